import type { QueryConfig } from 'pg';
import { TestService } from '../../setup/test-service.ts';

/** Asked at most once a second, whatever is requested. */
const HOUSEKEEPING = ['session-alive', 'dataset-version', 'request-id'];

let service: TestService;
let token: string;
const sent: string[] = [];

beforeAll(async () => {
  service = await TestService.start();
  // Every statement passes a connection of the pool, whoever sends it.
  service.database.pool.on('connect', (client) => {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const query = client.query.bind(client) as (...given: any[]) => any;
    Object.assign(client, {
      query: (config: QueryConfig | string, ...rest: unknown[]) => {
        const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config;
        if (name === undefined || !HOUSEKEEPING.includes(name)) sent.push(name ?? text);
        return query(config, ...rest);
      },
    });
  });
  token = await service.signIn();
});
afterAll(() => service.stop());

async function statementsOf(path: string): Promise<number> {
  sent.length = 0;
  expect((await service.get(path, token)).status).toBe(200);
  return sent.length;
}

async function statementsOfQuery(query: string): Promise<number> {
  sent.length = 0;
  expect((await service.post('/api/dsl', { query }, token)).status).toBe(200);
  return sent.length;
}

describe('SQL statements of a request', () => {
  it.each([
    '/api/companies?limit=1',
    '/api/companies?limit=10',
    '/api/companies?limit=1000',
    '/api/companies?limit=1000&expand=relationships,timestamps&include_score=true&order_by=badge_count',
    '/api/companies?limit=1000&offset=1000&badge_growth=Ranked,NA',
    '/api/companies?search=bank&industry=Banking',
  ])('%s: one', async (path) => {
    expect(await statementsOf(path)).toBe(1);
  });

  it('a comma list of names: one more, that finds those which name nothing', async () => {
    expect(await statementsOf('/api/companies?search=bank&industry=Banking,Insurance')).toBe(2);
  });

  it('/api/companies/{name}: one, however many relations it has', async () => {
    expect(await statementsOf('/api/companies/Walmart?expand=relationships')).toBe(1);
    expect(await statementsOf('/api/companies/24%20Hour%20Fitness')).toBe(1);
  });

  it.each([1, 100])('/api/companies/search with limit %i: one', async (limit) => {
    expect(await statementsOf(`/api/companies/search?q=bank&limit=${limit}`)).toBe(1);
  });

  it.each(['/api/titleconvert?title=nurse', '/api/companyconvert?name=amzn', '/api/clusters/convert?title=nurse'])('%s: none', async (path) => {
    // The first title waits until the title model is read.
    await statementsOf(path);
    expect(await statementsOf(path)).toBe(0);
  });

  it('a query that is refused asks only once which places there are, however many of its words may name one', async () => {
    sent.length = 0;
    const { status, body } = await service.post('/api/dsl', { query: 'LIST COMPANIES IN "Dallas" OR "Springfeld" OR "Ohio" WITH BADGES IN "Txas"' }, token);
    expect([status, body.error.example]).toEqual([400, expect.any(String)]);
    expect(sent.filter((statement) => statement.includes('AS seen_at'))).toHaveLength(1);
  });

  it('a batch of titles with the details of their clusters: one, or none without a match', async () => {
    const details = (titles: readonly string[]): Promise<number> =>
      statementsOfQuery(`TITLECONVERT [${titles.map((title) => `"${title}"`).join(', ')}] EXPAND CLUSTER_DETAILS`);
    const titles = ['nurse', 'cashier', 'truck driver', 'qzxv wqzk'];
    await details(titles);
    expect(await details(titles)).toBe(1);
    expect(await details(['qzxv wqzk', 'xqvz kwzq'])).toBe(0);
  });
});
