import type { SortOrder } from './resource.ts';

/** An order by one expression, in both directions, nulls last in either; `ties` makes it total. */
export function sortBy(sql: string, ties: string, names: { rest: readonly string[]; dsl: readonly string[] }, description: string): SortOrder {
  return { ...names, sql: `${sql} ASC NULLS LAST, ${ties}`, descending: `${sql} DESC NULLS LAST, ${ties}`, description };
}

/** An order by an amount, largest first unless asked otherwise. */
export function largestFirst(sql: string, ties: string, names: { rest: readonly string[]; dsl: readonly string[] }, description: string): SortOrder {
  return { ...names, sql: `${sql} DESC NULLS LAST, ${ties}`, description };
}
