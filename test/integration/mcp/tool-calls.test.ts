import { FIRST_QUERIES } from '../../../src/mcp/instructions.ts';
import { EXAMPLES } from '../../../src/mcp/tool-description.ts';
import { EngineProxy } from '../../setup/engine-proxy.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { TestService } from '../../setup/test-service.ts';
import { McpClient } from './mcp-client.ts';

// The shape of a body is what tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;

let service: ServiceClient;
let token: string;
let client: McpClient;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn('analyst');
  client = new McpClient(service, token);
});
afterAll(() => service.stop());

const QUERIES = [
  'LIST COMPANIES WHERE OVERALL_BADGE IS Ranked ORDER BY PLATINUM LIMIT 3 WITH SCORE',
  'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 EXPAND NAMES FORMAT MERMAID',
  'LIST COMPANIES WHERE INDUSTRY IS "Bankng"',
  'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"',
  'TITLECONVERT "registered nurse" LIMIT 3',
  'COUNT COMPANY_BADGES GROUP BY archetype',
  'HELP GUIDELINES',
];

it.each(QUERIES)('%s: text, object and POST /api/dsl carry the same envelope', async (query) => {
  const before = Date.now();
  const { status, body } = await client.query(query);
  const { body: envelope } = await service.post('/api/dsl', { query }, token);
  expect(status).toBe(200);
  expect(body.error).toBeUndefined();
  const { content, structuredContent, isError, _meta, ...others } = body.result;
  expect(structuredContent).toEqual(envelope);
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  expect(isError).toBe(false);
  expect(others).toEqual({});
  expect(_meta).toEqual({ tool: 'svc_dsl_query', query, timestamp: expect.any(String), record_count: envelope.count });
  expect(Date.parse(_meta.timestamp)).toBeGreaterThanOrEqual(before);
  expect(structuredContent).toMatchObject({ status: 'success', success: true });
});

it.each([...FIRST_QUERIES, ...EXAMPLES])('what the texts for models show is answered: %s', async (query) => {
  const { body } = await client.query(query);
  expect(body.error).toBeUndefined();
  expect(body.result.structuredContent.count).toBeGreaterThan(0);
});

it.each([
  ['LIST COMPANYS', 400, -32602, 'invalid_query'],
  ['GET MOBILITY_PATTERNS', 410, -32602, 'command_removed'],
  ['GET COMPANY "Nobody and Sons"', 404, -32602, 'not_found'],
  ['LIST COMPANIES FORMAT MERMAID', 400, -32602, 'invalid_query'],
  ['UPDATE COMPANY "Walmart" SET NAME = "Else"', 403, -32602, 'permission_denied'],
  ['', 400, -32602, 'invalid_query'],
  ['VERSION; VERSION', 400, -32602, 'invalid_query'],
])('%s fails with status 200 and an error of the protocol that shows a query which runs', async (query, httpStatus, code, errorType) => {
  const { status, body } = await client.query(query);
  expect(status).toBe(200);
  expect(body.result).toBeUndefined();
  expect(body.error).toMatchObject({
    code,
    message: expect.any(String),
    data: { http_status: httpStatus, error_type: errorType, suggestion: expect.any(String) },
  });
  const twin = await service.post('/api/dsl', { query }, token);
  expect(twin.status).toBe(httpStatus);
  const { code: _code, message, ...more } = twin.body.error;
  expect(body.error.message.startsWith(message)).toBe(true);
  expect(body.error.message).toContain(more.suggestion);
  expect(body.error.message).toContain(more.example);
  expect(body.error.data).toMatchObject(more);
  const mended = await client.query(body.error.data.example);
  expect(mended.body.error).toBeUndefined();
});

it('gives lists 25 rows, the total, and the query for the next page', async () => {
  const { structuredContent: first } = (await client.query('LIST COMPANIES')).body.result;
  expect(first).toMatchObject({ count: 25, has_more: true, next_page: 'LIST COMPANIES OFFSET 25' });
  const { structuredContent: second } = (await client.query(first.next_page)).body.result;
  const { body: both } = await service.post('/api/dsl', { query: 'LIST COMPANIES LIMIT 50' }, token);
  expect([...first.data, ...second.data]).toEqual(both.data);
  expect(first.total).toBe(both.total);
});

it('pages the groups of a count', async () => {
  const { structuredContent: first } = (await client.query('COUNT OCCUPATION_BADGES GROUP BY COMPANY')).body.result;
  expect(first).toMatchObject({ count: 25, has_more: true, next_page: 'COUNT OCCUPATION_BADGES GROUP BY COMPANY OFFSET 25' });
  const { body: all } = await service.post('/api/dsl', { query: 'COUNT OCCUPATION_BADGES GROUP BY COMPANY' }, token);
  expect(first.data).toEqual({ ...all.data, groups: all.data.groups.slice(0, 25) });
  expect(first.total).toBe(all.count);
});

const TITLES = Array.from({ length: 200 }, (_, i) => `"registered nurse ${i}"`).join(', ');

it.each([
  'LIST COMPANIES LIMIT 1000',
  'COUNT OCCUPATION_BADGES GROUP BY COMPANY LIMIT 1000',
  'LIST CLUSTERS EXPAND AI_IMPACT, OCCUPATIONS, VINTAGE LIMIT 1000',
  `TITLECONVERT [${TITLES}]`,
])('keeps %.60s within the budget, and says what is left out', async (query) => {
  const { content, structuredContent } = (await client.query(query)).body.result;
  expect(content[0].text.length).toBeLessThanOrEqual(30_000);
  expect(structuredContent.left_out).toMatch(/because the answer would be too long/);
  if (structuredContent.next_page !== undefined) expect((await client.query(structuredContent.next_page)).body.error).toBeUndefined();
});

it.each([
  ['a batch', `TITLECONVERT [${TITLES}]`, 'title', 200],
  ['a list whose page is cut', 'LIST COMPANIES ORDER BY ALPHA LIMIT 60', 'company_uid', 60],
])('loses nothing of %s that is followed page by page', async (_, query, key, most) => {
  const rowsOf = ({ data }: Body): Body[] => data.results ?? data;
  const found: Body[] = [];
  let next: string | undefined = query;
  while (next !== undefined && found.length < most) {
    const { structuredContent }: Body = (await client.query(next)).body.result;
    found.push(...rowsOf(structuredContent));
    next = structuredContent.next_page;
  }
  const { body } = await service.post('/api/dsl', { query }, token);
  expect(found.map((row) => row[key])).toEqual(rowsOf(body).map((row) => row[key]));
});

it('shows where a query is wrong', async () => {
  const { headers, body } = await client.query('LIST COMPANIES\nWHERE INDUSTRI IS "Banking"');
  expect(body.error.data.position).toEqual({ line: 2, column: 7, caret: expect.stringMatching(/^WHERE INDUSTRI IS "Banking"\n {6}\^+$/) });
  expect(body.error.data.request_id).toBe(headers['x-request-id']);
});

it('tells when the search engine is away, and goes on with the rest', async () => {
  const proxy = await EngineProxy.start();
  const alone = await TestService.start({ opensearchUrl: proxy.url });
  proxy.goAway();
  const caller = new McpClient(alone, token);
  const { status, body } = await caller.query('TITLECONVERT "nurse"');
  expect(status).toBe(200);
  expect(body.error).toMatchObject({ code: -32603, data: { http_status: 503, error_type: 'unavailable', retry_after: 2 } });
  // An answer of a tool has no headers.
  expect(body.error.message).toContain('Try again after 2 seconds. Lists and single records keep working.');
  expect(JSON.stringify(body.error)).not.toContain('header');
  expect((await caller.query('COUNT COMPANIES')).body.result.structuredContent.data.total).toBeGreaterThan(1_000);
  await alone.stop();
});

it('records samples by MCP as by the language', async () => {
  const { body } = await client.query('SUBMIT SAMPLE SOURCE "mcp test" VALUE "x"');
  expect(body.result.structuredContent.data).toMatchObject({ recorded: true });
});
