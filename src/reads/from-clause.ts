import type { Resource } from '../catalog/resource.ts';

/** FROM clause of a resource's rows. */
export function rowsFrom({ from, lookups = [] }: Resource): string {
  return [from, ...lookups].join(' JOIN ');
}

/** FROM clause to count the same rows: PostgreSQL drops an outer join to a unique key that nothing else of the statement mentions. */
export function countFrom({ from, lookups = [] }: Resource): string {
  return [from, ...lookups].join(' LEFT JOIN ');
}
