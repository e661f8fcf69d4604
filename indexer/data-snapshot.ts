import type { IndexMeta } from '../src/engine/client.ts';
import { inputsFingerprint } from '../src/freshness/inputs.ts';
import { readBuildState } from '../src/store/dataset.ts';
import type { Database, Transaction } from '../src/store/pool.ts';
import { onReadOnlySnapshot } from '../src/store/snapshot.ts';

/** What an index, or a title model, is built from now; undefined without a dataset. */
export async function currentInputs(from: Database | Transaction): Promise<IndexMeta | undefined> {
  const state = await readBuildState(from);
  return state === undefined ? undefined : { ...state, inputs: inputsFingerprint() };
}

/**
 * Runs `work` in a read-only transaction on one snapshot of the database, with what the snapshot contains. The advisory lock serializes such work of all processes.
 * Throws without a dataset.
 */
export async function onSnapshot<T>(database: Database, advisoryLock: number, work: (client: Transaction, inputs: IndexMeta) => Promise<T>): Promise<T> {
  return onReadOnlySnapshot(database, advisoryLock, async (client) => {
    const inputs = await currentInputs(client);
    if (inputs === undefined) throw new Error('no dataset to index: load one first with `npm run data:load`');
    return work(client, inputs);
  });
}
