import { matchesOf } from '../text/matches.ts';
import { PLAIN, wordsOf } from '../text/words.ts';

/** A position in a text: from the first UTF-16 unit to the one after the last. */
export type Range = readonly [start: number, end: number];

/** A word as search compares it, and the position of each of its letters in the text. */
export interface WordSpan {
  readonly word: string;
  readonly letters: readonly Range[];
}

/** What wordsOf treats as a unit: a name with symbols, or a character with its accents. */
const PIECES =
  /(?<![\p{L}\p{N}])c(?:\+\+|\+(?![\p{L}\p{N}])|#)|\.net\b|(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])(?:asp|vb|ado|c#)))\.ne?(?![\p{L}\p{N}])|\P{M}\p{M}*/giu;

/** The words of a text as `wordsOf` returns them, with the position of each letter. Empty if a letter alone is normalized differently than in its word. */
export function wordSpans(text: string): WordSpan[] {
  if (PLAIN.test(text)) return plainSpans(text);
  const places: Range[] = [];
  let letters = '';
  for (const { 0: piece, index } of matchesOf(PIECES, text)) {
    // Spaces, commas, and apostrophes produce no letters.
    const read = wordsOf(piece).join('');
    letters += read;
    places.push(...Array.from({ length: read.length }, () => [index, index + piece.length] as const));
  }
  let at = 0;
  const spans = wordsOf(text).map((word) => ({ word, letters: places.slice(at, (at += word.length)) }));
  return letters === spans.map(({ word }) => word).join('') ? spans : [];
}

/** A word whose letters follow one another. Their places are seldom needed one by one. */
class PlainWord implements WordSpan {
  constructor(
    readonly word: string,
    readonly start: number,
  ) {}

  get letters(): Range[] {
    return Array.from(this.word, (_, i) => [this.start + i, this.start + i + 1]);
  }
}

const PLAIN_WORD = /[A-Za-z0-9]+/g;

const plainSpans = (text: string): WordSpan[] => matchesOf(PLAIN_WORD, text).map(({ 0: word, index }) => new PlainWord(word.toLowerCase(), index));

/** Where a word is, or its first letters, including any symbols in between; undefined for no letters. */
export function placeOf(span: WordSpan, length = span.word.length): Range | undefined {
  if (span instanceof PlainWord) return length === 0 ? undefined : [span.start, span.start + length];
  const { letters } = span;
  const [first, last] = [letters[0], letters[length - 1]];
  return first === undefined || last === undefined ? undefined : [first[0], last[1]];
}
