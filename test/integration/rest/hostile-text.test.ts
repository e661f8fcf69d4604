import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const DOORS = [
  '/api/titleconvert?title=',
  '/api/titleconvert?_fast=false&title=',
  '/api/companyconvert?name=',
  '/api/clusters/convert?title=',
  '/api/companies/search?q=',
];

describe.each(DOORS)('%s', (door) => {
  it.each([
    ['a character that stands for eighteen', '\uFDFA'.repeat(100)],
    ['a character that stands for four', '㍿'.repeat(90)],
    ['more words than any title', 'a '.repeat(60)],
    ['words in brackets without end', `nurse ${'(a '.repeat(60)}`],
  ])('%s is refused', async (_, text) => {
    const { status, body } = await service.get(`${door}${encodeURIComponent(text)}`, token);
    expect(status).toBe(400);
    expect(body.error).toMatch(/is longer than \d+ characters|has more than 30 words/);
  });

  it.each([
    ['thirty short words', 'an '.repeat(30)],
    ['thirty misspelled words', 'enginer '.repeat(25)],
    ['one long word', 'x'.repeat(190)],
    ['long words', 'abcdefghijklmnopqrstuvwxyz '.repeat(7)],
    ['Lucene syntax', 'nurse AND (title:* OR "~2) [a TO z] \\'],
  ])('%s is answered', async (_, text) => {
    const { status } = await service.get(`${door}${encodeURIComponent(text)}`, token);
    expect(status).toBe(200);
  });
});

it('every parameter is read, also after the thousandth', async () => {
  const { status, body } = await service.get(`/api/titleconvert?title=rn&${'&'.repeat(1_200)}limit=0`, token);
  expect([status, body.error]).toEqual([400, 'limit must be an integer from 1 to 100']);
});

it.each(['%ED%A0%80', '%ff', '%zz'])('%s is no UTF-8', async (bytes) => {
  const { status, body } = await service.get(`/api/titleconvert?title=${bytes}`, token);
  expect([status, body.error]).toEqual([400, 'The query string is malformed.']);
});

it('a company name longer than any is not looked for', async () => {
  const { status, body } = await service.get(`/api/companies/${'x'.repeat(3_000)}`, token);
  expect([status, body.error]).toEqual([404, 'Company not found']);
});

// Both are refused before a token is read.
it.each(['/auth', '/health'])('an unknown path below %s that is longer than any is compared with no other', async (open) => {
  const { status, body } = await service.get(`${open}/x/${'a'.repeat(15_000)}/b`);
  expect([status, body.suggestion.replaceAll(/a{99,}/g, 'a…')]).toEqual([404, 'See /docs for all paths.']);
});

it.each(['owner', 'manager', 'registered nurse'])('%s is as clear with one match as with ten', async (title) => {
  const answers = await Promise.all([1, 10].map((limit) => service.get(`/api/titleconvert?title=${title}&limit=${limit}`, token)));
  expect(answers[0]!.body.disambiguation).toEqual(answers[1]!.body.disambiguation);
});

it.each([
  ['/api/dsl', '{"query": "TITLECONVERT \\"nurs'],
  ['/auth/login', '{"username": "analyst'],
  ['/api/translate', '{"text": "companies in Texas'],
  ['/mcp', '{"jsonrpc": "2.0", "method": "ping", "id": "'],
])('%s: bytes that are no UTF-8 are refused', async (path, start) => {
  const end = path === '/api/dsl' ? '\\""}' : '"}';
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: Buffer.concat([Buffer.from(start), Buffer.from([0xff]), Buffer.from(end)]),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/not valid (?:UTF-8|JSON)/);
});
