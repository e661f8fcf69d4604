import { recordAudit } from '../src/audit/audit-log.ts';
import type { Config } from '../src/config/config.ts';
import { EXPIRED_SESSIONS_KEPT_DAYS } from '../src/store/accounts/sessions.ts';
import type { Logger } from '../src/runtime/log.ts';
import { deleteOlder, type AgingRows } from '../src/store/aging-rows.ts';
import type { Database } from '../src/store/pool.ts';

/** How many days of what people did or sent are kept; undefined keeps all. */
export type RetentionSettings = Partial<Pick<Config, 'AUDIT_RETENTION_DAYS' | 'SAMPLE_RETENTION_DAYS' | 'PICK_RETENTION_DAYS'>>;

interface Kept extends AgingRows {
  readonly days: (settings: RetentionSettings) => number | undefined;
}

/** What is deleted by age. docs/operations.md explains it, with what is deleted otherwise. */
const KEPT: readonly Kept[] = [
  { table: 'outbox', key: 'outbox_id', at: 'processed_at', days: () => 7 },
  { table: 'sessions', key: 'session_id', at: 'expires_at', days: () => EXPIRED_SESSIONS_KEPT_DAYS },
  // Spent ones show that somebody uses a token twice, which ends the session. Once it has ended, they have no use.
  {
    table: 'refresh_tokens',
    key: 'token_hash',
    at: '(SELECT least(s.revoked_at, s.expires_at) FROM sessions s WHERE s.session_id = refresh_tokens.session_id)',
    days: () => 0,
  },
  { table: 'mcp_sessions', key: 'session_id', at: 'expires_at', days: () => 0 },
  { table: 'rate_counters', key: 'counter_key', at: 'resets_at', days: () => 1 },
  { table: 'audit_log', key: 'audit_id', at: 'at', days: (settings) => settings.AUDIT_RETENTION_DAYS },
  { table: 'samples', key: 'id', at: 'recorded_at', days: (settings) => settings.SAMPLE_RETENTION_DAYS },
  { table: 'title_picks', key: 'id', at: 'recorded_at', days: (settings) => settings.PICK_RETENTION_DAYS },
];

/** Deletes what is older than its retention, in small steps. Returns the number of deleted rows by table. Deletions from the audit log are recorded in it. */
export async function pruneOldRows(database: Database, settings: RetentionSettings): Promise<Record<string, number>> {
  const pruned: Record<string, number> = {};
  for (const { days, ...aging } of KEPT) {
    const { table } = aging;
    const kept = days(settings);
    if (kept === undefined) continue;
    const rows = await deleteOlder(database, aging, kept);
    pruned[table] = rows;
    if (table === 'audit_log' && rows > 0) {
      const actor = { kind: 'operator', name: 'retention' } as const;
      await database.transaction((client) => recordAudit(client, { actor, action: 'audit.prune', outcome: 'ok', details: { days: kept, rows } }));
    }
  }
  return pruned;
}

const PRUNE_EVERY_MS = 3_600_000;
/** After a failure, such as a database that is away. */
const RETRY_MS = 60_000;

/** Deletes old rows now and every hour until it is stopped. Any number of processes can do it on one database. */
export class Retention {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void>;
  private isStopped = false;
  private hasFailed = false;

  constructor(
    private readonly database: Database,
    private readonly settings: RetentionSettings,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {
    this.running = this.prune();
  }

  /** Waits for a deletion in progress. Does not close the store. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async prune(): Promise<void> {
    const wait = await pruneOldRows(this.database, this.settings).then(
      () => {
        if (this.hasFailed) this.log.info('Old rows are deleted again.');
        this.hasFailed = false;
        return PRUNE_EVERY_MS;
      },
      (error: unknown) => {
        if (!this.hasFailed) this.log.warn({ err: error }, 'Old rows could not be deleted. The indexer tries again each minute.');
        this.hasFailed = true;
        return RETRY_MS;
      },
    );
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.prune();
    }, wait).unref();
  }
}
