import type { Database } from '../pool.ts';

export interface SampleRow {
  readonly id: string;
  readonly source: string;
  readonly value: string;
  readonly recorded_by: string;
}

/** Adds a sample; false, changing nothing, when its id is known. */
export async function insertSample(database: Database, { id, source, value, recorded_by }: SampleRow): Promise<boolean> {
  const recorded = await database.query({
    name: 'record-sample',
    text: 'INSERT INTO samples (id, source, value, recorded_by) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING RETURNING id',
    values: [id, source, value, recorded_by],
  });
  return recorded.length === 1;
}
