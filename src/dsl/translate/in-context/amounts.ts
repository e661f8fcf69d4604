import { textOf } from '../indexed.ts';
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

/** "Pay that tops $90,000", "clears 170k", and "40k tops", unlike "the tops in pay". */
export function withTops(found: readonly Item[]): Item[] {
  const items = withTopQuarter(found);
  return items.map((item, i) => {
    const isLast = items[i + 1] === undefined || items[i + 1]?.means.kind === 'mark';
    if (/^tops$/iu.test(item.text) && items[i - 1]?.means.kind === 'number' && isLast) return { ...item, means: { kind: 'compare', operator: 'lte' } };
    const isVerb = TOPS.test(item.text) || (REACHES.test(item.text) && i > 0 && items[i - 1]?.means.kind !== 'mark');
    const next = items[i + 1];
    const isBound = ['superlative', 'write', 'unknown'].includes(item.means.kind) && isVerb && isAmount(next);
    if (!isBound || (next?.means.kind === 'number' && !TOPPED.test(item.text) && !isMoney(next))) return item;
    return { ...item, means: { kind: 'compare', operator: TOPS.test(item.text) ? 'gt' : 'gte' } };
  });
}
const TOPPED = /^(?:tops|topped|topping)$/iu;
const TOPS = /^(?:tops|topped|topping|beats?|exceeds?|surpass(?:es)?|pass(?:es)?|cracks?|breaks?|outstrips?)$/iu;
const REACHES = /^(?:clears?|cleared|clearing|hits?|reach(?:es)?)$/iu;
const LEAST_MONEY = 1_000;
const isMoney = (item: Item | undefined): boolean => item?.means.kind === 'number' && (item.means.unit === 'money' || item.means.value >= LEAST_MONEY);

/** "The top quarter makes over 100k": the pay of the 75th percentile. */
function withTopQuarter(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ text }, i) => HIGHEST.test(text) && QUARTER.test(items[i + 1]?.text ?? ''));
  const [top, quarter, verb] = items.slice(Math.max(at, 0), at + 3);
  if (at < 0 || top === undefined || quarter === undefined || !items.slice(at + 2, at + 2 + FARTHEST).some(isMoney)) return [...items];
  const pay: Item = { from: top.from, to: quarter.to, text: textOf(top, quarter), means: { kind: 'topic', topic: 'wages' } };
  const rest = items.slice(at + 2);
  // "The top quarter earns": no more than their pay.
  const isSaid = verb !== undefined && EARNS.test(verb.text);
  return [...items.slice(0, at), pay, ...rest.map((item): Item => (isSaid && item === verb ? { ...item, means: { kind: 'skip' } } : item))];
}
const HIGHEST = /^(?:the )?(?:top|upper|best[- ]paid|highest[- ]paid|top[- ]paid|top[- ]earning)$/iu;
const QUARTER = /^(?:quarter|quarters|fourth|25 ?%|25 percent|quartile)$/iu;
const EARNS = /^(?:makes?|earns?|gets?|takes? home|pulls? in|brings? home|is paid|are paid|pays?|rakes? in)$/iu;
const FARTHEST = 5;

/** "80 thousand" is read as a ZIP code first. */
const isAmount = (item: Item | undefined): boolean =>
  item?.means.kind === 'number' || (item?.means.kind === 'entity' && /^\d[\d,]*(?: \p{L}+)?$/u.test(item.text));

/** "Roughly half (40 to 60 percent)": the numbers in parentheses say what the one before them means. */
export function withExactAmounts(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    // "Whose retention falls between 45% and 55%", "whose pay stays below $50,000".
    const isVerb = LIES.test(item.text) && ['unknown', 'skip', 'value'].includes(item.means.kind) && BOUNDS.has(items[i + 1]?.means.kind ?? '');
    if (isVerb && items.slice(i + 2, i + 4).some(({ means }) => means.kind === 'number')) return { ...item, means: { kind: 'skip' } };
    const isAbout = item.means.kind === 'number' && items[i + 1]?.text === '(' && items[i + 2]?.means.kind === 'number';
    const end = items.findIndex(({ text }, at) => at > i + 2 && text.startsWith(')'));
    const isRange = items.slice(i + 3, end).some(({ means }) => means.kind === 'number');
    return isAbout && end > 0 && isRange ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const BOUNDS: ReadonlySet<string> = new Set(['between', 'compare']);
const LIES = /^(?:stays?|remains?|keeps?|falls?|lies?|sits?|lands?|ranges?|runs?|hovers?|comes? in|is somewhere|somewhere)$/iu;
