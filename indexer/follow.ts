import type { Config } from '../src/config/config.ts';
import type { StoreUrls } from '../src/runtime/data-folder.ts';
import { SearchEngine } from '../src/engine/client.ts';
import type { Logger } from '../src/runtime/log.ts';
import { LONG_STATEMENT_MS } from '../src/runtime/long-work.ts';
import { INDEXING_LOCK, tryLockShared } from '../src/store/advisory-locks.ts';
import { readDocumentVersion } from '../src/store/document-version.ts';
import { listen } from '../src/store/notifications.ts';
import { announceRetries, claimRows, hasDueRows, markFailed, markProcessed, OUTBOX_CHANNEL, type FailedRow, type OutboxRow } from '../src/store/outbox.ts';
import { Database } from '../src/store/pool.ts';
import { writeDocuments } from './document-writer.ts';
import { IndexWatcher, WATCHER_CONNECTIONS } from './index-watcher.ts';
import { Retention } from './retention.ts';
import { retryAfterMs } from './retry-times.ts';
import { projectRows, type CurrentDocument } from './touched-documents.ts';

/** Rows to process at once. Documents that several rows name are written once. */
const BATCH = 500;
/** Notifications wake the follower. This interval is for missed notifications and for retries. */
const POLL_MS = 400;
/** While the database is unreachable. */
const AWAY_MS = 1_000;

export interface Followed {
  readonly processed: number;
  readonly failed: readonly FailedRow[];
}

const NOTHING: Followed = { processed: 0, failed: [] };

/**
 * Indexes the documents of some pending outbox rows, once. A row is processed when the engine has its documents; otherwise it waits for
 * a retry. During a rebuild, nothing is done, because rows committed after its snapshot must reach the new indexes.
 */
export async function followOnce(database: Database, engine: SearchEngine, signal: AbortSignal): Promise<Followed> {
  await announceRetries(database);
  return database.transaction(async (client) => {
    if (!(await tryLockShared(client, INDEXING_LOCK))) return NOTHING;
    const claimed = await claimRows(client, BATCH);
    if (claimed.length === 0) return NOTHING;
    // Read after the claim and before the rows, so that a document with this version has at least all claimed changes.
    const version = await readDocumentVersion(client);

    const documentsOf = new Map<OutboxRow, CurrentDocument[]>();
    for (const kind of new Set(claimed.map(({ document_kind }) => document_kind))) {
      const rows = claimed.filter(({ document_kind }) => document_kind === kind);
      for (const [row, documents] of await projectRows(client, kind, rows)) documentsOf.set(row, documents);
    }
    const failures = await writeDocuments(engine, version, [...new Set([...documentsOf.values()].flat())], signal);

    const failed = claimed.flatMap((row) => {
      const failure = (documentsOf.get(row) ?? []).map((document) => failures.get(document)).find((found) => found !== undefined);
      return failure === undefined ? [] : [{ row, failure, waitMs: retryAfterMs(row.attempts, failure.kind) }];
    });
    const processed = claimed.filter((row) => !failed.some((failure) => failure.row === row));
    await markProcessed(client, processed);
    await markFailed(client, failed);
    return { processed: processed.length, failed };
  });
}

/** Follows the outbox until it is stopped. Any number of followers can run on one database. */
export class Follower {
  private readonly abort = new AbortController();
  private readonly notifications: { close(): Promise<void> };
  private readonly running: Promise<void>;
  private wakeUp: () => void = () => undefined;
  private woken = false;
  /** The reason why the last attempt failed, so that an outage is logged only once. */
  private trouble: string | undefined;
  private isStoreAway = false;

  /** The follower needs its own database pool, because one of its connections is reserved for notifications. */
  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.notifications = listen(database, OUTBOX_CHANNEL, () => {
      this.woken = true;
      this.wakeUp();
    });
    this.running = this.run();
  }

  /** Cancels the current work, which stays in the outbox, and ends. Does not close the stores. */
  async stop(): Promise<void> {
    this.abort.abort();
    this.wakeUp();
    await Promise.all([this.running, this.notifications.close()]);
  }

  private async run(): Promise<void> {
    while (!this.abort.signal.aborted) {
      const wait = await this.step().catch((error: unknown) => {
        this.isStoreAway = true;
        if (!this.abort.signal.aborted) this.report(error instanceof Error ? error.message : String(error), { err: error });
        return AWAY_MS;
      });
      if (wait > 0) await this.pause(wait);
    }
  }

  /** Milliseconds to wait before the next step. */
  private async step(): Promise<number> {
    const hasWork = await hasDueRows(this.database);
    if (this.isStoreAway) this.report(undefined);
    this.isStoreAway = false;
    if (!hasWork) return POLL_MS;
    const { processed, failed } = await followOnce(this.database, this.engine, this.abort.signal);
    const [first] = failed;
    if (first !== undefined) {
      const { document_kind, document_id } = first.row;
      this.report(first.failure.kind === 'away' ? 'the search engine is unreachable' : `the search engine rejects ${document_kind} ${document_id}`, {
        rows: failed.length,
        reason: first.failure.reason,
      });
    }
    if (processed > 0 && failed.length === 0) this.report(undefined);
    return processed + failed.length === BATCH ? 0 : POLL_MS;
  }

  private async pause(milliseconds: number): Promise<void> {
    if (!this.woken && !this.abort.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }

  private report(trouble: string | undefined, details: Readonly<Record<string, unknown>> = {}): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    if (trouble === undefined) this.log.info('The search indexes are up to date again.');
    else this.log.warn(details, `The search indexes are not up to date: ${trouble}`);
  }
}

/** One for notifications, one for the work, one for deleting old rows, and one more in case a connection hangs. */
const CONNECTIONS = 4;

/** Follows the outbox, deletes old rows, and watches the indexes, on separate connections. The watcher counts, reads, and compares whole tables. */
export function startFollowing(config: Config, { databaseUrl, opensearchUrl }: StoreUrls, log: Logger): { stop(): Promise<void> } {
  const connect = (settings: Partial<Config>): Database =>
    new Database(databaseUrl, { ...config, ...settings }, (error) => {
      log.warn({ err: error }, 'An idle database connection of the indexer was lost.');
    });
  const database = connect({ DATABASE_POOL_MAX: CONNECTIONS });
  const watched = connect({ DATABASE_POOL_MAX: WATCHER_CONNECTIONS, DATABASE_STATEMENT_TIMEOUT_MS: LONG_STATEMENT_MS });
  const engine = new SearchEngine(opensearchUrl, config);
  const follower = new Follower(database, engine, log);
  const retention = new Retention(database, config, log);
  const watchedEngine = new SearchEngine(opensearchUrl, config);
  const watcher = new IndexWatcher(watched, watchedEngine, log);
  return {
    stop: async () => {
      // Ends a repair in progress, which the next start does again.
      await watchedEngine.close();
      await Promise.all([follower.stop(), retention.stop(), watcher.stop()]);
      await Promise.all([database.close(), watched.close(), engine.close()]);
    },
  };
}
