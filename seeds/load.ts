import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../src/store/pool.ts';
import { DATASET_TABLES, TABLE_NAMES, type Cell, type Dataset, type TableRow } from './tables.ts';

/** Serializes loads of several processes on one database. */
const LOAD_LOCK = 7_230_114;

/** Called after each table with the number of loaded rows and the total. */
export type LoadProgress = (rowsDone: number, rowsTotal: number) => void;

/**
 * Replaces all tables of the dataset in one transaction. Readers see the old dataset until the commit.
 * With `onlyIfEmpty`, returns false and changes nothing if there already is a dataset.
 */
export async function loadDataset(database: Database, dataset: () => Dataset, options: { onlyIfEmpty: boolean; progress?: LoadProgress }): Promise<boolean> {
  return database.transaction(async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
    // Admin writes lock this row first, too. Locking rows in another order could cause a deadlock.
    await client.query('SELECT writes FROM write_version FOR UPDATE');
    if (options.onlyIfEmpty && (await hasDataset(client))) return false;
    await replaceTables(client, dataset(), options.progress);
    return true;
  });
}

async function hasDataset(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM dataset_versions WHERE is_current');
  return rowCount !== 0;
}

async function replaceTables(client: PoolClient, dataset: Dataset, progress: LoadProgress = () => undefined): Promise<void> {
  // Not TRUNCATE, which would lock readers out until the commit and show an empty table to snapshots taken before it (a running rebuild).
  for (const table of [...TABLE_NAMES].reverse()) await client.query(`DELETE FROM ${table}`);
  const total = TABLE_NAMES.reduce((sum, table) => sum + dataset.tables[table].length, 0);
  let done = 0;
  for (const table of TABLE_NAMES) {
    const rows = dataset.tables[table];
    const stream = client.query(copyFrom(`COPY ${table} (${DATASET_TABLES[table].join(', ')}) FROM STDIN`));
    await pipeline(Readable.from(copyChunks(rows)), stream);
    done += rows.length;
    progress(done, total);
  }
  await client.query('UPDATE dataset_versions SET is_current = false WHERE is_current');
  await client.query(
    `INSERT INTO dataset_versions (dataset_version, methodology_version, data_status_note, observation_window, limitations, is_current)
     VALUES ($1, $2, $3, $4, $5, true)
     ON CONFLICT (dataset_version) DO UPDATE SET is_current = true, loaded_at = now(), methodology_version = excluded.methodology_version,
       data_status_note = excluded.data_status_note, observation_window = excluded.observation_window, limitations = excluded.limitations`,
    [dataset.version, dataset.methodologyVersion, dataset.note, dataset.observationWindow ?? null, dataset.limitations ?? []],
  );
  for (const table of TABLE_NAMES) await client.query(`ANALYZE ${table}`);
}

/** PostgreSQL's text format, about a thousand rows per chunk. */
function* copyChunks(rows: readonly TableRow[]): Generator<string> {
  const CHUNK = 2_000;
  for (let start = 0; start < rows.length; start += CHUNK) {
    yield rows
      .slice(start, start + CHUNK)
      .map((row) => `${row.map(copyCell).join('\t')}\n`)
      .join('');
  }
}

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'number') return String(cell);
  return cell.replace(/[\\\t\n\r]/g, (character) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[character] ?? character);
}
