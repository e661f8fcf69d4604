import { prefixFit } from './edits.ts';

/** How a typed text matches a name, best tier first. */
export interface NameMatch {
  readonly tier: 'exact' | 'prefix' | 'words' | 'fuzzy';
  /** Typos in all words together. */
  readonly edits: number;
  /** Words of the name that were not typed. */
  readonly extraWords: number;
  /** Share of the letters of the name that were typed, 0 to 1. */
  readonly coverage: number;
}

/**
 * Matches typed words with the words of a name: the same text, its beginning, the beginnings of its words in any order, or those with typos. Undefined if some
 * typed word matches no word of the name.
 */
export function matchName(
  typed: readonly string[],
  name: readonly string[],
  // Callers who compare many names have the texts.
  typedText = typed.join(' '),
  nameText = name.join(' '),
): NameMatch | undefined {
  const coverage = Math.min(1, typedText.length / Math.max(1, nameText.length));
  const extraWords = Math.max(0, name.length - typed.length);
  if (typedText === nameText) return { tier: 'exact', edits: 0, extraWords: 0, coverage: 1 };
  if (nameText.startsWith(typedText)) return { tier: 'prefix', edits: 0, extraWords, coverage };
  const fits = fitWords(typed, name);
  if (fits.length < typed.length) return undefined;
  let total = 0;
  for (const fit of fits) total += fit.edits;
  return { tier: total === 0 ? 'words' : 'fuzzy', edits: total, extraWords, coverage };
}

/** The word of a name that a typed word equals or begins, with the number of typos and of letters that were typed. */
interface Fit {
  readonly index: number;
  readonly edits: number;
  readonly length: number;
}

/** Assigns each typed word, longest first, to the best-matching word of the name. Shorter than the typed words if some match none. Hot: called for each of hundreds of names. */
export function fitWords(typed: readonly string[], name: readonly string[]): Fit[] {
  const fits: Fit[] = [];
  for (const word of typed.length === 1 ? typed : [...typed].sort((a, b) => b.length - a.length)) {
    let best: Fit | undefined;
    for (let index = 0; index < name.length && best?.edits !== 0; index++) {
      if (isTaken(fits, index)) continue;
      const fit = prefixFit(word, name[index] ?? '');
      if (fit !== undefined && (best === undefined || fit.edits < best.edits)) best = { index, edits: fit.edits, length: fit.length };
    }
    if (best !== undefined) fits.push(best);
  }
  return fits;
}

function isTaken(fits: readonly Fit[], index: number): boolean {
  for (const fit of fits) if (fit.index === index) return true;
  return false;
}
