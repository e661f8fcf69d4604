import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { fileOf } from '../../seeds/delivery/layout.ts';
import type { TableName } from '../../seeds/tables.ts';

export type CsvRow = Readonly<Record<string, string>>;

/** The rows of a table of a delivery, as texts. An empty text is null. */
export function readTable(folder: string, table: TableName): CsvRow[] {
  return parse(readFileSync(join(folder, fileOf(table))), { columns: true });
}
