import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { fileOf } from '../../seeds/delivery/layout.ts';
import { MANIFEST_FILE } from '../../seeds/delivery/manifest.ts';
import { TABLE_NAMES } from '../../seeds/tables.ts';
import { readTable, type CsvRow } from './csv-files.ts';

/** Every so many companies, one is not in the changed delivery. */
const DROPPED_EVERY = 15;
const OF_A_COMPANY = ['company_uid', 'parent_uid', 'subsidiary_uid'];
/** Counts that follow from the rows. The service computes them. */
const COUNTS = ['company_count_all', 'company_count_badged', 'company_count_top10'];

/**
 * Writes a delivery that differs from another in every company and in every hiring row, so that each answer about them shows which of the two it comes from. Some companies are
 * not in it. Those in `kept` are.
 */
export function writeChangedDelivery(from: string, to: string, kept: ReadonlySet<string>): void {
  mkdirSync(to);
  const dropped = new Set(
    readTable(from, 'companies')
      .filter(({ company_uid = '' }, i) => i % DROPPED_EVERY === 0 && !kept.has(company_uid))
      .map(({ company_uid }) => company_uid),
  );
  for (const table of TABLE_NAMES) {
    const rows = readTable(from, table);
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !COUNTS.includes(column));
    const changed = rows.filter((row) => !OF_A_COMPANY.some((column) => dropped.has(row[column] ?? ''))).map((row) => ({ ...row, ...change(table, row) }));
    writeFileSync(join(to, fileOf(table)), rows.length === 0 ? readFileSync(join(from, fileOf(table))) : stringify(changed, { header: true, columns }));
  }
  const manifest = JSON.parse(readFileSync(join(from, MANIFEST_FILE), 'utf8')) as object;
  writeFileSync(join(to, MANIFEST_FILE), JSON.stringify({ ...manifest, dataset_version: 'changed' }));
}

function change(table: string, row: CsvRow): CsvRow {
  if (table === 'companies') return { company_description: `${row['company_description'] ?? ''} (Changed.)` };
  // From 1 to 3, so that each one becomes another.
  if (table === 'company_hiring') return { postings_count_qtile: String((Number(row['postings_count_qtile']) % 3) + 1) };
  // None is a tier of its own.
  if (table === 'company_clusters' && row['total_posting_count'] !== '0') return { total_posting_count: String(Number(row['total_posting_count']) + 1) };
  return {};
}
