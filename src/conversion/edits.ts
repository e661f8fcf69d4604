import distances from 'natural/lib/natural/distance/levenshtein_distance.js';
import { TUNING } from './tuning.ts';

/** Typos between two texts: insertions, deletions, replacements, and swaps of adjacent letters (optimal string alignment). */
export function edits(a: string, b: string): number {
  return a === b ? 0 : distances.DamerauLevenshteinDistance(a, b, { restricted: true });
}

/** Allowed typos in a word of this length. */
export function allowedEdits(word: string): number {
  if (word.length < TUNING.shortestFuzzyWord) return 0;
  return word.length < TUNING.shortestTwoEditWord ? 1 : 2;
}

/** How a typed text matches the beginning of a word: the typos, and how many letters of the word it covers. Undefined if there are too many typos. */
export function prefixFit(typed: string, word: string): { edits: number; length: number } | undefined {
  if (word.startsWith(typed)) return { edits: 0, length: typed.length };
  const allowed = allowedEdits(typed);
  if (allowed === 0 || !word.startsWith(typed.slice(0, 1))) return undefined;
  let best: { edits: number; length: number } | undefined;
  for (let length = typed.length - allowed; length <= Math.min(word.length, typed.length + allowed); length++) {
    const count = edits(typed, word.slice(0, length));
    if (count <= allowed && (best === undefined || count < best.edits)) best = { edits: count, length };
  }
  return best;
}
