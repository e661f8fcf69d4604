import { isPlaceName } from './context-words.ts';
import { wordsOfName, type AliasDocument } from './alias-document.ts';
import { TUNING } from '../tuning.ts';
import type { Typed } from './typed-name.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

/**
 * Whether a text has only words that many names have, before one that is still being typed, or is such a word, too: "University of M", "General Hosp". Far more employers than those
 * of the dataset have names that begin so. A place tells them apart as well as a rare word does, once it is whole: "Univ of Michigan".
 */
export function isCommonBeginning({ closed, words, plainWords }: Typed, document: AliasDocument, weights: WordWeights): boolean {
  const isRare = (word: string): boolean => weights.of(word) >= TUNING.company.commonWord;
  const finished = words.slice(0, -1);
  if (closed || finished.some(isRare) || finished.every((word) => JOINING_WORDS.has(word))) return false;
  const name = wordsOfName(document);
  // "America Bank" has all words of a name that needs no legal form.
  if (document.plain === document.squashed && name.every((word) => JOINING_WORDS.has(word) || plainWords.includes(word))) return false;
  const isWhole = name.includes(plainWords.at(-1) ?? '');
  return !isWhole || !(isRare(words.at(-1) ?? '') || finished.some((_, i) => isPlaceName(words.slice(i + 1).join(' '))));
}
