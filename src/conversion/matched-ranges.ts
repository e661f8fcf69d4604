import { fitWords } from './name-match.ts';
import { wordSpans, type Range, type WordSpan } from './word-spans.ts';

/**
 * Which parts of a name were typed, in their order, as `[start, end)` in UTF-16 units of the name. Of several readings of what was typed the first that fits as a
 * whole counts, without typos if there is one; else the letters that the name begins with, blanks aside; else the words of the first reading that fit.
 */
export function matchedRanges(readings: readonly (readonly string[])[], name: string): Range[] {
  const spans = wordSpans(name);
  const words = spans.map(({ word }) => word);
  const whole = readings.map((reading) => fitWords(reading, words)).filter((fits, i) => fits.length === readings[i]?.length);
  const best = whole.find((fits) => fits.every(({ edits }) => edits === 0)) ?? whole[0];
  if (best !== undefined) return rangesOf(spans, best);
  const [typed = []] = readings;
  return beginning(spans, typed.join('')) ?? rangesOf(spans, fitWords(typed, words));
}

function rangesOf(spans: readonly WordSpan[], fits: readonly { readonly index: number; readonly length: number }[]): Range[] {
  return [...fits].sort((a, b) => a.index - b.index).flatMap(({ index, length }) => lettersOf(spans[index], length) ?? []);
}

/** From the first letter of a word to the last of so many, whatever signs stand between them. */
function lettersOf(span: WordSpan | undefined, length: number): [Range] | undefined {
  const [first, last] = [span?.letters[0], span?.letters[length - 1]];
  return first === undefined || last === undefined ? undefined : [[first[0], last[1]]];
}

function beginning(spans: readonly WordSpan[], typed: string): Range[] | undefined {
  const name = spans.map(({ word }) => word).join('');
  if (typed === '' || !name.startsWith(typed)) return undefined;
  let left = typed.length;
  return spans.flatMap((span) => {
    const length = Math.min(left, span.word.length);
    left -= length;
    return length === 0 ? [] : (lettersOf(span, length) ?? []);
  });
}
