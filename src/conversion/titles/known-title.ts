import { readReplacements } from '../word-list.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { sortedStems } from './evidence/tokens.ts';
import type { NormalizedTitle } from './normalize.ts';
import { ACRONYMS, TITLE_SYNONYMS } from './title-variants.ts';

/** Known words that are nearly always a misspelling of another word. */
export const LIKELY_MISSPELLINGS = readReplacements('slips.txt');

/** Whether the corpus or O*NET has a title. Imported observations do not count: they contain many misspellings. */
export function isTitle(knownTitles: KnownTitles, key: string): boolean {
  return knownTitles.isTitle(key);
}

/** Whether a title is an acronym of several titles, also if one of its meanings is in the corpus ("OTR"). */
export const hasSeveralMeanings = (core: string): boolean => (ACRONYMS.get(core) ?? []).length > 1;

/** The first known title that a text is a synonym or an informal name of. */
export const synonymOf = (knownTitles: KnownTitles, key: string): string | undefined =>
  isTitle(knownTitles, key) ? undefined : TITLE_SYNONYMS.get(key)?.find((other) => isTitle(knownTitles, other));

/** Whether a title is nothing but a name, and no misspelled job: "Kramer" is no framer, but "Gardner" and "plummer" are jobs. */
export const isLoneName = ({ spelling }: KnownTitles, key: string): boolean => spelling.isName(key) && !LIKELY_MISSPELLINGS.has(key);

/** Whether the corpus or O*NET has the title, as it is or without level and seniority. */
export function isKnownTitle(knownTitles: KnownTitles, { key, core }: Pick<NormalizedTitle, 'key' | 'core'>): boolean {
  return isTitle(knownTitles, key) || isTitle(knownTitles, core);
}

/** The same, also with abbreviations written out, in the plural, with its words in another order, or by another name. */
export function isKnownInAnyForm(knownTitles: KnownTitles, title: NormalizedTitle): boolean {
  return (
    isKnownTitle(knownTitles, title) ||
    isTitle(knownTitles, title.expanded) ||
    knownTitles.bySorted.has(sortedStems(title)) ||
    synonymOf(knownTitles, title.core) !== undefined
  );
}
