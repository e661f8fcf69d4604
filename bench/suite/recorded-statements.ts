import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QueryConfig } from 'pg';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { createLog } from '../../src/runtime/log.ts';
import { Database, type Statement } from '../../src/store/pool.ts';
import { Client, type RunningService } from '../running-service.ts';

/** Asked at most once a second, whatever is requested. */
const HOUSEKEEPING = ['session-alive', 'dataset-version', 'request-id'];

/** Finds the SQL statements behind a path. */
export interface StatementRecorder {
  /** The statements of the second of two equal requests; undefined if the answer is not 200. */
  readonly statementsOf: (path: string) => Promise<Statement[] | undefined>;
  readonly close: () => Promise<void>;
}

/** Runs the service in this process, and records what it sends to PostgreSQL. */
export async function recordStatements({ databaseUrl, opensearchUrl, jwtSecret, caller }: RunningService): Promise<StatementRecorder> {
  const config = readConfig({});
  const database = new Database(databaseUrl, config, () => undefined);
  const engine = new SearchEngine(opensearchUrl, config);
  let sent: Statement[] = [];
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (given: QueryConfig | string, ...rest: unknown[]) => {
        const statement: Statement = typeof given === 'string' ? { text: given } : { text: given.text, values: given.values ?? [], name: given.name };
        if (!HOUSEKEEPING.includes(statement.name ?? '')) sent.push(statement);
        return query(given, ...rest);
      },
    });
  });
  const server = createServer(createApp({ config, jwtSecret, database, engine, log: createLog('silent') }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new Client();
  return {
    statementsOf: async (path) => {
      try {
        await client.ask(url + path, caller);
        sent = [];
        await client.ask(url + path, caller);
      } catch {
        return undefined;
      }
      return sent;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all([database.close(), engine.close()]);
    },
  };
}
