import { wordTable } from '../../../text/word-table.ts';
import { textOf } from '../indexed.ts';
import { isOfBeginners, isRole, isTopic, isValueOf, skipped, type Item } from '../items.ts';
import { HIRING } from '../senses.ts';

const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? )?(?:high|large|huge|big|heavy|strong|great|massive|substantial)$/iu, 'high'],
  [/^(?:an? )?above[ -]average$/iu, 'above-average'],
  [/^(?:an? )?average$/iu, 'average'],
  [/^(?:an? )?(?:low|small|little|weak|tiny)$/iu, 'low'],
];
const VOLUME = /^(?:volumes?|numbers?|amounts?|levels?)(?: of)?$/iu;
/** Between the volume and what is posted: whose postings they are. */
const FARTHEST = 5;
const TIER = '(high|above[ -]average|average|low|none|zero)';
const TWO_TIERS = new RegExp(`^(?:either )?${TIER} ?(?:or|and|,|/) ?${TIER}$`, 'iu');
const NAMES = wordTable<string>({ 'above average': 'above-average', zero: 'none' });

const isOpenings = (item: Item): boolean => isTopic(item, [...HIRING, 'jobs']);

/** "A high volume of entry-level cashier postings": a tier, although whose postings they are stands between the words for it. */
export function withVolumes(items: readonly Item[]): Item[] {
  const volume = items.findIndex((item, i) => VOLUME.test(item.text) && amountBefore(items, i) !== undefined);
  const amount = amountBefore(items, volume);
  const openings = items.findIndex((item, i) => i > volume && i <= volume + 1 + FARTHEST && isOpenings(item));
  const between = items.slice(volume + 1, openings);
  const isOfOne = between.every((item) => item.means.kind === 'skip' || isRole(item) || isOfBeginners(item));
  if (amount === undefined || openings < 0 || !isOfOne || !items.some(isRole)) return [...items];
  const beginners = between.find(isOfBeginners) ?? items.slice(openings, openings + 1).find((item) => isTopic(item, ['entry_postings']));
  const field = beginners === undefined ? 'TOTAL_POSTING_TIER' : 'ENTRY_POSTING_TIER';
  const value: Item['means'] = { kind: 'value', options: [{ field, values: [amount.tier] }] };
  return items.map((item, i) => {
    if (i === amount.at) return { ...item, means: value };
    return (i > amount.at && i <= volume) || item === beginners ? skipped(item) : item;
  });
}

/** The tier that one or two items before a word for an amount say, and where they begin. */
function amountBefore(items: readonly Item[], volume: number): { readonly tier: string; readonly at: number } | undefined {
  for (const at of [volume - 2, volume - 1]) {
    const words = items.slice(Math.max(0, at), Math.max(0, volume));
    const tier = words.length === volume - at ? AMOUNTS.find(([said]) => said.test(textOf(...words)))?.[1] : undefined;
    if (tier !== undefined && words.every(({ means }) => means.kind !== 'value')) return { tier, at };
  }
  return undefined;
}

/** "Post a lot of entry-level jobs, high or above average", "postings are above average or high": both tiers of the openings that the question is about. */
export function withTwoTiers(items: readonly Item[]): Item[] {
  const run = runOfTiers(items);
  const beginners = items.find((item) => isOfBeginners(item) || isTopic(item, ['entry_postings']) || isValueOf(item, 'ENTRY_POSTING_TIER'));
  const isOfOpenings = items.some((item) => isOpenings(item) || isValueOf(item, 'TOTAL_POSTING_TIER') || isValueOf(item, 'ENTRY_POSTING_TIER'));
  const isOfPairs = items.some((item) => isTopic(item, ['companies', 'who', 'role_badges'])) || items.some(isRole);
  const [first, last] = run === undefined ? [] : [items[run.start], items[run.end - 1]];
  if (run === undefined || first === undefined || last === undefined || !isOfOpenings || !isOfPairs) return [...items];
  const field = beginners === undefined ? 'TOTAL_POSTING_TIER' : 'ENTRY_POSTING_TIER';
  const tiers: Item = {
    from: first.from,
    to: last.to,
    text: textOf(...items.slice(run.start, run.end)),
    means: { kind: 'value', options: [{ field, values: run.values }] },
  };
  const others = (part: readonly Item[]): Item[] =>
    part.map((item) => {
      const isRepeated = isValueOf(item, 'TOTAL_POSTING_TIER') || isValueOf(item, 'ENTRY_POSTING_TIER') || isOfBeginners(item);
      return isRepeated ? skipped(item) : item;
    });
  return [...others(items.slice(0, run.start)), tiers, ...others(items.slice(run.end))];
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly values: readonly string[];
}

/** Where two tiers are joined that are no part of a longer phrase. */
function runOfTiers(items: readonly Item[]): Run | undefined {
  if (!items.some(({ text }) => IN_TIERS.test(text))) return undefined;
  for (const start of items.keys())
    for (let end = start + 2; end <= Math.min(start + LONGEST, items.length); end++) {
      const words = items.slice(start, end);
      const [, one, other] = TWO_TIERS.exec(textOf(...words).toLowerCase()) ?? [];
      const isEnd =
        items[end] === undefined || /^only$/iu.test(items[end]?.text ?? '') || ['mark', 'skip', 'or', 'but', 'topic'].includes(items[end]?.means.kind ?? '');
      if (one === undefined || other === undefined || !isEnd) continue;
      return { start, end, values: [one, other].map((name) => NAMES[name.replace('-', ' ')] ?? name) };
    }
  return undefined;
}
const LONGEST = 5;
/** What each name of a tier has in it. */
const IN_TIERS = /high|average|low|none|zero/iu;
