import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** The hits of one key in its current window. */
export interface RateCounter {
  readonly counter_key: string;
  readonly hits: number;
  /** Milliseconds until the window ends. */
  readonly ms_left: number;
}

/** Adds to the counters of several keys, and returns them. Where the last window is over, a new one begins. */
export function addHits(on: Database | Transaction, added: ReadonlyMap<string, number>, windowMs: number): Promise<RateCounter[]> {
  return rowsOf<RateCounter>(on, {
    name: 'count',
    // In the order of the keys, so that two processes never wait for each other's rows in a circle.
    text: `INSERT INTO rate_counters AS counter (counter_key, hits, resets_at)
           SELECT key, n, now() + $3 * interval '1 millisecond' FROM unnest($1::text[], $2::int[]) AS added (key, n) ORDER BY key
           ON CONFLICT (counter_key) DO UPDATE SET
             hits = excluded.hits + CASE WHEN counter.resets_at > now() THEN counter.hits ELSE 0 END,
             resets_at = CASE WHEN counter.resets_at > now() THEN counter.resets_at ELSE excluded.resets_at END
           RETURNING counter_key, hits, extract(epoch FROM resets_at - now())::float8 * 1000 AS ms_left`,
    values: [[...added.keys()], [...added.values()], windowMs],
  });
}

/** The counters of these keys whose window is not over. */
export function readCounters(database: Database, keys: readonly string[]): Promise<RateCounter[]> {
  return rowsOf<RateCounter>(database, {
    name: 'failures',
    text: 'SELECT counter_key, hits, extract(epoch FROM resets_at - now())::float8 * 1000 AS ms_left FROM rate_counters WHERE counter_key = ANY($1) AND resets_at > now()',
    values: [keys],
  });
}

/** Deletes the counters whose window ended more than a minute ago. */
export async function deleteOldCounters(database: Database): Promise<void> {
  await database.query({ name: 'forget-counters', text: `DELETE FROM rate_counters WHERE resets_at < now() - interval '1 minute'` });
}
