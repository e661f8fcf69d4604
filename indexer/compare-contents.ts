import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import { INDEXING_LOCK } from '../src/store/advisory-locks.ts';
import { readDocumentVersion } from '../src/store/document-version.ts';
import { readIndexBacklog } from '../src/store/health.ts';
import { readCompared, saveCompared, type Compared } from '../src/store/index-watch.ts';
import { announceBuild } from '../src/store/outbox.ts';
import type { Database } from '../src/store/pool.ts';
import { countSourceRows } from '../src/store/source-rows.ts';
import { onSnapshot } from './data-snapshot.ts';
import { PROJECTIONS } from './projections.ts';
import { repairDocuments } from './repair-documents.ts';
import { LONG_REQUEST } from './request-limits.ts';
import { differencesAmong, differencesOf, type Difference } from './verify.ts';

/** With more changed documents, all of a kind are compared. */
const MOST_CHANGED = 10_000;
/** How long a change may wait for the follower before the documents are compared anyway. */
const PATIENCE_SECONDS = 10;

/** What was found in the index of a kind, and how many documents could not be repaired. */
export interface Repaired {
  readonly differences: readonly Difference[];
  readonly failed: number;
}

/**
 * Repairs documents that something else than the indexer changed. The engine numbers the operations on an index, so an index with the same last number as at the
 * last comparison is unchanged. Otherwise the documents with newer numbers are compared with the rows, and a deletion shows in the count. Returns undefined if there
 * was nothing to repair, or if it is too early to tell.
 */
export async function compareContents(database: Database, engine: SearchEngine, kind: DocumentKind, index: string): Promise<Repaired | undefined> {
  const { last: seqNo, shards } = await lastOperation(engine, index);
  const compared = await readCompared(database, kind);
  if (compared?.index_name === index && compared.seq_no === seqNo) return undefined;
  // The follower is about to write.
  const backlog = await readIndexBacklog(database);
  if (backlog === undefined || (backlog.pending > 0 && (backlog.lag ?? 0) < PATIENCE_SECONDS)) return undefined;

  await engine.client.indices.refresh({ index }, LONG_REQUEST);
  const { body } = await engine.client.count({ index }, LONG_REQUEST);
  const documents = (body as unknown as { count: number }).count;
  const changed = await changedSince(engine, index, documents, { last: seqNo, shards }, compared);
  const isCounted = documents === (await countSourceRows(database, PROJECTIONS[kind].sql));
  const isRight =
    isCounted &&
    changed !== undefined &&
    (await database.transaction(async (client) => differencesAmong(client, engine, kind, changed, await readDocumentVersion(client)))).length === 0;
  const repaired = isRight ? undefined : await repair(database, engine, kind, index, isCounted ? changed : undefined);
  if ((repaired?.failed ?? 0) === 0) await saveCompared(database, kind, index, seqNo);
  return repaired !== undefined && repaired.differences.length > 0 ? repaired : undefined;
}

/** What was done to an index so far. */
interface Operations {
  /** Number of the last operation, from 0. Each shard counts its own; this is the sum. */
  readonly last: number;
  readonly shards: number;
}

async function lastOperation(engine: SearchEngine, index: string): Promise<Operations> {
  const request = { index, metric: 'docs', level: 'shards', filter_path: 'indices.*.shards.*.seq_no' };
  const { body } = await engine.client.indices.stats(request as never, LONG_REQUEST);
  const { indices = {} } = body as unknown as { indices?: Record<string, { shards: Record<string, { seq_no: { max_seq_no: number } }[]> }> };
  const shards = Object.values(indices).flatMap((one) => Object.values(one.shards));
  const operations = shards.map((copies) => 1 + Math.max(-1, ...copies.map(({ seq_no }) => seq_no.max_seq_no)));
  return { last: operations.reduce((sum, count) => sum + count, 0) - 1, shards: shards.length };
}

/** The ids of the documents that were written since the last comparison. Undefined if all must be compared. */
async function changedSince(
  engine: SearchEngine,
  index: string,
  documents: number,
  { last: seqNo, shards }: Operations,
  compared: Compared | undefined,
): Promise<readonly string[] | undefined> {
  const since = compared?.index_name === index && compared.seq_no !== null && compared.seq_no < seqNo ? compared.seq_no : undefined;
  // A build writes each document once, so an index with as many operations as documents is as it was built.
  if (since === undefined) return seqNo + 1 === documents ? [] : undefined;
  // The numbers of several shards cannot be compared with a sum.
  if (shards > 1) return undefined;
  const body = { size: MOST_CHANGED, _source: false, query: { range: { _seq_no: { gt: since } } } };
  const response = await engine.client.search({ index, body: { ...body, track_total_hits: true } }, LONG_REQUEST);
  const { hits } = response.body as unknown as { hits: { total: { value: number }; hits: { _id: string }[] } };
  return hits.total.value > hits.hits.length ? undefined : hits.hits.map(({ _id }) => _id);
}

/** Compares again while nothing else is written, and repairs what differs. `ids` limits the comparison to these documents. */
async function repair(
  database: Database,
  engine: SearchEngine,
  kind: DocumentKind,
  index: string,
  ids: readonly string[] | undefined,
): Promise<Repaired | undefined> {
  return onSnapshot(database, INDEXING_LOCK, async (client, inputs) => {
    const found = await engine.indexBehind(kind);
    if (found?.name !== index || found.meta === undefined || stateOf(found.meta) !== stateOf(inputs)) return undefined;
    const version = await readDocumentVersion(client);
    const differences = ids === undefined ? await differencesOf(client, engine, kind, version) : await differencesAmong(client, engine, kind, ids, version);
    if (differences.length > 0) await announceBuild(database);
    return { differences, failed: await repairDocuments(engine, { version, differences }) };
  });
}
