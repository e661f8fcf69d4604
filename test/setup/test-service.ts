import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import type { Role, Tier } from '../../src/auth/roles.ts';
import { addUser } from '../../src/auth/users.ts';
import { readConfig } from '../../src/config.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { createLog, type Logger } from '../../src/runtime/log.ts';
import { Database } from '../../src/store/pool.ts';

/** An answer of the service as a client sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The shape of a body is what tests are about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export const JWT_SECRET = 'a secret of the tests, long enough to be accepted';

/** Tests share one database, which counts failed sign-ins by address: each service has clients of its own. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The whole application on a free port, on the engines of the test run. */
export class TestService {
  /** Where requests seem to come from. */
  address = someAddress();

  private constructor(
    readonly url: string,
    readonly database: Database,
    readonly engine: SearchEngine,
    private readonly server: Server,
  ) {}

  /** `opensearchUrl` may point to nowhere, to see what happens without the engine. */
  static async start(
    overrides: { opensearchUrl?: string; databaseUrl?: string; env?: NodeJS.ProcessEnv; jwtSecret?: string; log?: Logger } = {},
  ): Promise<TestService> {
    const config = readConfig({ TRUST_PROXY: 'loopback', ...overrides.env });
    const database = new Database(overrides.databaseUrl ?? testUrl('TEST_POSTGRES_URL'), config, () => undefined);
    const engine = new SearchEngine(overrides.opensearchUrl ?? testUrl('TEST_OPENSEARCH_URL'), config);
    const app = createApp({ config, jwtSecret: overrides.jwtSecret ?? JWT_SECRET, database, engine, log: overrides.log ?? createLog('silent') });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, database, engine, server);
  }

  /** Creates a user of this role and signs in. */
  async signIn(role: Role = 'analyst', tier: Tier = 'internal'): Promise<string> {
    const username = `test-${role}-${tier}`;
    await addUser(this.database, { username, password: 'correct horse battery', role, tier });
    const { body } = await this.post('/auth/login', { username, password: 'correct horse battery' });
    return body.tokens.access_token as string;
  }

  get(path: string, token?: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request(path, { headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) } });
  }

  post(path: string, body: unknown, token?: string): Promise<Answer> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async request(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, { ...init, headers: { 'x-forwarded-for': this.address, ...(init.headers as Record<string, string>) } });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await Promise.all([this.database.close(), this.engine.close()]);
  }
}

function testUrl(name: string): string {
  const url = process.env[name];
  if (url === undefined) throw new Error(`${name} is not set; integration tests run by \`npm test\``);
  return url;
}
