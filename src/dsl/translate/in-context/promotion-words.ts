import { isTopic, type Item } from '../items.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

const INSIDE = /^(?:internally|in[- ]house|from within|inside|within|inside the company|within the company)$/iu;
const OUTSIDE = /^(?:externally|elsewhere|outside|outside the company)$/iu;

/** "Promoted within a year": when, and not where. */
const withinTime = (items: readonly Item[]): Item[] =>
  items.map((item, i): Item => {
    const [before, after] = [items[i - 1], items[i + 1]];
    const promoted = vocabulary().get('promotion');
    if (isWithin(item) && A_YEAR.test(after?.text ?? '') && promoted !== undefined) return { ...item, means: promoted };
    return before !== undefined && isWithin(before) && A_YEAR.test(item.text) && item.means.kind === 'skip' ? { ...item, means: { kind: 'unsaid' } } : item;
  });
const isWithin = ({ text, means }: Item): boolean => means.kind === 'value' && /^promot\w+ within$/iu.test(text);
const A_YEAR = /^(?:an?|the (?:next|first)) (?:year|month|decade)$/iu;

/** "Promote at least a quarter of people internally": the words that belong together are apart. */
export function withPromotedWhere(found: readonly Item[]): Item[] {
  const items = withinTime(found);
  const promoted = items.findIndex((item) => isTopic(item, ['promotion']) && /^promot/iu.test(item.text));
  const where = items.findIndex(({ text, means }, i) => i > promoted + 1 && means.kind !== 'entity' && (INSIDE.test(text) || OUTSIDE.test(text)));
  const clause = items.slice(promoted + 1, where);
  const sense = vocabulary().get(OUTSIDE.test(items[where]?.text ?? '') ? 'promoted externally' : 'promoted internally');
  if (
    promoted < 0 ||
    where < 0 ||
    sense === undefined ||
    !clause.some(({ means }) => means.kind === 'number') ||
    clause.some(({ means }) => means.kind === 'mark')
  )
    return [...items];
  return items.map((item, i) => (i === promoted ? { ...item, means: sense } : i === where ? { ...item, means: { kind: 'skip' } } : item));
}
