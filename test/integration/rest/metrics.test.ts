import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parse } from 'yaml';
import { readConfig } from '../../../src/config/config.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { ROUTES } from '../../../src/routes.ts';
import { ACTIONS, OPERATIONS } from '../../../src/operations/table.ts';
import { startServer, type RunningServer } from '../../../src/server.ts';
import { JWT_SECRET, testUrl } from '../../setup/service-client.ts';
import { TestService } from '../../setup/test-service.ts';
import { WritableService } from '../../setup/writable-service.ts';

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const OPERATION_IDS = [...OPERATIONS, ...ACTIONS, ...ROUTES].map(({ id }) => id);

/** The samples of a page: name with labels, and value. */
function samplesOf(page: string): Map<string, number> {
  const lines = page.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line): [string, number] => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

const typesOf = (page: string): Map<string, string> => new Map([...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]));

describe('GET /metrics', () => {
  let service: TestService;
  let analyst: string;
  let admin: string;
  beforeAll(async () => {
    service = await TestService.start({
      // No standby, so it answers nothing. Its metrics are there.
      replicaUrl: process.env['TEST_POSTGRES_URL']!,
      warm: true,
    });
    analyst = await service.signIn('analyst');
    admin = await service.signIn('admin');
  });
  afterAll(() => service.stop());

  async function page(): Promise<string> {
    const response = await fetch(`${service.url}/metrics`, { headers: { authorization: `Bearer ${admin}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    return response.text();
  }
  const samples = async (): Promise<Map<string, number>> => samplesOf(await page());

  it('requires users:manage', async () => {
    expect((await service.get('/metrics')).status).toBe(401);
    const refused = await service.get('/metrics', analyst);
    expect(refused).toMatchObject({ status: 403, body: { data: { required_permission: 'users:manage' } } });
    expect(await service.post('/metrics', {}, admin)).toMatchObject({ status: 405 });
  });

  it('counts requests by interface, operation, and status', async () => {
    const list = 'LIST COMPANIES LIMIT 1';
    const call = (query: string): object => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'svc_dsl_query', arguments: { query } } });
    await service.get('/api/companies?limit=1', analyst);
    await service.get('/api/companies/A%20company%20that%20nobody%20has', analyst);
    await service.post('/api/dsl', { query: list }, analyst);
    await service.post('/api/dsl', { query: 'LIST NOTHING' }, analyst);
    await service.post('/mcp', call(list), analyst);
    await service.post('/mcp', call('GET COMPANY "A company that nobody has"'), analyst);
    await service.get('/api/no/such/path/17', analyst);
    const found = await samples();
    const count = (by: string, operation: string, status: string): number | undefined =>
      found.get(`lma_requests_total{interface="${by}",operation="${operation}",status="${status}"}`);
    expect({
      rest: count('rest', 'listCompanies', '200'),
      restUnknown: count('rest', 'getCompany', '404'),
      dsl: count('dsl', 'listCompanies', '200'),
      dslWrong: count('dsl', 'runDsl', '400'),
      mcp: count('mcp', 'listCompanies', '200'),
      mcpUnknown: count('mcp', 'getCompany', '404'),
      noPath: count('rest', 'none', '404'),
      latency: found.get('lma_request_duration_seconds_count{interface="dsl",operation="listCompanies"}'),
    }).toEqual({ rest: 1, restUnknown: 1, dsl: 1, dslWrong: 1, mcp: 1, mcpUnknown: 1, noPath: 1, latency: 1 });
  });

  it('has only operations of the service as labels, whatever callers send', async () => {
    for (let i = 0; i < 20; i++) await service.get(`/api/companies/invented-${i}/invented-${i}?invented${i}=1`, analyst);
    await service.request('/api/companies', { method: 'PROPFIND' });
    const text = await page();
    expect(text).not.toMatch(/invented|PROPFIND/);
    const operations = [...text.matchAll(/operation="([^"]*)"/g)].map(([, name]) => name!);
    const others = [...new Set(operations)].filter((name) => !OPERATION_IDS.includes(name));
    expect(others.filter((name) => !['none', 'getMetrics', 'help', 'write', 'intake'].includes(name))).toEqual([]);
  });

  it('shows the database pool, the search engine, and the caches', async () => {
    const before = await samples();
    for (let i = 0; i < 3; i++) await service.get('/api/titleconvert?title=registered%20nurse%20metrics&_bypass=true', analyst);
    const after = await samples();
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(after.get('lma_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(after.get('lma_database_connections{state="waiting"}')).toBe(0);
    expect(after.get('lma_database_up')).toBe(1);
    expect(grown('lma_database_statement_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(0);
    expect(grown('lma_engine_request_duration_seconds_count{request="search_many",outcome="ok"}')).toBeGreaterThan(0);
    const caches = ['titles', 'companies', 'sessions', 'service_keys', 'access_tokens'];
    for (const cache of caches) {
      expect({ cache, size: after.get(`lma_cache_entries{cache="${cache}"}`) }).toEqual({ cache, size: expect.any(Number) });
      expect({ cache, hits: after.get(`lma_cache_hits_total{cache="${cache}"}`) }).toEqual({ cache, hits: expect.any(Number) });
    }
    expect(grown('lma_cache_hits_total{cache="access_tokens"}')).toBeGreaterThanOrEqual(3);
    expect(after.get('lma_batches{state="running"}')).toBe(0);
    expect(after.get('lma_batches{state="waiting"}')).toBe(0);
  });

  it('shows the versions of index and title model, and their age', async () => {
    while ((await service.get('/health')).body.checks.titles.model === null) await new Promise((resolve) => setTimeout(resolve, 50));
    const { checks, dataset } = (await service.get('/health')).body;
    const found = await samples();
    expect(found.get(`lma_title_model_info{version="${checks.titles.model}"}`)).toBe(1);
    expect(found.get('lma_title_model_trained_timestamp_seconds')).toBe(Date.parse(checks.titles.trained_at) / 1000);
    expect(found.get(`lma_index_info{version="${checks.index.version}",dataset="${dataset.version}"}`)).toBe(1);
    expect(found.get('lma_index_built_timestamp_seconds')).toBe(Date.parse(checks.index.built_at) / 1000);
  });

  it('every metric that ops/ names exists, and every own metric is explained', async () => {
    const text = await page();
    const types = typesOf(text);
    const rules = parse(file('ops/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
    const dashboard = JSON.parse(file('ops/dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
    const expressions = [
      ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
      ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    expect(expressions.length).toBeGreaterThan(25);
    const missing = expressions.flatMap(([where, expr]) =>
      [...expr.matchAll(/\b(?:lma|nodejs|process)_[a-z0-9_]+/g)]
        .map(([name]) => name)
        .filter((name) => !types.has(name) && types.get(name.replace(/_(?:bucket|count|sum)$/, '')) !== 'histogram')
        .map((name) => `${where}: ${name}`),
    );
    expect(missing).toEqual([]);
    // A label that the metric does not have matches nothing.
    const labels = (name: string): string[] => [
      ...new Set(
        [...text.matchAll(new RegExp(`^${name}\\{([^}]*)\\}`, 'gm'))].flatMap(([, list]) => [...list!.matchAll(/(\w+)=/g)].map(([, label]) => label!)),
      ),
    ];
    const wrong = expressions.flatMap(([where, expr]) =>
      [...expr.matchAll(/\b(lma_[a-z0-9_]+)\{(\w+)/g)].filter(([, name, label]) => !labels(name!).includes(label!)).map(([found]) => `${where}: ${found}`),
    );
    expect(wrong).toEqual([]);
    const explained = file('docs/monitoring.md');
    expect([...types.keys()].filter((name) => name.startsWith('lma_') && !explained.includes(`\`${name}\``))).toEqual([]);
    expect(existsSync(new URL('../../../ops/alerts.yml', import.meta.url))).toBe(true);
  });
});

describe('the follower', () => {
  it('shows how many changes wait, since when, and which are rejected', async () => {
    const own = await WritableService.start();
    await own.reset({ indices: true });
    await own.rows(`INSERT INTO outbox (document_kind, document_id, created_at, retry_at, failure) VALUES
      ('companies', 'a', now() - interval '100 seconds', now() + interval '1 day', 'refused'), ('companies', 'b', now(), now() + interval '1 day', 'away')`);
    const token = await own.service.signIn('admin');
    const response = await fetch(`${own.service.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const found = samplesOf(await response.text());
    await own.stop();
    expect(found.get('lma_follower_pending_changes')).toBe(2);
    expect(found.get('lma_follower_rejected_changes')).toBe(1);
    expect(found.get('lma_follower_lag_seconds')).toBeGreaterThanOrEqual(100);
  });
});

describe('METRICS_PORT', () => {
  const start = (databaseUrl: string, env: NodeJS.ProcessEnv): Promise<RunningServer> =>
    startServer({
      config: readConfig({ PORT: '0', ...env }),
      databaseUrl,
      opensearchUrl: testUrl('TEST_OPENSEARCH_URL'),
      jwtSecret: JWT_SECRET,
      log: createLog('silent'),
    });

  it('is off by default', async () => {
    const server = await start(testUrl('TEST_POSTGRES_URL'), {});
    expect(server.metricsUrl).toBeUndefined();
    await server.stop();
  });

  it('shows the metrics without a token, and nothing else', async () => {
    const server = await start(testUrl('TEST_POSTGRES_URL'), { METRICS_PORT: '0' });
    await fetch(`${server.url}/health/live`);
    const response = await fetch(server.metricsUrl!);
    const found = samplesOf(await response.text());
    const others = await Promise.all(['/', '/health', '/api/companies'].map(async (path) => (await fetch(new URL(path, server.metricsUrl))).status));
    await server.stop();
    expect(new URL(server.metricsUrl!).hostname).toBe('127.0.0.1');
    expect(response.status).toBe(200);
    expect(found.get('lma_requests_total{interface="rest",operation="getLiveness",status="200"}')).toBe(1);
    expect([...found.keys()]).toEqual(expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']));
    expect(others).toEqual([404, 404, 404]);
  });

  it('answers while the database does not, without old values', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const server = await start(`postgresql://nobody@127.0.0.1:${port}/none`, { METRICS_PORT: '0' });
    const found = samplesOf(await (await fetch(server.metricsUrl!)).text());
    expect(found.get('lma_database_up')).toBe(0);
    expect(found.has('lma_follower_lag_seconds')).toBe(false);
    silent.close();
    await server.stop();
  });
});
