import { ServiceClient } from '../../setup/service-client.ts';
import { McpClient } from './mcp-client.ts';

let service: ServiceClient;
let token: string;
let client: McpClient;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn('analyst');
  client = new McpClient(service, token);
});
afterAll(() => service.stop());

const SEARCH = 'SEARCH COMPANIES WHERE SEARCH IS "bank"';

it.each([
  [
    'LIST COMPANIES WHERE INDUSTRY IS "Banking" PAGE 2',
    'LIST COMPANIES WHERE INDUSTRY IS "Banking" OFFSET 25',
    'LIST COMPANIES WHERE INDUSTRY IS "Banking" OFFSET 100',
  ],
  ['LIST INDUSTRIES PAGE 2', 'LIST INDUSTRIES OFFSET 25', 'LIST INDUSTRIES OFFSET 100'],
  ['COUNT COMPANY_BADGES GROUP BY STATE PAGE 2', 'COUNT COMPANY_BADGES GROUP BY STATE OFFSET 25', 'COUNT COMPANY_BADGES GROUP BY STATE OFFSET 100'],
  [`${SEARCH} PAGE 2`, `${SEARCH} OFFSET 10`, `${SEARCH} OFFSET 10`],
  ['LIST COMPANIES LIMIT 20 PAGE 3', 'LIST COMPANIES LIMIT 20 OFFSET 40', 'LIST COMPANIES LIMIT 20 OFFSET 40'],
  ['companies?page=3', 'LIST COMPANIES OFFSET 50', 'LIST COMPANIES OFFSET 200'],
  ['page 2 of banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" OFFSET 25', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" OFFSET 100'],
])('%s is corrected with the pages that each interface shows', async (query, overMcp, overRest) => {
  const [mcp, rest] = [await client.query(query), await service.post('/api/dsl', { query }, token)];
  expect(mcp.body.error.data.example).toBe(overMcp);
  expect(rest.body.error.example).toBe(overRest);
});

it('a batch that is cut counts the titles that it shows, so that the counts of its pages add up', async () => {
  const titles = Array.from({ length: 100 }, (_, i) => (i % 25 === 0 ? 'manager' : `registered nurse ${i}`));
  let query: string | undefined = `TITLECONVERT [${titles.map((title) => `"${title}"`).join(', ')}] EXPAND CLUSTER_DETAILS`;
  let [pages, ambiguous] = [0, 0];
  while (query !== undefined) {
    const { body } = await client.query(query);
    const { data, count, next_page } = body.result.structuredContent;
    const shown: { title: string; ambiguous: boolean }[] = data.results;
    expect(shown).toHaveLength(count);
    expect(data.ambiguous_count).toBe(shown.filter((one) => one.ambiguous).length);
    expect(data.unique_count).toBe(new Set(shown.map(({ title }) => title)).size);
    expect(data.guidance.includes('"manager"')).toBe(data.ambiguous_count > 0);
    [pages, ambiguous, query] = [pages + 1, ambiguous + Number(data.ambiguous_count), next_page];
  }
  expect(pages).toBeGreaterThan(1);
  expect(ambiguous).toBe(4);
});
