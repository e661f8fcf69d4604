import type { Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** The version of documents that are written from rows that are read from now on: the time in microseconds. */
export async function readDocumentVersion(client: Transaction): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(client, { text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1e6)::bigint AS version' });
  return row?.version ?? 0;
}
