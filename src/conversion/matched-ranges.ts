import { fitWords } from './name-match.ts';
import { placeOf, wordSpans, type Range, type WordSpan } from './word-spans.ts';

/**
 * The parts of a name that were typed, in order, as `[start, end)` in UTF-16 units of the name. `variants` are several ways to write what was typed. The first
 * variant whose words all match counts, preferably one without typos. If there is none: the letters that the name begins with, ignoring spaces; or else the
 * matching words of the first variant.
 */
export function matchedRanges(variants: readonly (readonly string[])[], name: string): Range[] {
  const spans = wordSpans(name);
  const words = spans.map(({ word }) => word);
  const complete = variants.map((variant) => fitWords(variant, words)).filter((fits, i) => fits.length === variants[i]?.length);
  const best = complete.find((fits) => fits.every(({ edits }) => edits === 0)) ?? complete[0];
  if (best !== undefined) return rangesOf(spans, best);
  const [typed = []] = variants;
  return beginning(spans, typed.join('')) ?? rangesOf(spans, fitWords(typed, words));
}

function rangesOf(spans: readonly WordSpan[], fits: readonly { readonly index: number; readonly length: number }[]): Range[] {
  return [...fits].sort((a, b) => a.index - b.index).flatMap(({ index, length }) => lettersOf(spans[index], length) ?? []);
}

/** The place of the first letters of a word, in a list. */
function lettersOf(span: WordSpan | undefined, length: number): [Range] | undefined {
  const place = span && placeOf(span, length);
  return place && [place];
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
