import { ROUTES } from '../../../src/routes.ts';
import { TestService, type Asked } from '../../setup/test-service.ts';

let service: TestService;
let token: string;
let dataset: string;

beforeAll(async () => {
  service = await TestService.start();
  token = await service.signIn();
  const [row] = await service.database.query<{ dataset_version: string }>({ text: 'SELECT dataset_version FROM dataset_versions WHERE is_current' });
  dataset = row!.dataset_version;
});
afterAll(() => service.stop());

const json = (body: string): Asked => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const bearer = (): Asked => ({ headers: { authorization: `Bearer ${token}` } });

describe('every answer carries X-Request-Id and X-Dataset-Version', () => {
  it.each<[number, string, () => Asked]>([
    [200, '/health', () => ({})],
    [200, '/api/companies?limit=1', bearer],
    [200, '/api/titleconvert?title=nurse', bearer],
    [400, '/api/companies?limit=0', bearer],
    [400, '/api/companies/%ZZ', bearer],
    [400, '/auth/login', () => json('{')],
    [401, '/api/companies', () => ({})],
    [401, '/auth/login', () => json('{"username": "nobody", "password": "x"}')],
    [404, '/api/companies/unheard-of', bearer],
    [404, '/nothing', bearer],
    [405, '/api/companies', () => ({ ...bearer(), method: 'DELETE' })],
    [413, '/auth/login', () => json(`"${'x'.repeat(20_000)}"`)],
    [415, '/auth/login', () => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })],
  ])('%i %s', async (status, path, init) => {
    const answer = await service.request(path, init());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-dataset-version')).toBe(dataset);
    if (status >= 400) expect(answer.body).toMatchObject({ success: false, error: expect.any(String), request_id: answer.headers.get('x-request-id') });
  });

  it('the very first answer of a service names the dataset already', async () => {
    const fresh = await TestService.start();
    const { headers } = await fresh.get('/health/live');
    await fresh.stop();
    expect(headers.get('x-dataset-version')).toBe(dataset);
  });

  it("keeps the caller's own request id, in the body of errors as well", async () => {
    const { headers, body } = await service.get('/api/companies/unheard-of', token, { 'x-request-id': 'trace-7.b_2' });
    expect(headers.get('x-request-id')).toBe('trace-7.b_2');
    expect(body.request_id).toBe('trace-7.b_2');
  });

  it.each(['has blanks', '<script>', 'x'.repeat(65)])('replaces the request id %j', async (given) => {
    const { headers } = await service.get('/health/live', undefined, { 'x-request-id': given });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells nothing of the software, forbids sniffing and shared caching', async () => {
    const { headers } = await service.get('/api/companies?limit=1', token);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    [401, '/api/companies', undefined],
    [401, '/nothing', undefined],
    [404, '/nothing', bearer],
    [400, '/auth/login', () => json('{')],
    [200, '/health/live', undefined],
    [200, '/openapi.json', undefined],
  ])('%i %s: the security headers', async (status, path, init) => {
    const answer = await service.request(path, init?.());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe('paths that nothing serves', () => {
  it.each(['/nothing', '/apps', '/api', '/api/titleconvert/more', '/api/companies/Walmart/nothing', '/api/clusters/convert/more', '/api/v2/companies'])(
    'GET %s: 404',
    async (path) => {
      const { status, body } = await service.get(path, token);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, error: `Path not found: ${path}`, suggestion: expect.stringMatching(/See \/docs for all paths\.$/) });
    },
  );

  it.each([
    ['/api/compannies', '/api/companies'],
    ['/api/companies/Walmart/hirring', '/api/companies/Walmart/hiring'],
    ['/API/TitleConvert', '/api/titleconvert'],
  ])('GET %s: did you mean %s?', async (path, meant) => {
    expect((await service.get(path, token)).body.suggestion).toBe(`Did you mean ${meant}? See /docs for all paths.`);
  });

  it('GET /nothing: no path is similar', async () => {
    expect((await service.get('/nothing', token)).body.suggestion).toBe('See /docs for all paths.');
  });

  it.each(['/nothing', '/api/nothing'])('GET %s without a token: 401, as everywhere', async (path) => {
    expect((await service.get(path)).status).toBe(401);
  });
});

describe('methods that a path does not take', () => {
  it.each(
    ['/api/companies', '/api/companies/', '/api/companies/Walmart', '/api/companies/search', '/api/clusters/convert', '/api/companyconvert'].flatMap((path) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const),
    ),
  )('%s %s: 405 with Allow', async (method, path) => {
    const { status, headers, body } = await service.request(path, { ...bearer(), method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(body).toMatchObject({
      success: false,
      error: 'Method not allowed for this path.',
      suggestion: `Use GET ${path.replace(/\/$/, '')}.`,
    });
  });

  it.each(['PUT', 'DELETE'])('%s /api/titleconvert: 405', async (method) => {
    expect((await service.request('/api/titleconvert', { ...bearer(), method })).status).toBe(405);
  });

  it.each(['/auth/login', '/auth/refresh', '/auth/logout'].flatMap((path) => ['GET', 'PUT', 'DELETE'].map((method) => [method, path] as const)))(
    '%s %s: 405 with Allow, also without a token',
    async (method, path) => {
      const { status, headers, body } = await service.request(path, { method });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('POST');
      expect(body.suggestion).toBe(`Use POST ${path}.`);
    },
  );

  it.each(['/health', '/health/live', '/health/ready'])('POST %s: 405 with Allow, also without a token', async (path) => {
    const { status, headers } = await service.request(path, { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('HEAD answers as GET does, without the body', async () => {
    const { status, headers, body } = await service.request('/api/companies?limit=1', { ...bearer(), method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers.get('x-dataset-version')).toBe(dataset);
    expect(body).toBeUndefined();
  });
});

describe('no read ignores an unknown parameter', () => {
  const reads = ROUTES.filter(({ method }) => method === 'get').map(({ example }) => example);

  it.each([...reads, '/openapi.json', '/metrics'])('GET %s', async (example) => {
    const admin = await service.signIn('admin');
    const { status, body } = await service.get(`${example}${example.includes('?') ? '&' : '?'}nothing_like_it=1`, admin);
    expect(status).toBe(400);
    expect(body.data.unknown_fields).toEqual(['nothing_like_it']);
  });

  it('probes without a token, too, and are told that there are none', async () => {
    const { status, body } = await service.get('/health/ready?x=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'Unknown parameter: x',
      suggestion: 'x is not a parameter of this endpoint. This endpoint has no parameters.',
      example: '/health/ready',
      data: { unknown_fields: ['x'], valid_fields: [] },
    });
    expect((await service.request('/health/live?x=1', { method: 'HEAD' })).status).toBe(400);
  });
});

it.each([
  ['/api/dsl', '{"query": "VERSION"}'],
  ['/api/translate', '{"text": "banks in Ohio"}'],
  ['/api/version/compare', '{"from": "0.13.0-beta"}'],
])('POST %s answers only with JSON', async (path, body) => {
  const ask = async (accept: string): Promise<number> =>
    (await fetch(`${service.url}${path}`, { method: 'POST', headers: { ...bearer().headers, 'content-type': 'application/json', accept }, body })).status;
  expect([await ask('text/csv'), await ask('text/html'), await ask('text/csv, */*;q=0.1'), await ask('application/json')]).toEqual([406, 406, 200, 200]);
  expect([await ask('application/json; charset=utf-8'), await ask('application/json;charset=utf-8;q=0')]).toEqual([200, 406]);
});
