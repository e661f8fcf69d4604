import type { Resource, SortOrder } from '../catalog/resource.ts';

/** FROM clause for the rows of a resource, with what its orders need. */
export function rowsFrom({ from, lookups = [] }: Resource, sorts: readonly SortOrder[] = []): string {
  const joined = new Set(sorts.flatMap(({ lookup }) => lookup ?? []));
  return [[from, ...lookups].join(' JOIN '), ...joined].join(' LEFT JOIN ');
}

/** FROM clause to count the same rows. PostgreSQL drops an outer join to a unique key that the rest of the statement does not use. */
export function countFrom({ from, lookups = [] }: Resource): string {
  return [from, ...lookups].join(' LEFT JOIN ');
}
