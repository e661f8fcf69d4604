import { randomInt } from 'node:crypto';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Role, Tier } from '../../src/catalog/roles.ts';
import { addUser } from '../../src/auth/users.ts';
import { readConfig } from '../../src/config/config.ts';
import { Database } from '../../src/store/pool.ts';

/** Signs the access tokens of every test service. */
export const JWT_SECRET = 'a secret of the tests, long enough to be accepted';

/** An answer of the service as a client sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The shape of a body is what tests are about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A random client address. Tests share one database, which counts failed sign-ins by address, so each client has its own. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** What a test says about a request besides its path. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * Sends requests to a running service. Not by `fetch`, which costs two to three times as much per request, and asks for compressed answers, which costs the service, too: the
 * tests send tens of thousands.
 */
export class ServiceClient {
  private readonly agent = new Agent({ keepAlive: true });

  /** Where requests seem to come from. */
  address = someAddress();

  protected constructor(
    readonly url: string,
    /** A connection to the database of the service. */
    readonly database: Database,
  ) {}

  /**
   * A client of the one service that global-setup.ts starts for all files, with its learned models in memory. For tests that only send requests
   * and read the database; a test that needs its own configuration, or watches what the service sends to its engines, starts a TestService.
   */
  static shared(): ServiceClient {
    return new ServiceClient(testUrl('TEST_SERVICE_URL'), new Database(testUrl('TEST_POSTGRES_URL'), readConfig({}), () => undefined));
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

  /** What /health says about this moment. Within a second, it would repeat what it said before. */
  async health(): Promise<Answer> {
    await setTimeout(1_050);
    return this.get('/health');
  }

  post(path: string, body: unknown, token?: string): Promise<Answer> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async request(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { response, text } = await new Promise<{ response: IncomingMessage; text: string }>((resolve, reject) => {
      const sent = send(`${this.url}${path}`, { agent: this.agent, method, headers: { 'x-forwarded-for': this.address, ...length, ...headers } });
      sent.once('error', reject).once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').once('error', reject);
        response.on('data', (part: string) => (text += part));
        response.once('end', () => {
          resolve({ response, text });
        });
      });
      sent.end(body);
    });
    return { status: response.statusCode!, headers: headersOf(response.rawHeaders), body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Closes the connections of this client; a service of its own stops, too. */
  async stop(): Promise<void> {
    this.agent.destroy();
    await this.database.close();
  }
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let i = 0; i < raw.length; i += 2) headers.append(raw[i]!, raw[i + 1]!);
  return headers;
}

/** The address of a server that global-setup.ts started. */
export function testUrl(name: 'TEST_POSTGRES_URL' | 'TEST_OPENSEARCH_URL' | 'TEST_SERVICE_URL'): string {
  const url = process.env[name];
  if (url === undefined) throw new Error(`${name} is not set. Run integration tests with npm test.`);
  return url;
}
