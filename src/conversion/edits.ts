import distances from 'natural/lib/natural/distance/levenshtein_distance.js';
import { TUNING } from './tuning.ts';

/** Typos between two texts: insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
export function edits(a: string, b: string): number {
  return a === b ? 0 : distances.DamerauLevenshteinDistance(a, b, { restricted: true });
}

/** Typos that a word of this length may hold. */
export function allowedEdits(word: string): number {
  if (word.length < TUNING.shortestFuzzyWord) return 0;
  return word.length < TUNING.shortestTwoEditWord ? 1 : 2;
}

/** Typos between what was typed and the beginning of a word, or Infinity when there are more than allowed. */
export function prefixEdits(typed: string, word: string): number {
  if (word.startsWith(typed)) return 0;
  const allowed = allowedEdits(typed);
  if (allowed === 0 || !word.startsWith(typed.slice(0, 1))) return Infinity;
  let fewest = Infinity;
  for (let length = typed.length - allowed; length <= Math.min(word.length, typed.length + allowed); length++) {
    fewest = Math.min(fewest, edits(typed, word.slice(0, length)));
  }
  return fewest <= allowed ? fewest : Infinity;
}
