import type { Database, Transaction } from './pool.ts';

/** Runs `work` in a read-only transaction on one snapshot of the database, without a time limit. The advisory lock serializes such work of all processes. */
export function onReadOnlySnapshot<T>(database: Database, advisoryLock: number, work: (client: Transaction) => Promise<T>): Promise<T> {
  return database.transaction(
    async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query('SET LOCAL statement_timeout = 0');
      return work(client);
    },
    { advisoryLock },
  );
}
