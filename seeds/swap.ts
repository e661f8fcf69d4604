import { LOAD_LOCK } from '../src/store/advisory-locks.ts';
import { refuseTooManyTitles } from '../src/store/title-volume.ts';
import type { Transaction } from '../src/store/pool.ts';
import { addReferenceOccupations, addReferencePlaces, type PlaceChanges } from '../src/store/imports.ts';
import { updateAllCompanyCounts } from '../src/store/writes/shares-and-counts.ts';
import { lockWrites } from '../src/store/writes/write-record.ts';
import { applyCorrections, type CorrectionReport } from '../src/writes/corrections.ts';
import { compareWithPrevious, type DatasetChanges } from './compare.ts';
import { largeLosses, type Loss } from './losses.ts';
import { keepAsPrevious, readCurrentManifest } from './previous.ts';
import { TABLE_NAMES, type Manifest, type TableName } from './tables.ts';

/** Called after each table with the number of loaded rows and the total. */
export type LoadProgress = (rowsDone: number, rowsTotal: number) => void;

/** What a load did. */
export interface SwapReport {
  readonly from: string | undefined;
  readonly to: string;
  /** The days of the two deliveries, as YYYY-MM-DD, of those that have one. */
  readonly dates: { readonly from?: string | undefined; readonly to?: string | undefined };
  /** What differs from the dataset before; undefined without one. */
  readonly changes: DatasetChanges | undefined;
  /** Tables that lost a large part of their rows. */
  readonly losses: readonly Loss[];
  readonly corrections: CorrectionReport;
  /** What the imported Census files changed in the places of this dataset. */
  readonly places: PlaceChanges;
}

/** Waits until no other load and no admin write runs, and keeps them from starting until the transaction ends. */
export async function lockDataset(client: Transaction): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
  // Admin writes lock this first, too. Locking in another order could cause a deadlock.
  await lockWrites(client);
}

export async function hasDataset(client: Transaction): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM dataset_versions WHERE is_current');
  return rowCount !== 0;
}

/**
 * Replaces the dataset in a transaction that holds the locks: keeps the old one as the previous one, empties the tables, fills them again, applies the corrections of
 * admins, counts again what is stored as counts, and compares the two datasets. `fill` fills one table and returns the number of its rows.
 */
export async function swapDataset(
  client: Transaction,
  manifest: Manifest,
  fill: (table: TableName) => Promise<number>,
  { total, progress = () => undefined }: { readonly total: number; readonly progress?: LoadProgress | undefined },
): Promise<SwapReport> {
  const fromDate = (await readCurrentManifest(client))?.date;
  const from = await keepAsPrevious(client);
  // Not TRUNCATE, which would lock readers out until the commit and show an empty table to snapshots taken before it (a running rebuild).
  for (const table of [...TABLE_NAMES].reverse()) await client.query(`DELETE FROM ${table}`);
  let done = 0;
  for (const table of TABLE_NAMES) {
    done += await fill(table);
    progress(done, total);
  }
  await addReferenceOccupations(client);
  const places = await addReferencePlaces(client);
  const corrections = await applyCorrections(client);
  await updateAllCompanyCounts(client);
  await refuseTooManyTitles(client);
  await markCurrent(client, manifest);
  for (const table of TABLE_NAMES) await client.query(`ANALYZE ${table}`);
  const changes = from === undefined ? undefined : await compareWithPrevious(client, from, manifest.version);
  const losses = from === undefined ? [] : await largeLosses(client);
  return { from, to: manifest.version, dates: { from: fromDate, to: manifest.date }, changes, losses, corrections, places };
}

async function markCurrent(client: Transaction, { version, methodologyVersion, note, observationWindow, limitations, date }: Manifest): Promise<void> {
  await client.query('UPDATE dataset_versions SET is_current = false WHERE is_current');
  const { rows } = await client.query<{ is_new: boolean }>(
    `INSERT INTO dataset_versions (dataset_version, methodology_version, data_status_note, observation_window, limitations, delivery_date, is_current)
     VALUES ($1, $2, $3, $4, $5, $6, true)
     ON CONFLICT (dataset_version) DO UPDATE SET is_current = true, loaded_at = now(), methodology_version = excluded.methodology_version,
       data_status_note = excluded.data_status_note, observation_window = excluded.observation_window, limitations = excluded.limitations,
       delivery_date = excluded.delivery_date
     RETURNING xmax = 0 AS is_new`,
    [version, methodologyVersion, note, observationWindow ?? null, limitations ?? [], date ?? null],
  );
  // A version that was loaded before may have other rows now. An index or a title model of that time must not pass for current, nor an ETag.
  if (rows[0]?.is_new !== true) {
    await client.query('UPDATE import_version SET imports = imports + 1');
    await client.query('UPDATE write_version SET writes = writes + 1');
  }
}
