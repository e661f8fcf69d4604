import { allowedEdits, typos } from '../edits.ts';
import { soundAlike } from '../sounds.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { LETTERS_ONLY } from './evidence/packed-spelling.ts';
import type { NearTitle } from './near-title.ts';
import { TITLE_SYNONYMS } from './title-variants.ts';

/** The synonyms and informal names of one word. */
const NAMES = [...TITLE_SYNONYMS].filter(([name]) => LETTERS_ONLY.test(name));
/** Shorter words are like too many others. */
const SHORTEST = 6;

/**
 * The title that the last word of a text is a misspelled name of, if no known title has the name itself: a "truker" is a trucker, and so a truck driver. A typo does not change the first
 * letter. Undefined for a known word.
 */
export function nearName(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const [at, typed] = [words.length - 1, words.at(-1) ?? ''];
  const { spelling } = knownTitles;
  if (typed.length < SHORTEST || !LETTERS_ONLY.test(typed) || spelling.usesOf(typed) > 0 || spelling.isWord(typed)) return undefined;
  const near = NAMES.find(
    ([name]) => name.startsWith(typed.slice(0, 1)) && name.length >= SHORTEST && (typos(typed, name) <= allowedEdits(typed) || soundAlike(typed, name)),
  );
  const word = near?.[1].find((title) => knownTitles.isTitle(title));
  return word === undefined ? undefined : { at, word };
}
