import { textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { LISTED, type Topic } from '../senses.ts';

const HOW_LARGE =
  /^(?:and |so )?(?:how (?:large|big|wide|broad)(?: (?:is|are|was|were))?|(?:the )?(?:overall |total |full )?size of|what['’]?s the size of|what is the size of)$/iu;
/** What is counted as a whole. "How large is the nursing workforce" asks for people. */
const WHOLE =
  /^(?:the |a |of )*(?:universe|pool|population|sample|set|roster|database|data ?base|data ?set|panel|catalog(?:ue)?|collection|list|taxonomy|inventory|directory|group|field|coverage)(?: of)?$/iu;
const LONGEST = 3;
const NEAR = 7;
const COUNTED: readonly Topic[] = [...LISTED, 'badges'];

/** "How large is the universe of employers", "size of the pool of California banks": how many there are. Nobody counts the people of a job or an employer. */
export function withAskedSizes(items: readonly Item[]): Item[] {
  const [start, end] = askedIn(items);
  const whole = items.findIndex((item, i) => i >= end && i <= end + NEAR && WHOLE.test(item.text) && item.means.kind !== 'entity');
  const isCounted = (item: Item): boolean => isTopic(item, COUNTED) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
  if (start < 0 || whole < 0 || !items.some(isCounted) || items.some((item) => isRole(item) || isCompany(item))) return [...items];
  return items.map((item, i) => {
    if (i === start) return { ...item, means: { kind: 'topic', topic: 'count' } };
    return (i > start && i < end) || i === whole ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Where the words for the size begin, and end. */
function askedIn(items: readonly Item[]): readonly [number, number] {
  for (let start = 0; start < items.length; start++)
    for (let end = Math.min(items.length, start + LONGEST); end > start; end--) if (HOW_LARGE.test(textOf(...items.slice(start, end)))) return [start, end];
  return [-1, -1];
}
