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
      suggestion: 'Fetch further rows with OFFSET or RANGE.',
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
  if (range !== undefined) {
    const { first, last } = range;
    const rows = last.value - first.value + 1;
    if (!isInteger(first.value, 1, furthest + 1) || !isInteger(last.value, first.value, furthest + maximum) || rows > maximum)
      problems.push({
        message: `RANGE takes first-last, counted from 1, last included, of at most ${maximum} rows`,
        suggestion: 'Write RANGE 1-10 for the first ten rows.',
        example,
        at: range.at,
      });
  }
  return problems;
};

const isInteger = (value: number, minimum: number, maximum: number): boolean => Number.isInteger(value) && value >= minimum && value <= maximum;
