import { isPlainInteger } from '../../catalog/field-values.ts';
import type { Form } from '../forms/form.ts';
import type { Problem } from '../problem.ts';
import type { Clause, NumberLiteral } from '../syntax-tree.ts';
import { clauseOf, textOf, type Rule } from './rule.ts';

/** Rows that can be skipped, where a form has no other number. */
export const LARGEST_OFFSET = 1_000_000;
/** Rows of a page, where a form has no other number. */
export const DEFAULT_LIMIT = 100;
export const MAXIMUM_LIMIT = 1_000;

/** The page of a query without LIMIT: `rows` is the most that the caller is shown of one. Where all rows are on the first page, the next ones are empty. */
export const pageSize = ({ defaultLimit = DEFAULT_LIMIT }: Pick<Form, 'defaultLimit'>, rows = Infinity): number =>
  Math.min(defaultLimit ?? MAXIMUM_LIMIT, rows);

/** The size and the start of a page. */
export const page: Rule = ({ form, clauses }) => {
  const maximum = form.maximumLimit ?? MAXIMUM_LIMIT;
  const furthest = form.maximumOffset ?? LARGEST_OFFSET;
  const problems: Problem[] = [];
  const example = form.examples[0];
  const [limit, offset, range] = [clauseOf(clauses, 'limit'), clauseOf(clauses, 'offset'), clauseOf(clauses, 'range')];
  if (limit !== undefined && !isInteger(limit.count, 1, maximum))
    problems.push({
      message: `LIMIT must be an integer from 1 to ${maximum}`,
      suggestion:
        limit.count.value > maximum && form.modifiers.includes('offset') ? 'To get more rows, use OFFSET or RANGE.' : 'Write LIMIT 10, or omit LIMIT.',
      example,
      at: limit.count.at,
    });
  if (offset !== undefined && !isInteger(offset.count, 0, furthest))
    problems.push({
      message: `OFFSET must be an integer from 0 to ${furthest}`,
      suggestion: 'OFFSET is the number of rows to skip.',
      example,
      at: offset.count.at,
    });
  const wrong = range === undefined ? undefined : rangeProblem(range, maximum, furthest);
  if (range !== undefined && wrong !== undefined)
    problems.push({ message: wrong, suggestion: 'Write RANGE 1-10 for the first ten rows.', example, at: range.at });
  return problems;
};

/** The problem with RANGE first-last. Rows are counted from 1, and both ends are included. */
function rangeProblem(range: Extract<Clause, { kind: 'range' }>, maximum: number, furthest: number): string | undefined {
  if (!isInteger(range.first, 1, Infinity) || !isInteger(range.last, 1, Infinity)) return 'RANGE must be two integers of 1 or more';
  const [first, last] = [range.first.value, range.last.value];
  if (last < first) return 'The end of RANGE is before its start';
  if (last - first + 1 > maximum) return `RANGE can have at most ${maximum} rows`;
  return first > furthest + 1 ? `RANGE must start at row ${furthest + 1} or earlier` : undefined;
}

const isInteger = (literal: NumberLiteral, minimum: number, maximum: number): boolean =>
  isPlainInteger(textOf(literal)) && literal.value >= minimum && literal.value <= maximum;
