import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_KINDS, type DocumentKind } from '../src/catalog/document-kinds.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { loadGazetteerOf } from '../src/gazetteer/current-gazetteer.ts';
import { INDEXING_LOCK } from '../src/store/advisory-locks.ts';
import { readDocumentVersion } from '../src/store/document-version.ts';
import { readIndexBacklog } from '../src/store/health.ts';
import type { Database, Transaction } from '../src/store/pool.ts';
import { sourceRows, sourceRowsWith } from '../src/store/source-rows.ts';
import { allIds } from './all-ids.ts';
import { onSnapshot } from './data-snapshot.ts';
import { PROJECTIONS } from './projections.ts';
import { LONG_REQUEST } from './request-limits.ts';
import type { CurrentDocument } from './touched-documents.ts';

/**
 * A document that is not as the database says: it is missing, has other content, should not be there, or has a version of the future, which would keep changes out.
 * `document` is what it should be; undefined if nothing.
 */
export interface Difference extends CurrentDocument {
  readonly problem: 'missing' | 'different' | 'extra' | 'ahead';
}

/** What differs, and the version of a document that is written from the rows that were compared. */
export interface Comparison {
  readonly version: number;
  readonly differences: readonly Difference[];
}

/** Documents that are compared at once. */
const BATCH = 1_000;
/** How long pending changes may take to be indexed before the comparison starts. */
const LONGEST_BACKLOG_MS = 10_000;

export type VerifyProgress = (kind: DocumentKind, compared: number, total: number) => void;

/**
 * Compares every document of the current indexes with the row that it should come from, by a hash of the content. Holds the lock of a rebuild meanwhile, so that nothing
 * changes in between; changes wait in the outbox. Throws if an index is missing or closed.
 */
export async function findDifferences(database: Database, engine: SearchEngine, progress: VerifyProgress = () => undefined): Promise<Comparison> {
  await backlogIndexed(database);
  return onSnapshot(database, INDEXING_LOCK, async (client) => {
    let found: Difference[] = [];
    const version = await readDocumentVersion(client);
    for (const kind of DOCUMENT_KINDS) found = found.concat(await differencesOf(client, engine, kind, version, progress));
    return { version, differences: found };
  });
}

/** Waits until the follower has indexed what was changed before. Changes that stay are differences like any other. */
async function backlogIndexed(database: Database): Promise<void> {
  const deadline = performance.now() + LONGEST_BACKLOG_MS;
  while (((await readIndexBacklog(database))?.pending ?? 0) > 0 && performance.now() < deadline) await sleep(200);
}

/** Compares all documents of a kind with the rows of a snapshot. */
export async function differencesOf(
  client: Transaction,
  engine: SearchEngine,
  kind: DocumentKind,
  version: number,
  progress: VerifyProgress = () => undefined,
): Promise<Difference[]> {
  await loadGazetteerOf(client);
  const { sql, documentOf } = PROJECTIONS[kind];
  const index = engine.alias(kind);
  await engine.client.indices.refresh({ index }, LONG_REQUEST);
  const { body: counted } = await engine.client.count({ index }, LONG_REQUEST);
  const total = (counted as unknown as { count: number }).count;
  const found: Difference[] = [];
  const known = new Set<string>();
  for await (const rows of sourceRows(client, sql, BATCH)) {
    const wanted = rows.map(documentOf);
    const ids = wanted.map(({ id }) => id);
    const stored = await storedDocuments(engine, kind, ids);
    for (const { id, document } of wanted) {
      known.add(id);
      const problem = problemOf(stored.get(id), document, version);
      if (problem !== undefined) found.push({ kind, id, document, problem });
    }
    progress(kind, known.size, Math.max(total, known.size));
  }
  const missing = found.filter(({ problem }) => problem === 'missing').length;
  if (total === known.size - missing) return found;
  for await (const id of allIds(engine, index)) if (!known.has(id)) found.push({ kind, id, document: undefined, problem: 'extra' });
  return found;
}

/** Compares some documents of a kind with the rows that they should come from. */
export async function differencesAmong(
  client: Transaction,
  engine: SearchEngine,
  kind: DocumentKind,
  ids: readonly string[],
  version: number,
): Promise<Difference[]> {
  if (ids.length === 0) return [];
  await loadGazetteerOf(client);
  const { sql, documentOf, key } = PROJECTIONS[kind];
  // As text, because an id that somebody made up can be anything.
  const keys = ids.map((id) => id.split('|', 1)[0] ?? id);
  const rows = await sourceRowsWith(client, sql, `${key}::text`, keys);
  const wanted = new Map(rows.map(documentOf).map(({ id, document }) => [id, document]));
  const found: Difference[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH);
    const stored = await storedDocuments(engine, kind, part);
    for (const id of part) {
      const document = wanted.get(id);
      const problem = problemOf(stored.get(id), document, version);
      if (problem !== undefined) found.push({ kind, id, document, problem });
    }
  }
  return found;
}

async function storedDocuments(engine: SearchEngine, kind: DocumentKind, ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
  const response = await engine.client.mget({ index: engine.alias(kind), body: { ids: [...ids] } }, LONG_REQUEST);
  const { docs } = response.body as unknown as { docs: (StoredDocument & { readonly found?: boolean })[] };
  return new Map(docs.flatMap((document) => (document.found === true ? [[document._id, document]] : [])));
}

interface StoredDocument {
  readonly _id: string;
  readonly _version: number;
  readonly _source?: unknown;
}

/** Clocks of machines differ a little. */
const AHEAD_MICROSECONDS = 60_000_000;

/** What is wrong with a stored document, given what it should be at a version. */
function problemOf(stored: StoredDocument | undefined, document: unknown, version: number): Difference['problem'] | undefined {
  if (stored === undefined) return document === undefined ? undefined : 'missing';
  if (stored._version > version + AHEAD_MICROSECONDS) return 'ahead';
  if (document === undefined) return 'extra';
  return contentHash(stored._source) === contentHash(document) ? undefined : 'different';
}

/** A hash of a document that does not depend on the order of its fields. */
function contentHash(document: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(document)))
    .digest('base64');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  );
}
