import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn('admin');
});
afterAll(() => service.stop());

interface Documented {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly 'x-aliases'?: readonly string[];
}

const TOO_LONG = 'x'.repeat(9_000);

/** Values that a parameter does not take. Free text takes almost everything, and each text that it takes costs a search. */
function wrongValues({ schema }: Documented): string[] {
  if (schema['type'] === 'string' && schema['enum'] === undefined) return ['', '%00', TOO_LONG];
  return ['', 'Platnum', '99999999999', '-1', '1.5', ','];
}

/** Queries of one endpoint, each with a mistake; `required` is what it cannot do without. */
function mistakes(parameters: readonly Documented[], required: string): string[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const bounds = inQuery.filter(({ name }) => name.startsWith('min_') && inQuery.some((other) => other.name === name.replace('min_', 'max_')));
  return [
    'no_such_parameter=1',
    ...(required === '' ? [] : ['']),
    ...inQuery.flatMap((parameter) => [
      ...wrongValues(parameter).map((value) => `${parameter.name}=${value}`),
      `${parameter.name}=1&${parameter.name}=2`,
      ...(parameter['x-aliases'] ?? []).map((alias) => `${parameter.name}=1&${alias}=1`),
      `${parameter.name}=&no_such_parameter=1`,
    ]),
    ...bounds.map(({ name }) => `${name}=1&${name.replace('min_', 'max_')}=0`),
    'years_in=5&experience_level=10',
    'expand=company_hiring',
    'expand=metrics',
    'archetype=growth',
    'sort=blend_growth&archetype=stability',
    'sort=postings_qtile',
    'postings_qtile=1',
  ].map((query) => (query === '' || required === '' || query.startsWith(required.split('=')[0] ?? '') ? query : `${required}&${query}`));
}

/** What a placeholder takes in no request. */
const MALFORMED: Readonly<Record<string, string>> = { id: 'no-such-id', zip: '1', cbsa: '1' };

it('the example of every 400 is a request of the same endpoint that succeeds', async () => {
  const { body: document } = await service.get('/openapi.json');
  const examples = new Map<string, string>();
  let refused = 0;
  for (const [template, methods] of Object.entries<{ get?: { parameters: readonly Documented[] } }>(document.paths)) {
    const { parameters } = methods.get ?? {};
    if (parameters === undefined || !template.startsWith('/api/')) continue;
    const fill = (values: (parameter: Documented) => string): string =>
      parameters.filter((parameter) => parameter.in === 'path').reduce((path, parameter) => path.replace(`{${parameter.name}}`, values(parameter)), template);
    const path = fill(({ example }) => encodeURIComponent(String(example)));
    const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true).map(({ name }) => `${name}=nurse`);
    const malformed = fill(({ name, example }) => MALFORMED[name] ?? encodeURIComponent(String(example)));
    const asked = mistakes(parameters, required.join('&')).map((query) => `${path}?${query}`);
    const requests = [...asked, ...(malformed === path ? [] : [malformed, `${malformed}?no_such_parameter=1`]), `${path.replace('75', '0')}?limit=1`];
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
    // One after the other: conversions that are accepted would keep each other waiting until the search engine counts as unreachable.
    for (const request of requests) {
      const { status, body } = await service.get(request, token);
      if (status !== 400) continue;
      refused += 1;
      expect({ request, ...body }).toMatchObject({ success: false, suggestion: expect.any(String), example: expect.stringMatching(pattern) });
      expect(body.suggestion).not.toMatch(/send the request again/);
      examples.set(body.example as string, request);
    }
  }
  expect(refused).toBeGreaterThan(800);
  expect(examples.size).toBeGreaterThan(40);
  const failed = [];
  for (const [example, request] of examples) {
    const { status, body } = await service.get(example, token);
    if (status !== 200) failed.push({ request, example, status, error: body.error });
  }
  expect(failed).toEqual([]);
});

it.each([
  ['/api/titleconvert', 'Add title, for example ?title=registered%20nurse.'],
  ['/api/clusters/247/wages?years_in=11', 'For example, years_in=10 works.'],
  ['/api/clusters/247/wages?experience_level=senior', 'For example, experience_level=10 works.'],
  ['/api/clusters/247/skill-adj-clusters?msa_size=Medium', 'For example, msa_size=Small%2FMedium works.'],
  ['/api/clusters/247/companies?entry_posting_tier=medium', 'For example, entry_posting_tier=average works.'],
  ['/api/clusters?min_ba_plus_share=20', 'Set min_ba_plus_share to a number from 0 to 1, for example min_ba_plus_share=0.2.'],
  ['/api/clusters?min_pay=90k', 'Set min_pay to a number of at least 0, for example min_pay=90000.'],
  ['/api/clusters?limit=x', 'Set limit to an integer from 1 to 1000, for example limit=100.'],
  ['/api/clusters?limit=1&limit=2', 'Send limit only once.'],
  [`/api/clusters?search=${'x'.repeat(501)}`, 'Shorten search to 500 characters or fewer.'],
  ['/api/clusters?ai_flag=Raising%20the%20Barr', 'For example, ai_flag=Raising%20the%20Bar works.'],
])('%s: %s', async (path, suggestion) => {
  const { status, body } = await service.get(path, token);
  expect({ status, suggestion: body.suggestion }).toEqual({ status: 400, suggestion });
});

it.each([
  ['/api/clusters/247/wages?size=medium&years_in=12', '/api/clusters/247/wages?msa_size=Small%2FMedium&years_in=10'],
  ['/api/titleconvert?titel=nurse&min_score=80', '/api/titleconvert?title=nurse&min_score=0.8'],
  ['/api/clusters/247/companies?sort=blend_stabilty&limit=3', '/api/clusters/247/companies?sort=blend_stability&limit=3'],
  ['/api/clusters/247/companies?order_by=entry_posting&offset=2', '/api/clusters/247/companies?order_by=entry_postings&offset=2'],
  ['/api/clusters/247/companies?sort=size&limit=3', '/api/clusters/247/companies?limit=3'],
  ['/api/clusters/247/companies?archetype=growth&limit=3', '/api/clusters/247/companies?archetype=growth&limit=3&sort=blend'],
  ['/api/clusters/247/companies?archetype=growth&order_by=alpha', '/api/clusters/247/companies?archetype=growth&order_by=blend'],
  ['/api/clusters/247/companies?sort=blend_growth&archetype=stability&limit=3', '/api/clusters/247/companies?sort=blend_growth&limit=3'],
  ['/api/industries?search=a&order_by=company_count&order=asc', '/api/industries?search=a&order_by=company_count'],
  ['/api/companies/badges?state=OH', '/api/companies/badges?company_state=Ohio'],
  ['/api/companies/badges?state=OH,TX&limit=2', '/api/companies/badges?company_state=Ohio%2CTexas&limit=2'],
  ['/api/companies?offset=-10&industry=Banking', '/api/companies?offset=0&industry=Banking'],
  ['/api/companies?limit=-5', '/api/companies?limit=5'],
  ['/api/clusters/247/companies?badge=growth', '/api/clusters/247/companies?badge=growth%3ARanked'],
  ['/api/clusters/247/companies?badge=growth:platnum', '/api/clusters/247/companies?badge=growth%3APlatinum'],
  ['/api/clusters?sort=-pay', '/api/clusters?sort=pay&order=desc'],
  ['/api/clusters?sort=pay%20desc', '/api/clusters?sort=pay&order=desc'],
  ['/api/clusters?sort=salary', '/api/clusters?sort=pay'],
  ['/api/companies?industry=Banking&industry=Retail', '/api/companies?industry=Banking%2CRetail'],
  ['/api/occupations/badges?onet_code=29-1141&limit=2', '/api/occupations/badges?onet_code=29-1141.00&limit=2'],
  ['/api/occupations/29-1141/wages?size=medium', '/api/occupations/29-1141.00/wages?msa_size=Small%2FMedium'],
  ['/api/occupations/25201100', '/api/occupations/25-2011.00'],
  ['/api/companies/Five%20Guys/hiring?limit=5000', '/api/companies/Five%20Guys/hiring?limit=1000'],
  ['/api/clusters?min_pay=25/hr&limit=2', '/api/clusters?min_pay=52000&limit=2'],
  ['/api/clusters?cluster_id=63,12x', '/api/clusters?cluster_id=63'],
  ['/api/clusters?cluster_id=12x&sort=pay', '/api/clusters?sort=pay'],
  ['/api/clusters/247/companies?badge=growth:Silver', '/api/clusters/247/companies'],
  ['/api/clusters/247/wages?years_in=0-5', '/api/clusters/247/wages?min_years_in=0&max_years_in=5'],
  ['/api/clusters/247/skill-adj-clusters?experience_level=5,10', '/api/clusters/247/skill-adj-clusters?experience_level=5'],
  ['/api/clusters/247/skill-adj-clusters?min_retention_rate_3yr=80', '/api/clusters/247/skill-adj-clusters?min_retention_rate_3yr=0.8'],
  ['/api/occupations/41-2011.00/wages?city=Seattle', '/api/occupations/41-2011.00/wages'],
  ['/api/companies/badges?industry=Banking&state=Ohio', '/api/companies/badges?industry=Banking&company_state=Ohio'],
  ['/api/companies/badges/counts?group_by=state', '/api/companies/badges/counts?group_by=company_state'],
  ['/api/titleconvert?q=nurse', '/api/titleconvert?title=nurse'],
  ['/api/companies/search?query=solar', '/api/companies/search?search=solar'],
  ['/api/clusters?salary_min=50000', '/api/clusters?min_pay=50000'],
  ['/api/industries?name=bank', '/api/industries?search=bank'],
  // What a path names in words.
  ['/api/occupations/registered%20nurse/wages?size=medium', '/api/occupations/29-1141.00/wages?msa_size=Small%2FMedium'],
  ['/api/clusters/registered-nurses/wages', '/api/clusters/247/wages'],
  ['/api/location/cbsa/Seattle', '/api/location/cbsa/42660'],
  ['/api/companies/Walmrt/hiring?cbsa=42660', '/api/companies/Walmart/hiring?cbsa=42660'],
  ['/api/companies/Walmrt/hiring?cbsa=42660&colour=red', '/api/companies/Walmart/hiring?cbsa=42660'],
])('%s: the example is the corrected request', async (path, example) => {
  expect((await service.get(path, token)).body.example).toBe(example);
});

it.each([
  ['/api/industries?order_by=company_count&order=asc', 'order=asc'],
  ['/api/clusters/247/companies?sort=size&limit=3', 'sort=size'],
])('%s: the suggestion says that the example is without %s', async (path, left) => {
  expect((await service.get(path, token)).body.suggestion).toContain(`The example leaves out ${left}.`);
});

it.each(['/api/companies?title=nurse', '/api/clusters?company_name=Walmart'])('%s: a name of something else is not looked for in names', async (path) => {
  const { body } = await service.get(path, token);
  expect(body.example).not.toMatch(/search=(?:nurse|Walmart)/u);
});

it('contradicting years of a cluster: the example is the request without one of them', async () => {
  const { body } = await service.get('/api/clusters/247/wages?years_in=5&experience_level=10', token);
  expect(body.example).toBe('/api/clusters/247/wages?years_in=5');
  expect((await service.get(body.example as string, token)).status).toBe(200);
});
