import pg from 'pg';
import type { Config } from '../config/config.ts';
import { rememberFailures } from './client-failures.ts';
import { tlsOptions, withoutTlsParameters } from './connection-tls.ts';
import { isConnectionFailure, publicFailure, unavailable } from './public-failure.ts';
import { APPLICATION_NAME, outcomeOf, showRequest, type StatementReport } from './statement-report.ts';

// bigint counts easily fit a double. numeric columns are rates and wages that the API returns as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export type DatabaseSettings = Pick<
  Config,
  'DATABASE_TLS' | 'DATABASE_CA_FILE' | 'DATABASE_POOL_MAX' | 'DATABASE_CONNECT_TIMEOUT_MS' | 'DATABASE_STATEMENT_TIMEOUT_MS'
> & {
  /** Idle connections are closed after this time; 0 keeps them open. */
  readonly idleMs?: number;
};
const IDLE_MS = 10_000;
/**
 * A connection keeps every statement that has a name, and its plan. With more than this, it is replaced: node-postgres has no way to forget one. Enough for the statements
 * of the code and those that are named by their text at the same time, so that this happens only after many others.
 */
const MOST_PREPARED = 600;

/** A statement with numbered parameters. With a name, the server plans it once per connection. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string | undefined;
}

/** Lets work wait for its turn, or until `left` is aborted: nobody wants the result anymore. */
export interface Gate {
  run<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T>;
}

/** A connection in a transaction, or one reserved for another purpose. */
export type Transaction = pg.PoolClient;

/** Where statements go that only read the dataset. */
export interface Reads {
  /** Runs one statement. Throws the 503 `store_unavailable` if the database is unreachable, and `query_too_slow` if it stops the statement. */
  query<T extends pg.QueryResultRow>(statement: Statement): Promise<T[]>;
}

/** The PostgreSQL connection pool. */
export class Database implements Reads {
  readonly pool: pg.Pool;
  private gate: Gate | undefined;
  private report: ((report: StatementReport) => void) | undefined;
  private closing = false;
  private readonly closers: (() => Promise<unknown>)[] = [];
  /** The names of the statements that each connection keeps. */
  private readonly prepared = new WeakMap<pg.PoolClient, Set<string>>();

  constructor(
    private readonly databaseUrl: string,
    private readonly settings: DatabaseSettings,
    private readonly onLostConnection: (error: Error) => void,
  ) {
    this.pool = new pg.Pool({
      connectionString: withoutTlsParameters(databaseUrl),
      ssl: tlsOptions(databaseUrl, settings),
      max: settings.DATABASE_POOL_MAX,
      connectionTimeoutMillis: settings.DATABASE_CONNECT_TIMEOUT_MS,
      // The server's timeout comes first. The client's timeout is for a server that no longer answers.
      statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT_MS,
      query_timeout: settings.DATABASE_STATEMENT_TIMEOUT_MS + 2_000,
      idleTimeoutMillis: settings.idleMs ?? IDLE_MS,
      keepAlive: true,
      application_name: APPLICATION_NAME,
    });
    // Without this listener, a server restart would end this process, because the pool has none for a connection in use. The next statement on it fails.
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      rememberFailures(client);
    });
    this.pool.on('error', (error) => {
      // The pool reports that it has ended before its sockets are closed, so a server that stops in the meantime is not an error.
      if (!this.closing) onLostConnection(error);
    });
  }

  query<T extends pg.QueryResultRow>(statement: Statement): Promise<T[]> {
    const run = (): Promise<T[]> => this.reported(statement.text, () => this.run<T>(statement));
    return this.gate === undefined ? run() : this.gate.run(run);
  }

  private async run<T extends pg.QueryResultRow>(statement: Statement): Promise<T[]> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw unavailable(error);
    }
    let failure: Error | undefined;
    try {
      if (this.report !== undefined) void showRequest(client);
      const result = await client.query<T>({
        text: statement.text,
        values: [...(statement.values ?? [])],
        ...(statement.name === undefined ? {} : { name: statement.name }),
      });
      const { rows } = result;
      // pg's results outlive collections of young objects. Their rows must not.
      result.rows = [];
      return rows;
    } catch (error) {
      failure = error as Error;
      throw publicFailure(error, this.settings.DATABASE_STATEMENT_TIMEOUT_MS);
    } finally {
      // A client that timed out or lost its connection is not returned to the pool.
      client.release((failure !== undefined && isConnectionFailure(failure)) || this.keepsTooMany(client, statement.name));
    }
  }

  /** Whether a connection keeps too many statements, with one that it has just run. */
  private keepsTooMany(client: pg.PoolClient, name: string | undefined): boolean {
    if (name === undefined) return false;
    const names = this.prepared.get(client) ?? new Set();
    this.prepared.set(client, names.add(name));
    return names.size > MOST_PREPARED;
  }

  /**
   * Runs `work` in one transaction on one connection. Any error rolls everything back. An advisory lock is taken before it begins, because a
   * snapshot taken while waiting would be older than the data that the lock protects.
   */
  transaction<T>(work: (client: Transaction) => Promise<T>, options: { advisoryLock?: number } = {}): Promise<T> {
    return this.reported('BEGIN', () => this.runTransaction(work, options));
  }

  private async runTransaction<T>(work: (client: Transaction) => Promise<T>, { advisoryLock }: { advisoryLock?: number }): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw unavailable(error);
    });
    try {
      if (this.report !== undefined) await showRequest(client);
      if (advisoryLock !== undefined) await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      if (advisoryLock !== undefined) await client.query('SELECT pg_advisory_unlock($1)', [advisoryLock]);
      client.release();
      return result;
    } catch (error) {
      // A server that does not answer would not answer this either, and callers would wait twice.
      if (isConnectionFailure(error)) {
        client.release(true);
        throw publicFailure(error, this.settings.DATABASE_STATEMENT_TIMEOUT_MS);
      }
      await client.query('ROLLBACK').then(
        () => {
          // Closing the connection releases its lock, or stops waiting for it.
          client.release(advisoryLock !== undefined);
        },
        () => {
          client.release(true);
        },
      );
      throw publicFailure(error, this.settings.DATABASE_STATEMENT_TIMEOUT_MS);
    }
  }

  /** From now on, single statements wait for their turn at a gate. */
  limitBy(gateOf: (connections: number, waitMs: number) => Gate): void {
    this.gate = gateOf(this.settings.DATABASE_POOL_MAX, this.settings.DATABASE_CONNECT_TIMEOUT_MS);
  }

  /** For metrics. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** From now on, each statement and transaction is reported, and shows its request to the server. So are those of pools that are opened {@link aside} later. */
  observe(report: (report: StatementReport) => void): void {
    this.report = report;
  }

  private async reported<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const { report } = this;
    if (report === undefined) return run();
    const start = performance.now();
    try {
      const result = await run();
      report({ sql, ms: performance.now() - start, outcome: 'ok' });
      return result;
    } catch (error) {
      // What still runs while the process ends finds no connection. That says nothing about the server.
      if (!this.closing) report({ sql, ms: performance.now() - start, outcome: outcomeOf(error), error });
      throw error;
    }
  }

  /** A separate pool on the same server, for work that must not wait behind slow statements. It closes with this one. */
  aside(settings: Partial<DatabaseSettings>): Database {
    const aside = this.elsewhere(this.databaseUrl, settings, this.onLostConnection);
    if (this.report !== undefined) aside.observe(this.report);
    this.beforeClose(() => aside.close());
    return aside;
  }

  /** A pool on another server, with the settings of this one. */
  elsewhere(databaseUrl: string, settings: Partial<DatabaseSettings>, onLostConnection: (error: Error) => void): Database {
    return new Database(databaseUrl, { ...this.settings, ...settings }, onLostConnection);
  }

  /** Registers `work` to run before the connections are closed. */
  beforeClose(work: () => Promise<unknown>): void {
    this.closers.push(work);
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.closers.map((work) => work()));
    this.closing = true;
    await this.pool.end();
  }
}
