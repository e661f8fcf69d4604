import { comparisonPhrases, type Compares } from '../../../language/comparisons.ts';
import { wordTable } from '../../../text/word-table.ts';

const OPERATOR_OF: readonly (readonly [Compares, string])[] = [
  ['is', '='],
  ['is_not', '!='],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['in', 'IN'],
  ['not_in', 'NOT IN'],
  ['contains', 'CONTAINS'],
  ['starts_with', 'STARTS WITH'],
  ['like', 'LIKE'],
  ['is_null', 'IS NULL'],
  ['is_not_null', 'IS NOT NULL'],
];
const NAME = /^[a-z_]+$/u;

/** The operators that other languages name, in small letters and with underscores: `eq`, `greater_than`. */
export const OPERATORS = wordTable<string>(
  Object.fromEntries(
    OPERATOR_OF.flatMap(([means, operator]) =>
      comparisonPhrases(means, 'code')
        .map((phrase) => phrase.replaceAll(' ', '_'))
        .filter((name) => NAME.test(name))
        .map((name) => [name, operator]),
    ),
  ),
);
