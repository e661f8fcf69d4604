import { isTopic, type Item } from '../items.ts';
import { LISTED } from '../senses.ts';

/** Gives words the meaning that they have at the ends of an order: "lowest at the top", "from most employers to fewest", "most occupations in them first". */
export const withOrderEnds = (items: readonly Item[]): Item[] => withFirstLater(withOnTop(withFromFirst(withBothEnds(withRankedWords(items)))));

/** "First by industry and second by name", "primarily by AI flag": which order comes first. */
const withRankedWords = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    // "Rank clusters by the share of people who stay": after the verb and what is ranked, "by" names the key.
    const isOfVerb = items.slice(Math.max(0, i - FAR), i).some(({ means, text }) => means.kind === 'by' && SORTS.test(text));
    const key = items.slice(i + 1).find(({ means, text }) => means.kind !== 'skip' || /^by\b/iu.test(text));
    if (item.means.kind === 'skip' && /^by(?: (?:the|their|its))?$/iu.test(item.text) && isOfVerb && key?.means.kind !== 'order')
      return { ...item, means: { kind: 'by' } };
    const isBy = next?.means.kind === 'by' || (next?.means.kind === 'order' && /^by\b/iu.test(next.text));
    return isBy && RANKED.test(item.text) && item.means.kind !== 'entity' && item.means.kind !== 'by' ? { ...item, means: { kind: 'skip' } } : item;
  });
const SORTS = /^(?:rank|sort|order|arrange)$/iu;
const RANKED = /^(?:first(?:ly)?|second(?:ly)?|secondarily|primarily|mainly|lastly|finally|within (?:that|it|each|them))$/iu;

/** "Ordered from most employers to fewest": the order, and which end comes first. */
function withBothEnds(items: readonly Item[]): Item[] {
  const end = items.findIndex((item, i) => isEnd(item) && /^(?:to|down to|up to|through)$/iu.test(items[i - 1]?.text ?? ''));
  const start = items.slice(0, Math.max(end, 0)).findLastIndex((item, i) => isEnd(item) && /^from$/iu.test(items[i - 1]?.text ?? ''));
  const first = items[start]?.means;
  if (end < 0 || start < 0 || end - start > FAR || first?.kind !== 'superlative') return [...items];
  const hasBy = items.slice(0, start - 1).some(({ means }) => means.kind === 'by');
  return items.map((item, i): Item => {
    if (i === start - 1) return { ...item, means: hasBy ? { kind: 'skip' } : { kind: 'by' } };
    if (i === end) return { ...item, means: { kind: 'direction', direction: first.of === 'least' ? 'asc' : 'desc' } };
    return i === start || i === end - 1 ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const isEnd = ({ means }: Item): boolean => means.kind === 'superlative' && ['amount', 'least', 'size'].includes(means.of);
const FAR = 5;

/** "Sorted from the best paid down": which end comes first, and no range. */
function withFromFirst(items: readonly Item[]): Item[] {
  const down = items.findIndex(({ text, means }, i) => DOWN.test(text) && means.kind !== 'entity' && isOver(items[i + 1]));
  const start = items.slice(0, Math.max(0, down)).findLastIndex(({ text }) => /^from(?: the)?$/iu.test(text));
  // "From the top down".
  if (down > 0 && items[down - 1]?.means.kind === 'direction') return items.map((item, i) => (i === down ? { ...item, means: { kind: 'skip' } } : item));
  const key = items.slice(start + 1, Math.max(0, down)).find(({ text }) => !/^the$/iu.test(text));
  if (down < 0 || start < 0 || down - start > FAR || key === undefined || !(isEnd(key) || key.means.kind === 'order')) return [...items];
  const before = items.slice(0, start).findLastIndex(({ means }) => means.kind === 'by');
  // "Sorted from the best paid down": the order is named, and the verb says no more.
  const by = before === start - 1 && key.means.kind === 'order' ? before : -1;
  return items.map((item, i) => (i === start || i === down || i === by ? { ...item, means: { kind: 'skip' } } : item));
}
const DOWN = /^(?:down|downward|downwards|on down|and down)$/iu;

/** "Lowest retention at the top": where the first ones are, and no second order. */
function withOnTop(items: readonly Item[]): Item[] {
  const top = items.findIndex(
    ({ means, text }, i) => means.kind === 'superlative' && /^top$/iu.test(text) && /^(?:the|on)$/iu.test(items[i - 1]?.text ?? '') && isOver(items[i + 1]),
  );
  const at = /^on$/iu.test(items[top - 1]?.text ?? '') ? top - 1 : top - 2;
  const isAfterOrder = items.slice(Math.max(0, top - FAR), Math.max(0, at)).some((item) => isEnd(item) || item.means.kind === 'direction');
  if (top < 0 || !isAfterOrder || !/^(?:at|on)$/iu.test(items[at]?.text ?? '')) return [...items];
  return items.map((item, i) => (i >= at && i <= top ? { ...item, means: { kind: 'skip' } } : item));
}

/** "Clusters with most occupations in them first": the same, after what is counted. */
function withFirstLater(items: readonly Item[]): Item[] {
  const first = items.findIndex((item, i) => item.means.kind === 'limit' && /^first$/iu.test(item.text) && isOver(items[i + 1]));
  const most = items.slice(0, Math.max(0, first)).findLastIndex(isEnd);
  const between = items.slice(most + 1, first);
  const isOfCounted = between.length > 1 && between.every((item, i) => (i === 0 && isTopic(item, LISTED)) || (i > 0 && IN_THEM.test(item.text)));
  if (first < 0 || most < 0 || !isOfCounted) return [...items];
  return items.map((item, i) => (i > most + 1 && i <= first ? { ...item, means: { kind: 'skip' } } : item));
}
const IN_THEM = /^(?:in|inside|within|in (?:them|it|each)|them|it|each)$/iu;
const isOver = (item: Item | undefined): boolean => item === undefined || item.means.kind === 'mark';
