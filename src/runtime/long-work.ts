import type { Config } from '../config/config.ts';
import { SearchEngine } from '../engine/client.ts';
import { Database } from '../store/pool.ts';
import type { StoreUrls } from './data-folder.ts';

/** The default of 10 s is for a caller who waits. Operator commands copy, index, and compare whole tables, which takes minutes. */
export const LONG_STATEMENT_MS = 600_000;
/** The default of 1.5 s is for a search. A build creates indexes, writes documents in bulk, and flushes them to the disk. */
const LONG_REQUEST_MS = 60_000;

/** Clients of both stores. */
export interface OpenStores {
  readonly database: Database;
  readonly engine: SearchEngine;
}

/** For work that needs another time limit than {@link LONG_STATEMENT_MS}. */
export interface LongWorkOptions {
  readonly statementMs?: number;
}

/** A database client with a long time limit. It reports no lost idle connection, because the next statement opens another or fails. */
export const openDatabaseForLongWork = (config: Config, databaseUrl: string, { statementMs = LONG_STATEMENT_MS }: LongWorkOptions = {}): Database =>
  new Database(databaseUrl, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: statementMs }, () => undefined);

/** Runs `work` with clients of both stores that have long time limits, and closes them. */
export async function withStoresForLongWork<T>(
  config: Config,
  { databaseUrl, opensearchUrl }: StoreUrls,
  work: (stores: OpenStores) => Promise<T>,
  options: LongWorkOptions = {},
): Promise<T> {
  const database = openDatabaseForLongWork(config, databaseUrl, options);
  const engine = new SearchEngine(opensearchUrl, { ...config, OPENSEARCH_TIMEOUT_MS: LONG_REQUEST_MS });
  try {
    return await work({ database, engine });
  } finally {
    await Promise.all([database.close(), engine.close()]);
  }
}
