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

export const NO_DATASET = 'no dataset to index: load one first with `npm run data:load`';
