import { stemOf } from '../titles/evidence/tokens.ts';
import { placeOf, wordSpans, type Range } from '../word-spans.ts';

/** The words of a search that are marked in names. */
export interface MarkedWords {
  readonly words: readonly string[];
  /** Their stems, if other forms of the words count as well. */
  readonly stems: ReadonlySet<string>;
}

export const markedWords = (words: readonly string[], { withStems }: { readonly withStems: boolean }): MarkedWords => ({
  words,
  stems: new Set(withStems ? words.map(stemOf) : []),
});

/**
 * The name in which most words are marked, the shortest of these; undefined if none has any. The engine could mark names, too. It would read each of them again, in each row, for
 * every way of matching, which takes longer than the search itself.
 */
export function bestMarked(names: readonly string[], { words, stems }: MarkedWords): string | undefined {
  const ways: readonly ((word: string) => boolean)[] = [
    (word) => words.includes(word),
    (word) => words.some((beginning) => word.startsWith(beginning)),
    (word) => stems.has(stemOf(word)),
  ];
  const read = names.map((name) => ({ name, spans: wordSpans(name) }));
  const marked = ways.flatMap((isMarked) =>
    read.flatMap(({ name, spans }) => {
      const found = spans.filter(({ word }) => isMarked(word));
      const places = found.flatMap((span): Range[] => {
        const place = placeOf(span);
        return place !== undefined && HAS_LETTER.test(name.slice(...place)) ? [place] : [];
      });
      return found.length === 0 ? [] : [withMarks(name, places)];
    }),
  );
  return mostMarked(marked);
}

/** Of several texts, the one with the most marked words, and the shortest of those. */
export function mostMarked(texts: readonly string[]): string | undefined {
  const marks = (text: string): number => text.split('<em>').length;
  return texts.toSorted((a, b) => marks(b) - marks(a) || a.length - b.length)[0];
}

/** A sign that stands for a word ("&") is not marked. */
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** The text with these places in `<em>`, and the rest HTML-escaped. */
function withMarks(name: string, places: readonly Range[]): string {
  let text = '';
  let at = 0;
  for (const [start, end] of places) {
    text += `${escaped(name.slice(at, start))}<em>${escaped(name.slice(start, end))}</em>`;
    at = end;
  }
  return text + escaped(name.slice(at));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;', '/': '&#x2F;' };

/** HTML-escaped as the engine does it. */
export const escaped = (text: string): string => text.replace(/[&<>"'/]/g, (character) => ESCAPES[character] ?? character);
