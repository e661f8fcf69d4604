import type { IndexMeta } from '../src/engine/client.ts';
import { inputsFingerprint } from '../src/freshness/inputs.ts';
import type { Database, Transaction } from '../src/store/pool.ts';
import { rowsOf } from '../src/store/rows-of.ts';

const SQL = 'SELECT dataset_version, (SELECT imports FROM import_version) AS imports FROM dataset_versions WHERE is_current';

/** What an index, or a title model, is built from now; undefined without a dataset. */
export async function currentInputs(from: Database | Transaction): Promise<IndexMeta | undefined> {
  const [row] = await rowsOf<{ dataset_version: string; imports: number }>(from, { text: SQL });
  return row === undefined ? undefined : { ...row, inputs: inputsFingerprint() };
}

/**
 * Runs `work` in a read-only transaction on one snapshot of the database, with what the snapshot contains. The advisory lock serializes such work of all processes.
 * Throws without a dataset.
 */
export async function onSnapshot<T>(database: Database, advisoryLock: number, work: (client: Transaction, inputs: IndexMeta) => Promise<T>): Promise<T> {
  return database.transaction(
    async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query('SET LOCAL statement_timeout = 0');
      const inputs = await currentInputs(client);
      if (inputs === undefined) throw new Error('no dataset to index: load one first with `npm run data:load`');
      return work(client, inputs);
    },
    { advisoryLock },
  );
}
