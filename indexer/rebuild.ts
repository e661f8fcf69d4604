import { randomInt } from 'node:crypto';
import { DOCUMENT_KINDS, type DocumentKind } from '../src/catalog/document-kinds.ts';
import type { IndexMeta, SearchEngine } from '../src/engine/client.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import { inputsFingerprint } from '../src/freshness/inputs.ts';
import { loadGazetteerOf } from '../src/gazetteer/current-gazetteer.ts';
import { INDEXING_LOCK } from '../src/store/advisory-locks.ts';
import { ping } from '../src/store/health.ts';
import { announceBuild } from '../src/store/outbox.ts';
import type { Database, Transaction } from '../src/store/pool.ts';
import { countSourceRows, sourceRows } from '../src/store/source-rows.ts';
import { BULK_SIZE, writeBulk } from './bulk-writer.ts';
import { currentInputs, onSnapshot } from './data-snapshot.ts';
import { indexDefinition } from './definitions.ts';
import { PROJECTIONS } from './projections.ts';
import { BUILD_REQUEST } from './request-limits.ts';

export interface RebuildSummary {
  readonly datasetVersion: string;
  readonly documents: Readonly<Record<DocumentKind, number>>;
  readonly indices: Readonly<Record<DocumentKind, string>>;
}

/** Receives the number of written documents of a kind, and the total. */
export type RebuildProgress = (kind: DocumentKind, written: number, total: number) => void;

/**
 * Rebuilds all indexes from one snapshot of PostgreSQL and switches their aliases in one step. Readers see the old
 * indexes until then. If anything fails before, the new indexes are removed, and the old ones stay in service; after it, the new ones do. Only one build runs at
 * a time, because each one removes the indexes behind the aliases. Changes that are committed in the meantime stay in the outbox until the lock is released.
 */
export async function rebuildIndices(database: Database, engine: SearchEngine, progress: RebuildProgress = () => undefined): Promise<RebuildSummary> {
  // The time is for people. The random number separates two builds in the same millisecond, so that a failing one does not remove the other's indexes.
  const suffix = `v${new Date().toISOString().replace(/\D/g, '')}${randomInt(100_000, 1_000_000)}`;
  const indices = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, `${engine.alias(kind)}-${suffix}`])) as Record<DocumentKind, string>;
  try {
    const { datasetVersion, documents } = await onSnapshot(database, INDEXING_LOCK, async (client, inputs) => {
      const version = { ...inputs, built_at: new Date().toISOString() };
      // While holding the lock, so that every listener knows about the build until its indexes are in service.
      await announceBuild(database);
      const written = {} as Record<DocumentKind, number>;
      await loadGazetteerOf(client);
      for (const kind of DOCUMENT_KINDS) {
        await engine.client.indices.create({ index: indices[kind], body: withMeta(kind, version, engine.layout.shards) }, BUILD_REQUEST);
        written[kind] = await fill(client, engine, kind, indices[kind], progress);
        await finish(engine, indices[kind], written[kind]);
      }
      // Fails if the connection, and with it the lock, was lost. In that case, changes may have reached only the old indexes.
      await ping(client);
      await swap(engine, indices);
      await mergeInBackground(engine, Object.values(indices));
      return { datasetVersion: version.dataset_version, documents: written };
    });
    return { datasetVersion, documents, indices };
  } catch (error) {
    await Promise.allSettled(Object.values(indices).map((index) => removeUnlessServing(engine, index)));
    throw error;
  }
}

/** Removes an index without an alias. An engine that timed out may still have switched the aliases. What cannot be looked at now is removed by the next build. */
async function removeUnlessServing(engine: SearchEngine, index: string): Promise<void> {
  const { body } = await engine.client.indices.getAlias({ index }, BUILD_REQUEST);
  const aliases = Object.keys((body as unknown as Record<string, { aliases: Record<string, unknown> }>)[index]?.aliases ?? {});
  if (aliases.length === 0) await engine.client.indices.delete({ index, ignore_unavailable: true }, BUILD_REQUEST);
}

/** Whether the current indexes were built from this dataset with this code and these word lists. */
export async function indicesAreCurrent(database: Database, engine: SearchEngine): Promise<boolean> {
  const wanted = await currentInputs(database);
  const found = await Promise.all(DOCUMENT_KINDS.map((kind) => engine.indexMeta(kind)));
  return wanted !== undefined && found.every((meta) => meta !== undefined && stateOf(meta) === stateOf(wanted));
}

/** Whether this program built the current indexes, of whatever data, so that it can serve from them. */
export async function canServePrevious(engine: SearchEngine): Promise<boolean> {
  const found = await Promise.all(DOCUMENT_KINDS.map((kind) => engine.indexMeta(kind)));
  return found.every((meta) => meta?.inputs === inputsFingerprint());
}

function withMeta(kind: DocumentKind, meta: IndexMeta, shards: number): Record<string, unknown> {
  // Copies are made from the finished index.
  const { settings, mappings } = indexDefinition(kind, { shards, replicas: 0 });
  // No refresh during the build, to save time. finish() refreshes once.
  return { settings: { ...settings, refresh_interval: '-1' }, mappings: { ...mappings, _meta: meta } };
}

/** Streams the rows of a kind through its projection into the index. Returns the number of documents sent. */
async function fill(client: Transaction, engine: SearchEngine, kind: DocumentKind, index: string, progress: RebuildProgress): Promise<number> {
  const { sql, documentOf, order } = PROJECTIONS[kind];
  const total = await countSourceRows(client, sql);
  let written = 0;
  // While the engine indexes a part, the next one is read and projected.
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const rows of sourceRows(client, sql, BULK_SIZE, order)) {
      const documents = rows.map(documentOf);
      await writing;
      if (written > 0) progress(kind, written, total);
      written += documents.length;
      writing = writeBulk(engine.client, index, documents);
      // Its failure is thrown by the next turn, unless reading fails first.
      writing.catch(() => undefined);
    }
    await writing;
    if (written > 0) progress(kind, written, total);
  } finally {
    await Promise.allSettled([writing]);
  }
  if (written !== total) throw new Error(`${kind}: expected ${total} rows, but read ${written}`);
  return written;
}

/** Makes a filled index ready to serve: visible, replicated, and on the disk. Fails if the number of its documents differs from the number sent. */
async function finish(engine: SearchEngine, index: string, expected: number): Promise<void> {
  await engine.client.indices.putSettings({ index, body: { index: { refresh_interval: '1s', number_of_replicas: engine.layout.replicas } } }, BUILD_REQUEST);
  // Onto the disk. Otherwise an engine that is killed indexes all documents again when it starts, and conversions return 503 for a minute.
  await engine.client.indices.flush({ index, wait_if_ongoing: true }, BUILD_REQUEST);
  await engine.client.indices.refresh({ index }, BUILD_REQUEST);
  const response = await engine.client.count({ index }, BUILD_REQUEST);
  const { count } = response.body as unknown as { count: number };
  if (count !== expected) throw new Error(`${index} has ${count} documents instead of ${expected}`);
}

/** Lets the engine write each new index as one segment, in which a search takes a tenth less. They are in service, so nobody waits for it, and the build does not fail if this does. */
async function mergeInBackground(engine: SearchEngine, indices: readonly string[]): Promise<void> {
  await Promise.allSettled([engine.client.indices.forcemerge({ index: [...indices], max_num_segments: 1, wait_for_completion: false }, BUILD_REQUEST)]);
}

/** Points every alias to its new index in one step, then removes what the aliases pointed to before. */
async function swap(engine: SearchEngine, indices: Readonly<Record<DocumentKind, string>>): Promise<void> {
  const old: string[] = [];
  const actions: Record<string, unknown>[] = [];
  for (const kind of DOCUMENT_KINDS) {
    const alias = engine.alias(kind);
    // Closed ones, too: an alias with a closed index cannot be searched.
    const request = { index: `${alias},${alias}-v*`, ignore_unavailable: true, allow_no_indices: true, expand_wildcards: 'all' as const };
    const { body } = await engine.client.indices.get(request, BUILD_REQUEST);
    const found = Object.keys(body as unknown as Record<string, unknown>).filter((index) => index !== indices[kind]);
    old.push(...found.filter((index) => index.startsWith(`${alias}-v`)));
    // Somebody may have made an index with the name of the alias, or given the alias to another index.
    for (const index of found) actions.push(index === alias ? { remove_index: { index } } : { remove: { index, alias, must_exist: false } });
    actions.push({ add: { index: indices[kind], alias } });
  }
  await engine.client.indices.updateAliases({ body: { actions: actions } }, BUILD_REQUEST);
  // The new indexes are already in service. Indexes that cannot be removed now are removed by the next build.
  await Promise.allSettled(old.map((index) => engine.client.indices.delete({ index, ignore_unavailable: true }, BUILD_REQUEST)));
}
