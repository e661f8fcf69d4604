import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { startServer, type RunningServer } from '../../../src/server.ts';
import { JWT_SECRET, TestService, type Asked } from '../../setup/test-service.ts';

describe('slow clients', () => {
  let server: RunningServer;
  let port: number;
  beforeAll(async () => {
    server = await startServer({
      config: readConfig({ PORT: '0' }),
      databaseUrl: process.env['TEST_POSTGRES_URL']!,
      opensearchUrl: process.env['TEST_OPENSEARCH_URL']!,
      jwtSecret: JWT_SECRET,
      log: createLog('silent'),
    });
    port = Number(new URL(server.url).port);
  });
  afterAll(() => server.stop());

  /** Sends the beginning at once and then a byte a second; what the server answered before it closed the connection. */
  function drip(beginning: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
      const more = setInterval(() => socket.write('x'), 1_000);
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(more);
        resolve(answer);
      });
    });
  }

  it('150 that send their headers a byte a second are all closed, and others are served meanwhile', async () => {
    const slow = Promise.all(Array.from({ length: 150 }, () => drip('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')));
    const served = await fetch(`${server.url}/health/live`);
    expect(served.status).toBe(200);
    const closed = await slow;
    for (const answer of closed) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('those that send their bodies a byte a second are closed as well', async () => {
    const beginning = 'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const closed = await Promise.all(Array.from({ length: 50 }, () => drip(beginning)));
    for (const answer of closed) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('headers that are sent twice', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  /** fetch() cannot repeat a header. */
  function send(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(request));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => {
        resolve(answer);
      });
    });
  }

  it.each([
    ['GET /health', 'Host', 'localhost', 'localhost'],
    ['GET /health', 'Host', 'localhost', 'evil.example'],
    ['GET /nothing', 'Host', 'localhost', 'evil.example'],
    ['GET /docs', 'Host', 'localhost', 'evil.example'],
    ['GET /api/companies', 'Host', 'localhost', 'evil.example'],
    ['POST /auth/login', 'Host', 'localhost', 'evil.example'],
    ['POST /mcp', 'Host', 'localhost', 'evil.example'],
    ['GET /.well-known/oauth-protected-resource', 'HOST', 'localhost', 'evil.example'],
    ['GET /api/companies', 'Authorization', 'Bearer a', 'Bearer b'],
    ['POST /api/dsl', 'Content-Type', 'application/json', 'text/plain'],
    ['POST /api/dsl', 'Transfer-Encoding', 'identity', 'chunked'],
  ])('%s refuses two of %s', async (line, name, first, second) => {
    const host = name.toLowerCase() === 'host' ? '' : 'Host: localhost\r\n';
    const answer = await send(`${line} HTTP/1.1\r\n${host}${name}: ${first}\r\nConnection: close\r\n${name.toLowerCase()}: ${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const shown = name === 'HOST' ? 'Host' : name;
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      success: false,
      error: `The request has more than one ${shown} header.`,
      suggestion: `Send ${shown} once.`,
      request_id: /^x-request-id: (.+)\r$/im.exec(answer)![1],
    });
    expect(answer).toMatch(/^x-dataset-version: \S+\r$/im);
  });

  it.each([
    'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    'Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}',
    'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ])('two lengths of one body are refused: %j', async (rest) => {
    expect(await send(`POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('other headers may be repeated', async () => {
    const answer = await send('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 10.0.0.2\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('pages of other origins', () => {
  const OURS = 'https://app.example.com';
  const preflight = (origin: string): Asked => ({
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });

  it('are kept out by default: no answer says that they may read it', async () => {
    const service = await TestService.start();
    for (const path of ['/health', '/api/companies', '/openapi.json']) {
      const { headers } = await service.request(path, { headers: { origin: OURS } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      // What Express answers to OPTIONS by itself is text.
      const answer = await fetch(`${service.url}${path}`, preflight(OURS));
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    await service.stop();
  });

  it('of CORS_ORIGINS are let in, without credentials of the browser; no others are', async () => {
    const service = await TestService.start({ env: { CORS_ORIGINS: `${OURS}, http://localhost:3000` } });
    const allowed = await service.request('/api/companies', preflight(OURS));
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(OURS);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const read = await service.request('/api/companies', { headers: { origin: OURS } });
    expect(read.status).toBe(401);
    expect(read.headers.get('access-control-allow-origin')).toBe(OURS);
    expect(read.headers.get('vary')).toMatch(/Origin/);
    expect(read.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(read.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    for (const origin of ['https://evil.example', 'https://app.example.com.evil.example', 'http://app.example.com', 'null']) {
      for (const init of [preflight(origin), { headers: { origin } }])
        expect((await service.request('/api/companies', init)).headers.get('access-control-allow-origin')).toBeNull();
    }
    await service.stop();
  });
});

describe('headers that helmet sets', () => {
  it('are on every answer, errors included', async () => {
    const service = await TestService.start();
    for (const path of ['/health', '/api/companies', '/auth/login', '/nothing', '/.well-known/oauth-protected-resource']) {
      const { headers } = await service.get(path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    await service.stop();
  });
});

describe('GET /.well-known/oauth-protected-resource', () => {
  const PATHS = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'];

  it.each(PATHS)('%s names the resource and, without an identity provider, the service itself', async (path) => {
    const service = await TestService.start();
    const { status, body } = await service.get(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      resource: `${service.url}/mcp`,
      resource_name: 'Labor-market analytics',
      authorization_servers: [service.url],
      bearer_methods_supported: ['header'],
      scopes_supported: ['companies:read', 'occupations:read', 'wages:read', 'dsl:execute', 'mcp:access'],
      resource_documentation: `${service.url}/docs`,
    });
    expect((await service.get(`${path}?token=x`)).status).toBe(400);
    const wrong = await service.post(path, {});
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await service.get('/.well-known/nothing')).status).toBe(404);
    await service.stop();
  });

  it('names the identity provider and PUBLIC_URL where they are configured', async () => {
    const service = await TestService.start({
      env: { PUBLIC_URL: 'https://data.example.com/', OIDC_ISSUER: 'https://id.example.com', OIDC_AUDIENCE: 'https://data.example.com/mcp' },
    });
    expect((await service.get(PATHS[1]!)).body).toMatchObject({
      resource: 'https://data.example.com/mcp',
      authorization_servers: ['https://id.example.com'],
      resource_documentation: 'https://data.example.com/docs',
    });
    await service.stop();
  });
});

describe('the log', () => {
  it('holds no credential, wherever it was sent', async () => {
    let text = '';
    const sink = new Writable({
      write: (line: Buffer, _encoding, done) => {
        text += line.toString();
        done();
      },
    });
    const service = await TestService.start({ log: pino({ level: 'trace' }, sink) });
    const token = await service.signIn();
    const key = `svc_0123456789abcdef_${'k'.repeat(43)}`;
    const password = 'correct horse battery';
    await service.get(`/api/companies?token=${token}`, token);
    await service.get(`/api/companies/${key}`, token);
    await service.get(`/api/companies?search=${token}`, token);
    await service.get(`/api/companies?api_key=hunter2&x-access-token=hunter2`, key);
    await service.post('/auth/login', { username: 'test-analyst-internal', password: `${password}!` });
    await service.post('/auth/login', `{"username": "x", "password": "${password}`);
    await service.post('/auth/refresh', { refresh_token: 'r'.repeat(43) });
    await service.stop();
    expect(text).toContain('/auth/login');
    expect(text).toContain('[redacted]');
    for (const secret of [token, key, password, 'hunter2', 'r'.repeat(43)]) expect(text).not.toContain(secret);
  });
});
