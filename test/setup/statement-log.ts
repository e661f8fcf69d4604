import type { QueryConfig } from 'pg';
import type { Database } from '../../src/store/pool.ts';

/** Statements that the service sends at most once a second, with any request. */
const HOUSEKEEPING = ['session-alive', 'dataset-version', 'request-id'];

export interface SentStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records each statement that goes to a database. Create it before the first statement. */
export class StatementLog {
  readonly sent: SentStatement[] = [];

  constructor(database: Database) {
    // Every statement goes through a connection of the pool.
    database.pool.on('connect', (client) => {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      const query = client.query.bind(client) as (...given: any[]) => any;
      Object.assign(client, {
        query: (config: QueryConfig | string, ...rest: unknown[]) => {
          const { name, text, values = [] } = typeof config === 'string' ? { name: undefined, text: config } : config;
          if (name === undefined || !HOUSEKEEPING.includes(name)) this.sent.push({ name, text, values });
          return query(config, ...rest);
        },
      });
    });
  }

  /** Returns the statements that are sent while `work` runs. */
  async during(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
    this.sent.length = 0;
    await work();
    return [...this.sent];
  }
}
