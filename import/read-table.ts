import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Problem } from '../seeds/read-tsv.ts';

/** One line of an imported table; reports problems with the place where they stand. */
export class TableLine {
  constructor(
    private readonly file: string,
    private readonly line: number,
    private readonly cells: readonly string[],
    private readonly columns: ReadonlyMap<string, number>,
    private readonly problems: Problem[],
  ) {}

  /** The trimmed value of a column; empty when the table does not have it. */
  get(column: string): string {
    return (this.cells[this.columns.get(column) ?? -1] ?? '').trim();
  }

  report(column: string, reason: string): void {
    this.problems.push({ file: this.file, line: this.line, column, value: this.get(column), reason });
  }
}

/**
 * Reads a tab-separated file with a header line and no quoting, in UTF-8, with either kind of line end. `columns` names each column that is
 * wanted, with the headers it may have; those not marked optional must be there. Other columns are ignored, for O*NET adds some now and then, unless
 * `passedOver` lists the only ones that may be.
 */
export function readTable(path: string, columns: readonly TableColumn[], problems: Problem[], passedOver?: readonly string[]): TableLine[] {
  const file = basename(path);
  const text = readText(path, problems);
  if (text === undefined) return [];
  const [header = '', ...lines] = text.split(/\r?\n/u);
  const headers = header.split('\t').map((name) => name.trim());
  const positions = new Map<string, number>();
  for (const { name, headers: known, optional } of columns) {
    const found = headers.flatMap((given, i) => (known.some((one) => one.toLowerCase() === given.toLowerCase()) ? [i] : []));
    if (found.length > 1)
      problems.push({
        file,
        line: 1,
        column: name,
        value: found.map((i) => headers[i]).join(', '),
        reason: 'stands for the same thing twice; keep one of them',
      });
    if (found[0] !== undefined) positions.set(name, found[0]);
    else if (optional !== true)
      problems.push({ file, line: 1, column: name, value: header.slice(0, 80), reason: `the header needs a column ${known.join(' or ')}` });
  }
  if (passedOver !== undefined) {
    const known = [...columns.flatMap((column) => column.headers), ...passedOver];
    for (const given of headers)
      if (!known.includes(given.toLowerCase()))
        problems.push({ file, line: 1, column: given, value: given, reason: `is no column of this table; known are ${known.join(', ')}` });
  }
  if (columns.some(({ name, optional }) => optional !== true && !positions.has(name))) return [];
  return lines.flatMap((text, i) => {
    if (text.trim() === '') return [];
    const cells = text.split('\t');
    if (cells.length !== headers.length)
      problems.push({ file, line: i + 2, column: '', value: text.slice(0, 60), reason: `has ${cells.length} values for ${headers.length} columns` });
    return [new TableLine(file, i + 2, cells, positions, problems)];
  });
}

/** The text of a file without byte-order mark; undefined, and the reason told, when there is none. */
function readText(path: string, problems: Problem[]): string | undefined {
  const refuse = (reason: string): void => {
    problems.push({ file: basename(path), line: 1, column: '', value: '', reason });
  };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) refuse('is not in UTF-8; save it as UTF-8 text');
    else refuse(`cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}); give a tab-separated text file`);
    return undefined;
  }
}

export interface TableColumn {
  readonly name: string;
  /** Headers that the column may have, in any case. */
  readonly headers: readonly string[];
  readonly optional?: boolean;
}

/** Problems shown in full; the rest is counted. */
const SHOWN_PROBLEMS = 200;

/** An import that is refused: nothing was changed. */
export class ImportError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const shown = problems
      .slice(0, SHOWN_PROBLEMS)
      .map(({ file, line, column, value, reason }) => `  ${file}:${line} ${column} ${JSON.stringify(value)}: ${reason}`);
    const rest = problems.length > SHOWN_PROBLEMS ? [`  … and ${problems.length - SHOWN_PROBLEMS} more`] : [];
    super([`Nothing was imported; ${problems.length} problem${problems.length === 1 ? '' : 's'}:`, ...shown, ...rest].join('\n'));
    this.name = 'ImportError';
  }
}
