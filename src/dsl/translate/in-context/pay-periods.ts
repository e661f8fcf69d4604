import { textOf } from '../indexed.ts';
import { isTopic, type Item } from '../items.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

/** How many hours, days, weeks, and months a year of full-time work has, as official statistics count it. */
const PERIODS = [
  { name: /^(?:(?:an|per|each|every|\/) (?:hour|hr)|hourly)$/iu, perYear: 2080 },
  { name: /^(?:(?:a|per|each|every|\/) (?:day|workday)|daily)$/iu, perYear: 260 },
  { name: /^(?:(?:a|per|each|every|\/) (?:week|wk)|weekly)$/iu, perYear: 52 },
  { name: /^(?:(?:every|per) (?:two|2|other) weeks?|bi-?weekly|fortnightly|(?:a|per) fortnight)$/iu, perYear: 26 },
  { name: /^(?:twice (?:a|per) month|semi-?monthly)$/iu, perYear: 24 },
  { name: /^(?:(?:a|per|each|every|\/) (?:month|mo)|monthly)$/iu, perYear: 12 },
  { name: /^(?:(?:a|per|\/) (?:year|yr|annum)(?: of experience)?|yearly|annually)$/iu, perYear: 1 },
] as const;
const LONGEST = 3;
const DOLLARS = /^(?:dollars?|bucks?|usd)$/iu;
/** "$40 per shift": what no period of the year is. */
const PER = /^(?:per|an?|each|every|\/)$/iu;

/** How many of a period a year has: "per hour", "/ hr", "weekly". */
export const timesAYear = (period: string): number | undefined => PERIODS.find(({ name }) => name.test(period))?.perYear;

interface Period {
  readonly perYear: number;
  readonly start: number;
  readonly end: number;
}

/** "Over $50 an hour", "nurse salary per year": pay is by the year. */
export function withPayPeriods(written: readonly Item[]): Item[] {
  const isOfPay = written.some((item) => isTopic(item, ['wages']) || (item.means.kind === 'order' && item.means.topic === 'wages'));
  const items = withSharedUnits(withLeadingBounds(written));
  if (!isOfPay && !items.some(({ means }) => means.kind === 'number')) return items;
  const periods = items.flatMap((_, i) => periodAt(items, i) ?? []);
  const periodOf = (i: number): Period | undefined => {
    const end = endOfAmount(items, i, { isOfPay });
    return end === undefined ? undefined : (periods.find(({ start }) => start === end) ?? periodAhead(items, periods, i));
  };
  const own = items.map((_, i) => periodOf(i));
  // The period after the second amount of a range is that of both.
  const said = own.map((period, i) => period ?? own[rangeEnd(items, i) ?? i]);
  return items.map((item, i): Item => {
    const period = said[i];
    const { means } = item;
    if (means.kind === 'number' && period !== undefined) return { ...item, means: { ...means, unit: 'money', value: means.value * period.perYear } };
    if (means.kind === 'number' && isPerOther(items, i)) return { ...item, means: { kind: 'unknown' } };
    const within = periods.find(({ start, end }) => i >= start && i < end);
    const isSaid = within !== undefined && ((isOfPay && within.perYear === 1) || said.includes(within));
    return isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Where an amount of money ends that begins here: "$50", "50 dollars", and of pay also "50". */
function endOfAmount(items: readonly Item[], i: number, { isOfPay }: { readonly isOfPay: boolean }): number | undefined {
  const means = items[i]?.means;
  if (means?.kind !== 'number' || means.unit === 'percent') return undefined;
  const isDollars = DOLLARS.test(items[i + 1]?.text ?? '');
  // "The top 5 hourly paying clusters" are five.
  const isPay = means.unit === 'money' || (isOfPay && !['superlative', 'limit'].includes(items[i - 1]?.means.kind ?? ''));
  const end = isDollars ? i + 2 : isPay ? i + 1 : undefined;
  // "$30+ per hour", "$30 or more an hour".
  const isOrMore = end !== undefined && OR_MORE.test(items[end]?.text ?? '') && periodAt(items, end + 1) !== undefined;
  return isOrMore ? end + 1 : end;
}
const OR_MORE = /^(?:\+|(?:or|and) (?:more|over|above|up|better|higher|less|under|below))$/iu;

/** "Hourly pay above 40", where nothing else is said behind the amount. */
function periodAhead(items: readonly Item[], periods: readonly Period[], i: number): Period | undefined {
  const before = items.slice(0, i);
  const pay = before.findLastIndex((item) => isTopic(item, ['wages']));
  const isNext = pay >= 0 && before.slice(pay + 1).every(({ means }) => ['skip', 'compare', 'between'].includes(means.kind));
  return isNext ? periods.find(({ start, end }) => end === pay && end - start === 1) : undefined;
}

/** Whether an amount of money is paid per something else: "$40 per shift". */
const isPerOther = (items: readonly Item[], i: number): boolean => {
  const { means } = items[i] ?? {};
  return means?.kind === 'number' && means.unit === 'money' && PER.test(items[i + 1]?.text ?? '') && items[i + 2]?.means.kind === 'unknown';
};

/** "Over $20 and under $40": what comes before an amount does not belong to the one before it, as "60 and under" does. */
const withLeadingBounds = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (item.means.kind !== 'compare') return item;
    const word = /^(?:and|or) (?<word>\S+)$/iu.exec(item.text)?.groups?.['word'];
    const means = word === undefined || items[i + 1]?.means.kind !== 'number' ? undefined : vocabulary().get(word);
    return means?.kind === 'compare' ? { ...item, means } : item;
  });

/** "50-60k", "$20-30": what is said of one end of a range counts for both. */
function withSharedUnits(items: readonly Item[]): Item[] {
  const read = [...items];
  for (const [i, item] of items.entries()) {
    const end = rangeEnd(items, i);
    const last = end === undefined ? undefined : items[end];
    if (end === undefined || last?.means.kind !== 'number' || item.means.kind !== 'number') continue;
    if (![item.means.unit, last.means.unit].includes('money') && !WITH_FACTOR.test(last.text)) continue;
    const isOfThousands = WITH_FACTOR.test(last.text) && !WITH_FACTOR.test(item.text) && item.means.value < FACTOR;
    const value = isOfThousands && item.means.value * FACTOR <= last.means.value ? item.means.value * FACTOR : item.means.value;
    read[i] = { ...item, means: { ...item.means, unit: 'money', value } };
    read[end] = { ...last, means: { ...last.means, unit: 'money' } };
  }
  return read;
}
const FACTOR = 1_000;
const WITH_FACTOR = /(?:\dk|thousand|grand)$/iu;

/** Where the second number of a range is that begins here: "between 20 and 30", "20 to 30", "20-30". */
function rangeEnd(items: readonly Item[], i: number): number | undefined {
  if (items[i]?.means.kind !== 'number') return undefined;
  const end = items.findIndex(({ means }, at) => at > i && means.kind === 'number');
  const between = end < 0 ? undefined : textOf(...items.slice(i + 1, end));
  const isBetween = items.slice(Math.max(0, i - 2), i).some(({ means }) => means.kind === 'between');
  return between !== undefined && (TO.test(between) || (isBetween && /^and$/iu.test(between))) ? end : undefined;
}
const TO = /^(?:|to|through|thru|until|till|–|-|up to)$/iu;

function periodAt(items: readonly Item[], start: number): Period | undefined {
  for (let end = Math.min(items.length, start + LONGEST); end > start; end--) {
    const perYear = timesAYear(textOf(...items.slice(start, end)));
    if (perYear !== undefined) return { perYear, start, end };
  }
  return undefined;
}
