import type { Database } from './pool.ts';

/** Rows that are deleted by age. */
export interface AgingRows {
  readonly table: string;
  readonly key: string;
  /** SQL. Rows are deleted when this time is that many days ago. Rows without it stay. */
  readonly at: string;
}

/** Few enough that no request waits for the locks of one step. */
const ROWS_AT_ONCE = 5_000;

/** Deletes the rows that are older, in small steps. Returns their number. */
export async function deleteOlder(database: Database, { table, key, at }: AgingRows, days: number): Promise<number> {
  let rows = 0;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; rows += deleted) {
    const gone = await database.query({
      // Another follower may delete the same rows.
      text: `DELETE FROM ${table} WHERE ${key} IN (
               SELECT ${key} FROM ${table} WHERE ${at} < now() - make_interval(days => $1) ORDER BY ${at} LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
      values: [days, ROWS_AT_ONCE],
    });
    deleted = gone.length;
  }
  return rows;
}
