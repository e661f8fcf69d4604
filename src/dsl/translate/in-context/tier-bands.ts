import { textOf } from '../indexed.ts';
import { isAtLeast, isOrMore, isTopic, isValueOf, type Item } from '../items.ts';
import type { FieldValue, Sense } from '../senses.ts';
import { withTwoTiers, withVolumes } from './tier-volumes.ts';

const TIERS: readonly (readonly [RegExp, string])[] = [
  [/^high(?:est)?$/iu, 'high'],
  [/^above[\s-]average$/iu, 'above-average'],
  [/^average$/iu, 'average'],
  [/^low(?:est)?$/iu, 'low'],
  [/^(?:none|no|zero)$/iu, 'none'],
];
/** What people call a tier. */
const BAND = /^(?:bands?|tiers?|buckets?|brackets?|categor(?:y|ies)|class(?:es)?|ranges?|levels?|groups?)$/iu;
const FIELDS = ['ENTRY_POSTING_TIER', 'TOTAL_POSTING_TIER'] as const;
type Field = (typeof FIELDS)[number];

/** "Entry-level openings (the 'high' band)", "in the above-average tier for postings": the tier of the openings that the question is about. */
export function withNamedBands(found: readonly Item[]): Item[] {
  const items = withJoinedTiers(withBoundOfTiers(withBetterTiers(withBeginnerOpenings(withoutBandNumbers(withSaidTier(withTwoTiers(withVolumes(found))))))));
  const name = items.findIndex((_, i) => tierAt(items, i) !== undefined);
  const field = fieldOf(items);
  const tier = name < 0 ? undefined : tierAt(items, name);
  if (tier === undefined || field === undefined) return [...items];
  // "The low or none bands".
  const joined = JOIN.test(items[name - 1]?.text ?? '') ? tierSaid(items[name - 2]?.text ?? '') : undefined;
  if (joined !== undefined) return withTiers(items, { from: name - 2, to: name + 1, at: name, option: { field, values: [joined, tier] } });
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

/** "Jobs where entry postings are none", "whose hiring is not low": the tier is said of the openings. */
function withSaidTier(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isTopic(item, ['hiring', 'postings', 'entry_postings']) && tierAfter(items, i) !== undefined);
  const place = tierAfter(items, at);
  const [openings, tier] = [items[at], place === undefined ? undefined : tierNamed(items[place]?.text ?? '')];
  if (openings === undefined || place === undefined || tier === undefined) return [...items];
  const field = isTopic(openings, ['entry_postings']) ? 'ENTRY_POSTING_TIER' : 'TOTAL_POSTING_TIER';
  return items.map((item, i): Item => {
    if (i === place) return { ...item, means: { kind: 'value', options: [{ field, values: [tier] }] } };
    return i === at && !isTopic(item, ['hiring']) ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** Where the tier is that "is" says of the openings at `i`. */
function tierAfter(items: readonly Item[], i: number): number | undefined {
  const [verb, said] = [items[i + 1], items[i + 2]];
  const isVerb = /^(?:is|are|being|is not|are not|isn['’]?t|aren['’]?t|=|:)$/iu.test(verb?.text ?? '');
  const next = items[i + 3];
  const isEnd = next === undefined || ['mark', 'but', 'or'].includes(next.means.kind) || /^(?:in|at|for|and|or)$/iu.test(next.text);
  return i >= 0 && isVerb && isEnd && said?.means.kind !== 'value' && tierNamed(said?.text ?? '') !== undefined ? i + 2 : undefined;
}

/** "Low or zero entry-level postings", "total postings are high or above average", "below average postings": each tier that is joined with another one. */
function withJoinedTiers(items: readonly Item[]): Item[] {
  const at = items.findIndex((item) => FIELDS.some((field) => isValueOf(item, field)));
  const option = items[at]?.means.kind === 'value' ? items[at].means.options[0] : undefined;
  if (option === undefined) return [...items];
  const below = items[at - 1]?.means;
  const rest = ORDER.slice(ORDER.indexOf(String(option.values[0])) + 1);
  const isBelow = below?.kind === 'compare' && below.operator === 'lt' && option.values.length === 1 && rest.length > 0;
  // "Average or below average".
  const above = below?.kind === 'compare' && /^(?:or|and) below$/iu.test(items[at - 1]?.text ?? '') ? tierSaid(items[at - 2]?.text ?? '') : undefined;
  if (above !== undefined) return withTiers(items, { from: at - 2, to: at, at, option: { ...option, values: [above, ...rest] } });
  const [start, values] = isBelow ? [at - 1, rest] : [at, option.values];
  const before = JOIN.test(items[start - 1]?.text ?? '') ? tierSaid(items[start - 2]?.text ?? '') : undefined;
  if (before !== undefined) return withTiers(items, { from: start - 2, to: at, at, option: { ...option, values: [before, ...values] } });
  if (isBelow) return withTiers(items, { from: start, to: at, at, option: { ...option, values } });
  const [join, next] = [items[at + 1]?.text ?? '', items[at + 2]?.text ?? ''];
  const name = /^(?:or|and) above$/iu.test(join) && /^average$/iu.test(next) ? 'above-average' : JOIN.test(join) ? tierNamed(next) : undefined;
  const end = items[at + 3];
  const isEnd = end === undefined || ['mark', 'skip', 'or', 'but'].includes(end.means.kind);
  if (name === undefined || !isEnd || option.values.length > 1) return [...items];
  return withTiers(items, { from: at, to: at + 2, at, option: { ...option, values: [...option.values, name] } });
}
const tierSaid = (text: string): string | undefined =>
  tierNamed(text) ?? (/^(?:few|little|hardly any|weak)$/iu.test(text) ? 'low' : /^(?:many|plenty|lots)$/iu.test(text) ? 'high' : undefined);
const JOIN = /^(?:or|and|,|\/|nor)$/iu;

interface Joined {
  readonly from: number;
  readonly to: number;
  /** Where the value is. */
  readonly at: number;
  readonly option: FieldValue;
}

/** The value with the words around it, as one. */
function withTiers(items: readonly Item[], { from, to, at, option }: Joined): Item[] {
  const words = items.slice(from, to + 1);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [...items];
  const options = [{ ...option, values: [...new Set(option.values)] }];
  return items.flatMap((item, i): Item[] => {
    if (i === at) return [{ from: first.from, to: last.to, text: textOf(...words), means: { kind: 'value', options } }];
    return i >= from && i <= to ? [] : [item];
  });
}

/** Which openings are meant: those for beginners, where the question has words for them. */
const fieldOf = (items: readonly Item[]): Field | undefined =>
  FIELDS.find((field) => items.some((item) => isValueOf(item, field) || isTopic(item, [field === 'ENTRY_POSTING_TIER' ? 'entry_postings' : 'postings'])));

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
  return items.map((item, i): Item => {
    const { means } = item;
    if (isOrMore(item) && isOneTier(items[i - 1]) && items[i + 1]?.means.kind !== 'number') return { ...item, means: { kind: 'skip' } };
    if (means.kind !== 'value' || !isOneTier(item) || !isOrMore(items[i + 1]) || items[i + 2]?.means.kind === 'number') return item;
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
  const open = items.findIndex(({ text }, i) => /^\($/u.test(text) && tierInBrackets(items, i) !== undefined);
  const tier = tierInBrackets(items, open);
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
function tierInBrackets(items: readonly Item[], open: number): { readonly name: string; readonly isLeast: boolean; readonly end: number } | undefined {
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
  if (isAtLeast(items[at - 1]) && items[at + 1]?.means.kind !== 'number') return at - 1;
  return isOrMore(items[at + 1]) && items[at + 2]?.means.kind !== 'number' ? at + 1 : undefined;
}
