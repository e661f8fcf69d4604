import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchEngine } from '../src/engine/client.ts';
import { BULK_SIZE } from './bulk-writer.ts';
import { writeDocuments } from './document-writer.ts';
import { LONG_REQUEST } from './request-limits.ts';
import type { Comparison } from './verify.ts';

/** The engine reads its clock five times a second. */
const FORGOTTEN_MS = 500;

/**
 * Writes the documents as they should be, and removes those that should not be there. Returns the number of documents that could not be written. A document with a
 * version of the future accepts no change, so it is deleted first. The engine normally remembers the version of a deleted document for a minute, here not at all.
 */
export async function repairDocuments(engine: SearchEngine, { version, differences }: Comparison): Promise<number> {
  const indices = [...new Set(differences.map(({ kind }) => engine.alias(kind)))];
  if (indices.length === 0) return 0;
  const rememberDeleted = async (time: string | null): Promise<void> => {
    await engine.client.indices.putSettings({ index: indices.join(','), body: { index: { gc_deletes: time } } as never }, LONG_REQUEST);
  };
  await rememberDeleted('0ms');
  try {
    const ahead = differences.filter(({ problem }) => problem === 'ahead');
    for (let start = 0; start < ahead.length; start += BULK_SIZE) {
      const body = ahead.slice(start, start + BULK_SIZE).map(({ kind, id }) => ({ delete: { _index: engine.alias(kind), _id: id } }));
      await engine.client.bulk({ body, require_alias: true }, LONG_REQUEST);
    }
    await sleep(FORGOTTEN_MS);
    return (await writeDocuments(engine, version, differences, new AbortController().signal)).size;
  } finally {
    await rememberDeleted(null);
  }
}
