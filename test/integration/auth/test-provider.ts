import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

const CLIENTS = ['agent', 'counted'];
const SECRET = 'a secret of the test clients';
const SCOPES = 'companies:read occupations:read wages:read dsl:execute mcp:access';

/** A real identity provider on a loopback port, which issues JWT access tokens for one audience and whose signing key can be rotated. */
export class TestProvider {
  private keys: JWK[] = [newKey()];

  private constructor(
    readonly issuer: string,
    private server: Server,
    private readonly audience: string,
  ) {}

  static async start(audience: string): Promise<TestProvider> {
    const server = createServer();
    await listen(server, 0);
    const provider = new TestProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, audience);
    provider.serve();
    return provider;
  }

  /** An access token by the client-credentials grant. */
  async token(scope: string, client = 'agent', resource = this.audience): Promise<string> {
    const response = await fetch(`${this.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${client}:${encodeURIComponent(SECRET)}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource, ...(scope === '' ? {} : { scope }) }),
    });
    const body = (await response.json()) as { access_token?: string };
    if (body.access_token === undefined) throw new Error(`no token: ${JSON.stringify(body)}`);
    return body.access_token;
  }

  /** Signs with a new key from now on; the old one stays published, or not. */
  async rotate({ keepOld }: { keepOld: boolean }): Promise<void> {
    this.keys = [newKey(), ...(keepOld ? this.keys : [])];
    this.serve();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** After stop(), at the same address, with the same keys. */
  async restart(): Promise<void> {
    this.server = createServer();
    await listen(this.server, Number(new URL(this.issuer).port));
    this.serve();
  }

  private serve(): void {
    const provider = new Provider(this.issuer, {
      jwks: { keys: this.keys },
      clients: CLIENTS.map((client_id) => ({ client_id, client_secret: SECRET, grant_types: ['client_credentials'], redirect_uris: [], response_types: [] })),
      features: {
        clientCredentials: { enabled: true },
        devInteractions: { enabled: false },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: (_context, audience) => ({ scope: SCOPES, audience, accessTokenFormat: 'jwt' as const, accessTokenTTL: 600 }),
        },
      },
    });
    const callback = provider.callback();
    this.server.removeAllListeners('request').on('request', (request, response) => void callback(request, response));
  }
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}
