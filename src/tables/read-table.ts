import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Row, TableError, type Problem } from './row.ts';

/** A column to read. A string is short for a required column whose header is its name. */
export type Column =
  | string
  | {
      readonly name: string;
      /** Possible headers of the column, in any case. Default: its name. */
      readonly headers?: readonly string[];
      readonly optional?: boolean;
    };

export interface TableOptions {
  /** Headers of columns to ignore: any, or only these. Default: none. */
  readonly otherColumns?: 'any' | readonly string[];
  /** The file name in problems. Default: its base name. */
  readonly shownAs?: string;
}

const SHOWN_LETTERS = 80;

/**
 * Reads a tab-separated UTF-8 file: comment lines that start with `#`, then a header line, then the rows. There is no quoting; both kinds of line ends are accepted.
 * Values are trimmed, and empty lines are skipped. Adds problems to `problems`. If a required column is missing, there are no rows.
 * `all` columns are those of the header.
 */
export function readTable(path: string, columns: readonly Column[] | 'all', problems: Problem[], { otherColumns = [], shownAs }: TableOptions = {}): Row[] {
  const file = shownAs ?? basename(path);
  const text = readText(path, file, problems);
  if (text === undefined) return [];
  const lines = text.split(/\r?\n/u);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const headers = (lines[first] ?? '').split('\t').map((header) => header.trim());
  const positions = positionsOf(headers, columns === 'all' ? headers : columns, otherColumns, (column, value, reason) => {
    problems.push({ file, line: first + 1, column, value: value.slice(0, SHOWN_LETTERS), reason });
  });
  if (positions === undefined) return [];
  return lines.flatMap((line, i) => {
    if (i <= first || line.trim() === '') return [];
    const cells = line.split('\t');
    if (cells.length !== headers.length)
      problems.push({
        file,
        line: i + 1,
        column: '',
        value: line.slice(0, SHOWN_LETTERS),
        reason: `has ${cells.length} values for ${headers.length} columns`,
      });
    // PostgreSQL has no such text.
    if (line.includes('\0'))
      problems.push({ file, line: i + 1, column: '', value: line.slice(0, SHOWN_LETTERS), reason: 'contains a NUL character; remove it' });
    const values = new Map([...positions].map(([name, position]) => [name, (cells[position] ?? '').trim()]));
    return [new Row(file, i + 1, values, problems)];
  });
}

/** The rows of a file that is part of the program. Throws a {@link TableError} with all problems. */
export function readSoundTable(file: URL, columns: readonly Column[] | 'all'): Row[] {
  const problems: Problem[] = [];
  const rows = readTable(fileURLToPath(file), columns, problems);
  if (problems.length > 0) throw new TableError(`${basename(file.pathname)} is invalid`, problems);
  return rows;
}

/** Position of each column; undefined if a required one is missing. */
export function positionsOf(
  headers: readonly string[],
  columns: readonly Column[],
  otherColumns: 'any' | readonly string[],
  refuse: (column: string, value: string, reason: string) => void,
): Map<string, number> | undefined {
  const wanted = columns.map((column) => {
    const { name, headers: known, optional = false } = typeof column === 'string' ? { name: column } : column;
    return { name, known: known ?? [name], optional };
  });
  const positions = new Map<string, number>();
  let isComplete = true;
  for (const { name, known, optional } of wanted) {
    const found = headers.flatMap((header, i) => (known.some((one) => one.toLowerCase() === header.toLowerCase()) ? [i] : []));
    if (found.length > 1) refuse(name, found.map((i) => headers[i]).join(', '), 'two columns have the same meaning; keep one of them');
    if (found[0] !== undefined) positions.set(name, found[0]);
    else if (!optional) {
      isComplete = false;
      refuse(name, headers.join('\t'), `the header must have the column ${known.join(' or ')}`);
    }
  }
  if (otherColumns !== 'any') {
    const known = [...wanted.flatMap((column) => column.known), ...otherColumns];
    for (const header of headers)
      if (!known.some((one) => one.toLowerCase() === header.toLowerCase()))
        refuse(header, header, `is not a column of this table; valid columns are ${known.join(', ')}`);
  }
  return isComplete ? positions : undefined;
}

/** The text of a file without its byte-order mark. */
function readText(path: string, file: string, problems: Problem[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const reason =
      error instanceof TypeError
        ? 'is not in UTF-8; save it as UTF-8 text'
        : `cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}); give a tab-separated text file`;
    problems.push({ file, line: 1, column: '', value: '', reason });
    return undefined;
  }
}
