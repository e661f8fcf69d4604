import { ApiError } from '../errors/api-error.ts';
import { currentRequest, type RequestScope } from '../telemetry/request-scope.ts';
import { answerWithin } from './answer-within.ts';
import type { Database, Gate, Reads, Statement } from './pool.ts';
import { SharedQuestion } from './shared-question.ts';
import { readRowState, readStandbyReport, type StandbyReport } from './standby.ts';
import type { StatementReport } from './statement-report.ts';
import type pg from 'pg';

/** How often the standby is asked when no request asks it. */
const WATCH_MS = 1_000;
/** A standby that does not answer a question of one row in this time gets no statements, and those it has go to the primary server. */
const ANSWER_WITHIN_MS = 1_000;
/** And the primary server this long, before a read is answered with 503. It could not answer the read either. */
const PRIMARY_WITHIN_MS = 2_000;
/** A standby replays a load of a dataset for some seconds. */
const BEHIND_AFTER_MS = 30_000;

/** Why the standby gets no statements, or why most of them go to the primary server. */
export type StandbyProblem = 'unreachable' | 'not_a_standby' | 'behind';

export interface StandbyState {
  readonly problem: StandbyProblem | undefined;
  readonly since: Date | undefined;
  readonly lagSeconds: number | undefined;
  /** Statements by the server that answered them. */
  readonly statements: { readonly replica: number; readonly primary: number };
}

/**
 * Reads of the dataset, from a streaming replica if that is safe. A caller always sees what was written before the request: the primary server says which state its
 * rows have, and a statement goes to the standby only if that has replayed this state. Otherwise, and whenever the standby fails, the primary server answers.
 */
export class ReplicatedReads implements Reads {
  private readonly replica: Database;
  private readonly watcher: Database;
  private readonly needed: SharedQuestion<string | undefined>;
  private readonly report: SharedQuestion<StandbyReport>;
  /** The state of rows that the standby has for certain. It does not go back, except when it fails. */
  private replayed: string | undefined;
  private lost: { readonly problem: 'unreachable' | 'not_a_standby'; readonly since: Date } | undefined;
  private behindSince: Date | undefined;
  private lagSeconds: number | undefined;
  /** Requests that may read from the standby. A state that it had at their beginning, it has until their end. */
  private allowed = new WeakSet<RequestScope>();
  /** Statements that the standby has not answered yet. */
  private readonly waiting = new Set<(error: Error) => void>();
  private readonly answered = { replica: 0, primary: 0 };
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly primary: Database,
    replicaUrl: string,
    private readonly onChange: (problem: StandbyProblem | undefined) => void,
  ) {
    this.replica = primary.elsewhere(replicaUrl, {}, () => {
      this.doubt();
    });
    const within = (ms: number) => ({ DATABASE_POOL_MAX: 1, DATABASE_CONNECT_TIMEOUT_MS: ms, DATABASE_STATEMENT_TIMEOUT_MS: ms, idleMs: 0 });
    this.watcher = this.replica.aside(within(ANSWER_WITHIN_MS));
    const asking = primary.aside(within(PRIMARY_WITHIN_MS));
    this.needed = new SharedQuestion(() => readRowState(asking));
    this.report = new SharedQuestion(() => answerWithin(ANSWER_WITHIN_MS, readStandbyReport(this.watcher)));
    // Without ref(), so that it does not keep a process alive.
    this.timer = setInterval(() => void this.compare(), WATCH_MS).unref();
    primary.beforeClose(() => {
      clearInterval(this.timer);
      return this.replica.close();
    });
  }

  async query<T extends pg.QueryResultRow>(statement: Statement): Promise<T[]> {
    if (await this.mayAsk()) {
      try {
        const rows = await this.fromReplica<T>(statement);
        this.answered.replica += 1;
        return rows;
      } catch (error) {
        if (isAnswer(error)) throw error;
        // A lost connection, no free one, or a change that the standby must replay and that the statement is in conflict with.
        this.doubt();
      }
    }
    this.answered.primary += 1;
    return this.primary.query<T>(statement);
  }

  /** Asks the standby now. */
  async look(): Promise<StandbyState> {
    await this.compare();
    return this.state();
  }

  state(): StandbyState {
    const isBehind = this.behindSince !== undefined && Date.now() - this.behindSince.getTime() > BEHIND_AFTER_MS;
    const late = isBehind ? { problem: 'behind' as const, since: this.behindSince } : { problem: undefined, since: undefined };
    return { ...(this.lost ?? late), lagSeconds: this.lagSeconds, statements: this.answered };
  }

  /** From now on, statements to the standby are limited and reported, too. */
  limitBy(gateOf: (connections: number, waitMs: number) => Gate): void {
    this.replica.limitBy(gateOf);
  }

  observe(report: (report: StatementReport) => void): void {
    this.replica.observe(report);
  }

  connections(): ReturnType<Database['connections']> {
    return this.replica.connections();
  }

  private async mayAsk(): Promise<boolean> {
    if (this.lost !== undefined) return false;
    const request = currentRequest();
    if (request !== undefined && this.allowed.has(request)) return true;
    const needed = await this.needed.answer();
    // Without a dataset, there is no state that both could have.
    const has = needed !== undefined && (needed === this.replayed || needed === (await this.ask()));
    if (has && request !== undefined) this.allowed.add(request);
    return has;
  }

  private fromReplica<T extends pg.QueryResultRow>(statement: Statement): Promise<T[]> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.replica
        .query<T>(statement)
        .then(resolve, reject)
        .finally(() => this.waiting.delete(reject));
    });
  }

  /** Which state of the rows the standby has; undefined if it does not answer. */
  private async ask(): Promise<string | undefined> {
    try {
      const { is_standby, state, lag } = await this.report.answer();
      if (!is_standby) {
        this.lose('not_a_standby');
        return undefined;
      }
      this.lagSeconds = lag ?? undefined;
      this.replayed = state ?? undefined;
      if (this.lost !== undefined) this.onChange(undefined);
      this.lost = undefined;
      return this.replayed;
    } catch {
      this.lose('unreachable');
      return undefined;
    }
  }

  /** A server that was started again can have less than before. */
  private forget(): void {
    this.replayed = undefined;
    this.allowed = new WeakSet();
  }

  /** Something failed, so the standby is asked before its next statement. */
  private doubt(): void {
    this.forget();
    void this.ask();
  }

  private async compare(): Promise<void> {
    const [needed, replayed] = await Promise.all([this.needed.answer().catch(() => undefined), this.ask()]);
    if (needed === undefined || this.lost !== undefined || needed === replayed) this.behindSince = undefined;
    else this.behindSince ??= new Date();
  }

  /** Sends the statements that wait for the standby, and all further ones, to the primary server. */
  private lose(problem: 'unreachable' | 'not_a_standby'): void {
    if (this.lost?.problem !== problem) {
      this.lost = { problem, since: new Date() };
      this.onChange(problem);
    }
    this.forget();
    this.lagSeconds = undefined;
    for (const reject of this.waiting) reject(new ApiError('store_unavailable'));
    this.waiting.clear();
  }
}

/** Whether the primary server would answer the same. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'store_unavailable';
}
