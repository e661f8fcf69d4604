import type { DocumentKind } from '../catalog/document-kinds.ts';
import type { Database, Transaction } from './pool.ts';

/** Notified in the transaction of a change, and before a rebuild of all indexes. The outbox follower and the caches of engine answers listen. */
export const OUTBOX_CHANNEL = 'outbox';

/** Search documents that a change affects. */
export interface TouchedDocuments {
  readonly kind: DocumentKind;
  /** For a company, its uid; for a name, aliasDocumentId(); for a cluster, and for all titles of its occupations, the id of the cluster. */
  readonly id: string;
}

/** Records, in the transaction of a change, the affected documents. Wakes the indexer at commit. */
export async function enqueue(client: Transaction, touched: readonly TouchedDocuments[]): Promise<void> {
  await client.query(
    // The indexing lag starts now, no matter how long the transaction waited before.
    `INSERT INTO outbox (document_kind, document_id, created_at)
     SELECT kind, id, clock_timestamp() FROM unnest($1::text[], $2::text[]) AS touched (kind, id)`,
    [touched.map(({ kind }) => kind), touched.map(({ id }) => id)],
  );
  await client.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, '']);
}

/** Notifies every cache of engine answers that the indexes are about to be replaced. Takes effect immediately, outside any open transaction. */
export async function announceBuild(database: Database): Promise<void> {
  await database.query({ text: 'SELECT pg_notify($1, $2)', values: [OUTBOX_CHANNEL, ''] });
}

/** A change that waits to be indexed. */
export interface OutboxRow {
  readonly outbox_id: number;
  readonly document_kind: DocumentKind;
  readonly document_id: string;
  readonly attempts: number;
}

/** Why a row could not be indexed: the engine was unreachable, or it rejected this document. */
export interface Failure {
  readonly kind: 'away' | 'refused';
  readonly reason: string;
}

/** A row that could not be indexed, and after how long it is tried again. */
export interface FailedRow {
  readonly row: OutboxRow;
  readonly failure: Failure;
  readonly waitMs: number;
}

const LONGEST_ERROR = 500;

/** Whether a row is due for indexing now. */
export async function hasDueRows(database: Database): Promise<boolean> {
  const [row] = await database.query<{ due: boolean }>({
    name: 'outbox-due',
    text: 'SELECT EXISTS (SELECT 1 FROM outbox WHERE processed_at IS NULL AND retry_at <= now()) AS due',
  });
  return row?.due === true;
}

/** Announces that documents which the engine refused are tried again: until now, the caches could rely on the index to stay without them. */
export async function announceRetries(database: Database): Promise<void> {
  await database.query({
    name: 'outbox-retries',
    text: `WITH retried AS (
             UPDATE outbox SET failure = NULL WHERE processed_at IS NULL AND failure = 'refused' AND retry_at <= now() RETURNING 1
           )
           SELECT pg_notify($1, '') FROM (SELECT FROM retried LIMIT 1) AS any_retried`,
    values: [OUTBOX_CHANNEL],
  });
}

/** Claims at most `most` due rows that no other follower has claimed. They are released when the transaction ends. Selects by state, because ids are not in commit order. */
export async function claimRows(client: Transaction, most: number): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `SELECT outbox_id, document_kind, document_id, attempts FROM outbox
     WHERE processed_at IS NULL AND retry_at <= now() ORDER BY outbox_id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [most],
  );
  return rows;
}

export async function markProcessed(client: Transaction, rows: readonly OutboxRow[]): Promise<void> {
  await client.query(
    'UPDATE outbox SET processed_at = clock_timestamp(), attempts = attempts + 1, last_error = NULL, failure = NULL WHERE outbox_id = ANY($1)',
    [rows.map(({ outbox_id }) => outbox_id)],
  );
}

export async function markFailed(client: Transaction, rows: readonly FailedRow[]): Promise<void> {
  await client.query(
    `UPDATE outbox o SET attempts = o.attempts + 1, last_error = f.reason, failure = f.kind, retry_at = clock_timestamp() + f.wait * interval '1 millisecond'
     FROM unnest($1::bigint[], $2::text[], $3::integer[], $4::text[]) AS f (outbox_id, reason, wait, kind) WHERE o.outbox_id = f.outbox_id`,
    [
      rows.map(({ row }) => row.outbox_id),
      rows.map(({ failure }) => failure.reason.slice(0, LONGEST_ERROR).toWellFormed()),
      rows.map(({ waitMs }) => waitMs),
      rows.map(({ failure }) => failure.kind),
    ],
  );
}
