import type { Config } from '../src/config/config.ts';
import type { StoreUrls } from '../src/runtime/data-folder.ts';
import { SearchEngine } from '../src/engine/client.ts';
import type { Logger } from '../src/runtime/log.ts';
import { listen } from '../src/store/notifications.ts';
import { INDEXING_LOCK, OUTBOX_CHANNEL } from '../src/store/outbox.ts';
import { Database } from '../src/store/pool.ts';
import { writeDocuments } from './document-writer.ts';
import { BATCH, claimRows, hasDueRows, markFailed, markProcessed, pruneOutbox, type Failure, type OutboxRow } from './outbox.ts';
import { projectRows, type CurrentDocument } from './touched-documents.ts';

/** Notifications wake the follower; this is for those that were missed, and for rows to be tried again. */
const POLL_MS = 400;
/** While the database is unreachable. */
const AWAY_MS = 1_000;
const PRUNE_EVERY_MS = 3_600_000;

export interface Followed {
  readonly processed: number;
  readonly failed: readonly { readonly row: OutboxRow; readonly failure: Failure }[];
}

const NOTHING: Followed = { processed: 0, failed: [] };

/**
 * Indexes what some pending outbox rows name, once. A row is processed when the engine has its documents; otherwise it waits to be tried
 * again. While a rebuild runs nothing is done: rows that are committed after its snapshot shall reach the indices that it puts into service.
 */
export async function followOnce(database: Database, engine: SearchEngine, signal: AbortSignal): Promise<Followed> {
  return database.transaction(async (client) => {
    const { rows: lock } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock_shared($1) AS taken', [INDEXING_LOCK]);
    if (lock[0]?.taken !== true) return NOTHING;
    const claimed = await claimRows(client);
    if (claimed.length === 0) return NOTHING;
    // Read after the claim and before the rows: a document of this version holds at least every change that was claimed.
    const { rows: clock } = await client.query<{ version: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1e6)::bigint AS version');

    const documentsOf = new Map<OutboxRow, CurrentDocument[]>();
    for (const kind of new Set(claimed.map(({ document_kind }) => document_kind))) {
      const rows = claimed.filter(({ document_kind }) => document_kind === kind);
      for (const [row, documents] of await projectRows(client, kind, rows)) documentsOf.set(row, documents);
    }
    const failures = await writeDocuments(engine, clock[0]?.version ?? 0, [...new Set([...documentsOf.values()].flat())], signal);

    const failed = claimed.flatMap((row) => {
      const failure = (documentsOf.get(row) ?? []).map((document) => failures.get(document)).find((found) => found !== undefined);
      return failure === undefined ? [] : [{ row, failure }];
    });
    const processed = claimed.filter((row) => !failed.some((failure) => failure.row === row));
    await markProcessed(client, processed);
    await markFailed(client, failed);
    return { processed: processed.length, failed };
  });
}

/** Follows the outbox until it is stopped. Any number of followers may run on one database. */
export class Follower {
  private readonly abort = new AbortController();
  private readonly notifications: { close(): Promise<void> };
  private readonly running: Promise<void>;
  private wakeUp: () => void = () => undefined;
  private woken = false;
  /** What kept the last attempt from succeeding, so that an outage is logged once. */
  private trouble: string | undefined;
  private isStoreAway = false;
  private prunedAt = 0;

  /** The database is the follower's own: one of its connections is held for notifications. */
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

  /** Gives up what is under way, which stays in the outbox, and ends; the stores are left open. */
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
    if (Date.now() - this.prunedAt > PRUNE_EVERY_MS) {
      await pruneOutbox(this.database);
      this.prunedAt = Date.now();
    }
    const hasWork = await hasDueRows(this.database);
    if (this.isStoreAway) this.report(undefined);
    this.isStoreAway = false;
    if (!hasWork) return POLL_MS;
    const { processed, failed } = await followOnce(this.database, this.engine, this.abort.signal);
    const [first] = failed;
    if (first !== undefined) {
      const { document_kind, document_id } = first.row;
      this.report(first.failure.kind === 'away' ? 'the search engine is unreachable' : `the search engine refuses ${document_kind} ${document_id}`, {
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
    if (trouble === undefined) this.log.info('the search indices are up to date again');
    else this.log.warn(details, `the search indices are not kept up to date: ${trouble}`);
  }
}

/** One for notifications, one for the work; one more keeps a connection that hangs from stopping everything. */
const CONNECTIONS = 3;

/** Follows the outbox on connections of its own. */
export function startFollowing(config: Config, { databaseUrl, opensearchUrl }: StoreUrls, log: Logger): { stop(): Promise<void> } {
  const database = new Database(databaseUrl, { ...config, DATABASE_POOL_MAX: CONNECTIONS }, (error) => {
    log.warn({ err: error }, 'an idle database connection of the indexer was lost');
  });
  const engine = new SearchEngine(opensearchUrl, config);
  const follower = new Follower(database, engine, log);
  return {
    stop: async () => {
      await follower.stop();
      await Promise.all([database.close(), engine.close()]);
    },
  };
}
