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
