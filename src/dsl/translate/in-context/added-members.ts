import { isTopic, type Item } from '../items.ts';

const JOIN = /^(?:and|\+|&|plus|,|\/|with)$/iu;
const EACH = /^(?:(?:in|inside|within|of|for|under|per) )?(?:each|every)(?: (?:one|cluster|field|group))?$|^(?:in|inside|within) (?:them|it)$/iu;

/** What is added to each cluster of a list: its name, and its occupations. */
export const withAddedMembers = (items: readonly Item[]): Item[] => withMembersOfEach(withNamesAndMembers(withNamesOf(withNamed(items))));

const isOfNeighbors = (items: readonly Item[]): boolean => items.some((item) => isTopic(item, ['similar', 'next']));

/** "Similar clusters of 75, named, as a diagram". */
function withNamed(items: readonly Item[]): Item[] {
  const isPause = (item: Item | undefined): boolean => item === undefined || item.means.kind === 'mark';
  return items.map((item, i) =>
    /^named$/iu.test(item.text) && isPause(items[i - 1]) && isPause(items[i + 1]) && isOfNeighbors(items)
      ? { ...item, means: { kind: 'expand', word: 'NAMES' } }
      : item,
  );
}

/** "Adjacent skill sets … - names of the neighbors". */
const withNamesOf = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const named = items.slice(i + 1).find(({ means }) => means.kind !== 'skip');
    const isOfList = named !== undefined && isTopic(named, ['similar', 'next', 'clusters']) && isOfNeighbors(items);
    return /^names?(?: of)?$/iu.test(item.text) && item.means.kind === 'skip' && isOfList ? { ...item, means: { kind: 'expand', word: 'NAMES' } } : item;
  });

/** "With names and occupations", "show names and member occupations". */
function withNamesAndMembers(items: readonly Item[]): Item[] {
  const names = items.findIndex(({ means }) => means.kind === 'expand' && means.word === 'NAMES');
  if (names < 0) return [...items];
  const start = items.findIndex(
    (item, i) => i > names && !JOIN.test(item.text) && !['skip', 'mark'].includes(item.means.kind) && !isTopic(item, ['similar', 'next']),
  );
  const first = items[start];
  const last = first !== undefined && isTopic(first, ['member']) ? items[start + 1] : first;
  if (start > names + FAR || first === undefined || last === undefined || !isTopic(last, ['jobs']) || !/s$/iu.test(last.text)) return [...items];
  return items.map((item) => {
    if (item === last) return { ...item, means: { kind: 'expand', word: 'OCCUPATIONS' } };
    return item === first ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const FAR = 5;

/** "With the occupations in each", after neighbors: added to each, and no group. */
function withMembersOfEach(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, i) =>
      EACH.test(item.text) &&
      (items[i + 1] === undefined || items[i + 1]?.means.kind === 'mark') &&
      items[i - 1] !== undefined &&
      isMembers(items[i - 1]) &&
      isOfNeighbors(items.slice(0, i)),
  );
  const isCount = items.some((item) => isTopic(item, ['count']));
  if (at < 0 || isCount) return [...items];
  return items.map((item, i): Item => {
    if (i === at - 1) return { ...item, means: { kind: 'expand', word: 'OCCUPATIONS' } };
    return i === at ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const isMembers = (item: Item | undefined): boolean =>
  item !== undefined && ((item.means.kind === 'expand' && item.means.word === 'OCCUPATIONS') || (isTopic(item, ['jobs']) && /s$/iu.test(item.text)));
