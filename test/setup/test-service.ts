import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { expressMessages } from '../../src/http/express-messages.ts';
import { limitedServer } from '../../src/http/limited-server.ts';
import { createLog, type Logger } from '../../src/runtime/log.ts';
import { Database } from '../../src/store/pool.ts';
import { ReplicatedReads } from '../../src/store/replicated-reads.ts';
import { JWT_SECRET, ServiceClient, testUrl } from './service-client.ts';

export { JWT_SECRET, someAddress, type Answer, type Asked } from './service-client.ts';

export interface Overrides {
  /** May point to nowhere, to see what happens without the engine. */
  readonly opensearchUrl?: string;
  readonly databaseUrl?: string;
  /** A streaming replica for reads. */
  readonly replicaUrl?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly jwtSecret?: string;
  readonly log?: Logger;
  /** Reads what the ranking of titles needs at once. */
  readonly warm?: boolean;
}

/** The whole application on a free port, on the engines of the test run. */
export class TestService extends ServiceClient {
  private constructor(
    url: string,
    database: Database,
    readonly engine: SearchEngine,
    private readonly server: Server,
    /** Undefined without `replicaUrl`. */
    readonly replica: ReplicatedReads | undefined,
  ) {
    super(url, database);
  }

  static async start(overrides: Overrides = {}): Promise<TestService> {
    const config = readConfig({ TRUST_PROXY: 'loopback', ...overrides.env });
    const database = new Database(overrides.databaseUrl ?? testUrl('TEST_POSTGRES_URL'), config, () => undefined);
    const engine = new SearchEngine(overrides.opensearchUrl ?? testUrl('TEST_OPENSEARCH_URL'), config);
    const { jwtSecret = JWT_SECRET, log = createLog('silent'), warm = false } = overrides;
    const replica = overrides.replicaUrl === undefined ? undefined : new ReplicatedReads(database, overrides.replicaUrl, () => undefined);
    await replica?.look();
    const app = createApp({ config, jwtSecret, database, replica, engine, log, warm });
    // As in src/server.ts: a test that runs a program between two requests would otherwise meet a connection that is just being closed.
    const server = limitedServer({ keepAliveTimeout: 60_000, idleTimeout: 0, ...expressMessages(app) }, app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, database, engine, server, replica);
  }

  override async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await Promise.all([super.stop(), this.engine.close()]);
  }
}
