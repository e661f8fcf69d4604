import type { Column } from '../../../ui/data-table.tsx';
import type { Cell } from '../../../ui/table-rows.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of an answer: a list, or a record as its only row. Other values become a row with one cell. */
export function rowsOf(data: unknown): Row[] {
  if (Array.isArray(data)) return data.map((item: unknown) => (isRecord(item) ? flat(item) : { value: item }));
  return [isRecord(data) ? flat(data) : { value: data }];
}

/** A column for each member that a row has. Columns without any value are left out. */
export function columnsOf(rows: readonly Row[]): Column<Row>[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names
    .filter((name) => rows.some((row) => cellOf(row[name]) !== null))
    .map((name) => ({ id: name, title: name, numeric: isNumeric(name, rows), value: (row) => cellOf(row[name]) }));
}

/** Columns that a chart can draw. Codes and ids are no quantities. */
export const quantities = (columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.filter(({ id, numeric }) => numeric === true && !/(?:^|_)(?:id|cbsa|uid)$/.test(id));

const isNumeric = (name: string, rows: readonly Row[]): boolean =>
  rows.some((row) => typeof row[name] === 'number') && rows.every((row) => row[name] === null || row[name] === undefined || typeof row[name] === 'number');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records within a row become columns of their own, as in `metrics.wage_p75`. */
function flat(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      isRecord(value) ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part]) : [[name, value]],
    ),
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
}
