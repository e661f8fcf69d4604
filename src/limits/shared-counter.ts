import type { Logger } from '../runtime/log.ts';
import { answerWithin } from '../store/answer-within.ts';
import { ping } from '../store/health.ts';
import type { Database } from '../store/pool.ts';
import { addHits, deleteOldCounters } from '../store/rate-counters.ts';

/** Hits of one key in the current window, and the end of the window in milliseconds by this process's clock. */
export interface Count {
  readonly hits: number;
  readonly resetsAt: number;
}

interface Waiting {
  readonly key: string;
  readonly answer: (count: Count) => void;
}

/** A counter that takes longer than this counts as unreachable. */
const ANSWER_WITHIN_MS = 1_000;
/** Interval for checking an unreachable counter. No request waits for this. */
const ASK_AGAIN_MS = 1_000;
const CLEAN_EVERY_MS = 60_000;

/**
 * Counts hits by key in fixed windows, exactly, across all processes on one database. One statement runs at a time and includes all
 * hits that arrived in the meantime, so that many concurrent requests need few statements. Keys that are already over the limit need none.
 * While the database is unreachable, each process continues its own count.
 */
export class SharedCounter {
  private readonly known = new Map<string, Count>();
  private waiting: Waiting[] = [];
  private isSending = false;
  private isAway = false;
  private askAgainAt = 0;
  private cleanAt = Date.now() + CLEAN_EVERY_MS;
  private readonly connection: Database;

  constructor(
    database: Database,
    private readonly windowMs: number,
    private readonly log: Logger,
  ) {
    // A separate connection, so that callers do not wait for slow reads.
    this.connection = database.aside({
      DATABASE_POOL_MAX: 1,
      DATABASE_STATEMENT_TIMEOUT_MS: ANSWER_WITHIN_MS,
      DATABASE_CONNECT_TIMEOUT_MS: ANSWER_WITHIN_MS,
      idleMs: 0,
    });
    // Opened now: the first request would wait for it, and a burst of first requests too long.
    void ping(this.connection).catch(() => undefined);
  }

  /** Counts one hit. Above `limit`, the count is no longer shared, because it cannot fall before the window ends. */
  hit(key: string, limit: number): Count | Promise<Count> {
    const known = this.live(key);
    if (known !== undefined && known.hits > limit) return known;
    return new Promise((answer) => {
      this.waiting.push({ key, answer });
      void this.send();
    });
  }

  private live(key: string): Count | undefined {
    const known = this.known.get(key);
    return known !== undefined && known.resetsAt > Date.now() ? known : undefined;
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.waiting.length > 0) {
        const batch = this.waiting;
        this.waiting = [];
        if (this.isAway) {
          this.answer(batch, undefined);
          if (Date.now() >= this.askAgainAt) void this.add(batch);
        } else this.answer(batch, await this.add(batch));
      }
      void this.clean();
    } finally {
      this.isSending = false;
    }
  }

  /** The counts after a batch, or undefined while the database is unreachable. */
  private async add(batch: readonly Waiting[]): Promise<Map<string, Count> | undefined> {
    const added = new Map<string, number>();
    for (const { key } of batch) added.set(key, (added.get(key) ?? 0) + 1);
    this.askAgainAt = Date.now() + ANSWER_WITHIN_MS + ASK_AGAIN_MS;
    try {
      const rows = await answerWithin(ANSWER_WITHIN_MS, addHits(this.connection, added, this.windowMs));
      if (this.isAway) this.log.info('The shared request counter is reachable again.');
      this.isAway = false;
      const now = Date.now();
      return new Map(rows.map(({ counter_key, hits, ms_left }) => [counter_key, { hits, resetsAt: now + ms_left }]));
    } catch (error) {
      if (!this.isAway) this.log.warn({ err: error }, 'The shared request counter is unreachable. This process counts requests on its own.');
      this.isAway = true;
      this.askAgainAt = Date.now() + ASK_AGAIN_MS;
      return undefined;
    }
  }

  /** Gives each waiting request its position in the count. The last one of a batch gets the full count. */
  private answer(batch: readonly Waiting[], shared: ReadonlyMap<string, Count> | undefined): void {
    const members = new Map<string, Waiting[]>();
    for (const one of batch) members.set(one.key, [...(members.get(one.key) ?? []), one]);
    for (const [key, requests] of members) {
      const own = this.live(key) ?? { hits: 0, resetsAt: Date.now() + this.windowMs };
      const count = shared?.get(key) ?? { hits: own.hits + requests.length, resetsAt: own.resetsAt };
      this.known.set(key, count);
      requests.forEach(({ answer }, i) => {
        answer({ hits: count.hits - requests.length + i + 1, resetsAt: count.resetsAt });
      });
    }
  }

  /** Removes expired counts from memory and the table, once per window. */
  private async clean(): Promise<void> {
    const now = Date.now();
    if (now < this.cleanAt) return;
    this.cleanAt = now + CLEAN_EVERY_MS;
    for (const [key, { resetsAt }] of this.known) if (resetsAt <= now) this.known.delete(key);
    await deleteOldCounters(this.connection).catch(() => undefined);
  }
}
