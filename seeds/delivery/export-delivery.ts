import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../src/config/config.ts';
import type { Database, Transaction } from '../../src/store/pool.ts';
import { rowsOf } from '../../src/store/rows-of.ts';
import { readCurrentManifest } from '../previous.ts';
import { DATASET_TABLES } from '../tables.ts';
import { LAYOUTS, NUMBER, type Layout } from './layout.ts';
import { writeManifest } from './manifest.ts';

const ROWS_AT_ONCE = 5_000;
/** Generated datasets have no date of delivery: the day of the load is used instead. */
const LOADED_ON = "SELECT to_char(loaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date FROM dataset_versions WHERE is_current";

/** Writes the current dataset as a delivery, from one snapshot. Loading it gives the same rows. The folder must be new or empty. Returns the number of rows. */
export async function exportDelivery(database: Database, folder: string, progress: (file: string, rows: number) => void): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ConfigError(`The folder ${folder} is not empty. Give a new folder.`);
  mkdirSync(folder, { recursive: true });
  return database.transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const manifest = await readCurrentManifest(client);
    if (manifest === undefined) throw new ConfigError('There is no dataset to export.');
    let total = 0;
    for (const layout of LAYOUTS) {
      total += await exportTable(client, layout, join(folder, layout.file));
      progress(layout.file, total);
    }
    const [loaded] = await rowsOf<{ date: string }>(client, { text: LOADED_ON });
    // Last, so that a folder with a manifest is complete.
    writeManifest(folder, { ...manifest, date: manifest.date ?? loaded?.date ?? '' });
    return total;
  });
}

async function exportTable(client: Transaction, layout: Layout, path: string): Promise<number> {
  const columns = await exportedColumns(client, layout);
  const from = layout.numbered.size === 0 ? layout.table : `(SELECT DISTINCT ${layout.plain.join(', ')} FROM ${layout.table}) AS owners`;
  await client.query(
    `DECLARE exported NO SCROLL CURSOR FOR SELECT ${columns.map(({ sql }, i) => `${sql} AS c${i}`).join(', ')} FROM ${from} ORDER BY ${orderOf(layout)}`,
  );
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `${columns.map(({ header }) => header).join(',')}\n`;
    for (;;) {
      const { rows } = await client.query<Record<string, string | null>>(`FETCH ${ROWS_AT_ONCE} FROM exported`);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map((row) => `${columns.map((_, i) => csvCell(row[`c${i}`] ?? null)).join(',')}\n`).join('');
    }
  };
  // Not by hand: a file that fails while rows are fetched, as on a full disk, must be the error of the export.
  await pipeline(lines, createWriteStream(path));
  await client.query('CLOSE exported');
  return count;
}

interface ExportedColumn {
  readonly header: string;
  /** The value as text. */
  readonly sql: string;
}

/** The columns of the file: plain ones, and numbered ones as many as the widest row needs. */
async function exportedColumns(client: Transaction, { table, plain, numbered }: Layout): Promise<ExportedColumn[]> {
  const lists = await rowsOf<{ name: string }>(client, {
    text: `SELECT a.attname::text AS name FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid WHERE a.attrelid = to_regclass($1) AND t.typcategory = 'A'`,
    values: [table],
  });
  const columns = plain.map((column) => ({
    header: column,
    sql: lists.some(({ name }) => name === column) ? `to_json(${column})::text` : `${column}::text`,
  }));
  if (numbered.size === 0) return columns;
  const [widest] = await rowsOf<{ width: number }>(client, { text: `SELECT COALESCE(max(${NUMBER}), 0)::integer AS width FROM ${table}` });
  const entry = (column: string, number: number): string =>
    `(SELECT e.${column}::text FROM ${table} e WHERE ${plain.map((key) => `e.${key} = owners.${key}`).join(' AND ')} AND e.${NUMBER} = ${number})`;
  for (let number = 1; number <= (widest?.width ?? 0); number++)
    for (const [column, prefix] of numbered) columns.push({ header: `${prefix}_${number}`, sql: entry(column, number) });
  return columns;
}

/** The columns that identify a row, or all of them. */
function orderOf({ table, plain }: Layout): string {
  const columns: readonly string[] = plain.length > 0 ? plain : DATASET_TABLES[table];
  return columns.join(', ');
}

/** A value in CSV: an empty text is quoted, so that it differs from null. */
function csvCell(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n]|^\s|\s$|^\uFEFF/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
