import { guarded } from '../../../src/text/formula-guard.ts';

export type Cell = string | number | null;

export interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** Sorted by one value; equal rows keep their order, and empty ones come last in both directions. */
export function sorted<Row>(rows: readonly Row[], value: (row: Row) => Cell, { descending }: { readonly descending: boolean }): Row[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * String(x).localeCompare(String(y), 'en', { numeric: true, sensitivity: 'base' });
  });
}

/** All rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula is shown as text. */
export function csvText<Row>(rows: readonly Row[], columns: readonly { readonly title: string; readonly value: (row: Row) => Cell }[]): string {
  const cellText = (cell: Cell): string => {
    const text = typeof cell === 'string' ? guarded(cell) : String(cell ?? '');
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const line = (cells: readonly Cell[]): string => cells.map(cellText).join(',');
  return [line(columns.map(({ title }) => title)), ...rows.map((row) => line(columns.map(({ value }) => value(row))))].join('\r\n');
}

/** All rows as text with tabs, which spreadsheets paste into cells. */
export function copyText<Row>(rows: readonly Row[], columns: readonly { readonly title: string; readonly value: (row: Row) => Cell }[]): string {
  const line = (cells: readonly Cell[]): string => cells.map((cell) => String(cell ?? '').replace(/[\t\n\r]+/g, ' ')).join('\t');
  return [line(columns.map(({ title }) => title)), ...rows.map((row) => line(columns.map(({ value }) => value(row))))].join('\n');
}
