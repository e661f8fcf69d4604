import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** A row of a statement that the indexer declares: the rows that search documents are made from. */
export type SourceRow = Readonly<Record<string, unknown>>;

export async function countSourceRows(on: Reads | Transaction, sql: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(on, { text: `SELECT count(*) AS n FROM (${sql}) AS documents` });
  return row?.n ?? 0;
}

/** The rows in which `column`, SQL, has one of these values. */
export const sourceRowsWith = (client: Transaction, sql: string, column: string, values: readonly string[]): Promise<SourceRow[]> =>
  rowsOf<SourceRow>(client, { text: `SELECT * FROM (${sql}) AS documents WHERE ${column} = ANY($1)`, values: [values] });

/** All rows, at most `size` at once, without keeping them in memory. */
export async function* sourceRows(client: Transaction, sql: string, size: number, order?: string): AsyncGenerator<SourceRow[], void, undefined> {
  const ordered = order === undefined ? sql : `SELECT * FROM (${sql}) AS documents ORDER BY ${order}`;
  await client.query(`DECLARE source_rows NO SCROLL CURSOR FOR ${ordered}`);
  for (;;) {
    const rows = await rowsOf<SourceRow>(client, { text: `FETCH ${size} FROM source_rows` });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE source_rows');
}
