/** A problem in a tab-separated file, with its position. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** Empty if the problem is about the whole line. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** Plain notation only: `1e3` and `0x10` are more likely damage than numbers. */
const INTEGER = /^-?\d+$/u;
const DECIMAL = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u;

/** One row of a tab-separated file. It has its file and line, so that checks can report them. */
export class Row {
  constructor(
    readonly file: string,
    readonly line: number,
    private readonly values: ReadonlyMap<string, string>,
    private readonly problems: Problem[],
  ) {}

  report(column: string, reason: string): void {
    this.problems.push({ file: this.file, line: this.line, column, value: this.get(column), reason });
  }

  /** The value of a column; empty if the value is empty or the table does not have the column. */
  get(column: string): string {
    return this.values.get(column) ?? '';
  }

  /** The values of all columns that were asked for, in their order. */
  cells(): string[] {
    return [...this.values.values()];
  }

  /** A value that must not be empty. */
  text(column: string): string {
    const value = this.get(column);
    if (value === '') this.report(column, 'must not be empty');
    return value;
  }

  optional(column: string): string | null {
    const value = this.get(column);
    return value === '' ? null : value;
  }

  /** The items of a list that is separated by `|`. */
  list(column: string): string[] {
    return this.get(column)
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  /** Like {@link list}, but each item must be one of these. */
  listOf<T extends string>(column: string, allowed: readonly T[]): T[] {
    const items = this.list(column) as T[];
    if (items.some((item) => !allowed.includes(item))) this.report(column, `must be a list of ${allowed.join(', ')}`);
    return items;
  }

  number(column: string, low: number, high: number): number {
    const given = this.get(column);
    const value = Number(given);
    if (!DECIMAL.test(given) || value < low || value > high) this.report(column, `must be a number from ${low} to ${high}`);
    return value;
  }

  integer(column: string, low: number, high: number): number {
    const given = this.get(column);
    const value = Number(given);
    if (!INTEGER.test(given) || value < low || value > high)
      this.report(column, `must be a whole number from ${low} to ${high.toLocaleString('en-US')}, in digits`);
    return value;
  }

  oneOf<T extends string>(column: string, allowed: readonly T[]): T {
    const value = this.get(column) as T;
    if (!allowed.includes(value)) this.report(column, `must be one of ${allowed.join(', ')}`);
    return value;
  }
}

/** Number of problems that a message lists. The others are only counted. */
const SHOWN_PROBLEMS = 200;

/** An error with the problems of files. `heading` says what failed because of them. */
export class TableError extends Error {
  override name = 'TableError';

  constructor(
    heading: string,
    readonly problems: readonly Problem[],
  ) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map(describe);
    const rest = problems.length > SHOWN_PROBLEMS ? [`  … and ${problems.length - SHOWN_PROBLEMS} more`] : [];
    super([`${heading}; ${problems.length} problem${problems.length === 1 ? '' : 's'}:`, ...shown, ...rest].join('\n'));
  }
}

function describe({ file, line, column, value, reason }: Problem): string {
  return `  ${[`${file}:${line}`, column, JSON.stringify(value)].filter((part) => part !== '').join(' ')}: ${reason}`;
}
