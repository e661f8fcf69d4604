import { LRUCache } from 'lru-cache';
import { FUNCTION_WORDS } from '../parsing/word-kinds.ts';
import type { KnownTitles } from './known-titles.ts';
import { stemOf, type TitleTokens } from './tokens.ts';

/** Whether a word says what an employer does. */
export type IsOfTrade = (word: string) => boolean;

/** Known titles that end with the same word. */
interface LongerTitle {
  /** The words before it. */
  readonly before: readonly string[];
  /** Its 6-digit occupations. */
  readonly groups: Set<number>;
  /** How much it says: the logarithm of its observations. */
  weight: number;
}

/** Longer titles say more than the trade. */
const MOST_WORDS_BEFORE = 4;
/** Some thousand titles end with "manager", and take 100 bytes each. */
const MOST_REMEMBERED = 12;
const remembered = new WeakMap<KnownTitles, LRUCache<string, readonly LongerTitle[]>>();

/**
 * The occupations that a single word means at an employer, each by how many known titles have this word after words for what the employer does: "technician"
 * at a company that controls pests is a "pest control technician". Empty for a text of several words, which says its trade itself.
 */
export function titlesOfTrade(knownTitles: KnownTitles, { core }: Pick<TitleTokens, 'core'>, isOfTrade: IsOfTrade): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  if (core === '' || core.includes(' ')) return counts;
  const asked = new Map<string, boolean>();
  const ofTrade = (word: string): boolean => {
    const known = asked.get(word) ?? isOfTrade(word);
    asked.set(word, known);
    return known;
  };
  // A title of several occupations says less about each.
  for (const { before, groups, weight } of titlesEndingWith(knownTitles, core))
    if (before.every((word) => FUNCTION_WORDS.has(word) || ofTrade(word)))
      for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + weight / groups.size);
  return counts;
}

/** The titles that end with a word and say more, each once. */
function titlesEndingWith(knownTitles: KnownTitles, word: string): readonly LongerTitle[] {
  const ofModel = remembered.get(knownTitles) ?? new LRUCache<string, readonly LongerTitle[]>({ max: MOST_REMEMBERED });
  remembered.set(knownTitles, ofModel);
  const known = ofModel.get(word);
  if (known !== undefined) return known;
  const { titles, neighbours } = knownTitles;
  const longer = new Map<string, LongerTitle>();
  for (const index of neighbours.titlesWith(stemOf(word))) {
    const key = titles.keyAt(index);
    if (!key.endsWith(` ${word}`)) continue;
    const before = key.slice(0, -word.length - 1).split(' ');
    if (before.length > MOST_WORDS_BEFORE || before.every((one) => FUNCTION_WORDS.has(one))) continue;
    const title = longer.get(key) ?? { before, groups: new Set(), weight: 0 };
    longer.set(key, title);
    title.groups.add(titles.groups[index] ?? -1);
    title.weight = Math.max(title.weight, Math.log2(2 + (titles.counts[index] ?? 0)));
  }
  const found = [...longer.values()];
  ofModel.set(word, found);
  return found;
}
