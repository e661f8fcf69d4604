import type { Resource } from '../catalog/resource.ts';

/** FROM clause for the rows of a resource. */
export function rowsFrom({ from, lookups = [] }: Resource): string {
  return [from, ...lookups].join(' JOIN ');
}

/** FROM clause to count the same rows. PostgreSQL drops an outer join to a unique key that the rest of the statement does not use. */
export function countFrom({ from, lookups = [] }: Resource): string {
  return [from, ...lookups].join(' LEFT JOIN ');
}
