import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** A stored title model, without its bytes. */
export interface StoredTitleModel {
  /** The version of the search index that goes with it. */
  readonly state: string;
  readonly titles: number;
  readonly bytes: number;
  readonly trained_at: Date;
}

/** Bytes of one row. A row needs several times its size in memory while it is read. */
const PART_BYTES = 1 << 16;
/** Models to keep: that of the current state of the data, and those that processes of an older version may still read. */
const KEPT = 3;

export async function hasTitleModel(database: Database, state: string): Promise<boolean> {
  return (await rowsOf(database, { text: 'SELECT 1 AS found FROM title_models WHERE state = $1', values: [state] })).length > 0;
}

/** Stores a model in place of the one of the same state, and removes the oldest. */
export async function storeTitleModel(
  database: Database,
  model: Pick<StoredTitleModel, 'state' | 'titles'> & { readonly inputs: string },
  bytes: Buffer,
): Promise<void> {
  const { state, inputs, titles } = model;
  await database.transaction(async (client) => {
    await client.query('DELETE FROM title_models WHERE state = $1', [state]);
    await client.query('INSERT INTO title_models (state, inputs, titles, bytes) VALUES ($1, $2, $3, $4)', [state, inputs, titles, bytes.length]);
    for (let part = 0; part * PART_BYTES < bytes.length; part++) {
      const data = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      await client.query('INSERT INTO title_model_parts (state, part, data) VALUES ($1, $2, $3)', [state, part, data]);
    }
    await client.query('DELETE FROM title_models WHERE state NOT IN (SELECT state FROM title_models ORDER BY trained_at DESC, state LIMIT $1)', [KEPT]);
  });
}

/**
 * Reads the model of a state of the data or, if there is none, the newest one with the same `inputs`. Undefined if there is neither.
 */
export async function readTitleModel(database: Database, state: string, inputs: string): Promise<(StoredTitleModel & { readonly data: Buffer }) | undefined> {
  return database.transaction(async (client) => {
    const [model] = await rowsOf<StoredTitleModel>(client, {
      text: `SELECT state, titles, bytes, trained_at FROM title_models WHERE state = $1 OR inputs = $2
             ORDER BY (state = $1) DESC, trained_at DESC LIMIT 1`,
      values: [state, inputs],
    });
    return model === undefined ? undefined : { ...model, data: await readParts(client, model) };
  });
}

async function readParts(client: Transaction, { state, bytes }: StoredTitleModel): Promise<Buffer> {
  // Not from the shared pool of small buffers, so that the arrays in it are aligned.
  const data = Buffer.alloc(bytes);
  let read = 0;
  for (let part = 0; read < bytes; part++) {
    // pg reads every value as text. Base64 is shorter than its hexadecimal digits.
    const [row] = await rowsOf<{ base64: string }>(client, {
      text: "SELECT encode(data, 'base64') AS base64 FROM title_model_parts WHERE state = $1 AND part = $2",
      values: [state, part],
    });
    if (row === undefined) throw new Error(`part ${part} of the title model ${state} is missing`);
    read += data.write(row.base64, read, 'base64');
  }
  return data;
}
