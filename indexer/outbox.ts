import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import { OUTBOX_CHANNEL } from '../src/store/outbox.ts';
import type { Database, Transaction } from '../src/store/pool.ts';

/** Rows to process at once. Documents that several rows name are written once. */
export const BATCH = 500;
const FIRST_RETRY_MS = 250;
/** An unreachable engine is retried soon. A rejected document will be rejected again until somebody fixes the cause. */
const LONGEST_RETRY_MS = { away: 5_000, refused: 300_000 } as const;
const LONGEST_ERROR = 500;

export interface OutboxRow {
  readonly outbox_id: number;
  readonly document_kind: DocumentKind;
  readonly document_id: string;
  readonly attempts: number;
}

/** Why a row could not be indexed: the engine was unreachable, or it rejected this document. */
export interface Failure {
  readonly kind: keyof typeof LONGEST_RETRY_MS;
  readonly reason: string;
}

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

/** Claims due rows that no other follower has claimed. They are released when the transaction ends. Selects by state, because ids are not in commit order. */
export async function claimRows(client: Transaction): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `SELECT outbox_id, document_kind, document_id, attempts FROM outbox
     WHERE processed_at IS NULL AND retry_at <= now() ORDER BY outbox_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  );
  return rows;
}

export async function markProcessed(client: Transaction, rows: readonly OutboxRow[]): Promise<void> {
  await client.query(
    'UPDATE outbox SET processed_at = clock_timestamp(), attempts = attempts + 1, last_error = NULL, failure = NULL WHERE outbox_id = ANY($1)',
    [rows.map(({ outbox_id }) => outbox_id)],
  );
}

export async function markFailed(client: Transaction, rows: readonly { readonly row: OutboxRow; readonly failure: Failure }[]): Promise<void> {
  await client.query(
    `UPDATE outbox o SET attempts = o.attempts + 1, last_error = f.reason, failure = f.kind, retry_at = clock_timestamp() + f.wait * interval '1 millisecond'
     FROM unnest($1::bigint[], $2::text[], $3::integer[], $4::text[]) AS f (outbox_id, reason, wait, kind) WHERE o.outbox_id = f.outbox_id`,
    [
      rows.map(({ row }) => row.outbox_id),
      rows.map(({ failure }) => failure.reason.slice(0, LONGEST_ERROR).toWellFormed()),
      rows.map(({ row, failure }) => retryAfterMs(row.attempts, failure.kind)),
      rows.map(({ failure }) => failure.kind),
    ],
  );
}

/** Doubles with each previous attempt, up to a limit. Pure. */
export function retryAfterMs(attempts: number, kind: Failure['kind']): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS[kind]);
}
