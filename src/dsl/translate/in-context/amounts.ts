import type { Item } from '../items.ts';
import { wordAfter, wordBefore } from './neighbors.ts';
import { LISTED, type Topic } from '../senses.ts';

/** What a number before it counts. */
const COUNTED: readonly Topic[] = [...LISTED, 'badges'];
const KINDS = /^(?:different|various|distinct|separate|kinds?|types?|sorts?|of)(?: of)?$/iu;

/** "How much different industries exist" counts them. */
export function withCounts(items: readonly Item[]): Item[] {
  const isOfPay = items.some(
    ({ means, text }) =>
      (means.kind === 'topic' && means.topic === 'wages' && !/^how much$/iu.test(text)) || (means.kind === 'order' && means.topic === 'wages'),
  );
  if (isOfPay) return [...items];
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !KINDS.test(text));
    const isCounted = next?.means.kind === 'topic' && COUNTED.includes(next.means.topic) && /s$/iu.test(next.text);
    return isCounted && /^how much$/iu.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'count' } } : item;
  });
}

/** "At the most companies" is an order; "at the most 20" is a bound. */
export function withMost(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isBound = [wordBefore(items, i), wordAfter(items, i)].some((one) => one?.means.kind === 'number');
    return item.means.kind === 'compare' && /^at the most$/iu.test(item.text) && !isBound ? { ...item, means: { kind: 'superlative', of: 'amount' } } : item;
  });
}

/** "Pay that tops $90,000", unlike "the tops in pay". */
export function withTops(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isTops = item.means.kind === 'superlative' && /^(?:tops|topped|topping)$/iu.test(item.text);
    const isBound = (isTops || (item.means.kind !== 'entity' && BEATS.test(item.text))) && isAmount(items[i + 1]);
    return isBound ? { ...item, means: { kind: 'compare', operator: 'gt' } } : item;
  });
}

const BEATS = /^(?:beats?|clears?|cracks?|outstrips?)$/iu;

/** "80 thousand" is read as a ZIP code first. */
const isAmount = (item: Item | undefined): boolean =>
  item?.means.kind === 'number' || (item?.means.kind === 'entity' && /^\d[\d,]*(?: \p{L}+)?$/u.test(item.text));

/** "Roughly half (40 to 60 percent)": the numbers in parentheses say what the one before them means. */
export function withExactAmounts(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isAbout = item.means.kind === 'number' && items[i + 1]?.text === '(' && items[i + 2]?.means.kind === 'number';
    const end = items.findIndex(({ text }, at) => at > i + 2 && text.startsWith(')'));
    const isRange = items.slice(i + 3, end).some(({ means }) => means.kind === 'number');
    return isAbout && end > 0 && isRange ? { ...item, means: { kind: 'skip' } } : item;
  });
}
