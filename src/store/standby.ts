import { STATE_OF_ROWS } from './dataset.ts';
import type { Database } from './pool.ts';

/** What a standby says about itself. */
export interface StandbyReport {
  readonly is_standby: boolean;
  /** Identifies the state of its rows; null without a dataset. */
  readonly state: string | null;
  /** Age in seconds of the last change that it has replayed, if there are newer ones that it has received; otherwise 0. Null if it has replayed nothing yet. */
  readonly lag: number | null;
}

/** Identifies the state of the rows of the dataset; undefined without one. */
export async function readRowState(database: Database): Promise<string | undefined> {
  const [row] = await database.query<{ state: string | null }>({ name: 'row-state', text: `SELECT ${STATE_OF_ROWS} AS state` });
  return row?.state ?? undefined;
}

export async function readStandbyReport(database: Database): Promise<StandbyReport> {
  const [row] = await database.query<StandbyReport & Record<string, unknown>>({
    text: `SELECT pg_is_in_recovery() AS is_standby, ${STATE_OF_ROWS} AS state,
                  CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
                       ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 END AS lag`,
  });
  return row ?? { is_standby: false, state: null, lag: null };
}
