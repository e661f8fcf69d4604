import type { Transaction } from './pool.ts';

/**
 * The advisory locks of PostgreSQL. A number must mean the same thing in every process and every version that uses the database, so never use one for something
 * else.
 */

/** Serializes migrations. With the library's own lock, the second process would fail instead of waiting. */
export const MIGRATION_LOCK = 7_230_113;

/** Serializes loads of datasets. A backup that is restored holds it, too. */
export const LOAD_LOCK = 7_230_114;

/** Held by an operator command that replaces the dataset, while it reads and checks what it loads, too. Taken before {@link LOAD_LOCK}. */
export const LOAD_COMMAND_LOCK = 7_230_123;

/** A rebuild of all indexes, and a comparison of all documents, hold it exclusively; the outbox follower holds it shared while it writes. */
export const INDEXING_LOCK = 7_230_115;

/** Serializes imports. */
export const IMPORT_LOCK = 7_230_116;

/** Serializes the training of the title model. */
export const TRAINING_LOCK = 7_230_121;

/** Held by the one indexer that repairs the search indexes. */
export const REPAIR_LOCK = 7_230_122;

/** Takes a lock until the end of the transaction, if nobody has it. */
export const tryLock = (client: Transaction, lock: number): Promise<boolean> => isTaken(client, 'SELECT pg_try_advisory_xact_lock($1) AS taken', lock);

/** The same, together with others that take it shared. */
export const tryLockShared = (client: Transaction, lock: number): Promise<boolean> =>
  isTaken(client, 'SELECT pg_try_advisory_xact_lock_shared($1) AS taken', lock);

async function isTaken(client: Transaction, text: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(text, [lock]);
  return rows[0]?.taken === true;
}
