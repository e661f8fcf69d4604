import { allowedEdits, edits } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { coverage, prominence, wordsOfName, type AliasDocument } from './alias-document.ts';
import type { Scored } from './match-type.ts';
import type { Sharing } from './sharing.ts';
import type { Typed } from './typed-name.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

/** Beginnings of the name's words in any order, with typos. */
export function asWordBeginnings(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing, trust: number): Scored | undefined {
  const t = TUNING.company;
  // Comparing letters first rules out most names quickly.
  if (typed.closed || !typed.plainWords.every((word) => mayHold(document.plain, word))) return undefined;
  // "Ford" is no typo of "for".
  const nameWords = wordsOfName(document).filter((word) => !JOINING_WORDS.has(word) || typed.plainWords.some((one) => word.startsWith(one)));
  const match = matchName(typed.plainWords, nameWords);
  if (match === undefined || typed.plainWords.slice(0, -1).some((word) => word.length < t.shortestWordBeginning && !document.words.includes(word)))
    return undefined;
  if (match.edits > 0 && typed.plainWords.slice(0, -1).some((word) => !isBeginningOrTypo(word, nameWords))) return undefined;
  const isWholeName = sharing.same.size > 0;
  const finished = isWholeName ? typed.plainWords : typed.plainWords.slice(0, -1);
  if ((isWholeName || sharing.begun.length > 0) && hasScatteredBeginnings(typed, finished, nameWords)) return undefined;
  const telling = typed.words.reduce((sum, word) => sum + weights.of(word), 0);
  const ceiling = telling < t.tellingWords ? t.suggestCommon : t.suggest;
  const score = trust * (ceiling + t.suggestCoverage * coverage(typed.squashed, document) + t.suggestProminence * prominence(document));
  if (match.edits === 0) return { type: 'suggest', score };
  return { type: 'fuzzy', score: score * Math.max(0, 1 - (t.fuzzyEdit * match.edits) / typed.squashed.length) };
}

/** Whether a finished word begins one of a name, or is a misspelled one: "acme" is none that begins with "ame", as American Insurance does, nor a misspelled "ace". */
const isBeginningOrTypo = (word: string, name: readonly string[]): boolean =>
  name.some((one) => one.startsWith(word) || (one.length >= TUNING.shortestFuzzyWord && edits(one, word) <= allowedEdits(word)));

/**
 * Whether finished words of a text only begin words of a name, which are not next to each other in it: "bank of america" and "American Bankers of Florida". Where
 * other names begin as typed, one of them is meant. Only the last word may be unfinished, unless the text is a whole name.
 */
function hasScatteredBeginnings({ plainWords }: Typed, finished: readonly string[], name: readonly string[]): boolean {
  if (finished.every((word) => name.includes(word))) return false;
  return !name.some((_, start) => plainWords.every((word, i) => name[start + i]?.startsWith(word)));
}

/** Whether a name has the letters of a word, except for typos. */
function mayHold(plain: string, word: string): boolean {
  if (plain.includes(word)) return true;
  const allowed = allowedEdits(word);
  return allowed > 0 && word.split('').filter((letter) => !plain.includes(letter)).length <= allowed;
}
