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

/** Identifies the places: the dataset, and the imports that may have added to it. Undefined without a dataset. */
export async function readPlacesVersion(from: Reads | Transaction): Promise<string | undefined> {
  const [row] = await rowsOf<{ version: string }>(from, {
    text: "SELECT dataset_version || ' ' || (SELECT imports FROM import_version) AS version FROM dataset_versions WHERE is_current",
  });
  return row?.version;
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
