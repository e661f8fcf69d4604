import type { Reads, Statement, Transaction } from './pool.ts';

/** Runs one statement, on any connection or within a transaction, and returns its rows. */
export async function rowsOf<T extends object>(on: Reads | Transaction, { name, text, values = [] }: Statement): Promise<T[]> {
  if (!('release' in on)) return on.query<T & Record<string, unknown>>({ name, text, values });
  const { rows } = await on.query<T & Record<string, unknown>>({ ...(name === undefined ? {} : { name }), text, values: [...values] });
  return rows;
}
