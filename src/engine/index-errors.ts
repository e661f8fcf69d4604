import { errors } from '@opensearch-project/opensearch';

/** Somebody closed the index. The engine calls that a bad request (400). */
export function isClosed(error: unknown): boolean {
  return JSON.stringify(error ?? null).includes('"index_closed_exception"');
}

/** Somebody, or the engine itself, blocked the index. The engine calls that forbidden (403), as if the user had no permission. */
export function isBlocked(error: unknown): boolean {
  return JSON.stringify(error ?? null).includes('"cluster_block_exception"');
}

/** Whether a request failed because an index cannot be used now, which passes when it is repaired. */
export function isUnusableIndex(error: unknown): boolean {
  return error instanceof errors.ResponseError && (isClosed(error.body) || isBlocked(error.body));
}
