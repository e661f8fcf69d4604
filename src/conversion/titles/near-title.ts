import { edits } from '../edits.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { stemsOfText } from './evidence/tokens.ts';

/** A known title that differs from a text in the spelling of one word. */
export interface NearTitle {
  /** Position of the misspelled word. */
  readonly at: number;
  readonly word: string;
}

/** How often the known title must have been observed, by what the typed word is, and for words of four or five letters, which resemble many others. */
const LEAST = { unknown: 30, english: 2_000, known: 3_000 } as const;
const SHORT = { letters: 5, factor: 5 } as const;
const SHORTEST_ALONE = 4;
/** ... and how much more often than titles with the typed word are known. */
const LEAST_RATIO = 30;
/** Words of this many known titles are never misspellings. */
const LEAST_OWN_USES = 40;
/** Words of a longer text are not tried one by one. */
const MOST_WORDS = 6;
/** A wrong letter is rarer than an omitted, doubled, or swapped one; so is a second typo. */
const SECOND_TYPO = 0.05;
const OTHER_LETTER = 0.3;
/** Letters of an ending that makes another word of the same trade. */
const LONGEST_ENDING = 3;

/**
 * The most frequent known title that a text becomes if one word of it is spelled otherwise ("lawer", "bank teler", "truck diver"). A single word may also be the first word of far more
 * frequent titles ("custumer": customer, and not costumer). A correct word is replaced only
 * if the title is common, and much more common than the word. Another form of a word (a plural) is no misspelling. Undefined if there is no such title.
 */
export function nearTitle(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const { spelling, beginnings } = knownTitles;
  if (words.length > MOST_WORDS) return undefined;
  let best: (NearTitle & { readonly weight: number }) | undefined;
  for (const [at, typed] of words.entries()) {
    if (words.length === 1 && typed.length < SHORTEST_ALONE) continue;
    const uses = spelling.usesOf(typed);
    // A word of many titles is meant as it is ("water": Waiter).
    if (uses >= LEAST_OWN_USES) continue;
    const isCorrect = uses > 0 || spelling.isWord(typed);
    const least =
      (uses > 0 ? LEAST.known : isCorrect ? LEAST.english : LEAST.unknown) *
      (typed.length <= (words.length === 1 ? SHORT.letters : SHORTEST_ALONE - 1) ? SHORT.factor : 1);
    for (const word of spelling.near(typed)) {
      // An acronym alone is no misspelling of a word ("haha": HHA).
      if (words.length === 1 && word.length < SHORTEST_ALONE) continue;
      const key = words.with(at, word).join(' ');
      const begun =
        words.length === 1 && uses === 0 && !typed.startsWith(word) ? (beginnings.countOfBeginning(`${word} `) / LEAST_RATIO) * likelihood(typed, word) : 0;
      if (begun >= least && (best === undefined || begun > best.weight)) best = { at, word, weight: begun };
      const count = beginnings.countOfTitle(key);
      if (count < least || count < uses * LEAST_RATIO || stemsOfText(word).join() === stemsOfText(typed).join()) continue;
      if (!knownTitles.isTitle(key) || (isCorrect && isFar(typed, word))) continue;
      const weight = count * likelihood(typed, word);
      if (best === undefined || weight > best.weight) best = { at, word, weight };
    }
  }
  return best;
}

/** Whether a word has two typos. Nobody types another word that way ("mattress": Waitress); but a different ending is the same trade ("carpentry": Carpenter). */
const isFar = (typed: string, word: string): boolean => edits(typed, word) > 1 && !word.startsWith(typed.slice(0, -LONGEST_ENDING));

/** How likely a word is misspelled in this way, relative to a letter that is omitted, doubled, or swapped. */
function likelihood(typed: string, word: string): number {
  const sorted = (text: string): string => Array.from(text).sort().join('');
  const second = edits(typed, word) > 1 ? SECOND_TYPO : 1;
  return second * (typed.length === word.length && sorted(typed) !== sorted(word) ? OTHER_LETTER : 1) * (typed.startsWith(word.slice(0, 1)) ? 1 : OTHER_LETTER);
}
