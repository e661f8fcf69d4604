import { allowedEdits } from './edits.ts';

/** Most spellings of one word that the engine tries, and most misspelled words in one query. The engine's limit is 1,024 clauses. */
const MAX_EXPANSIONS = 60;
const MOST_FUZZY_WORDS = 12;

/** One clause per word, with as many typos as its length allows. Short words, and all words of a long text, must match as typed. */
export function fuzzyWords(field: string, words: readonly string[]): Record<string, unknown>[] {
  const mayBeMisspelt = words.length <= MOST_FUZZY_WORDS;
  return words.map((query) => {
    const fuzziness = mayBeMisspelt ? allowedEdits(query) : 0;
    // The first letter must match: it is rarely mistyped.
    return { match: { [field]: { query, ...(fuzziness === 0 ? {} : { fuzziness, prefix_length: 1, max_expansions: MAX_EXPANSIONS }) } } };
  });
}
