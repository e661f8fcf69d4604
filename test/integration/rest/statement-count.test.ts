import type { Answer } from '../../setup/service-client.ts';
import { StatementLog } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';

let service: TestService;
let token: string;
let statements: StatementLog;

beforeAll(async () => {
  service = await TestService.start();
  statements = new StatementLog(service.database);
  token = await service.signIn();
});
afterAll(() => service.stop());

/** What an answered request sends: the name of each statement, or its text. */
async function statementsOf(path: string): Promise<readonly string[]> {
  return statementsDuring(() => service.get(path, token));
}

async function statementsOfQuery(query: string): Promise<readonly string[]> {
  return statementsDuring(() => service.post('/api/dsl', { query }, token));
}

async function statementsDuring(ask: () => Promise<Answer>): Promise<readonly string[]> {
  const sent = await statements.during(async () => {
    expect((await ask()).status).toBe(200);
  });
  return sent.map(({ name, text }) => name ?? text);
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
    expect(await statementsOf(path)).toHaveLength(1);
  });

  it('a comma list of names: one more, that finds those which name nothing', async () => {
    expect(await statementsOf('/api/companies?search=bank&industry=Banking,Insurance')).toHaveLength(2);
  });

  it('/api/companies/{name}: one, however many relations it has', async () => {
    expect(await statementsOf('/api/companies/Walmart?expand=relationships')).toHaveLength(1);
    expect(await statementsOf('/api/companies/24%20Hour%20Fitness')).toHaveLength(1);
  });

  it.each([1, 100])('/api/companies/search with limit %i: one', async (limit) => {
    expect(await statementsOf(`/api/companies/search?q=bank&limit=${limit}`)).toHaveLength(1);
  });

  it.each(['/api/titleconvert?title=nurse', '/api/companyconvert?name=amzn', '/api/clusters/convert?title=nurse'])('%s: none', async (path) => {
    // The first title waits until the title model is read.
    await statementsOf(path);
    expect(await statementsOf(path)).toEqual([]);
  });

  it('a query that is refused asks only once which places there are, however many of its words may name one', async () => {
    const sent = await statements.during(async () => {
      const { status, body } = await service.post('/api/dsl', { query: 'LIST COMPANIES IN "Dallas" OR "Springfeld" OR "Ohio" WITH BADGES IN "Txas"' }, token);
      expect([status, body.error.example]).toEqual([400, expect.any(String)]);
    });
    expect(sent.filter(({ text }) => text.includes('AS seen_at'))).toHaveLength(1);
  });

  it('a batch of titles with the details of their clusters: one, or none without a match', async () => {
    const details = (titles: readonly string[]): Promise<readonly string[]> =>
      statementsOfQuery(`TITLECONVERT [${titles.map((title) => `"${title}"`).join(', ')}] EXPAND CLUSTER_DETAILS`);
    const titles = ['nurse', 'cashier', 'truck driver', 'qzxv wqzk'];
    await details(titles);
    expect(await details(titles)).toHaveLength(1);
    expect(await details(['qzxv wqzk', 'xqvz kwzq'])).toEqual([]);
  });
});
