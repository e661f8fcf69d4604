import { isRole, isTopic, type Item } from '../items.ts';

const BOTH = /^(?:both(?: of)?|each(?: one)? of|every one of|all of|all three of)(?: the)?$/iu;

/**
 * "Hire nurses in both Dallas and Houston", "in each of Ohio and Texas", "hire both cashiers and bakers": employers for which all of it holds. A list of values
 * asks for those with one of them, so the word is reported.
 */
export const withBoth = (items: readonly Item[]): Item[] =>
  items.map((item, i) => (BOTH.test(item.text) && item.means.kind !== 'entity' && isOfAll(items, i) ? { ...item, means: { kind: 'unsaid' } } : item));

function isOfAll(items: readonly Item[], both: number): boolean {
  if (!items.some((item) => isTopic(item, ['companies', 'who']))) return false;
  const [first, join, second] = items.slice(both + 1).filter(({ means }) => means.kind !== 'skip');
  const kind = kindOf(first);
  if (kind === undefined || kind !== kindOf(second) || (join?.means.kind !== 'or' && join?.text !== ',')) return false;
  // The headquarters of no company are in two places, so that both lists are meant.
  return kind === 'role' || items.some(isRole);
}

const kindOf = (item: Item | undefined): 'role' | 'place' | undefined =>
  item?.means.kind === 'entity' && (item.means.entity.kind === 'role' || item.means.entity.kind === 'place') ? item.means.entity.kind : undefined;
