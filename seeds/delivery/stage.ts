import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from '../../src/store/pool.ts';
import { copyLine } from '../copy-text.ts';
import { DATASET_TABLES, type Cell, type TableName } from '../tables.ts';
import { checkCell } from './cell.ts';
import { NUMBER, planOf, type Layout, type ReadPlan } from './layout.ts';
import type { ProblemLog } from './problems.ts';
import { readCsv, type CsvRecord } from './read-csv.ts';
import type { ColumnType, TableSchema } from './schema.ts';

/** A temporary table with the rows of a file and the lines they come from. It disappears with the connection. */
export const stagedName = (table: TableName): string => `staged_${table}`;

/** Characters of the text that is sent to the database at once. */
const CHUNK = 1 << 16;

export interface Staging {
  readonly client: Transaction;
  readonly folder: string;
  readonly schema: Readonly<Record<TableName, TableSchema>>;
  readonly problems: ProblemLog;
  /** Called as the files are read, with the bytes and rows since the last call. */
  readonly advance: (bytes: number, rows: number, file: string) => void;
  /** Columns that files may leave out and do, in words. */
  readonly leftOut: string[];
  /** Tables whose file is missing, or has a header with which it cannot be read. */
  readonly unread: Set<TableName>;
}

/**
 * Reads the file of a table, checks each value by itself, and copies the rows to a temporary table, in which they can be compared with others. A value with a problem is
 * copied as null, so that its row does not cause problems elsewhere. Returns the number of rows.
 */
export async function stageTable(staging: Staging, layout: Layout): Promise<number> {
  const { client, folder, schema } = staging;
  const { table, file } = layout;
  const { columns, computed } = schema[table];
  const definitions = [
    'ordinal bigint',
    'line integer',
    ...columns.filter(({ name }) => isDelivered(table, name)).map(({ name, sqlType }) => `${name} ${sqlType}`),
    ...computed.map(({ name, type, expression }) => `${name} ${type} GENERATED ALWAYS AS (${expression}) STORED`),
  ];
  await client.query(`CREATE TEMPORARY TABLE ${stagedName(table)} (${definitions.join(', ')})`);
  const path = join(folder, file);
  if (!existsSync(path) || !statSync(path).isFile()) {
    staging.unread.add(table);
    staging.problems.add({ file, line: 0, column: '', value: '', reason: 'is missing in this folder; a table without rows has a file with only a header' });
    return 0;
  }
  const rows = new StagedRows(staging, layout);
  const stream = client.query(copyFrom(`COPY ${stagedName(table)} (ordinal, line, ${DATASET_TABLES[table].join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(rows.chunks(path)), stream);
  await client.query(`ANALYZE ${stagedName(table)}`);
  return rows.count;
}

function isDelivered(table: TableName, column: string): boolean {
  return (DATASET_TABLES[table] as readonly string[]).includes(column);
}

/** The rows of one file, checked and in the text format of COPY. */
class StagedRows {
  count = 0;
  private readonly types: ReadonlyMap<string, ColumnType>;
  private readonly order: readonly string[];

  constructor(
    private readonly staging: Staging,
    private readonly layout: Layout,
  ) {
    this.types = new Map(staging.schema[layout.table].columns.map((column) => [column.name, column]));
    this.order = DATASET_TABLES[layout.table];
  }

  async *chunks(path: string): AsyncGenerator<string> {
    let plan: ReadPlan | undefined;
    let text = '';
    let hasHeader = false;
    let shown = 0;
    const report = (line: number, reason: string): void => {
      this.report(line, '', '', reason);
    };
    const onBytes = (bytes: number): void => {
      this.staging.advance(bytes, this.count - shown, this.layout.file);
      shown = this.count;
    };
    for await (const record of readCsv(path, report, onBytes)) {
      if (plan === undefined) {
        hasHeader = true;
        plan = this.readHeader(record);
        if (plan === undefined) break;
        continue;
      }
      for (const cells of this.rowsOf(record, plan)) {
        this.count++;
        text += copyLine([this.count, record.line, ...cells]);
      }
      if (text.length >= CHUNK) {
        yield text;
        text = '';
      }
    }
    if (plan === undefined) this.staging.unread.add(this.layout.table);
    if (!hasHeader) report(1, 'is empty; the first line must be the header');
    this.staging.advance(0, this.count - shown, this.layout.file);
    if (text !== '') yield text;
  }

  /** Undefined if the rows cannot be read with this header. */
  private readHeader({ line, cells }: CsvRecord): ReadPlan | undefined {
    const headers = cells.map((cell) => (cell ?? '').trim());
    const plan = planOf(this.layout, headers, (header, reason) => {
      this.report(line, header, header, reason);
    });
    let isComplete = true;
    for (const column of plan.missing) {
      const type = this.types.get(column);
      if (type !== undefined && (!type.isRequired || type.fallback !== null)) this.staging.leftOut.push(`${this.layout.file} has no column ${column}`);
      // A delivery may have no numbered columns at all.
      else if (type !== undefined || plan.rows.length > 0) {
        isComplete = false;
        this.report(line, column, headers.join(','), 'is missing in the header');
      }
    }
    return isComplete ? plan : undefined;
  }

  private *rowsOf({ line, cells }: CsvRecord, plan: ReadPlan): Generator<Cell[]> {
    if (cells.length !== plan.width) {
      const shown = cells.map((cell) => cell ?? '').join(',');
      this.report(line, '', shown, `has ${cells.length} values for ${plan.width} columns`, 'has too many or too few values for the header');
      return;
    }
    const shared = new Map<string, Cell>();
    if (this.layout.numbered.size > 0)
      for (const { column, header, position } of plan.plain) shared.set(column, this.check(line, header, column, cells[position] ?? null));
    for (const { number, places } of plan.rows) {
      if (number !== undefined && places.every(({ position }) => cells[position] === null)) continue;
      const values = new Map(shared);
      if (number !== undefined) values.set(NUMBER, number);
      for (const { column, header, position } of places) values.set(column, this.check(line, header, column, cells[position] ?? null));
      yield this.order.map((column) => values.get(column) ?? null);
    }
  }

  private check(line: number, header: string, column: string, given: string | null): Cell {
    const type = this.types.get(column);
    if (type === undefined) return null;
    const checked = checkCell(given, type);
    if ('value' in checked) return checked.value;
    this.report(line, header, given ?? '', checked.reason);
    return null;
  }

  private report(line: number, column: string, value: string, reason: string, kind = reason): void {
    this.staging.problems.add({ file: this.layout.file, line, column, value, reason }, kind);
  }
}
