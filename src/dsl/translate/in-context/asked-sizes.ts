import { runIn, textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { BADGES, LISTED, type Topic } from '../senses.ts';

const HOW_LARGE =
  /^(?:and |so )?(?:how (?:large|big|wide|broad|extensive|long|deep)(?: (?:is|are|was|were))?|(?:the )?(?:overall |total |full )?size of|what['’]?s the size of|what is the size of)$/iu;
/** What is counted as a whole. "How large is the nursing workforce" asks for people. */
const WHOLE =
  /^(?:the |a |of )*(?:universe|pool|population|sample|set|roster|database|data ?base|data ?set|panel|catalog(?:ue)?|collection|list|taxonomy|inventory|directory|group|field|coverage)(?: of)?$/iu;
const LONGEST = 3;
const NEAR = 7;
const COUNTED: readonly Topic[] = [...LISTED, 'badges'];

/** "How large is the universe of employers", "size of the pool of California banks": how many there are. Nobody counts the people of a job or an employer. */
export function withAskedSizes(found: readonly Item[]): Item[] {
  const items = withAllSizes(withoutOverall(found));
  const [start, end] = askedIn(items);
  const whole = WHOLE_OF.test(textOf(...items.slice(start, end)))
    ? start
    : items.findIndex((item, i) => i >= end && i <= end + NEAR && WHOLE.test(item.text) && item.means.kind !== 'entity');
  const isCounted = (item: Item): boolean => isTopic(item, COUNTED) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
  if (start < 0 || whole < 0 || !items.some(isCounted) || items.some((item) => isRole(item) || isCompany(item))) return [...items];
  return items.map((item, i) => {
    if (i === start) return { ...item, means: { kind: 'topic', topic: 'count' } };
    return (i > start && i < end) || i === whole ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Number of firms covered overall": of all, and no badge. */
function withoutOverall(items: readonly Item[]): Item[] {
  const isOfBadges = items.some((item) => isTopic(item, BADGES) || item.means.kind === 'level');
  if (isOfBadges || !items.some((item) => isTopic(item, ['count']))) return [...items];
  return items.map((item, i) => {
    const next = items[i + 1];
    const isLast = next === undefined || next.means.kind === 'mark';
    return isLast && item.means.kind === 'archetype' && item.means.archetype === 'overall' ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Both metro sizes", "regardless of metro size": all rows, and no condition. */
function withAllSizes(items: readonly Item[]): Item[] {
  const at = items.findIndex((item) => isTopic(item, ['metro']) && !/\bof$/iu.test(item.text));
  const end = /\bsizes?$/iu.test(items[at]?.text ?? '') ? at : /^sizes?$/iu.test(items[at + 1]?.text ?? '') ? at + 1 : -1;
  const isAll = ALL.test(textOf(...items.slice(Math.max(0, at - 2), at)));
  return items.map((item, i): Item => (at > 0 && end >= 0 && isAll && (i === at || i === end) ? { ...item, means: { kind: 'skip' } } : item));
}
const ALL = /(?:^|\s)(?:both|all|either|any|each|regardless of|whatever|whichever|independent of)(?: the| of the)?$/iu;

/** "Universe of retailers": a whole, said with what it has. */
const WHOLE_OF = /^(?:the )?(?:total |overall |full |entire |whole )?(?:universe|population|pool|total number)(?: of)?$/iu;

/** Where the words for the size begin, and end. */
const askedIn = (items: readonly Item[]): readonly [number, number] =>
  runIn(items, LONGEST, (run, start) => HOW_LARGE.test(textOf(...run)) || (start === 0 && WHOLE_OF.test(textOf(...run)))) ?? [-1, -1];
