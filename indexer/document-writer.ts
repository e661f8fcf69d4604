import { errors } from '@opensearch-project/opensearch';
import type { SearchEngine } from '../src/engine/client.ts';
import { isBlocked, isClosed, isUnusableIndex } from '../src/engine/index-errors.ts';
import type { Failure } from '../src/store/outbox.ts';
import { BULK_SIZE } from './bulk-writer.ts';
import type { CurrentDocument } from './touched-documents.ts';

const TIMEOUT_MS = 10_000;
const VERSION_CONFLICT = 409;
const NOT_FOUND = 404;

interface BulkItem {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

/**
 * Writes or deletes documents in the current indexes, and makes the changes visible immediately. The version makes sure that a newer state of a
 * document is not overwritten by an older one that arrives later, from another follower or from a request that timed out but was executed. Returns the
 * failures by document. If the engine accepts nothing, all documents fail. Throws only if the signal is aborted.
 */
export async function writeDocuments(
  engine: SearchEngine,
  version: number,
  documents: readonly CurrentDocument[],
  signal: AbortSignal,
): Promise<Map<CurrentDocument, Failure>> {
  const failures = new Map<CurrentDocument, Failure>();
  for (let start = 0; start < documents.length; start += BULK_SIZE)
    await writePart(engine, version, documents.slice(start, start + BULK_SIZE), signal, failures);
  return failures;
}

async function writePart(
  engine: SearchEngine,
  version: number,
  documents: readonly CurrentDocument[],
  signal: AbortSignal,
  failures: Map<CurrentDocument, Failure>,
): Promise<void> {
  try {
    const items = await send(engine, version, documents, signal);
    documents.forEach((document, i) => {
      const failure = failureOf(items[i]);
      if (failure !== undefined) failures.set(document, failure);
    });
  } catch (error) {
    signal.throwIfAborted();
    const failure = requestFailure(error);
    if (failure.kind === 'refused' && documents.length > 1) {
      // A single document can make the engine reject the whole request (an id that is too long). Halving the request finds it.
      const half = Math.ceil(documents.length / 2);
      await writePart(engine, version, documents.slice(0, half), signal, failures);
      await writePart(engine, version, documents.slice(half), signal, failures);
    } else for (const document of documents) failures.set(document, failure);
  }
}

async function send(engine: SearchEngine, version: number, documents: readonly CurrentDocument[], signal: AbortSignal): Promise<BulkItem[]> {
  signal.throwIfAborted();
  const lines = documents.flatMap(({ kind, id, document }) => {
    const target = { _index: engine.alias(kind), _id: id, version, version_type: 'external_gte' };
    return document === undefined ? [{ delete: target }] : [{ index: target }, document];
  });
  // Stop if there are no indexes: the engine would create one automatically, without our definitions.
  const request = engine.client.bulk({ body: lines, refresh: true, require_alias: true }, { requestTimeout: TIMEOUT_MS, maxRetries: 0 });
  const abort = (): void => {
    request.abort();
  };
  signal.addEventListener('abort', abort, { once: true });
  // The client's timeout ends when the headers arrive.
  const deadline = setTimeout(abort, TIMEOUT_MS);
  try {
    const { body } = await request;
    return (body as unknown as { items: { index?: BulkItem; delete?: BulkItem }[] }).items.flatMap((item) => item.index ?? item.delete ?? []);
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
}

function failureOf(item: BulkItem | undefined): Failure | undefined {
  if (item === undefined) return { kind: 'away', reason: 'the search engine did not answer for this document' };
  // A newer state already exists, or the document to delete does not exist. Neither is an error.
  if (item.error === undefined || item.status === VERSION_CONFLICT) return undefined;
  const reason = `${item.error.type}: ${item.error.reason}`;
  const isAway = isPassing(item.status) || isClosed(item.error) || isBlocked(item.error);
  return { kind: isAway ? 'away' : 'refused', reason };
}

/** Whether a failure is one of the engine or of a whole index, not of the document. 404: the indexes are not built yet. */
function isPassing(status: number): boolean {
  return status === 429 || status === NOT_FOUND || status >= 500;
}

function requestFailure(error: unknown): Failure {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isRefused = error instanceof errors.ResponseError && !isPassing(error.statusCode) && !isUnusableIndex(error);
  return { kind: isRefused ? 'refused' : 'away', reason };
}
