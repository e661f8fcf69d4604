import { textOf } from './indexed.ts';
import { isTopic, type Item } from './items.ts';

/** How many hours, weeks, and months a year of full-time work has, as official statistics count it. */
const PERIODS = [
  { name: /^(?:(?:an|per|each|every|\/) (?:hour|hr)|hourly)$/iu, perYear: 2080 },
  { name: /^(?:(?:a|per|each|every|\/) (?:week|wk)|weekly)$/iu, perYear: 52 },
  { name: /^(?:(?:a|per|each|every|\/) (?:month|mo)|monthly)$/iu, perYear: 12 },
  { name: /^(?:(?:a|per|\/) (?:year|yr|annum)(?: of experience)?|yearly|annually)$/iu, perYear: 1 },
] as const;
const LONGEST = 3;
const DOLLARS = /^(?:dollars?|bucks?|usd)$/iu;

interface Period {
  readonly perYear: number;
  readonly start: number;
  readonly end: number;
}

/** "Over $50 an hour", "nurse salary per year": pay is by the year. */
export function withPayPeriods(items: readonly Item[]): Item[] {
  const periods = items.flatMap((_, i) => periodAt(items, i) ?? []);
  const isOfPay = items.some((item) => isTopic(item, ['wages']) || (item.means.kind === 'order' && item.means.topic === 'wages'));
  return items.map((item, i): Item => {
    const period = periods.find(({ start }) => start === endOfAmount(items, i));
    if (item.means.kind === 'number' && period !== undefined) {
      const { means } = item;
      return { ...item, means: { ...means, unit: 'money', value: means.value * period.perYear } };
    }
    const within = periods.find(({ start, end }) => i >= start && i < end);
    const isSaid = within !== undefined && ((isOfPay && within.perYear === 1) || items.some((_, at) => endOfAmount(items, at) === within.start));
    return isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Where an amount of money ends that begins here: "$50", "50 dollars". */
function endOfAmount(items: readonly Item[], i: number): number | undefined {
  const means = items[i]?.means;
  if (means?.kind !== 'number') return undefined;
  const isDollars = DOLLARS.test(items[i + 1]?.text ?? '');
  return isDollars ? i + 2 : means.unit === 'money' ? i + 1 : undefined;
}

function periodAt(items: readonly Item[], start: number): Period | undefined {
  for (let end = Math.min(items.length, start + LONGEST); end > start; end--) {
    const said = textOf(...items.slice(start, end));
    const found = PERIODS.find(({ name }) => name.test(said));
    if (found !== undefined) return { perYear: found.perYear, start, end };
  }
  return undefined;
}
