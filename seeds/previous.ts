import type { Transaction } from '../src/store/pool.ts';
import { rowsOf } from '../src/store/rows-of.ts';
import { DATASET_TABLES, TABLE_NAMES, type Manifest, type TableName } from './tables.ts';

/** The schema with the dataset that was served before the current one. Its tables have the same names and columns, and no indexes. */
const SCHEMA = 'previous_dataset';
const VERSION_TABLE = 'dataset_versions';
const VERSION_COLUMNS = 'dataset_version, methodology_version, data_status_note, observation_window, limitations, delivery_date';

export const previousTable = (table: TableName): string => `${SCHEMA}.${table}`;
const setAside = (table: string): string => `restored_${table}`;

/** Keeps the current dataset as the previous one, with the changes of admins, and returns its version; undefined without a dataset. */
export async function keepAsPrevious(client: Transaction): Promise<string | undefined> {
  const [current] = await rowsOf<{ version: string }>(client, { text: 'SELECT dataset_version AS version FROM dataset_versions WHERE is_current' });
  if (current === undefined) return undefined;
  for (const table of TABLE_NAMES) {
    await client.query(`DROP TABLE IF EXISTS ${previousTable(table)}`);
    await client.query(`CREATE TABLE ${previousTable(table)} AS SELECT ${DATASET_TABLES[table].join(', ')} FROM ${table}`);
  }
  await client.query(`DROP TABLE IF EXISTS ${SCHEMA}.${VERSION_TABLE}`);
  await client.query(`CREATE TABLE ${SCHEMA}.${VERSION_TABLE} AS SELECT ${VERSION_COLUMNS} FROM dataset_versions WHERE is_current`);
  return current.version;
}

/** The manifest of the previous dataset; undefined if none is kept. */
export async function readPreviousManifest(client: Transaction): Promise<Manifest | undefined> {
  const [kept] = await rowsOf<{ found: string | null }>(client, { text: 'SELECT to_regclass($1) AS found', values: [`${SCHEMA}.${VERSION_TABLE}`] });
  return kept === undefined || kept.found === null ? undefined : readManifestRow(client, `${SCHEMA}.${VERSION_TABLE}`);
}

/** The manifest of the current dataset. */
export function readCurrentManifest(client: Transaction): Promise<Manifest | undefined> {
  return readManifestRow(client, '(SELECT * FROM dataset_versions WHERE is_current) AS current_version');
}

async function readManifestRow(client: Transaction, from: string): Promise<Manifest | undefined> {
  const [row] = await rowsOf<{ manifest: Manifest }>(client, {
    text: `SELECT json_strip_nulls(json_build_object('version', dataset_version, 'methodologyVersion', methodology_version, 'note', data_status_note,
             'observationWindow', observation_window, 'limitations', limitations, 'date', delivery_date)) AS manifest FROM ${from}`,
  });
  return row?.manifest;
}

/** Gives the tables of the previous dataset other names, so that the current one can be kept in their place. */
export async function setPreviousAside(client: Transaction): Promise<void> {
  for (const table of TABLE_NAMES) await client.query(`ALTER TABLE ${previousTable(table)} RENAME TO ${setAside(table)}`);
}

/** Fills a table with the rows that {@link setPreviousAside} put aside, and drops those. */
export async function restoreTable(client: Transaction, table: TableName): Promise<number> {
  const source = `${SCHEMA}.${setAside(table)}`;
  // A migration may have added columns since. They get their defaults.
  const kept = await rowsOf<{ name: string }>(client, {
    text: 'SELECT attname::text AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped',
    values: [source],
  });
  const columns = DATASET_TABLES[table].filter((column) => kept.some(({ name }) => name === column)).join(', ');
  const { rowCount } = await client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${source}`);
  await client.query(`DROP TABLE ${source}`);
  return rowCount ?? 0;
}
