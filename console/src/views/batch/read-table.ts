import type Papa from 'papaparse';
import { unguarded } from '../../../../src/text/formula-guard.ts';

/** What a person pasted or dropped, as rows. */
export interface Table {
  readonly name: string;
  /** The names of the columns; made up if the text has none. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Format = 'list' | 'table';

/** The parts of a batch that a column can contain. */
export const PARTS = ['title', 'company', 'industry', 'location'] as const;
export type Part = (typeof PARTS)[number];
/** The column of each part; -1 for none. */
export type Columns = Readonly<Record<Part, number>>;

export const MOST_ROWS = 10_000;

const NAMES: Readonly<Record<Part, RegExp>> = {
  title: /title|position|role|occupation|\bjob\b/i,
  company: /employer|company|organi[sz]ation/i,
  industry: /industry|sector|naics/i,
  location: /location|place|city|metro|state|zip/i,
};
/** Lines that are looked at to tell a list from a table. */
const SAMPLE = 50;

/** The text of a file, in the encodings that spreadsheets write. */
export function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * A text is a table if each of its first lines has the same number of cells, at least two, and either names its columns or was written by a
 * program, which puts no space after a comma. So "Manager, Sales" stays whole in a list.
 */
export async function formatOf(text: string): Promise<Format> {
  const { data } = (await parser()).parse<string[]>(text, { preview: SAMPLE, skipEmptyLines: 'greedy' });
  const widths = new Set(data.map(({ length }) => length));
  const isEven = widths.size === 1 && !widths.has(1);
  const hasSpaces = data.some((cells) => cells.slice(1).some((cell) => /^\s/.test(cell)));
  return isEven && (isHeader(data[0] ?? []) || (data.length > 1 && !hasSpaces)) ? 'table' : 'list';
}

export async function readTable(name: string, text: string, format: Format): Promise<Table> {
  const written =
    format === 'list'
      ? text
          .split(/\r\n|[\n\r]/)
          .filter((line) => line.trim() !== '')
          .map((line) => [line])
      : (await parser()).parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
  // A table may be a download of this view.
  const cells = written.map((row) => row.map(unguarded));
  const [first = [], ...others] = cells;
  const hasHeader = isHeader(first) && others.length > 0;
  const rows = hasHeader ? others : cells;
  const width = Math.max(...rows.slice(0, MOST_ROWS).map(({ length }) => length), first.length);
  return { name, rows, header: Array.from({ length: width }, (_, column) => columnName(hasHeader ? (first[column] ?? '') : '', column)) };
}

/** The column of each part, by the names of the columns. A part that none is named for has none, except for the title. */
export function likelyColumns(header: readonly string[]): Columns {
  const taken = new Set<number>();
  const columnOf = (part: Part): number => {
    const found = header.findIndex((name, column) => !taken.has(column) && NAMES[part].test(name));
    taken.add(found);
    return found;
  };
  const title = columnOf('title');
  const others = { company: columnOf('company'), industry: columnOf('industry'), location: columnOf('location') };
  return { title: title === -1 ? header.findIndex((_, column) => !taken.has(column)) : title, ...others };
}

const columnName = (cell: string, column: number): string => (cell.trim() === '' ? `Column ${column + 1}` : cell.trim());

/** Titles of jobs are no column names, except for very short ones: each cell of a header names a part, or one of them does and all are short. */
function isHeader(cells: readonly string[]): boolean {
  if (cells.length === 1) return /^(?:job[ _-]?)?(?:titles?|positions?|roles?|occupations?)$/i.test(cells[0]?.trim() ?? '');
  return cells.every((cell) => cell.trim().length <= 40 && !/\d{3}/.test(cell)) && cells.some((cell) => NAMES.title.test(cell));
}

/** The CSV library, loaded when something is read. */
const parser = async (): Promise<typeof Papa> => (await import('papaparse')).default;
