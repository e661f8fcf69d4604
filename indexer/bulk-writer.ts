import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Client } from '@opensearch-project/opensearch';
import type { IndexedDocument } from './projections.ts';

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 200;
/** Documents per bulk request. Limits memory use on both sides. */
export const BULK_SIZE = 1_000;

interface BulkItem {
  readonly index: { readonly status: number; readonly error?: { readonly type: string; readonly reason: string } };
}

/**
 * Writes documents to an index. Documents that the engine rejects because it is overloaded (429), or does not answer, are sent again with growing
 * pauses. If the engine rejects a document for its content, the build fails with an error that names the document.
 */
export async function writeBulk(client: Client, index: string, documents: readonly IndexedDocument[]): Promise<void> {
  let pending = documents;
  for (let attempt = 1; pending.length > 0; attempt++) {
    const { retry, reason } = await sendOnce(client, index, pending);
    if (retry.length === 0) return;
    if (attempt === MAX_ATTEMPTS) throw new Error(`the search engine rejected ${retry.length} documents ${MAX_ATTEMPTS} times: ${reason}`);
    await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
    pending = retry;
  }
}

async function sendOnce(client: Client, index: string, documents: readonly IndexedDocument[]): Promise<{ retry: readonly IndexedDocument[]; reason: string }> {
  let items: readonly BulkItem[];
  try {
    const response = await client.bulk(
      { body: documents.flatMap(({ id, document }) => [{ index: { _index: index, _id: id } }, document]) },
      { requestTimeout: 30_000 },
    );
    items = (response.body as unknown as { items: BulkItem[] }).items;
  } catch (error) {
    // An invalid request (an id that is too long) would fail again.
    if (error instanceof errors.ResponseError && isRefusal(error.statusCode))
      throw new Error(`the search engine rejects ${index}: ${error.message.slice(0, 500)}`, { cause: error });
    return { retry: documents, reason: error instanceof Error ? error.message : String(error) };
  }
  const retry: IndexedDocument[] = [];
  let reason = '';
  items.forEach((item, i) => {
    const { status, error } = item.index;
    const document = documents[i];
    if (error === undefined || document === undefined) return;
    if (isRefusal(status)) throw new Error(`document ${document.id} does not fit the mapping of ${index}: ${error.type}: ${error.reason}`);
    retry.push(document);
    reason = error.reason;
  });
  return { retry, reason };
}

/** Whether a retry would fail again, because the content is invalid. */
function isRefusal(status: number): boolean {
  return status !== 429 && status < 500;
}
