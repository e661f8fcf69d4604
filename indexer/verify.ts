import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOCUMENT_KINDS, type DocumentKind } from '../src/catalog/document-kinds.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { loadGazetteer } from '../src/gazetteer/current-gazetteer.ts';
import { readIndexBacklog } from '../src/store/health.ts';
import { INDEXING_LOCK } from '../src/store/outbox.ts';
import type { Database, Transaction } from '../src/store/pool.ts';
import { onSnapshot } from './data-snapshot.ts';
import { writeDocuments } from './document-writer.ts';
import { PROJECTIONS } from './projections.ts';
import type { CurrentDocument } from './touched-documents.ts';

/** A document that is not as the database says: it is missing, has other content, or should not be there. `document` is what it should be; undefined if nothing. */
export interface Difference extends CurrentDocument {
  readonly problem: 'missing' | 'different' | 'extra';
}

/** Documents that are compared at once. */
const BATCH = 1_000;
const LONG = { requestTimeout: 60_000, maxRetries: 1 };
/** How long pending changes may take to be indexed before the comparison starts. */
const LONGEST_BACKLOG_MS = 10_000;

export type VerifyProgress = (kind: DocumentKind, compared: number, total: number) => void;

/**
 * Compares every document of the current indexes with the row that it should come from, by a hash of the content. Holds the lock of a rebuild meanwhile, so that nothing
 * changes in between; changes wait in the outbox. Throws if an index is missing or closed.
 */
export async function findDifferences(database: Database, engine: SearchEngine, progress: VerifyProgress = () => undefined): Promise<Difference[]> {
  await backlogIndexed(database);
  return onSnapshot(database, INDEXING_LOCK, async (client) => {
    await loadGazetteer(client);
    const found: Difference[] = [];
    for (const kind of DOCUMENT_KINDS) found.push(...(await differencesOf(client, engine, kind, progress)));
    return found;
  });
}

/** Writes the documents as they should be, and removes those that should not be there. Returns the number of documents that could not be written. */
export async function repair(engine: SearchEngine, differences: readonly Difference[]): Promise<number> {
  const version = Date.now() * 1_000;
  const failures = await writeDocuments(engine, version, differences, new AbortController().signal);
  return failures.size;
}

/** Waits until the follower has indexed what was changed before. Changes that stay are differences like any other. */
async function backlogIndexed(database: Database): Promise<void> {
  const deadline = performance.now() + LONGEST_BACKLOG_MS;
  while (((await readIndexBacklog(database))?.pending ?? 0) > 0 && performance.now() < deadline) await sleep(200);
}

async function differencesOf(client: Transaction, engine: SearchEngine, kind: DocumentKind, progress: VerifyProgress): Promise<Difference[]> {
  const { sql, project } = PROJECTIONS[kind];
  const index = engine.alias(kind);
  await engine.client.indices.refresh({ index }, LONG);
  const { body: counted } = await engine.client.count({ index }, LONG);
  const total = (counted as unknown as { count: number }).count;
  const found: Difference[] = [];
  const known = new Set<string>();
  await client.query(`DECLARE verified NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${BATCH} FROM verified`);
    if (rows.length === 0) break;
    const wanted = rows.map((row) => project(row as never));
    const response = await engine.client.mget({ index, body: { ids: wanted.map(({ id }) => id) } }, LONG);
    const { docs } = response.body as unknown as { docs: { _id: string; found?: boolean; _source?: unknown }[] };
    const sources = new Map(docs.flatMap(({ _id, found: isThere, _source }) => (isThere === true ? [[_id, _source]] : [])));
    for (const { id, document } of wanted) {
      known.add(id);
      if (!sources.has(id)) found.push({ kind, id, document, problem: 'missing' });
      else if (contentHash(sources.get(id)) !== contentHash(document)) found.push({ kind, id, document, problem: 'different' });
    }
    progress(kind, known.size, Math.max(total, known.size));
  }
  await client.query('CLOSE verified');
  const missing = found.filter(({ problem }) => problem === 'missing').length;
  if (total === known.size - missing) return found;
  for (const id of await allIds(engine, index)) if (!known.has(id)) found.push({ kind, id, document: undefined, problem: 'extra' });
  return found;
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

async function allIds(engine: SearchEngine, index: string): Promise<string[]> {
  const ids: string[] = [];
  interface Page {
    readonly _scroll_id: string;
    readonly hits: { readonly hits: readonly { readonly _id: string }[] };
  }
  const first = await engine.client.search({ index, scroll: '1m', size: 5_000, body: { _source: false, query: { match_all: {} } } }, LONG);
  let page = first.body as unknown as Page;
  while (page.hits.hits.length > 0) {
    ids.push(...page.hits.hits.map(({ _id }) => _id));
    const next = await engine.client.scroll({ body: { scroll: '1m', scroll_id: page._scroll_id } }, LONG);
    page = next.body as unknown as Page;
  }
  await engine.client.clearScroll({ body: { scroll_id: [page._scroll_id] } }, LONG);
  return ids;
}
