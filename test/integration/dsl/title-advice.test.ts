import { ServiceClient, type Answer } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const ask = async (query: string): Promise<Answer> => service.post('/api/dsl', { query }, token);
const suggestionOf = async (query: string): Promise<string> => (await ask(query)).body.suggestion;

/** How REST asks for the parts of a context. */
const OF_REST = /\b[Ss]end\b|as (?:company|industry|location)\b|[Aa]dd (?:company|industry)/u;

describe.each([
  ['Walmart', 'COMPANY IS "Walmart"', 'company', 'Walmart'],
  ['Austin, TX', 'LOCATION IS "Austin, TX"', 'location', 'TX'],
])('advice on %s', (title, clause, part, understood) => {
  it('names the condition that works, which the query of a title takes', async () => {
    const suggestion = await suggestionOf(`TITLECONVERT "${title}" USING NO FAST`);
    expect(suggestion).toMatch(new RegExp(`Write a job title, and the \\w+ in WHERE: ${clause}\\.$`, 'u'));
    const [, asked = ''] = /in WHERE: (.*)\.$/u.exec(suggestion) ?? [];
    const { status, body } = await ask(`TITLECONVERT "registered nurse" WHERE ${asked}`);
    expect({ status, context: body.resolved_context[part] }).toEqual({ status: 200, context: understood });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('is the same in a batch', async () => {
    const { body } = await ask(`TITLECONVERT ["${title}", "registered nurse"]`);
    const { advice, suggestion } = body.data.results[0];
    expect({ advice, suggestion }).toEqual({ advice: undefined, suggestion: await suggestionOf(`TITLECONVERT "${title}" USING NO FAST`) });
  });
});

it('a sector without the title is advised as INDUSTRY, which excludes nothing', async () => {
  const query = 'TITLECONVERT "cook" WHERE SECTOR IS "Banking" USING NO FAST';
  expect(await suggestionOf(query)).toContain('or write it as INDUSTRY');
  const { status, body } = await ask(query.replace('SECTOR', 'INDUSTRY'));
  expect({ status, found: body.data.length > 0 }).toEqual({ status: 200, found: true });
});

it('a sector that leaves out what the title means is advised against, alone and in a batch, although something is left', async () => {
  const query = 'TITLECONVERT "nurse" WHERE SECTOR IS "Banking" USING NO FAST';
  const { body } = await ask(query);
  expect(body.data.length).toBeGreaterThan(0);
  expect(body.suggestion).toMatch(/^Employers in this sector do not have the occupations that the title probably means\. .* write it as INDUSTRY/u);
  const { results } = (await ask('TITLECONVERT ["nurse", "teller"] WHERE SECTOR IS "Banking"')).body.data;
  expect(results.map(({ suggestion }: { suggestion?: string }) => suggestion)).toEqual([body.suggestion, undefined]);
});

it.each(['teller', 'manager', 'analyst'])('"%s" has a meaning in a sector: no advice', async (title) => {
  const { body } = await ask(`TITLECONVERT "${title}" WHERE SECTOR IS "Banking" USING NO FAST`);
  expect(body.suggestion ?? '').not.toContain('this sector');
});

it('what lists names like those of an unknown company is a query that runs', async () => {
  const suggestion = await suggestionOf('TITLECONVERT "truck driver" WHERE COMPANY IS "Qwertzuiop Ltd"');
  const [, query = ''] = /To list similar names, use (COMPANYCONVERT .*)\.$/u.exec(suggestion) ?? [];
  expect(query).toContain('"Qwertzuiop Ltd"');
  expect((await ask(query)).status).toBe(200);
});

it.each([
  'TITLECONVERT "business owner" USING NO FAST',
  'TITLECONVERT "qwxz" WHERE COMPANY IS "Walmart"',
  'TITLECONVERT "former nurse" USING NO FAST',
  'TITLECONVERT "n/a"',
  'TITLECONVERT "cook" WHERE SECTOR IS "Banking" USING NO FAST',
  'CLUSTERCONVERT "qwxz"',
])('%s: the suggestion has no parameters of REST', async (query) => {
  const suggestion = await suggestionOf(query);
  expect(suggestion).toEqual(expect.any(String));
  expect(suggestion).not.toMatch(OF_REST);
});
