import { TUNING } from './tuning.ts';

/** Three rows of the matrix of distances, used again by each call. */
let rows = rowsOf(64);

function rowsOf(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
}

/**
 * Typos between two texts: insertions, deletions, replacements, and swaps of adjacent letters (optimal string alignment). The function of `natural` gives the same
 * numbers, but makes an object for each cell of the matrix: 40% of all memory that a batch of titles used.
 */
export function edits(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  let [aEnd, bEnd] = [a.length, b.length];
  while (start < aEnd && start < bEnd && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (aEnd > start && bEnd > start && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  const width = bEnd - start;
  if (aEnd === start || width === 0) return aEnd - start + width;
  if (rows[0].length <= width) rows = rowsOf(2 * width);
  let [before, above, row] = rows;
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let i = start; i < aEnd; i++) {
    const letter = a.charCodeAt(i);
    row[0] = i - start + 1;
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(start + column - 1);
      let least = Math.min((above[column - 1] ?? 0) + (letter === other ? 0 : 1), (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
      if (i > start && column > 1 && letter === b.charCodeAt(start + column - 2) && a.charCodeAt(i - 1) === other)
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      row[column] = least;
    }
    [before, above, row] = [above, row, before];
  }
  return above[width] ?? 0;
}

/**
 * Two letters up to three places apart may change places, too ("costumer"), and one letter may come two places too early or too late ("soilder"): that is then one typo.
 * Farther moves make other words ("blotter" is no bottler).
 */
export function typos(a: string, b: string): number {
  const count = edits(a, b);
  return count === 2 && a.length === b.length && a.charCodeAt(0) === b.charCodeAt(0) && isShuffledNearby(a, b) ? 1 : count;
}

function isShuffledNearby(a: string, b: string): boolean {
  let [start, end] = [0, a.length];
  while (a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (a.charCodeAt(end - 1) === b.charCodeAt(end - 1)) end--;
  const [moved, other] = [a.slice(start, end), b.slice(start, end)];
  const areSwapped = moved.slice(1, -1) === other.slice(1, -1) && moved.at(0) === other.at(-1) && moved.at(-1) === other.at(0);
  return (moved.length <= 3 && hasSameLetters(moved, other)) || (moved.length === 4 && areSwapped);
}

/** Whether a word is another one with one letter omitted, doubled, swapped, or wrong, but not the first one. */
export const isOneTypo = (typed: string, word: string): boolean => typed.startsWith(word.slice(0, 1)) && typos(typed, word) === 1;

/** Whether one word is the other with its letters in another order. */
export const hasSameLetters = (a: string, b: string): boolean => a.length === b.length && lettersApart(a, b) === 0;

/** How often each letter occurs in a word, while two words are compared; otherwise zero. */
const occurrences = new Uint16Array(65_536);

/** Letters of the longer word that the other one does not have. A lower bound for the typos between them that is much faster to compute. */
export function lettersApart(a: string, b: string): number {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  for (let i = 0; i < short.length; i++) occurrences[short.charCodeAt(i)] = (occurrences[short.charCodeAt(i)] ?? 0) + 1;
  let apart = 0;
  for (let i = 0; i < long.length; i++) {
    const left = occurrences[long.charCodeAt(i)] ?? 0;
    if (left === 0) apart++;
    else occurrences[long.charCodeAt(i)] = left - 1;
  }
  for (let i = 0; i < short.length; i++) occurrences[short.charCodeAt(i)] = 0;
  return apart;
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
