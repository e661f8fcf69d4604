import { textOf } from '../indexed.ts';
import { isBadge, isCompany, isKindOfBadge, isLevel, numberOf, skipped, type Item } from '../items.ts';

/** "Unless they are in Ohio": what follows is left out. "Unless they are not in Ohio" asks for what is there. A text that begins with it orders a change. */
export function withUnless(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ text }, i) => i > 0 && /^unless\b/iu.test(text));
  if (at < 0) return [...items];
  const next = items.findIndex(({ means }, i) => i > at && means.kind !== 'skip');
  const isDouble = items[next]?.means.kind === 'not';
  return items.map((item, i): Item => {
    if (i === at) return isDouble ? skipped(item) : { ...item, means: { kind: 'not' } };
    return isDouble && i === next ? skipped(item) : item;
  });
}

/** "All but the first 10 banks": rows to skip, and no limit. */
export function withoutFirstRows(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means }, i) => ['not', 'but'].includes(means.kind) && isFirst(items[i + 1]) && numberOf(items[i + 2]) !== undefined);
  if (at < 0) return [...items];
  const run = items.slice(at, at + 2);
  const skips: Item = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0, text: textOf(...run), means: { kind: 'skip_rows' } };
  return [...items.slice(0, at), skips, ...items.slice(at + 2)];
}
const isFirst = (item: Item | undefined): boolean => item?.means.kind === 'limit' && /\bfirst$/iu.test(item.text);

/** "Compare Walmart and Target but not their growth badges": what is not to be shown, which no query says. It is no condition on the companies. */
export function withoutColumns(items: readonly Item[]): Item[] {
  if (!COMPARES.test(items[0]?.text ?? '') || !items.some(isCompany)) return [...items];
  const not = items.findIndex(({ means }) => means.kind === 'not');
  const left = items.slice(Math.max(not, 0) + 1);
  const isColumn = (item: Item): boolean => isKindOfBadge(item) || isBadge(item);
  const isOfColumns = left.some(isColumn) && left.every((item) => isColumn(item) || ['skip', 'or', 'mark'].includes(item.means.kind)) && !left.some(isLevel);
  return not > 0 && isOfColumns
    ? items.map((item, i) => (i === not || (i > not && isColumn(item)) ? { ...item, means: { kind: 'unsaid' } } : item))
    : [...items];
}
const COMPARES = /^(?:compare|comparing|contrast|show|put)\b/iu;
