import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** Fails when PostgreSQL does not answer, or when the connection of a transaction was lost. */
export async function ping(on: Database | Transaction): Promise<void> {
  await rowsOf(on, { text: 'SELECT 1' });
}

/** Changes that are not in the search index yet. `rejected`: of these, the ones that the search engine rejects. */
export interface IndexBacklog {
  readonly pending: number;
  /** Age of the oldest change in seconds; null without changes. */
  readonly lag: number | null;
  readonly rejected: number;
  readonly dataset_version: string | null;
  /** How many imports the database has had. The indexes hold what they brought. */
  readonly imports: number;
}

/** What the search index lacks, and the dataset that it should be of. */
export async function readIndexBacklog(database: Database): Promise<IndexBacklog | undefined> {
  const [row] = await database.query<IndexBacklog & Record<string, unknown>>({
    text: `SELECT count(*) AS pending, extract(epoch FROM now() - min(created_at))::float8 AS lag, count(*) FILTER (WHERE failure = 'refused') AS rejected,
                  (SELECT dataset_version FROM dataset_versions WHERE is_current) AS dataset_version,
                  (SELECT imports FROM import_version) AS imports
           FROM outbox WHERE processed_at IS NULL`,
  });
  return row;
}
