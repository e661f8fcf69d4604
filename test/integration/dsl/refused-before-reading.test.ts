import { TestService, type Answer } from '../../setup/test-service.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await TestService.start();
  token = await service.signIn();
});
afterAll(() => service.stop());

const post = (body: string, type = 'application/json', bearer: string | undefined = token): Promise<Answer> =>
  service.request('/api/dsl', { method: 'POST', headers: { 'content-type': type, ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }) }, body });

const FLAT = { success: false, error: expect.any(String), request_id: expect.any(String) };

describe('what is refused before the query is read has the flat body of REST', () => {
  it.each([
    ['no token', 401, '{"query": "HELP"}', 'application/json', ''],
    ['no JSON', 400, '{"query": HELP}', 'application/json', undefined],
    ['another type', 415, '{"query": "HELP"}', 'text/plain', undefined],
    ['too much', 413, JSON.stringify({ query: 'x'.repeat(1_100_000) }), 'application/json', undefined],
  ] as const)('%s', async (_, wanted, body, type, bearer) => {
    const answer = await post(body, type, bearer);
    expect(answer.status).toBe(wanted);
    expect(answer.body).toMatchObject(FLAT);
    expect(answer.body.status).toBeUndefined();
  });

  it.each([
    ['{}', 'The field query is missing'],
    ['[]', 'It is a list'],
    ['{"query": "HELP", "sql": 1}', 'Unknown field: sql'],
    ['{"q": "HELP"}', 'The field query is missing. Unknown field: q'],
    ['{"query": 5}', 'The field query is not a string'],
  ])('%s: the message names what is wrong', async (body, message) => {
    expect((await post(body)).body.error.message).toContain(message);
  });

  it.each(['{}', '[]', 'null', '{"query": 5}', '5', 'true', '{"query": "HELP", "format": "json"}', '"HELP"'])(
    'and %s, which holds no query, that of the language',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ status: 'error', success: false, error: { code: -32602, example: expect.any(String) } });
    },
  );

  it('other methods and parameters', async () => {
    expect((await service.get('/api/dsl', token)).status).toBe(405);
    const { status, body } = await service.request('/api/dsl?query=HELP', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"query": "HELP"}',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, data: { unknown_fields: ['query'] } });
  });
});

describe('while the search engine is away', () => {
  let alone: TestService;
  beforeAll(async () => {
    alone = await TestService.start({ opensearchUrl: 'http://127.0.0.1:1' });
  });
  afterAll(() => alone.stop());

  it.each([
    'TITLECONVERT "nurse"',
    'TITLECONVERT ["nurse", "driver"]',
    'COMPANYCONVERT "walmart"',
    'CLUSTERCONVERT "nurse"',
    'SEARCH COMPANIES WHERE SEARCH IS "bank"',
  ])('%s says so', async (query) => {
    const { status, headers, body } = await alone.post('/api/dsl', { query }, token);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(body).toMatchObject({ status: 'error', success: false, error: { code: -32603, example: expect.any(String) }, request_id: expect.any(String) });
    expect((await alone.post('/api/dsl', { query: body.error.example }, token)).status).toBe(200);
  });

  it.each(['LIST COMPANIES LIMIT 3', 'GET WAGES FOR CLUSTER 75', 'COUNT COMPANIES', 'HELP', 'VERSION'])('%s goes on', async (query) => {
    expect((await alone.post('/api/dsl', { query }, token)).status).toBe(200);
  });
});
