import { isRole, isTopic, skipped, type Item } from '../items.ts';

/** "Jobs that make over 100k", "where staff earn over 90k", "pay limited to 80k": verbs of pay, who earns it, and its limits, each before an amount of money. */
export function withEarningVerbs(items: readonly Item[]): Item[] {
  return items.map((item, i): Item => {
    if (isEarner(items, i)) return skipped(item);
    const isOther = isTopic(item, ['search']) || item.means.kind === 'diagram';
    if (isOther && EARNS.test(item.text) && isBoundOfMoney(items, i + 1)) return { ...item, means: { kind: 'topic', topic: 'wages' } };
    const isOfPay = items.slice(Math.max(i - MOST_BEFORE, 0), i).some((one) => isTopic(one, ['wages']));
    return item.means.kind === 'limit' && /^limited to$/iu.test(item.text) && isOfPay && isMoney(items[i + 1])
      ? { ...item, means: { kind: 'compare', operator: 'lte' } }
      : item;
  });
}
const EARNS = /^(?:(?:that|which|who) )?(?:mak(?:e|es|ing)|draws?|drawing)$/iu;
const MOST_BEFORE = 2;
/** A plain number from here on is money. */
const LEAST_MONEY = 1_000;

const isMoney = (item: Item | undefined): boolean =>
  item?.means.kind === 'number' && (item.means.unit === 'money' || (item.means.unit === 'plain' && item.means.value >= LEAST_MONEY));

const isBoundOfMoney = (items: readonly Item[], at: number): boolean => isMoney(items[at]) || (items[at]?.means.kind === 'compare' && isMoney(items[at + 1]));

/** "Where workers" and "whose staff", before what they earn or how long they stay: those of the jobs that are asked for, and no other jobs. */
function isEarner(items: readonly Item[], i: number): boolean {
  const [before, item, next] = [items[i - 1], items[i], items[i + 1]];
  const isOfRelative = before !== undefined && i > 1 && /(?:^|\s)(?:where|whose|which)(?: the)?$/iu.test(before.text);
  return isOfRelative && item !== undefined && EARNERS.test(item.text) && next !== undefined && isTopic(next, ['wages', 'retention']);
}
const EARNERS = /^(?:workers?|employees?|staff|people|folks|staffers|incumbents|holders|jobholders|you|they|one)$/iu;

/** "How does pay for nurses change over ten years": how it grows. */
export function withChangingPay(items: readonly Item[]): Item[] {
  if (!/^how\b/iu.test(items[0]?.text ?? '')) return [...items];
  return items.map((item, i): Item => {
    const pay = items.slice(0, i).findLastIndex((one) => isTopic(one, ['wages']) && !/^how\b/iu.test(one.text));
    const isOfPay = pay >= 0 && items.slice(pay + 1, i).every((one) => one.means.kind === 'skip' || isRole(one));
    return isOfPay && ['write', 'unknown'].includes(item.means.kind) && CHANGES.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'growth' } } : item;
  });
}
const CHANGES = /^(?:chang(?:e|es|ed|ing)|evolv(?:e|es|ed|ing)|develop(?:s|ed)?|progress(?:es|ed)?|mov(?:e|es|ed)|shift(?:s|ed)?)$/iu;
