import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { InitializeResultSchema, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { SERVICE_VERSION } from '../../../src/config/config.ts';
import { TestService } from '../../setup/test-service.ts';
import { INITIALIZE, McpClient } from './mcp-client.ts';

let service: TestService;
let client: McpClient;

beforeAll(async () => {
  service = await TestService.start({ env: { CORS_ORIGINS: 'https://app.example.com', SERVER_NAME: 'my-data', TRUST_PROXY: 'false' } });
  client = new McpClient(service, await service.signIn('analyst'));
});
afterAll(() => service.stop());

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const VALID = JSON.stringify(PING);

describe('initialize', () => {
  it('names the server, what it can do, how to work with it, and the session', async () => {
    const { status, headers, body } = await client.ask('initialize', INITIALIZE);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['mcp-session-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(InitializeResultSchema.parse(body.result)).toEqual(body.result);
    expect(body.result).toMatchObject({
      protocolVersion: '2025-06-18',
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'my-data', version: SERVICE_VERSION },
    });
    expect(body.result.instructions).toMatch(/TITLECONVERT[^]*LIMIT 10/);
  });

  it.each(['2024-11-05', '2025-03-26', '2025-11-25', '2026-07-28', 'junk'])('negotiates %s to 2025-06-18', async (protocolVersion) => {
    expect((await client.ask('initialize', { ...INITIALIZE, protocolVersion })).body.result.protocolVersion).toBe('2025-06-18');
  });
});

it('lists the tool, the same as GET /mcp/capabilities', async () => {
  const { body } = await client.ask('tools/list', {});
  expect(ListToolsResultSchema.parse(body.result)).toEqual(body.result);
  const { status, body: capabilities } = await client.send('', { method: 'GET', path: '/mcp/capabilities' });
  expect(status).toBe(200);
  expect(capabilities).toEqual({
    name: 'my-data',
    version: SERVICE_VERSION,
    protocolVersion: '2025-06-18',
    transport: 'streamable-http',
    endpoint: '/mcp',
    capabilities: { tools: {}, resources: {} },
    tools: body.result.tools,
    authentication: expect.objectContaining({
      type: 'bearer',
      permission: 'mcp:access',
      resource_metadata: `${service.url}/.well-known/oauth-protected-resource/mcp`,
    }),
  });
});

it('answers ping, and keeps the id as it was sent', async () => {
  for (const id of [1, 0, -5, 'a', '']) expect((await client.message({ ...PING, id })).body).toEqual({ jsonrpc: '2.0', id, result: {} });
});

it.each([
  { jsonrpc: '2.0', method: 'notifications/initialized' },
  { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
  { jsonrpc: '2.0', method: 'notifications/of-later-versions' },
  { jsonrpc: '2.0', method: 'tools/call', params: { name: 'svc_dsl_query', arguments: { query: 'VERSION' } } },
  { jsonrpc: '2.0', id: 3, result: {} },
])('takes %j with 202 and no body', async (message) => {
  const { status, text, headers } = await client.message(message);
  expect({ status, text, session: headers['mcp-session-id'] }).toEqual({ status: 202, text: '', session: undefined });
});

it.each(['server/discover', 'resources/subscribe', 'subscriptions/listen'])('answers %s so that newer clients fall back', async (method) => {
  const { status, body } = await client.ask(method, { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } });
  expect(status).toBe(200);
  expect(body.error.code).toBe(-32601);
});

describe('bodies', () => {
  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['half an object', '{"jsonrpc":'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['two messages', `${VALID}${VALID}`],
  ])('%s: -32700', async (_name, body) => {
    const { status, body: answer } = await client.send(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, data: { error_type: 'parse_error', http_status: 400, suggestion: expect.any(String) } },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['a batch', [PING, PING], null],
    ['an empty batch', [], null],
    ['a text', 'ping', null],
    ['no version', { id: 4, method: 'ping' }, 4],
    ['null as id', { ...PING, id: null }, null],
    ['a number as method', { ...PING, method: 5 }, 1],
  ])('%s: -32600', async (_name, body, id) => {
    const { status, body: answer } = await client.message(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id, error: { code: -32600, data: { error_type: 'invalid_request' } } });
  });

  it.each([
    ['no gzip', Buffer.from(VALID)],
    ['half of it', gzipSync(VALID).subarray(0, 30)],
  ])('that say gzip and are %s: -32700', async (_name, body) => {
    const { status, body: answer } = await client.send(body, { headers: { 'content-encoding': 'gzip' } });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700, data: { suggestion: expect.stringContaining('Content-Encoding') } } });
  });

  it('in gzip are read, in an unknown encoding refused: 415', async () => {
    expect((await client.send(gzipSync(VALID), { headers: { 'content-encoding': 'gzip' } })).status).toBe(200);
    const { status, body } = await client.send(VALID, { headers: { 'content-encoding': 'zip' } });
    expect(status).toBe(415);
    expect(body.suggestion).toContain('Content-Encoding');
  });

  it.each([
    [
      'one unknown argument of 500,000 characters',
      { ...PING, method: 'tools/call', params: { name: 'svc_dsl_query', arguments: { ['x'.repeat(500_000)]: 1 } } },
    ],
    [
      '20,000 unknown arguments',
      {
        ...PING,
        method: 'tools/call',
        params: { name: 'svc_dsl_query', arguments: { query: 'HELP', ...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`a${i}`, 1])) } },
      },
    ],
    ['an unknown member of 500,000 characters', { ...PING, ['x'.repeat(500_000)]: 1 }],
    ['20,000 unknown members', { ...PING, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`a${i}`, 1])) }],
  ])('with %s are refused in a few words', async (_name, message) => {
    const { text, body } = await client.message(message);
    expect(body.error.message).toContain('unknown: ');
    expect(text.length).toBeLessThan(3_000);
  });

  it('of 6 MB: 413', async () => {
    const { status, body } = await client.message({ ...PING, params: { filler: 'x'.repeat(6 * 1024 * 1024) } });
    expect(status).toBe(413);
    expect(body).toMatchObject({ success: false, error: expect.any(String), suggestion: 'Send at most 1024 kB.' });
  });

  it('that hold the longest query are taken, and refused by the language', async () => {
    const { status, body } = await client.query(`TITLECONVERT "${'é'.repeat(99_000)}"`);
    expect(status).toBe(200);
    expect(body.error.code).toBe(-32602);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonp',
    'application/json; charset=latin1',
    'application/json-rpc',
    'multipart/form-data',
  ])('of type %s: 415', async (type) => {
    const { status, body } = await client.send(VALID, { headers: { 'content-type': type } });
    expect(status).toBe(415);
    expect(body).toMatchObject({ success: false, suggestion: expect.stringContaining('application/json') });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])('of type %s are read', async (type) => {
    expect((await client.send(VALID, { headers: { 'content-type': type } })).status).toBe(200);
  });
});

describe('a body of 6 MB that is refused unread, on a connection that ends', () => {
  const post = (path: string, method: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      // Without an agent: Connection: close.
      const sent = request(`${service.url}${path}`, { method, agent: false, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
        response.resume().once('end', () => {
          resolve(response.statusCode);
        });
      });
      sent.once('error', reject);
      sent.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
    });

  it.each([
    [401, '/mcp', 'POST', {}],
    [403, '/mcp', 'POST', { host: 'evil.example.com' }],
    [405, '/mcp', 'PUT', {}],
    [401, '/api/dsl', 'POST', {}],
    [404, '/mcp/v1', 'POST', {}],
  ])('is answered %i at %s', async (status, path, method, headers) => {
    expect(await post(path, method, headers)).toBe(status);
  });

  it('is not waited for', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${service.url}/mcp`, { method: 'POST', agent: false, headers: { 'content-length': 1_000_000 } }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.once('error', reject);
      sent.write('{');
    });
    expect(status).toBe(401);
  });
});

describe('headers', () => {
  it.each([
    'application/json',
    '*/*',
    'application/*',
    'text/event-stream, application/json',
    'application/json;q=0.5, text/event-stream',
    'application/json; charset=utf-8',
    'application/json; charset="utf-8", text/event-stream',
    'text/html, */*;q=0.1',
    '',
  ])('Accept: %s is answered in JSON', async (accept) => {
    const { status, headers } = await client.send(VALID, { headers: { accept } });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('Accept may be absent', async () => {
    const plain = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      body: VALID,
    });
    expect(plain.status).toBe(200);
  });

  it.each(['text/html', 'text/event-stream', 'application/json;q=0', 'application/json; charset=utf-8; q=0'])('Accept: %s: 406', async (accept) => {
    const { status, body } = await client.send(VALID, { headers: { accept } });
    expect(status).toBe(406);
    expect(body.suggestion).toContain('application/json');
  });

  it('MCP-Protocol-Version: 2025-06-18 is taken', async () => {
    expect((await client.send(VALID, { headers: { 'mcp-protocol-version': '2025-06-18' } })).status).toBe(200);
  });

  it.each(['2024-11-05', '2025-03-26', '2025-11-25', '2026-07-28', 'junk'])('MCP-Protocol-Version: %s: 400', async (version) => {
    const { status, body } = await client.send(VALID, { headers: { 'mcp-protocol-version': version } });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: -32600, message: expect.stringContaining(version), data: { supported: ['2025-06-18'] } });
  });
});

describe('hosts and origins', () => {
  it.each([
    { host: 'evil.example.com' },
    { host: 'evil.example.com', origin: 'http://evil.example.com' },
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
  ])('%j: 403', async (headers) => {
    for (const method of ['POST', 'DELETE', 'GET']) {
      const { status, body } = await client.send(method === 'POST' ? VALID : '', { method, headers });
      expect(status).toBe(403);
      expect(body).toMatchObject({ success: false, suggestion: expect.any(String) });
    }
  });

  it('are refused before the credential is looked at', async () => {
    expect((await new McpClient(service).send(VALID, { headers: { origin: 'null' } })).status).toBe(403);
  });

  it.each(['https://app.example.com', undefined])('origin %s is served', async (origin) => {
    expect((await client.send(VALID, { headers: origin === undefined ? { origin: service.url } : { origin } })).status).toBe(200);
  });

  it('a page of a configured origin may read what it needs', async () => {
    const { headers } = await client.send(VALID, { headers: { origin: 'https://app.example.com' } });
    expect(headers['access-control-allow-origin']).toBe('https://app.example.com');
    expect(headers['access-control-expose-headers']).toContain('Mcp-Session-Id');
    const preflight = await client.send('', { method: 'OPTIONS', headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' } });
    expect(preflight.status).toBe(204);
  });
});

describe('paths and methods', () => {
  it.each(['GET', 'PUT', 'PATCH', 'HEAD'])('%s /mcp: 405, also without a credential', async (method) => {
    for (const caller of [client, new McpClient(service)]) {
      const { status, headers, body } = await caller.send('', { method });
      expect([status, headers.allow]).toEqual([405, 'POST, DELETE']);
      if (method !== 'HEAD') expect(body).toMatchObject({ success: false, suggestion: expect.stringContaining('POST /mcp') });
    }
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s /mcp/capabilities: 405', async (method) => {
    const { status, headers } = await client.send('', { method, path: '/mcp/capabilities' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['POST', '/mcp/v1'],
    ['GET', '/mcp/v1'],
    ['GET', '/mcp/v1/capabilities'],
    ['POST', '/mcp/v1/'],
    ['POST', '/mcp/sse'],
  ])('%s %s: 404, also without a credential', async (method, path) => {
    for (const caller of [client, new McpClient(service)]) {
      const { status, body } = await caller.send(method === 'POST' ? VALID : '', { method, path });
      expect(status).toBe(404);
      expect(body.suggestion).toContain('POST /mcp');
    }
  });

  it('a slash at the end changes nothing', async () => {
    expect((await client.send(VALID, { path: '/mcp/' })).status).toBe(200);
  });
});

it.each(['/mcp?token=abc', '/mcp?x=1', '/mcp?token='])('%s: query parameters are refused', async (path) => {
  const { status, body } = await client.send(VALID, { path });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: -32600, data: { unknown_fields: [path.includes('token') ? 'token' : 'x'], valid_fields: [] } });
});
