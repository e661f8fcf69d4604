import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { TestService } from '../../setup/test-service.ts';
import { seconds, withoutRequestId } from './accounts.ts';
import { TestProvider } from './test-provider.ts';

const AUDIENCE = 'https://api.example.test/mcp';
const PATH = '/api/companies?limit=1';

let provider: TestProvider;
let service: TestService;
let replica: TestService;

beforeAll(async () => {
  // It warns that it is not set up for production.
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  provider = await TestProvider.start(AUDIENCE);
  const env = { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE, OIDC_TIER_CLAIM: 'tier' };
  [service, replica] = await Promise.all([TestService.start({ env }), TestService.start({ env })]);
});
afterAll(async () => {
  await Promise.all([service.stop(), replica.stop(), provider.stop()]);
});

describe('tokens of a real oidc-provider', () => {
  it('are accepted at every replica, with the permissions of their scope', async () => {
    const token = await provider.token('companies:read mcp:access');
    for (const at of [service, replica]) {
      expect((await at.get(PATH, token)).status).toBe(200);
      const refused = await at.get('/api/occupations?limit=1', token);
      expect(refused.status).toBe(403);
      expect(refused.body.data).toEqual({ required_permission: 'occupations:read' });
    }
  });

  it('whose permission does not suffice leave an entry in the audit log, with the path', async () => {
    const token = await provider.token('companies:read', 'agent');
    const { headers } = await service.get('/api/clusters/75?expand=ai_impact', token);
    await seconds(1.3);
    const rows = await service.database.query({ text: 'SELECT * FROM audit_log WHERE request_id = $1', values: [headers.get('x-request-id')] });
    expect(rows).toMatchObject([
      {
        actor_kind: 'identity_provider',
        actor_id: 'idp:agent',
        action: 'permission',
        outcome: 'refused',
        address: service.address,
        details: { method: 'GET', path: '/api/clusters/75' },
      },
    ]);
  });

  it('are counted by subject, in the standard tier, at all replicas together', async () => {
    const token = await provider.token('companies:read', 'counted');
    expect((await service.get(PATH, token)).headers.get('ratelimit')).toMatch(/^"60-in-1min"; r=59;/);
    const again = await provider.token('companies:read', 'counted');
    expect((await replica.get(PATH, again)).headers.get('ratelimit')).toMatch(/r=58;/);
  });

  it('are answered from the search engine also while PostgreSQL is away, counted by each process for itself', async () => {
    const env = { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE };
    const alone = await TestService.start({ env, databaseUrl: 'postgresql://nobody@127.0.0.1:9/nothing' });
    const token = await provider.token('occupations:read', 'counted');
    for (const left of [59, 58]) {
      const { status, headers } = await alone.get('/api/titleconvert?title=nurse', token);
      expect(status).toBe(200);
      expect(headers.get('ratelimit')).toContain(`r=${left};`);
    }
    expect((await alone.get('/api/titleconvert?title=nurse', `svc_0123456789abcdef_${'x'.repeat(43)}`)).status).toBe(503);
    await alone.stop();
  });

  it('without a scope may do nothing that needs one', async () => {
    const token = await provider.token('');
    expect((await service.get(PATH, token)).status).toBe(403);
    expect((await service.get('/api/version', token)).status).toBe(200);
  });

  it('for another audience are refused', async () => {
    expect((await service.get(PATH, await provider.token('companies:read', 'counted', 'https://other.example.test/'))).status).toBe(401);
  });

  it('are accepted after a rotation of its keys, also old ones while their key is published, and refused when it is not', async () => {
    const old = await provider.token('companies:read');
    expect((await service.get(PATH, old)).status).toBe(200);
    await provider.rotate({ keepOld: true });
    // An unknown key makes the key set be fetched again, five seconds after the last time.
    await seconds(5.2);
    const fresh = await provider.token('companies:read');
    expect(headerOf(fresh).kid).not.toBe(headerOf(old).kid);
    expect((await service.get(PATH, fresh)).status).toBe(200);
    expect((await service.get(PATH, old)).status).toBe(200);

    await provider.rotate({ keepOld: false });
    const restarted = await TestService.start({ env: { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE } });
    expect((await restarted.get(PATH, await provider.token('companies:read'))).status).toBe(200);
    expect((await restarted.get(PATH, fresh)).status).toBe(401);
    await restarted.stop();
  });
});

describe('tokens made by hand, with keys that are published', () => {
  let keys: { readonly issuer: string; readonly rsa: KeyObject; readonly ec: KeyObject; readonly server: Server };
  let strict: TestService;

  beforeAll(async () => {
    const [rsa, ec] = [generateKeyPairSync('rsa', { modulusLength: 2048 }), generateKeyPairSync('ec', { namedCurve: 'P-256' })];
    const published = [
      { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa', use: 'sig' },
      { ...ec.publicKey.export({ format: 'jwk' }), kid: 'ec', use: 'sig' },
    ];
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    keys = { issuer, rsa: rsa.privateKey, ec: ec.privateKey, server };
    strict = await TestService.start({
      env: { OIDC_ISSUER: issuer, OIDC_JWKS_URL: `${issuer}/keys`, OIDC_AUDIENCE: AUDIENCE, OIDC_PERMISSIONS_CLAIM: 'permissions', OIDC_TIER_CLAIM: 'tier' },
    });
  });
  afterAll(async () => {
    await strict.stop();
    await new Promise((resolve) => keys.server.close(resolve));
  });

  const now = (): number => Math.floor(Date.now() / 1000);
  type Change = Record<string, unknown>;
  function make(claims: Change = {}, header: Change = {}, key: KeyObject | Uint8Array = keys.rsa): Promise<string> {
    const good = { iss: keys.issuer, aud: AUDIENCE, sub: 'ann', iat: now(), exp: now() + 600, permissions: ['companies:read'] };
    return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'rsa', typ: 'at+jwt', ...header }).sign(key);
  }
  const statusOf = async (token: string): Promise<number> => (await strict.get(PATH, token)).status;

  it('with everything right is accepted: what follows fails for its reason', async () => {
    expect(await statusOf(await make())).toBe(200);
    expect(await statusOf(await make({}, { alg: 'PS256' }))).toBe(200);
    expect(await statusOf(await make({}, { alg: 'ES256', kid: 'ec' }, keys.ec))).toBe(200);
    for (const typ of ['JWT', 'jwt', 'application/at+jwt', undefined]) expect(await statusOf(await make({}, { typ }))).toBe(200);
    expect(await statusOf(await make({ aud: ['somebody', AUDIENCE] }))).toBe(200);
    expect(await statusOf(await make({ permissions: 'wages:read companies:read unheard:of' }))).toBe(200);
  });

  it('clocks may differ by a minute', async () => {
    expect(await statusOf(await make({ iat: now() - 600, exp: now() - 50 }))).toBe(200);
    expect(await statusOf(await make({ iat: now() + 50, nbf: now() + 50 }))).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['expired beyond the clock skew', () => make({ iat: now() - 600, exp: now() - 61 })],
    ['no exp', () => make({ exp: undefined })],
    ['exp as text', () => make({ exp: String(now() + 600) })],
    ['not valid yet', () => make({ nbf: now() + 70 })],
    ['issued in the future', () => make({ iat: now() + 70 })],
    ['no iat', () => make({ iat: undefined })],
    ['another issuer', () => make({ iss: 'https://elsewhere.example.test' })],
    ['the issuer with a slash', () => make({ iss: `${keys.issuer}/` })],
    ['no issuer', () => make({ iss: undefined })],
    ['another audience', () => make({ aud: 'somebody' })],
    ['no audience', () => make({ aud: undefined })],
    ['no subject', () => make({ sub: undefined })],
    ['an empty subject', () => make({ sub: '' })],
    ['a subject of a thousand letters', () => make({ sub: 'x'.repeat(1_000) })],
    ['a logout token', () => make({}, { typ: 'logout+jwt' })],
    ['typ as a list', () => make({}, { typ: ['at+jwt'] })],
    ['an ID token, by its nonce', () => make({ nonce: 'n' })],
    ['a token bound to a key of the holder', () => make({ cnf: { jkt: 'x' } })],
    ['an algorithm that is not on the list', () => make({}, { alg: 'RS512' })],
    [
      'no kid among several keys, of another type',
      () => make({}, { alg: 'ES384', kid: undefined }, generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey),
    ],
    ["the other key's name", () => make({}, { kid: 'ec' })],
    ['a key that is not published', () => make({}, {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
    [
      'a key that it brings along',
      () => {
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return make({}, { jwk: publicKey.export({ format: 'jwk' }), kid: 'rsa' }, privateKey);
      },
    ],
    ['an HMAC with the public key as secret', () => make({}, { alg: 'HS256' }, Buffer.from(JSON.stringify(keys.rsa.export({ format: 'jwk' }).n)))],
    [
      'a changed claim',
      async () => {
        const [header, , signature] = (await make()).split('.');
        return `${header}.${Buffer.from(JSON.stringify({ iss: keys.issuer, aud: AUDIENCE, sub: 'root', iat: now(), exp: now() + 600 })).toString('base64url')}.${signature}`;
      },
    ],
    ['no signature', async () => `${(await make()).split('.').slice(0, 2).join('.')}.`],
    ['alg none', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await make()).split('.')[1]}.`],
  ])('%s: 401', async (_case, forge) => {
    const answer = await strict.get(PATH, await forge());
    expect(answer.status).toBe(401);
    expect(withoutRequestId(answer)).toEqual(withoutRequestId(await strict.get(PATH, 'garbage')));
  });

  it('a critical header is refused, known to the library or not', async () => {
    const signed = await new SignJWT({ iss: keys.issuer, aud: AUDIENCE, sub: 'ann', iat: now(), exp: now() + 600, permissions: ['companies:read'] })
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa', crit: ['b64'], b64: true })
      .sign(keys.rsa, { crit: { b64: true } });
    expect(await statusOf(signed)).toBe(401);
  });

  it.each([
    ['premium', 'premium', '"500-in-1min"'],
    ['internal, which is not for the provider to give', 'internal', '"60-in-1min"'],
    ['unheard-of', 'gold', '"60-in-1min"'],
  ])('tier %s', async (_case, tier, policy) => {
    expect((await strict.get(PATH, await make({ tier, sub: randomUUID() }))).headers.get('ratelimit-policy')).toContain(policy);
  });

  it('a permission of this service that writes is taken as well; others are ignored', async () => {
    expect(await statusOf(await make({ permissions: ['data:write', 'openid'] }))).toBe(403);
    expect(await statusOf(await make({ permissions: { 'companies:read': true } }))).toBe(403);
  });
});

describe('while the identity provider is away', () => {
  it('tokens that cannot be checked do not pass: 503 with Retry-After; other credentials do; and it recovers', async () => {
    const own = await TestProvider.start(AUDIENCE);
    const token = await own.token('companies:read');
    await own.stop();
    const at = await TestService.start({ env: { OIDC_ISSUER: own.issuer, OIDC_AUDIENCE: AUDIENCE } });
    for (let i = 0; i < 2; i++) {
      const { status, headers, body } = await at.get(PATH, token);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(body.error).toMatch(/identity provider/);
    }
    expect((await at.get(PATH, await at.signIn())).status).toBe(200);
    await own.restart();
    await seconds(2.1);
    expect((await at.get(PATH, token)).status).toBe(200);

    // Keys that were fetched before go on being good; one that is not among them cannot be judged.
    await own.stop();
    await seconds(5.1);
    expect((await at.get(PATH, token)).status).toBe(200);
    const stranger = await provider.token('companies:read');
    expect((await at.get(PATH, stranger)).status).toBe(503);
    expect((await at.get(PATH, token)).status).toBe(200);
    await at.stop();
  });
});

function headerOf(token: string): { kid?: string } {
  return JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid?: string };
}
