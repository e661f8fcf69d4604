import { INDEXING_LOCK } from './advisory-locks.ts';
import type { Database, Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** Identifies the state of all rows that lists read. Every load, import, and admin write changes it in its own transaction. */
export const STATE_OF_ROWS = `(SELECT concat_ws(' ', d.dataset_version, d.loaded_at, w.writes, i.imports) FROM dataset_versions d, write_version w, import_version i WHERE d.is_current)`;

/** The version of the dataset that is loaded; undefined when there is none. */
export async function readDatasetVersion(from: Reads | Transaction): Promise<string | undefined> {
  const [row] = await rowsOf<{ dataset_version: string }>(from, { text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' });
  return row?.dataset_version;
}

/** The version of the dataset, and the number of imports: what an index is made from. */
export interface BuildState {
  readonly dataset_version: string;
  readonly imports: number;
}

const BUILD_STATE = 'SELECT dataset_version, (SELECT imports FROM import_version) AS imports FROM dataset_versions WHERE is_current';

/** Undefined without a dataset. */
export async function readBuildState(from: Reads | Transaction): Promise<BuildState | undefined> {
  const [row] = await rowsOf<BuildState>(from, { text: BUILD_STATE });
  return row;
}

/** Identifies the places: the dataset, and the imports that may have added to it. */
export const placesVersion = ({ dataset_version, imports }: BuildState): string => `${dataset_version} ${imports}`;

/** The places of a connection: their version, and the time of the rows that it sees, in seconds. */
export interface PlacesState {
  readonly version: string;
  readonly seenAt: number;
}

/**
 * The time of the rows is that of the statement, except in a snapshot, which began before, and on a standby, which may be behind. Versions have no order: a load or a
 * restored backup can bring back an earlier one.
 */
const PLACES_STATE = `
  SELECT dataset_version, (SELECT imports FROM import_version) AS imports,
         extract(epoch FROM CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_xact_replay_timestamp(), to_timestamp(0))
                                 WHEN current_setting('transaction_isolation') = 'read committed' THEN statement_timestamp()
                                 ELSE transaction_timestamp() END)::float8 AS seen_at
  FROM dataset_versions WHERE is_current`;

/** Undefined without a dataset. */
export async function readPlacesState(from: Reads | Transaction): Promise<PlacesState | undefined> {
  const [row] = await rowsOf<{ dataset_version: string; imports: number; seen_at: number }>(from, { text: PLACES_STATE });
  return row === undefined ? undefined : { version: placesVersion(row), seenAt: row.seen_at };
}

/** The dataset that is loaded. */
export interface LoadedDataset {
  readonly dataset_version: string;
  readonly loaded_at: Date;
}

/** The dataset that is loaded, and when that was; undefined when there is none. */
export async function readLoadedDataset(database: Database): Promise<LoadedDataset | undefined> {
  const [row] = await rowsOf<LoadedDataset>(database, { text: 'SELECT dataset_version, loaded_at FROM dataset_versions WHERE is_current' });
  return row;
}

/** The state of the rows that the search index is made from. */
export interface DataState {
  readonly dataset_version: string;
  /** Number of admin writes. */
  readonly writes: number;
  /** Number of imports. One can change the places of the same dataset. */
  readonly imports: number;
  /** No change waits for the search index, except those that it refuses, and nothing is being written to it. */
  readonly at_rest: boolean;
}

/** The state of the dataset that is loaded; undefined when there is none. */
export async function readDataState(database: Database): Promise<DataState | undefined> {
  const [row] = await rowsOf<DataState>(database, {
    name: 'dataset-version',
    text: `SELECT dataset_version, (SELECT writes FROM write_version) AS writes, (SELECT imports FROM import_version) AS imports,
                  NOT EXISTS (SELECT 1 FROM outbox WHERE processed_at IS NULL AND failure IS DISTINCT FROM 'refused')
                    AND pg_try_advisory_xact_lock_shared($1) AS at_rest
           FROM dataset_versions WHERE is_current`,
    values: [INDEXING_LOCK],
  });
  return row;
}
