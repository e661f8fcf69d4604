import { isTopic, type Item } from '../items.ts';
import { isSuperlative } from './neighbors.ts';

const KEEPS =
  /^(?:keep|keeps|keeping|kept|retain|retains|retaining|hold on to|holds on to|hold onto|hang on to|hangs on to|lose|loses|losing|leave|leaves|leaving|quit|quits|stay|stays|remain|remains|sticks?(?: around)?)$/iu;
/** After a share of people: "6 out of 10 are still around". Of companies, this is what became of them. */
const STILL =
  /^(?:(?:are |is )?still (?:around|there|with them|with (?:the|their|that|the same) (?:company|employer|firm|job)|at (?:the|their) (?:company|employer|firm)|on board|in it|in place|employed|working there)|(?:are )?around)$/iu;
const KEPT =
  /^(?:(?:the|their|its|most|of|all) )*(?:people|workers?|staff|employees?|workforce|members?|those|them)$|(?:share|part|portion|percentage) of (?:people|workers?|staff|employees?)$/iu;
const SHARE = /^(?:the )?(?:share|part|portion|percentage|proportion)(?: of)?$/iu;
const PEOPLE = /^(?:people|workers?|employees?|staff|workforce|folks|hires|those)$/iu;
const HALF = 50;

/** "Clusters that keep the smallest share of their workers", "where 6 out of 10 are still around": how many stay, and "lose": how many leave. What is kept says no more. */
export function withKept(all: readonly Item[]): Item[] {
  const found = withWhoStays(all);
  if (!found.some((item) => isTopic(item, ['clusters', 'jobs', 'next', 'similar']))) return [...found];
  const items = withHalf(found);
  const isPercent = ({ means }: Item): boolean => means.kind === 'number' && means.unit === 'percent';
  const share = items.findIndex(isPercent);
  const isStill = ({ means, text }: Item, i: number): boolean => share >= 0 && i > share && means.kind !== 'entity' && STILL.test(text);
  const verb = items.findIndex((item, i) => (['skip', 'unknown', 'not'].includes(item.means.kind) && KEEPS.test(item.text)) || isStill(item, i));
  const end = items.findIndex(({ means }, i) => i > verb && means.kind === 'year');
  const kept = items.findIndex(({ text }, i) => KEPT.test(text) && (end < 0 || i < end));
  // "That keep at least 60% of experienced people".
  const isShare = items.slice(verb + 1).some(isPercent) || items.some(isStill);
  if (verb < 0 || !(isShare || (kept >= 0 && items.some(isSuperlative)))) return [...found];
  const isKept = (item: Item, i: number): boolean => (i === kept || SHARE.test(item.text)) && !isSuperlative(item);
  return items.map((item, i) =>
    i === verb ? { ...item, means: { kind: 'topic', topic: 'retention' } } : isKept(item, i) ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "By the share of people who stick around": those who stay are no employers. */
const withWhoStays = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const isOfPeople = PEOPLE.test(items[i - 1]?.text ?? '') && next !== undefined && isTopic(next, ['retention']);
    return isOfPeople && isTopic(item, ['who']) ? { ...item, means: { kind: 'skip' } } : item;
  });

/** "More than half of the people". */
function withHalf(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isShare = /^half$/iu.test(item.text) && item.means.kind !== 'number' && items.slice(i + 1, i + 4).some(({ text }) => PEOPLE.test(text));
    return isShare ? { ...item, means: { kind: 'number', value: HALF, unit: 'percent' } } : item;
  });
}
