import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/config.ts';
import type { Database, Transaction } from '../../src/store/pool.ts';
import { lockDataset, swapDataset, type LoadProgress, type SwapReport } from '../swap.ts';
import { DATASET_TABLES, TABLE_NAMES, type Manifest, type TableName } from '../tables.ts';
import { checkRows } from './check-rows.ts';
import { fileOf, LAYOUTS } from './layout.ts';
import { MANIFEST_FILE, readManifest } from './manifest.ts';
import { DeliveryError, ProblemLog } from './problems.ts';
import { readSchema, type TableSchema } from './schema.ts';
import { stagedName, stageTable } from './stage.ts';

/** Receives how far the reading of the files is, in bytes. `what` names the file, the rate, and the time left. */
export type ReadProgress = (bytesDone: number, bytesTotal: number, what: string) => void;

export interface DeliveryOptions {
  /** Does everything, reports it, and changes nothing. */
  readonly isDryRun: boolean;
  readonly problemsFile: string;
  readonly reading?: ReadProgress;
  readonly swapping?: LoadProgress;
  /** Called between the two. */
  readonly checked?: (rows: number) => void;
  readonly signal?: AbortSignal;
}

export interface DeliveryReport extends SwapReport {
  readonly rows: Readonly<Record<TableName, number>>;
  /** Columns that the files leave out, in words. */
  readonly leftOut: readonly string[];
}

/** Without rows in these, there is nothing to serve. The others may be empty. */
const NEVER_EMPTY: readonly TableName[] = ['companies', 'occupations', 'clusters'];

/**
 * Loads a delivery: a folder with a manifest and one CSV file per table. First copies all files to temporary tables and checks everything there; then replaces the dataset
 * in one transaction. Throws {@link DeliveryError} if the delivery has problems. Until the commit, the old dataset is served, whatever happens to this process.
 */
export async function loadDelivery(database: Database, folder: string, options: DeliveryOptions): Promise<DeliveryReport> {
  const client = await database.pool.connect();
  // A dropped connection takes its temporary tables and its transaction with it.
  const abort = (): void => {
    client.release(true);
  };
  options.signal?.addEventListener('abort', abort, { once: true });
  const problems = new ProblemLog(options.problemsFile);
  try {
    await client.query('SET statement_timeout = 0');
    const { manifest, rows, schema, leftOut } = await readDelivery(client, folder, problems, options);
    options.checked?.(TABLE_NAMES.reduce((sum, table) => sum + rows[table], 0));
    return { ...(await swapStaged(client, manifest, rows, schema, options)), rows, leftOut };
  } finally {
    problems.close();
    options.signal?.removeEventListener('abort', abort);
    if (options.signal?.aborted !== true) client.release(true);
  }
}

interface StagedDelivery {
  readonly manifest: Manifest;
  readonly rows: Readonly<Record<TableName, number>>;
  readonly schema: Readonly<Record<TableName, TableSchema>>;
  readonly leftOut: readonly string[];
}

async function readDelivery(
  client: Transaction,
  folder: string,
  problems: ProblemLog,
  { reading = () => undefined }: DeliveryOptions,
): Promise<StagedDelivery> {
  const schema = await readSchema(client);
  const manifest = readManifest(folder, (problem) => {
    problems.add(problem);
  });
  reportOtherFiles(folder, problems);
  const leftOut: string[] = [];
  const unread = new Set<TableName>();
  const advance = new Reading(folder, reading);
  const rows = {} as Record<TableName, number>;
  for (const layout of LAYOUTS) {
    rows[layout.table] = await stageTable(
      {
        client,
        folder,
        schema,
        problems,
        leftOut,
        unread,
        advance: (bytes, read, file) => {
          advance.by(bytes, read, file);
        },
      },
      layout,
    );
    if (NEVER_EMPTY.includes(layout.table) && rows[layout.table] === 0 && problems.count === 0)
      problems.add({ file: layout.file, line: 1, column: '', value: '', reason: 'has no rows; nothing could be served' });
  }
  await checkRows(client, schema, problems, unread);
  if (problems.count > 0 || manifest === undefined) throw new DeliveryError(problems);
  return { manifest, rows, schema, leftOut };
}

/** A misspelled file name would otherwise be a table without rows. */
function reportOtherFiles(folder: string, problems: ProblemLog): void {
  const known = [MANIFEST_FILE, ...TABLE_NAMES.map(fileOf)];
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith('.') || known.includes(file)) continue;
    problems.add({ file, line: 0, column: '', value: '', reason: `is not a file of a delivery; the files are ${known.join(', ')}` });
  }
}

/** How far the files are read, how fast, and how long it will take. */
class Reading {
  private readonly total: number;
  private readonly start = performance.now();
  private bytes = 0;
  private rows = 0;

  constructor(
    folder: string,
    private readonly tell: ReadProgress,
  ) {
    this.total = LAYOUTS.reduce((sum, { file }) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  by(bytes: number, rows: number, file: string): void {
    this.bytes += bytes;
    this.rows += rows;
    const seconds = (performance.now() - this.start) / 1_000;
    const left = this.bytes === 0 ? 0 : (seconds / this.bytes) * (this.total - this.bytes);
    const rate = Math.round(this.rows / Math.max(seconds, 0.001)).toLocaleString('en-US');
    this.tell(this.bytes, this.total, `${file}, ${rate} rows/s, ${Math.ceil(left)} s left`);
  }
}

/** Replaces the dataset with the staged rows in one transaction, which a dry run rolls back. */
async function swapStaged(
  client: Transaction,
  manifest: Manifest,
  rows: Readonly<Record<TableName, number>>,
  schema: Readonly<Record<TableName, TableSchema>>,
  { isDryRun, swapping }: DeliveryOptions,
): Promise<SwapReport> {
  await client.query('BEGIN');
  try {
    await lockDataset(client);
    const total = TABLE_NAMES.reduce((sum, table) => sum + rows[table], 0);
    const report = await swapDataset(client, manifest, (table) => insertStaged(client, table, schema[table]), { total, progress: swapping });
    await client.query(isDryRun ? 'ROLLBACK' : 'COMMIT');
    return report;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function insertStaged(client: Transaction, table: TableName, { columns }: TableSchema): Promise<number> {
  const names: readonly string[] = DATASET_TABLES[table];
  const values = names.map((name) => {
    const { fallback = null, declaredType = 'text' } = columns.find((column) => column.name === name) ?? {};
    return fallback === null ? `${name}::${declaredType}` : `COALESCE(${name}, ${fallback})::${declaredType}`;
  });
  const { rowCount } = await client.query(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${stagedName(table)} ORDER BY ordinal`);
  return rowCount ?? 0;
}

/** Throws if there is no such folder. */
export function checkFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ConfigError(`Folder not found: ${folder}. Give the folder of a delivery: a ${MANIFEST_FILE} and one CSV file per table.`);
}
