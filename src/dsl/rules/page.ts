import type { Problem } from '../problem.ts';
import { clauseOf, type Rule } from './rule.ts';

const LARGEST_OFFSET = 1_000_000;
export const MAXIMUM_LIMIT = 1_000;

/** Rows of a page, and where it begins. */
export const page: Rule = ({ form, clauses }) => {
  const maximum = form.maximumLimit ?? MAXIMUM_LIMIT;
  const furthest = form.maximumOffset ?? LARGEST_OFFSET;
  const problems: Problem[] = [];
  const example = form.examples[0];
  const [limit, offset, range] = [clauseOf(clauses, 'limit'), clauseOf(clauses, 'offset'), clauseOf(clauses, 'range')];
  if (limit !== undefined && !isInteger(limit.count.value, 1, maximum))
    problems.push({
      message: `LIMIT must be an integer from 1 to ${maximum}`,
      suggestion:
        limit.count.value > maximum && form.modifiers.includes('offset') ? 'Fetch further rows with OFFSET or RANGE.' : 'Write LIMIT 10, or leave LIMIT out.',
      example,
      at: limit.count.at,
    });
  if (offset !== undefined && !isInteger(offset.count.value, 0, furthest))
    problems.push({
      message: `OFFSET must be an integer from 0 to ${furthest}`,
      suggestion: 'Give the number of rows to skip.',
      example,
      at: offset.count.at,
    });
  const wrong = range === undefined ? undefined : rangeProblem(range.first.value, range.last.value, maximum, furthest);
  if (range !== undefined && wrong !== undefined)
    problems.push({ message: wrong, suggestion: 'Write RANGE 1-10 for the first ten rows.', example, at: range.at });
  return problems;
};

/** What is wrong with RANGE first-last, counted from 1, both included. */
function rangeProblem(first: number, last: number, maximum: number, furthest: number): string | undefined {
  if (!isInteger(first, 1, Infinity) || !isInteger(last, 1, Infinity)) return 'RANGE takes two integers, counted from 1';
  if (last < first) return 'RANGE ends before it begins';
  if (last - first + 1 > maximum) return `RANGE spans at most ${maximum} rows`;
  return first > furthest + 1 ? `RANGE begins at row ${furthest + 1} at most` : undefined;
}

const isInteger = (value: number, minimum: number, maximum: number): boolean => Number.isInteger(value) && value >= minimum && value <= maximum;
