import { isTopic, type Item } from './items.ts';
import type { Sense } from './senses.ts';

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
export function withNamedBands(items: readonly Item[]): Item[] {
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
  return TIERS.find(([words]) => words.test(item.text))?.[1];
}

/** Which openings are meant: those for beginners, where the question has words for them. */
const fieldOf = (items: readonly Item[]): Field | undefined =>
  FIELDS.find((field) => items.some((item) => isValueOf(item, field) || isTopic(item, [field === 'ENTRY_POSTING_TIER' ? 'entry_postings' : 'postings'])));

const isValueOf = ({ means }: Item, field: Field): boolean => means.kind === 'value' && means.options.some((option) => option.field === field);
