import type { Filter } from '../catalog/plan.ts';

/** A filter on one field. */
export type Condition = Exclude<Filter, { kind: 'all' | 'any' | 'not' }>;

const isCondition = (filter: Filter): filter is Condition => filter.kind !== 'all' && filter.kind !== 'any' && filter.kind !== 'not';

/** What one row of a subquery must meet. */
export interface OfRow {
  readonly sql: string;
  readonly fields: readonly string[];
  /** Only bounds of a number, such as BETWEEN. */
  readonly isBound: boolean;
}

/** The conditions of a filter that can be one of a row: one alone, alternatives, or the two bounds of a number. */
export function partsOf(filter: Filter): readonly Condition[] | undefined {
  if (isCondition(filter)) return [filter];
  if (filter.kind === 'not' || filter.of.length === 0) return undefined;
  const parts = filter.of.filter(isCondition);
  if (parts.length < filter.of.length) return undefined;
  return filter.kind === 'any' || (parts.every(({ kind }) => kind === 'compare') && fieldsOf(filter).length === 1) ? parts : undefined;
}

/** The fields of a condition, or of those that are joined. */
export const fieldsOf = (filter: Filter): string[] => [
  ...new Set((isCondition(filter) ? [filter] : filter.kind === 'not' ? [] : filter.of.filter(isCondition)).map(({ field }) => field)),
];

/** Whether two conditions are on one field that has one value in each row. Bounds of a number are of one row. */
const areOfTwoRows = (one: OfRow, other: OfRow): boolean => !one.isBound && !other.isBound && one.fields.some((field) => other.fields.includes(field));

/** The conditions that each row of a subquery must meet. A row is in one metro area, so that hiring in Dallas and in Houston takes two. */
export function conditionsOfRows(conditions: readonly OfRow[]): readonly (readonly OfRow[])[] {
  return conditions.reduce<readonly (readonly OfRow[])[]>(
    (rows, condition) => {
      const isOther = (one: OfRow): boolean => areOfTwoRows(one, condition);
      const [row] = rows.filter((one) => one.some(isOther));
      return row === undefined ? rows.map((one) => [...one, condition]) : [...rows, row.map((one) => (isOther(one) ? condition : one))];
    },
    [[]],
  );
}
