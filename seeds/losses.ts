import type { Transaction } from '../src/store/pool.ts';
import { rowsOf } from '../src/store/rows-of.ts';
import { previousTable } from './previous.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** A smaller loss is usual when a dataset is revised. A file that was cut on its way loses more. */
const LARGE_SHARE = 0.25;

/** A table that has fewer rows than in the previous dataset. */
export interface Loss {
  readonly table: TableName;
  readonly before: number;
  readonly after: number;
}

/** The tables that have lost a large part of their rows. */
export async function largeLosses(client: Transaction): Promise<Loss[]> {
  const counts = TABLE_NAMES.map(
    (table) => `SELECT '${table}' AS "table", (SELECT count(*) FROM ${previousTable(table)}) AS before, (SELECT count(*) FROM ${table}) AS after`,
  );
  const sizes = await rowsOf<Loss>(client, { text: counts.join(' UNION ALL ') });
  return sizes.filter(({ before, after }) => before - after > 0 && before - after >= LARGE_SHARE * before);
}
