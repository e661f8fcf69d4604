import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DATA_FOLDER = fileURLToPath(new URL('data', import.meta.url));

/** A problem in a data file, as a person mends it: where, what, why. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** One line of a data file; remembers where it stands so that later checks can say so. */
export class Row {
  constructor(
    readonly file: string,
    readonly line: number,
    private readonly values: Readonly<Record<string, string>>,
    private readonly problems: Problem[],
  ) {}

  report(column: string, reason: string): void {
    this.problems.push({ file: this.file, line: this.line, column, value: this.values[column] ?? '', reason });
  }

  text(column: string): string {
    const value = this.values[column] ?? '';
    if (value === '') this.report(column, 'must not be empty');
    return value;
  }

  optional(column: string): string | null {
    const value = this.values[column] ?? '';
    return value === '' ? null : value;
  }

  list(column: string): string[] {
    return (this.values[column] ?? '')
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  /** Like {@link list}; each item must be one of these. */
  listOf<T extends string>(column: string, allowed: readonly T[]): T[] {
    const items = this.list(column) as T[];
    if (items.some((item) => !allowed.includes(item))) this.report(column, `must be a list of ${allowed.join(', ')}`);
    return items;
  }

  number(column: string, low: number, high: number): number {
    const value = Number(this.values[column]);
    if (this.values[column] === '' || !Number.isFinite(value) || value < low || value > high) this.report(column, `must be a number from ${low} to ${high}`);
    return value;
  }

  oneOf<T extends string>(column: string, allowed: readonly T[]): T {
    const value = this.values[column] as T;
    if (!allowed.includes(value)) this.report(column, `must be one of ${allowed.join(', ')}`);
    return value;
  }
}

/** Reads one data file: tab-separated, a header line, no quoting. Wrong headers and ragged lines go to `problems`. */
export function readTsv(path: string, columns: readonly string[], problems: Problem[]): Row[] {
  const file = join('seeds/data', relative(DATA_FOLDER, path));
  const lines = readFileSync(path, 'utf8').split('\n');
  const header = lines.shift()?.split('\t') ?? [];
  if (header.join('\t') !== columns.join('\t')) {
    problems.push({ file, line: 1, column: '', value: header.join(' '), reason: `the header must be: ${columns.join(' ')}` });
    return [];
  }
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      problems.push({ file, line: index + 2, column: '', value: line.slice(0, 60), reason: `has ${cells.length} values for ${columns.length} columns` });
    }
    const values = Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').trim()]));
    return [new Row(file, index + 2, values, problems)];
  });
}

/** All files of a folder below seeds/data with the same columns, in the order of their names. */
export function readFolder(folder: string, columns: readonly string[], problems: Problem[]): Row[] {
  const path = join(DATA_FOLDER, folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.tsv'));
  return names.sort().flatMap((name) => readTsv(join(path, name), columns, problems));
}
