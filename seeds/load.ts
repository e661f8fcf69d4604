import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Transaction } from '../src/store/pool.ts';
import { copyLine } from './copy-text.ts';
import { hasDataset, lockDataset, swapDataset, type LoadProgress, type SwapReport } from './swap.ts';
import { DATASET_TABLES, TABLE_NAMES, type LoadableDataset, type Rows, type TableName } from './tables.ts';

/**
 * Replaces all tables of the dataset in one transaction. Readers see the old dataset until the commit.
 * With `onlyIfEmpty`, returns false and changes nothing if there already is a dataset.
 */
export async function loadDataset(
  database: Database,
  dataset: () => LoadableDataset,
  options: { onlyIfEmpty: boolean; progress?: LoadProgress; report?: (report: SwapReport) => void },
): Promise<boolean> {
  return database.transaction(async (client) => {
    await lockDataset(client);
    if (options.onlyIfEmpty && (await hasDataset(client))) return false;
    const made = dataset();
    const total = TABLE_NAMES.reduce((sum, table) => sum + made.tables[table].length, 0);
    const report = await swapDataset(client, made, (table) => copyRows(client, table, made.tables[table]), { total, progress: options.progress });
    options.report?.(report);
    return true;
  });
}

async function copyRows(client: Transaction, table: TableName, rows: Rows): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${table} (${DATASET_TABLES[table].join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(copyChunks(rows)), stream);
  return rows.length;
}

/** PostgreSQL's text format, some thousand rows per chunk. */
function* copyChunks(rows: Rows): Generator<string> {
  const CHUNK = 2_000;
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(copyLine(row));
    if (lines.length < CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
