import type { Field } from '../../catalog/resource.ts';
import type { Condition, Literal } from '../syntax-tree.ts';
import type { FieldValue } from './senses.ts';

const NOWHERE = { start: 0, end: 0 };

/**
 * The condition that so many badges of a row have a level. No field counts the badges of one level, but there are few badges, so that all that can have it are listed. Undefined
 * if the field is not about several badges, or if all rows or none have so many.
 */
export function countedBadges({ over, dsl }: Field, { least, most }: NonNullable<FieldValue['times']>, level: Literal): Condition | undefined {
  const [any] = dsl;
  const badges = over?.quantifier === 'any' ? over.columns.map((column) => column.replace(/^.*\./u, '').toUpperCase()) : [];
  const [fewest, highest] = [Math.max(0, least), Math.min(badges.length, most)];
  if (any === undefined || badges.length === 0 || fewest > highest || (fewest === 0 && highest === badges.length)) return undefined;
  const is = (field: string): Condition => ({
    kind: 'comparison',
    field: { kind: 'name', text: field, at: NOWHERE },
    operator: 'is',
    value: level,
    at: NOWHERE,
  });
  const atLeast = (count: number): Condition => {
    if (count === 1) return is(any);
    const groups = combinations(badges, count).map((fields): Condition => joined('and', fields.map(is)));
    return joined('or', groups);
  };
  const bounds = [
    ...(fewest > 0 ? [atLeast(fewest)] : []),
    ...(highest < badges.length ? [{ kind: 'not' as const, of: atLeast(highest + 1), at: NOWHERE }] : []),
  ];
  return joined('and', bounds);
}

function joined(kind: 'and' | 'or', conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  return conditions.length === 1 && first !== undefined ? first : { kind, of: conditions, at: NOWHERE };
}

/** All choices of so many of the fields, in their order. */
function combinations(fields: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return fields.flatMap((field, i) => combinations(fields.slice(i + 1), count - 1).map((rest) => [field, ...rest]));
}
