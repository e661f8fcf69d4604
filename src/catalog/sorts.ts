import type { SortOrder } from './resource.ts';

interface Names {
  readonly rest: readonly string[];
  readonly dsl: readonly string[];
}

/** An order by one expression, in both directions, nulls last in both. `ties` breaks ties. */
export function sortBy(sql: string, ties: string, names: Names, description: string): SortOrder {
  return { ...names, sql: `${sql} ASC NULLS LAST`, reversed: `${sql} DESC NULLS LAST`, directed: true, ties, description };
}

/** An order by an amount, largest first by default. */
export function largestFirst(sql: string, ties: string, names: Names, description: string): SortOrder {
  return { ...names, sql: `${sql} DESC NULLS LAST`, reversed: `${sql} ASC NULLS LAST`, startsHigh: true, ties, description };
}

/** An order by name, then by id. */
export function alphabetical(name: string, ties: string, names: Names = { rest: ['alpha'], dsl: ['ALPHA'] }): SortOrder {
  return { ...names, sql: `${name} COLLATE a_to_z`, reversed: `${name} COLLATE a_to_z DESC`, ties, description: 'A to Z.' };
}
