import { LRUCache } from 'lru-cache';
import { PLURAL_RULES } from '../parsing/form-rules.ts';
import { FUNCTION_WORDS } from '../parsing/word-kinds.ts';
import { plainForms } from '../plain-form.ts';
import type { KnownTitles } from './known-titles.ts';
import { stemOf, type TitleTokens } from './tokens.ts';

/** Whether a word says what an employer does. */
export type IsOfTrade = (word: string) => boolean;

/** Known titles that end with the same word, singular or plural, one row for each of their 6-digit occupations; as columns, because there are thousands. */
interface LongerTitles {
  /** The words before it. */
  readonly before: readonly string[];
  readonly groups: Uint16Array;
  /** How much it says of the occupation: the logarithm of its observations, divided among its occupations. */
  readonly weights: Float32Array;
}

/** What the trade of an employer says of an occupation. */
export interface OfTrade {
  /** How many titles of the occupation say it, each by how much it says. */
  readonly count: number;
  /** The one that says most. */
  readonly title: string;
}

/** Longer titles say more than the trade. */
const MOST_WORDS_BEFORE = 4;
/** Some thousand titles end with "manager", and take some hundred kilobytes. */
const MOST_REMEMBERED = 12;
const remembered = new WeakMap<KnownTitles, LRUCache<string, LongerTitles>>();

/**
 * The occupations that a single word means at an employer, each by how many known titles have this word after words for what the employer does: "technician"
 * at a company that controls pests is a "pest control technician". Empty for a text of several words, which says its trade itself.
 */
export function titlesOfTrade(knownTitles: KnownTitles, { core }: Pick<TitleTokens, 'core'>, isOfTrade: IsOfTrade): ReadonlyMap<number, OfTrade> {
  const found = new Map<number, OfTrade & { readonly most: number }>();
  const [typed, ...others] = core.split(' ').filter((word) => !FUNCTION_WORDS.has(word));
  if (typed === undefined || typed === '' || others.length > 0) return found;
  const asked = new Map<string, boolean>();
  const isOne = (word: string): boolean => {
    const known = asked.get(word) ?? (FUNCTION_WORDS.has(word) || isOfTrade(word));
    asked.set(word, known);
    return known;
  };
  const word = singularOf(typed);
  const { before, groups, weights } = titlesEndingWith(knownTitles, word);
  for (const [i, words] of before.entries()) {
    const group = groups[i] ?? -1;
    if (!hasOnly(words, isOne)) continue;
    const weight = weights[i] ?? 0;
    const known = found.get(group) ?? { count: 0, title: '', most: 0 };
    found.set(group, { ...(weight > known.most ? { title: `${words} ${word}`, most: weight } : known), count: known.count + weight });
  }
  return found;
}

/** Whether all words of a text are of a kind. The first one decides most often. */
function hasOnly(text: string, isOne: (word: string) => boolean): boolean {
  const end = text.indexOf(' ');
  if (end < 0) return isOne(text);
  return (
    isOne(text.slice(0, end)) &&
    text
      .slice(end + 1)
      .split(' ')
      .every(isOne)
  );
}

/** "Technicians" are at an employer what a technician is. */
const singularOf = (word: string): string => plainForms([word], PLURAL_RULES)[0] ?? word;

/** The titles that end with a word in the singular, or with its plural, and say more. */
function titlesEndingWith(knownTitles: KnownTitles, word: string): LongerTitles {
  const ofModel = remembered.get(knownTitles) ?? new LRUCache<string, LongerTitles>({ max: MOST_REMEMBERED });
  remembered.set(knownTitles, ofModel);
  const known = ofModel.get(word);
  if (known !== undefined) return known;
  const { titles, neighbours } = knownTitles;
  const longer = new Map<string, { readonly groups: Set<number>; weight: number }>();
  for (const index of neighbours.titlesWith(stemOf(word))) {
    const key = titles.keyAt(index);
    const end = key.lastIndexOf(' ');
    if (end < 0 || singularOf(key.slice(end + 1)) !== word) continue;
    const before = key.slice(0, end);
    const words = before.split(' ');
    if (words.length > MOST_WORDS_BEFORE || words.every((one) => FUNCTION_WORDS.has(one))) continue;
    const title = longer.get(before) ?? { groups: new Set(), weight: 0 };
    longer.set(before, title);
    title.groups.add(titles.groups[index] ?? -1);
    title.weight = Math.max(title.weight, Math.log2(2 + (titles.counts[index] ?? 0)));
  }
  const rows = [...longer].flatMap(([before, { groups, weight }]) => [...groups].map((group) => ({ before, group, weight: weight / groups.size })));
  const found: LongerTitles = {
    before: rows.map(({ before }) => before),
    groups: Uint16Array.from(rows, ({ group }) => group),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
  ofModel.set(word, found);
  return found;
}
