import { allowedEdits } from './edits.ts';

/** Spellings of one word that the engine tries at most, and words that may be misspelt in one query: its limit is 1,024 clauses. */
const MAX_EXPANSIONS = 60;
const MOST_FUZZY_WORDS = 12;

/** One clause a word, misspelt as far as its length allows; short words, and all words of an overlong text, are taken as typed. */
export function fuzzyWords(field: string, words: readonly string[]): Record<string, unknown>[] {
  const mayBeMisspelt = words.length <= MOST_FUZZY_WORDS;
  return words.map((query) => {
    const fuzziness = mayBeMisspelt ? allowedEdits(query) : 0;
    // The first letter is taken as right: people seldom mistype it.
    return { match: { [field]: { query, ...(fuzziness === 0 ? {} : { fuzziness, prefix_length: 1, max_expansions: MAX_EXPANSIONS }) } } };
  });
}
