import type { DocumentKind } from '../catalog/document-kinds.ts';
import type { Database, Transaction } from './pool.ts';

/** Notified in the transaction of a change, and before a rebuild of all indices. The follower of the outbox and the caches of engine answers listen. */
export const OUTBOX_CHANNEL = 'outbox';

/** An advisory lock: held by a build of all indices, so that there is one at a time; by the follower of the outbox, shared, while it writes. */
export const INDEXING_LOCK = 7_230_115;

/** Documents of the search engine that a change touches. */
export interface TouchedDocuments {
  readonly kind: DocumentKind;
  /** Of a company: its uid. Of a name: {@link aliasDocumentId}. Of a cluster, and of all titles of its occupations: the cluster's id. */
  readonly id: string;
}

/** Id of the document of a company's alias; the key is empty for the company's own name. */
export function aliasDocumentId(companyUid: string, aliasKey: string): string {
  return `${companyUid}|${aliasKey}`;
}

/** Writes down, in the transaction of a change, which documents it touches, and wakes the indexer at its commit. */
export async function enqueue(client: Transaction, touched: readonly TouchedDocuments[]): Promise<void> {
  await client.query(
    // Indexing lags from now on, however long the transaction waited before.
    `INSERT INTO outbox (document_kind, document_id, created_at)
     SELECT kind, id, clock_timestamp() FROM unnest($1::text[], $2::text[]) AS touched (kind, id)`,
    [touched.map(({ kind }) => kind), touched.map(({ id }) => id)],
  );
  await client.query('SELECT pg_notify($1, $2)', [OUTBOX_CHANNEL, '']);
}

/** Notifies every cache of engine answers that the indices are about to be replaced. Takes effect at once, outside of any open transaction. */
export async function announceBuild(database: Database): Promise<void> {
  await database.query({ text: 'SELECT pg_notify($1, $2)', values: [OUTBOX_CHANNEL, ''] });
}
