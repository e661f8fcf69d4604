import { basename } from 'node:path';
import { readCsv } from '../seeds/delivery/read-csv.ts';
import { positionsOf, type Column } from '../src/tables/read-table.ts';
import { Row, type Problem } from '../src/tables/row.ts';

const SHOWN_LETTERS = 80;
/** Files of the Census Bureau end with notes in their first column. */
const NOTE = /^(?:notes?|sources?|internet release date)\b/iu;
/** And begin with a title, in their first column, too. */
const MOST_TITLE_LINES = 10;

/**
 * Reads a CSV file in UTF-8, as a spreadsheet program saves it: title lines, a header, the rows, and notes. The header is the first line with more than one value.
 * Other columns are ignored. Adds problems to `problems`. If a required column is missing, there are no rows.
 */
export async function readCsvTable(path: string, columns: readonly Column[], problems: Problem[]): Promise<Row[]> {
  const file = basename(path);
  const report = (line: number, column: string, value: string, reason: string): void => {
    problems.push({ file, line, column, value: value.slice(0, SHOWN_LETTERS), reason });
  };
  let headers: readonly string[] | undefined;
  let positions: ReadonlyMap<string, number> | undefined;
  let titleLines = 0;
  const rows: Row[] = [];
  const records = readCsv(
    path,
    (line, reason) => {
      report(line, '', '', reason);
    },
    () => undefined,
  );
  for await (const { line, cells } of records) {
    const values = cells.map((cell) => (cell ?? '').trim());
    const filled = values.filter((value) => value !== '');
    if (headers === undefined) {
      if (filled.length <= 1 && columns.length > 1 && ++titleLines <= MOST_TITLE_LINES) continue;
      headers = values;
      positions = positionsOf(headers, columns, 'any', (column, value, reason) => {
        report(line, column, value, reason);
      });
      if (positions === undefined) return [];
      continue;
    }
    if (filled.length === 0 || (filled.length === 1 && values[0] !== '' && NOTE.test(values[0] ?? ''))) continue;
    if (values.length !== headers.length) report(line, '', values.join(','), `has ${values.length} values for ${headers.length} columns`);
    if (filled.some((value) => value.includes('\0'))) report(line, '', values.join(','), 'contains a NUL character; remove it');
    rows.push(new Row(file, line, new Map([...(positions ?? [])].map(([name, position]) => [name, values[position] ?? ''])), problems));
  }
  if (headers === undefined) report(1, '', '', 'has no header line; give the CSV file with its header');
  return rows;
}
