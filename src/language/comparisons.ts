import { readSoundTable } from '../tables/read-table.ts';

/** What compares a field with a value. */
const MEANINGS = [
  ...(['gt', 'gte', 'lt', 'lte', 'between', 'not_between', 'about'] as const),
  ...(['is', 'is_not', 'contains', 'not_contains', 'like', 'starts_with', 'in', 'not_in', 'is_null', 'is_not_null'] as const),
];
/** How a phrase compares. */
export type Compares = (typeof MEANINGS)[number];

const PLACES = ['questions', 'queries', 'code'] as const;
/** Where people write a phrase: in plain English, in queries that are nearly in the query language, or in code of other languages. */
export type SaidIn = (typeof PLACES)[number];

const ROWS = readSoundTable(new URL('../../mappings/language/comparisons.tsv', import.meta.url), ['means', 'said in', 'phrases']).map((row) => ({
  means: row.oneOf('means', MEANINGS),
  saidIn: row.oneOf('said in', ['anywhere', ...PLACES]),
  phrases: row.list('phrases'),
}));

/** The words and signs that compare in this way, where people write them. */
export const comparisonPhrases = (means: Compares, place: SaidIn): readonly string[] =>
  ROWS.flatMap((row) => (row.means === means && (row.saidIn === place || row.saidIn === 'anywhere') ? row.phrases : []));

/** How far from a number "around" goes, in both directions. */
export const AROUND_SHARE = 0.1;
