import { prefixEdits } from './edits.ts';

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
 * Matches typed words with the words of a name: the same text, its beginning, the beginnings of its words in any order, or those
 * with typos. Undefined when some typed word fits no word of the name.
 */
export function matchName(typed: readonly string[], name: readonly string[]): NameMatch | undefined {
  const typedText = typed.join(' ');
  const nameText = name.join(' ');
  const coverage = Math.min(1, typedText.length / Math.max(1, nameText.length));
  const extraWords = Math.max(0, name.length - typed.length);
  if (typedText === nameText) return { tier: 'exact', edits: 0, extraWords: 0, coverage: 1 };
  if (nameText.startsWith(typedText)) return { tier: 'prefix', edits: 0, extraWords, coverage };
  const total = assignWords(typed, name);
  if (total === undefined) return undefined;
  return { tier: total === 0 ? 'words' : 'fuzzy', edits: total, extraWords, coverage };
}

/** Gives each typed word, the longest first, the name's word that it fits best; the typos of all, or undefined when one fits none. */
function assignWords(typed: readonly string[], name: readonly string[]): number | undefined {
  const free = new Set(name.keys());
  let total = 0;
  for (const word of [...typed].sort((a, b) => b.length - a.length)) {
    let best: { index: number; edits: number } | undefined;
    for (const index of free) {
      const count = prefixEdits(word, name[index] ?? '');
      if (count !== Infinity && (best === undefined || count < best.edits)) best = { index, edits: count };
    }
    if (best === undefined) return undefined;
    free.delete(best.index);
    total += best.edits;
  }
  return total;
}
