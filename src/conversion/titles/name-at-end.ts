import type { KnownTitles } from './evidence/known-titles.ts';
import { TITLE_SYNONYMS } from './title-variants.ts';

/** Words of the longest name. */
const LONGEST = 3;

/** Between several jobs: "welder plus trucker". */
const JOINS = /^(?:and|or|plus|also|nor|then|&)$/u;

/** The title that the last words of a text are a synonym or an informal name of, and how many words those are: "otr [trucker]" is an "otr [truck driver]". Undefined for a title that is known. */
export function nameAtEnd(knownTitles: KnownTitles, words: readonly string[]): { readonly length: number; readonly title: string } | undefined {
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length--) {
    if (words.slice(0, -length).some((word) => JOINS.test(word))) return undefined;
    const name = words.slice(-length).join(' ');
    if (knownTitles.isTitle(name)) return undefined;
    const title = TITLE_SYNONYMS.get(name)?.find((other) => knownTitles.isTitle(other));
    if (title !== undefined) return { length, title };
  }
  return undefined;
}
