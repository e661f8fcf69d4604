import { createServiceKey } from '../../../src/auth/service-keys.ts';
import { TestService } from '../../setup/test-service.ts';
import { TestProvider } from '../auth/test-provider.ts';
import { INITIALIZE, McpClient } from './mcp-client.ts';

const AUDIENCE = 'https://api.example.test/mcp';

let provider: TestProvider;
let service: TestService;
let token: string;

beforeAll(async () => {
  // The provider warns that it is not set up for production.
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  provider = await TestProvider.start(AUDIENCE);
  service = await TestService.start({ env: { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE } });
  token = await service.signIn('analyst');
});
afterAll(async () => {
  await service.database.query({ text: `DELETE FROM service_keys WHERE name LIKE 'mcp test%'` });
  await Promise.all([service.stop(), provider.stop()]);
});

const metadata = () => `resource_metadata="${service.url}/.well-known/oauth-protected-resource/mcp"`;

it('without a credential: 401 with a challenge that leads to the metadata, and names no error', async () => {
  for (const seen of [
    await new McpClient(service).ask('initialize', INITIALIZE),
    await new McpClient(service).send('', { method: 'DELETE', headers: { 'mcp-session-id': 'x' } }),
    await new McpClient(service).send('', { method: 'GET', path: '/mcp/capabilities' }),
  ]) {
    expect(seen.status).toBe(401);
    expect(seen.headers['www-authenticate']).toBe(`Bearer scope="mcp:access", ${metadata()}`);
    expect(seen.body).toMatchObject({ success: false, error: 'Authentication is required.' });
  }
  expect((await service.get(`/.well-known/oauth-protected-resource/mcp`)).body.resource).toBe(`${service.url}/mcp`);
});

it.each(['junk', 'svc_0123456789abcdef_junk'])('with %s: 401 with error="invalid_token"', async (bad) => {
  const { status, headers } = await new McpClient(service, bad).ask('ping');
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe(`Bearer error="invalid_token", ${metadata()}`);
});

it('a token in the address is none', async () => {
  const seen = await new McpClient(service).send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }), { path: `/mcp?token=${token}` });
  expect(seen.status).toBe(401);
  expect(seen.text).not.toContain(token);
});

it.each(['user', 'service key', 'identity provider'] as const)('a credential of a %s is accepted', async (kind) => {
  const credential = {
    user: () => token,
    'service key': () => createServiceKey(service.database, { name: 'mcp test', role: 'analyst', tier: 'internal', days: 1 }),
    'identity provider': () => provider.token('mcp:access dsl:execute companies:read'),
  };
  const client = new McpClient(service, await credential[kind]());
  const session = await client.open();
  const { body } = await client.with({ 'mcp-session-id': session }).query('COUNT COMPANIES');
  expect(body.result.structuredContent.data.total).toBeGreaterThan(1_000);
});

it('without mcp:access: 403 with insufficient_scope', async () => {
  const reader = new McpClient(service, await service.signIn('reader'));
  const { status, headers, body } = await reader.ask('initialize', INITIALIZE);
  expect(status).toBe(403);
  expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="mcp:access", ${metadata()}`);
  expect(body).toMatchObject({ success: false, error: expect.stringContaining('mcp:access'), data: { required_permission: 'mcp:access' } });
  expect(headers['mcp-session-id']).toBeUndefined();
  const capabilities = await reader.send('', { method: 'GET', path: '/mcp/capabilities' });
  expect([capabilities.status, capabilities.headers['www-authenticate']]).toEqual([403, headers['www-authenticate']]);
});

it('several blanks may stand before the token', async () => {
  expect((await new McpClient(service).with({ authorization: `Bearer   ${token}` }).ask('ping')).status).toBe(200);
  expect((await new McpClient(service).with({ authorization: `Bearer ${token} ${token}` }).ask('ping')).status).toBe(401);
});

describe.each(['', '/mcp'])('the metadata at /.well-known/oauth-protected-resource%s', (end) => {
  const ask = (at: TestService, host: string) =>
    new McpClient(at).send('', { method: 'GET', path: `/.well-known/oauth-protected-resource${end}`, headers: { host } });

  it('repeats no foreign host name', async () => {
    const { status, body, text } = await ask(service, 'evil.example.com');
    expect(status).toBe(403);
    expect(body).toMatchObject({ success: false, suggestion: expect.stringContaining('PUBLIC_URL') });
    expect(text).not.toContain('evil');
    expect((await ask(service, 'localhost:1')).body.resource).toBe('http://localhost:1/mcp');
  });

  it('names PUBLIC_URL, whatever it is asked under', async () => {
    const named = await TestService.start({ env: { PUBLIC_URL: 'https://data.example.com' } });
    try {
      expect((await ask(named, 'evil.example.com')).body).toMatchObject({
        resource: 'https://data.example.com/mcp',
        authorization_servers: ['https://data.example.com'],
      });
    } finally {
      await named.stop();
    }
  });
});

it('with mcp:access but without dsl:execute: connects, and the first call says what is missing', async () => {
  const client = new McpClient(service, await provider.token('mcp:access companies:read'));
  expect((await client.ask('tools/list')).body.result.tools).toHaveLength(1);
  const { status, body } = await client.query('COUNT COMPANIES');
  expect(status).toBe(200);
  expect(body.error).toMatchObject({ code: -32602, data: { http_status: 403, error_type: 'permission_denied', required_permission: 'dsl:execute' } });
  expect(body.error.data.suggestion).toContain('account with dsl:execute');
});

it('without the permission of what is read: told too', async () => {
  const client = new McpClient(service, await provider.token('mcp:access dsl:execute companies:read'));
  expect((await client.query('GET WAGES FOR CLUSTER 75')).body.error.data).toMatchObject({ http_status: 403, required_permission: 'wages:read' });
});

it('is limited by the tier: 429 with Retry-After beyond it', async () => {
  const client = new McpClient(service, await createServiceKey(service.database, { name: 'mcp test limited', role: 'analyst', tier: 'standard', days: 1 }));
  const seen = await Promise.all(Array.from({ length: 70 }, () => client.ask('ping')));
  const refused = seen.filter(({ status }) => status === 429);
  expect(seen.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]!.body).toMatchObject({ success: false });
});
