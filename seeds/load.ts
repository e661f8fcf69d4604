import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Transaction } from '../src/store/pool.ts';
import { copyLine } from './copy-text.ts';
import { hasDataset, lockDataset, swapDataset, type LoadProgress } from './swap.ts';
import { DATASET_TABLES, TABLE_NAMES, type Dataset, type TableName, type TableRow } from './tables.ts';

/**
 * Replaces all tables of the dataset in one transaction. Readers see the old dataset until the commit.
 * With `onlyIfEmpty`, returns false and changes nothing if there already is a dataset.
 */
export async function loadDataset(database: Database, dataset: () => Dataset, options: { onlyIfEmpty: boolean; progress?: LoadProgress }): Promise<boolean> {
  return database.transaction(async (client) => {
    await lockDataset(client);
    if (options.onlyIfEmpty && (await hasDataset(client))) return false;
    const made = dataset();
    const total = TABLE_NAMES.reduce((sum, table) => sum + made.tables[table].length, 0);
    await swapDataset(client, made, (table) => copyRows(client, table, made.tables[table]), { total, progress: options.progress });
    return true;
  });
}

async function copyRows(client: Transaction, table: TableName, rows: readonly TableRow[]): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${table} (${DATASET_TABLES[table].join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(copyChunks(rows)), stream);
  return rows.length;
}

/** PostgreSQL's text format, some thousand rows per chunk. */
function* copyChunks(rows: readonly TableRow[]): Generator<string> {
  const CHUNK = 2_000;
  for (let start = 0; start < rows.length; start += CHUNK) {
    yield rows
      .slice(start, start + CHUNK)
      .map(copyLine)
      .join('');
  }
}
