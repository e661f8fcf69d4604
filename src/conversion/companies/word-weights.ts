import { numberOfWord } from '../../text/english-numbers.ts';
import { SortedTexts } from '../../text/sorted-texts.ts';
import { TUNING } from '../tuning.ts';

/** How distinctive a word is, 0 to 1: high for a word of only one name, low for "bank", nearly 0 for "and". */
export interface WordWeights {
  of(word: string): number;
  /** Whether the word occurs in some name. Such a word is probably not a typo of another. */
  isKnown(word: string): boolean;
  /** Whether a word of some name begins with it, or is it. */
  isBeginning(letters: string): boolean;
  /** Whether it is an English word, so that it may be meant as such and not as an abbreviation. */
  isEnglish(word: string): boolean;
  /** Whether so few letters begin a longer English word: "cit". Not known of more letters than {@link LONGEST_FEW_LETTERS}. */
  isFewLettersOfWord(letters: string): boolean;
}

/** As many letters as most tickers have, and no more: a longer name is hardly the beginning of a word. */
const LONGEST_FEW_LETTERS = 3;

/** Words that join others. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'the', 'for', 'at', 'in', 'a', 'by', 'on', 'de']);

/** Weights by inverse document frequency over `names` names. */
export function wordWeights(counts: ReadonlyMap<string, number>, names: number, english: Pick<ReadonlySet<string>, 'has' | 'values'>): WordWeights {
  const most = Math.log(names + 1);
  const least = TUNING.company.joiningWord;
  const beginnings = new Set<string>();
  for (const word of english.values())
    for (let length = 1; length <= LONGEST_FEW_LETTERS && length < word.length; length++) beginnings.add(word.slice(0, length));
  const sorted = new SortedTexts(counts.keys());
  return {
    of: (word) => (JOINING_WORDS.has(word) ? least : Math.max(least, Math.log((names + 1) / Math.max(1, counts.get(word) ?? 1)) / most)),
    isKnown: (word) => counts.has(word),
    isBeginning: (letters) => sorted.hasBeginning(letters),
    isEnglish: (word) => english.has(word) || numberOfWord(word) !== undefined,
    isFewLettersOfWord: (letters) => beginnings.has(letters),
  };
}
