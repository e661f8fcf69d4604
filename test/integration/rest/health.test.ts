import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_VERSION } from '../../../src/config/config.ts';
import { EngineProxy } from '../../setup/engine-proxy.ts';
import { StatementLog } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Nothing listens there. */
const CLOSED_PORT = 1;
/** The stores are asked again after a second. */
const SHARED_MS = 1_050;

describe('with both stores', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  it('GET /health needs no token and tells the state of each part', async () => {
    const { status, headers, body } = await service.get('/health');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      status: 'ok',
      version: SERVICE_VERSION,
      checks: {
        postgres: { status: 'up', latency_ms: expect.any(Number) },
        opensearch: { status: 'up', latency_ms: expect.any(Number) },
        index: {
          status: 'current',
          lag_seconds: 0,
          pending: 0,
          version: expect.stringMatching(/^demo-\w+\+[\da-f]{12}$/),
          built_at: expect.stringMatching(ISO),
        },
        titles: { status: 'loading', failing_since: null, model: null, trained_at: null, loaded_at: null },
      },
      problems: [],
      dataset: { version: headers.get('x-dataset-version'), loaded_at: expect.stringMatching(ISO) },
      imports: [],
      uptime_seconds: expect.any(Number),
    });
  });

  it.each(['/health/live', '/health/ready'])('GET %s needs no token', async (path) => {
    const { status, body } = await service.get(path);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok' });
  });

  it('a token that is not valid does not matter', async () => {
    expect((await service.get('/health', 'garbage')).status).toBe(200);
  });
});

it.each(['/health', '/health/ready'])('many requests of %s within a second ask the database once', async (path) => {
  const service = await TestService.start();
  const log = new StatementLog(service.database);
  try {
    // The places of the dataset are read once, with the first request.
    await service.get('/health/live');
    const once = await log.during(() => service.get(path));
    expect(once.length).toBeGreaterThan(0);
    await sleep(SHARED_MS);
    const many = await log.during(() => Promise.all(Array.from({ length: 20 }, () => service.get(path))));
    expect(many.map(({ text }) => text).sort()).toEqual(once.map(({ text }) => text).sort());
    expect(await log.during(() => service.get(path))).toEqual([]);
  } finally {
    await service.stop();
  }
});

describe('without the search indices', () => {
  it('is degraded, and says that the index is missing', async () => {
    const service = await TestService.start({ env: { OPENSEARCH_INDEX_PREFIX: 'never-built' } });
    const { status, body } = await service.get('/health');
    await service.stop();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', checks: { opensearch: { status: 'up' }, index: { status: 'missing' } } });
  });
});

describe('without the search engine', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ opensearchUrl: `http://127.0.0.1:${CLOSED_PORT}` });
  });
  afterAll(() => service.stop());

  it('GET /health: 200 degraded', async () => {
    const { status, body } = await service.get('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'degraded',
      checks: {
        postgres: { status: 'up' },
        opensearch: { status: 'down', latency_ms: null },
        index: { status: 'unknown', lag_seconds: 0, pending: 0, version: null, built_at: null },
      },
      problems: [{ check: 'opensearch', problem: expect.any(String), since: expect.stringMatching(ISO), action: expect.stringContaining('OPENSEARCH_URL') }],
      dataset: { version: expect.stringMatching(/^demo-/) },
    });
  });

  it.each(['/health/live', '/health/ready'])('GET %s: 200, lists and records can be served', async (path) => {
    expect((await service.get(path)).status).toBe(200);
  });
});

describe.each([
  ['the database refuses connections', false],
  ['the database accepts connections and never answers', true],
])('%s', (_case, accepts) => {
  let service: TestService;
  let mute: Server | undefined;

  beforeAll(async () => {
    let port = CLOSED_PORT;
    if (accepts) {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      mute = server;
    }
    // Its pool gives up soon, so that stopping does not wait for connections that never come.
    service = await TestService.start({ databaseUrl: `postgresql://nobody@127.0.0.1:${port}/nothing`, env: { DATABASE_CONNECT_TIMEOUT_MS: '1000' } });
  });
  afterAll(async () => {
    await service.stop();
    mute?.close();
  });

  it('GET /health: 503 down, and the engine is still reported', async () => {
    const { status, headers, body } = await service.get('/health');
    expect(status).toBe(503);
    expect(headers.get('x-dataset-version')).toBe('none');
    expect(body).toMatchObject({
      status: 'down',
      checks: { postgres: { status: 'down', latency_ms: null }, opensearch: { status: 'up' }, index: { status: 'unknown' } },
      dataset: null,
    });
  });

  it('GET /health/ready: 503', async () => {
    const { status, body } = await service.get('/health/ready');
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'down' });
  });

  it('GET /health/live: 200, a restart would not help', async () => {
    expect((await service.get('/health/live')).status).toBe(200);
  });

  it('signing in: 503 with Retry-After', async () => {
    const { status, headers, body } = await service.post('/auth/login', { username: 'a', password: 'b' });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toMatchObject({
      success: false,
      error: 'The database is not available.',
      suggestion: 'Try again after the number of seconds in the Retry-After header.',
    });
  });

  it('refreshing: 503 with Retry-After', async () => {
    const { status, headers } = await service.post('/auth/refresh', { refresh_token: 'x' });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
  });
});

it.each(['goAway', 'hang'] as const)('%s: the engine is gone, which the answer shows a second later, with the time since when', async (leave) => {
  const proxy = await EngineProxy.start();
  const service = await TestService.start({ opensearchUrl: proxy.url });
  try {
    expect((await service.get('/health')).body).toMatchObject({ status: 'ok', problems: [] });
    proxy[leave]();
    const { body } = await service.health();
    expect(body).toMatchObject({ status: 'degraded', checks: { opensearch: { status: 'down' }, index: { status: 'unknown' } } });
    const { body: later } = await service.get('/health');
    expect(later.problems).toEqual(body.problems);
    await proxy.comeBack();
    expect((await service.health()).body).toMatchObject({ status: 'ok', problems: [] });
  } finally {
    await service.stop();
    proxy.goAway();
  }
});
