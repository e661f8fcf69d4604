import { textOf } from '../indexed.ts';
import { isTopic, type Item } from '../items.ts';
import type { Sense } from '../senses.ts';

const TIERS: readonly (readonly [RegExp, string])[] = [
  [/^high(?:est)?$/iu, 'high'],
  [/^above[\s-]average$/iu, 'above-average'],
  [/^average$/iu, 'average'],
  [/^low(?:est)?$/iu, 'low'],
  [/^none$/iu, 'none'],
];
/** What people call a tier. */
const BAND = /^(?:bands?|tiers?|buckets?|brackets?|categor(?:y|ies)|class(?:es)?|ranges?|levels?|groups?)$/iu;
const FIELDS = ['ENTRY_POSTING_TIER', 'TOTAL_POSTING_TIER'] as const;
type Field = (typeof FIELDS)[number];

/** "Entry-level openings (the 'high' band)", "in the above-average tier for postings": the tier of the openings that the question is about. */
export function withNamedBands(found: readonly Item[]): Item[] {
  const items = withBoundOfTiers(withBetterTiers(withBeginnerOpenings(withoutBandNumbers(found))));
  const name = items.findIndex((_, i) => tierAt(items, i) !== undefined);
  const field = fieldOf(items);
  const tier = name < 0 ? undefined : tierAt(items, name);
  if (tier === undefined || field === undefined) return [...items];
  const value: Sense = { kind: 'value', options: [{ field, values: [tier] }] };
  return items.map((item, i): Item => {
    if (i === name) return { ...item, means: value };
    // "Lots of openings" says no more.
    const isRepeated = isValueOf(item, field) || (i === name + 1 && BAND.test(item.text));
    return isRepeated ? { ...item, means: { kind: 'skip' } } : item;
  });
}

function tierAt(items: readonly Item[], i: number): string | undefined {
  const [item, next] = [items[i], items[i + 1]];
  if (item === undefined || item.means.kind === 'value' || !BAND.test(next?.text ?? '') || next?.means.kind === 'number') return undefined;
  return tierNamed(item.text);
}

/** Which openings are meant: those for beginners, where the question has words for them. */
const fieldOf = (items: readonly Item[]): Field | undefined =>
  FIELDS.find((field) => items.some((item) => isValueOf(item, field) || isTopic(item, [field === 'ENTRY_POSTING_TIER' ? 'entry_postings' : 'postings'])));

const isValueOf = ({ means }: Item, field: Field): boolean => means.kind === 'value' && means.options.some((option) => option.field === field);

/** "The strongest hiring band (3 of 3)": the number of the band that is named. */
function withoutBandNumbers(items: readonly Item[]): Item[] {
  const band = items.findIndex(({ means }) => means.kind === 'value' && means.options.some(({ field }) => field === 'HIRING_POSTINGS_QTILE'));
  const number = items.findIndex(
    ({ means }, i) => i > band && means.kind === 'number' && OUT_OF.test(items[i + 1]?.text ?? '') && items[i + 2]?.means.kind === 'number',
  );
  if (band < 0 || number < 0 || number - band > MOST_BETWEEN) return [...items];
  return items.map((item, i) =>
    (i > band && i < number && BAND.test(item.text)) || i === number || i === number + 2 ? { ...item, means: { kind: 'skip' } } : item,
  );
}
const OUT_OF = /^(?:of|out of|\/)$/iu;
const MOST_BETWEEN = 4;

/** "Total postings above average or better": the tier that is named, and those above it. */
function withBetterTiers(items: readonly Item[]): Item[] {
  const isBetter = (item: Item | undefined): boolean => item?.means.kind === 'compare' && item.means.operator === 'gte' && /^(?:or|and) /iu.test(item.text);
  return items.map((item, i): Item => {
    const { means } = item;
    if (isBetter(item) && isOneTier(items[i - 1]) && items[i + 1]?.means.kind !== 'number') return { ...item, means: { kind: 'skip' } };
    if (means.kind !== 'value' || !isOneTier(item) || !isBetter(items[i + 1]) || items[i + 2]?.means.kind === 'number') return item;
    return {
      ...item,
      means: { ...means, options: means.options.map((one) => ({ ...one, values: ORDER.slice(0, ORDER.indexOf(String(one.values[0])) + 1) })) },
    };
  });
}
const isOneTier = (item: Item | undefined): boolean =>
  item?.means.kind === 'value' &&
  item.means.options.every(({ field, values }) => FIELDS.some((name) => name === field) && values.length === 1 && ORDER.includes(String(values[0])));

/** "Lots of beginner jobs (above average or better)": a tier of openings for beginners, in brackets after them. */
function withBeginnerOpenings(items: readonly Item[]): Item[] {
  const open = items.findIndex(({ text }, i) => /^\($/u.test(text) && tierAfter(items, i) !== undefined);
  const tier = tierAfter(items, open);
  const jobs = open - 1;
  const isOfBeginners = isTopic(items[jobs] ?? NOTHING, ['jobs']) && isTopic(items[jobs - 1] ?? NOTHING, ['beginners']);
  // "Lots of entry postings (above average)": what is in brackets says how many.
  const said = items[jobs]?.means;
  const named = said?.kind === 'value' && isOneTier(items[jobs]) ? said.options[0]?.field : undefined;
  if (tier === undefined || !(isOfBeginners || named !== undefined)) return [...items];
  const field = named ?? 'ENTRY_POSTING_TIER';
  const values = tier.isLeast ? ORDER.slice(0, ORDER.indexOf(tier.name) + 1) : [tier.name];
  const many = named !== undefined ? jobs : MANY.test(items[jobs - 2]?.text ?? '') ? jobs - 2 : jobs - 1;
  return items.map((item, i): Item => {
    if (i === open + 1) return { ...item, means: { kind: 'value', options: [{ field, values }] } };
    return (i >= many && i <= jobs) || (i > open + 1 && i <= tier.end) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const NOTHING: Item = { from: 0, to: 0, text: '', means: { kind: 'skip' } };
const MANY = /^(?:lots of|a lot of|many|plenty of|loads of|tons of)$/iu;

/** The tier after a bracket, also in two words, with "or better" after it. */
function tierAfter(items: readonly Item[], open: number): { readonly name: string; readonly isLeast: boolean; readonly end: number } | undefined {
  for (const length of [2, 1]) {
    const name = open < 0 ? undefined : tierNamed(textOf(...items.slice(open + 1, open + 1 + length)));
    const next = items[open + 1 + length]?.text ?? '';
    const isLeast = /^(?:or|and) (?:better|higher|more|above|up)$/iu.test(next);
    if (name !== undefined && (isLeast || next.startsWith(')'))) return { name, isLeast, end: open + length + (isLeast ? 1 : 0) };
  }
  return undefined;
}

/** "Average or better total postings", "at least average": the tier, and those above it. */
function withBoundOfTiers(items: readonly Item[]): Item[] {
  const field = fieldOf(items);
  const at = items.findIndex(({ means, text }, i) => means.kind !== 'value' && tierNamed(text) !== undefined && boundNear(items, i) !== undefined);
  const bound = boundNear(items, at);
  const tier = tierNamed(items[at]?.text ?? '');
  if (field === undefined || tier === undefined || bound === undefined) return [...items];
  const values = ORDER.slice(0, ORDER.indexOf(tier) + 1);
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: { kind: 'value', options: [{ field, values }] } };
    return i === bound ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const ORDER = TIERS.map(([, name]) => name);
const tierNamed = (text: string): string | undefined => TIERS.find(([words]) => words.test(text))?.[1];

/** Where the words are that say "or better". */
function boundNear(items: readonly Item[], at: number): number | undefined {
  const isLeast = (item: Item | undefined): boolean => item?.means.kind === 'compare' && item.means.operator === 'gte';
  if (isLeast(items[at - 1]) && items[at + 1]?.means.kind !== 'number') return at - 1;
  return isLeast(items[at + 1]) && /^(?:or|and) /iu.test(items[at + 1]?.text ?? '') && items[at + 2]?.means.kind !== 'number' ? at + 1 : undefined;
}
