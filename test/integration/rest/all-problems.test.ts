import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const SORT_MODES = ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'];
const RETIRED = 'postings_qtile was retired in 0.13.0-beta and is no longer a';

/** Path and query, and every problem in it: first those of the path, then those of the query in its order, then those of several parameters together. */
const SEVERAL: [path: string, problems: string[], unknown?: string[]][] = [
  ['/api/clusters/abc/wages?limit=0', ['cluster_id must be an integer', 'limit must be an integer from 1 to 1000']],
  ['/api/clusters/1.5?verbose=1', ['cluster_id must be an integer'], ['verbose']],
  ['/api/occupations/nurse?verbose=1', ['"nurse" is not an O*NET-SOC code'], ['verbose']],
  ['/api/occupations/nurse/companies?limit=0', ['"nurse" is not an O*NET-SOC code', 'limit must be an integer from 1 to 1000']],
  ['/api/occupations/cluster:x/wages?msa_size=Tiny&limit=0', ['cluster_id must be an integer', 'msa_size must be one of', 'limit must be an integer']],
  ['/api/occupations/nurse/wages?msa_size=Tiny&limit=5', ['"nurse" is not an O*NET-SOC code', 'msa_size must be one of'], ['limit']],
  ['/api/location/zip/1?verbose=1', ['"1" is not a ZIP code'], ['verbose']],
  ['/api/location/cbsa/1?verbose=1', ['"1" is not a CBSA code'], ['verbose']],
  [
    '/api/clusters/abc/companies?sort=size&limit=0&postings_qtile=3&sorted=1',
    ['cluster_id must be an integer', 'Invalid sort: size', 'limit must be an integer', `${RETIRED} filter`],
    ['sorted'],
  ],
  ['/api/clusters/75/companies?archetype=growth&limit=0', ['limit must be an integer', 'archetype requires sort=blend']],
  ['/api/clusters/75/companies?sort=blend_growth&archetype=stability&offset=-1', ['offset must be an integer', 'name two different archetypes']],
  ['/api/companies/Walmart/occupations?sort=postings_qtile&postings_count_qtile=1', [`${RETIRED} sort`, `${RETIRED} filter`]],
  ['/api/occupations/29-1141.00/companies?order_by=postings_qtile&limit=0', [`${RETIRED} sort`, 'limit must be an integer']],
  ['/api/clusters/75/skill-adj-clusters?expand=metrics&limit=0', ['Unknown EXPAND target(s): METRICS', 'limit must be an integer']],
  ['/api/clusters/x/cluster-destinations?expand=company_hiring&onet=nurse', ['cluster_id must be', '"nurse" is not', 'expand=company_hiring requires company']],
  ['/api/clusters/0/skill-adj-clusters?min_retention_rate_3yr=abc', ['min_retention_rate_3yr must be a number', 'Path id 0 requires onet']],
  ['/api/companies/badges/counts?group_by=city&badge_growth=Silver', ['Unknown group_by: city', 'badge_growth must be one of']],
  ['/api/occupations/badges/counts?group_by=city&cluster_id=x', ['Unknown group_by: city', 'cluster_id must be an integer']],
  ['/api/clusters/75/wages?years_in=5&experience_level=10&limit=0', ['limit must be an integer', 'years_in 5 and experience_level 10 contradict each other']],
  ['/api/occupations/29-1141.00/wages?years_in=5&experience_level=10&msa_size=Tiny', ['msa_size must be one of', 'years_in 5 and experience_level 10']],
];

it.each(SEVERAL)('%s: all problems in one 400', async (path, problems, unknown = []) => {
  const { status, body } = await service.get(path, token);
  expect(status).toBe(400);
  const found = problems.map((message) => ({ parameter: expect.any(String), message: expect.stringContaining(message) }));
  expect(body.data.problems).toEqual(found.map((problem) => expect.objectContaining(problem)));
  expect(body.data.unknown_fields ?? []).toEqual(unknown);
  for (const message of [...problems, ...unknown]) expect(body.error).toContain(message);
  expect(body).toMatchObject({ success: false, suggestion: expect.any(String), example: expect.stringContaining('/api/') });
});

describe('what a problem brings of its own is kept next to the others', () => {
  it('sort: valid_sort_modes', async () => {
    const { body } = await service.get('/api/clusters/75/companies?sort=size&limit=0', token);
    expect(body).toMatchObject({ valid_sort_modes: SORT_MODES, suggestion: expect.stringContaining(`Use one of ${SORT_MODES.join(', ')}`) });
  });

  it('group_by: valid_group_by and data.error', async () => {
    const { body } = await service.get('/api/companies/badges/counts?group_by=city&industry=', token);
    const valid_group_by = ['archetype', 'industry', 'overall_badge', 'company_state'];
    expect(body).toMatchObject({ valid_group_by, data: { error: { message: 'Unknown group_by: city', valid_group_by } } });
  });

  it('the retired quintile: what replaces it', async () => {
    const { body } = await service.get('/api/companies/Walmart/occupations?postings_qtile=1&limit=0', token);
    expect(body.data).toMatchObject({ deprecated: 'postings_qtile', replacements: expect.arrayContaining(['entry_posting_tier']) });
  });

  it('expand: the targets, and what stood in data', async () => {
    const { body } = await service.get('/api/clusters/75/skill-adj-clusters?expand=metrics&limit=0', token);
    expect(body.suggestion).toContain('Valid targets: COMPANY_HIRING, NAMES, OCCUPATIONS.');
    expect(body.data.problems[0]).toMatchObject({ parameter: 'expand', note: expect.stringContaining('snapshot') });
  });
});

describe('alone, a problem has its own body', () => {
  it.each([
    ['/api/clusters/abc/companies', { error: 'cluster_id must be an integer' }],
    ['/api/clusters/75/companies?sort=size', { error: 'Invalid sort: size', valid_sort_modes: SORT_MODES }],
    ['/api/clusters/75/skill-adj-clusters?expand=metrics', { error: 'Unknown EXPAND target(s): METRICS', data: expect.any(String) }],
    ['/api/clusters/75/companies?postings_qtile=1', { error: `${RETIRED} filter`, data: { deprecated: 'postings_qtile' } }],
    ['/api/clusters/75/wages?years_in=5&experience_level=10', { error: 'years_in 5 and experience_level 10 contradict each other' }],
    ['/api/occupations/cluster:75/wages?years_in=5,6&experience_level=7', { error: 'years_in 5,6 and experience_level 7 contradict each other' }],
    ['/api/clusters/75/wages?min_years_in=7&experience_level=5', { error: 'min_years_in 7 and experience_level 5 contradict each other' }],
    ['/api/occupations/cluster:75/wages?max_years_in=3&experience_level=5,6', { error: 'max_years_in 3 and experience_level 5,6 contradict each other' }],
    [
      '/api/clusters/75/wages?min_years_in=3&max_years_in=4&experience_level=2,5',
      { error: 'min_years_in 3 and max_years_in 4 and experience_level 2,5 contradict each other' },
    ],
  ])('%s', async (path, expected) => {
    const { status, body } = await service.get(path, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, ...expected, suggestion: expect.any(String), example: expect.stringContaining('/api/') });
    expect(body.data?.problems).toBeUndefined();
  });
});

it('rules of several parameters leave malformed ones to their own problem', async () => {
  const { body } = await service.get('/api/clusters/75/skill-adj-clusters?expand=company_hiring&company=', token);
  expect(body.data.problems).toEqual([{ parameter: 'company', message: 'company is empty' }]);
});

it('years that agree in part are no contradiction', async () => {
  const { body } = await service.get('/api/clusters/75/wages?years_in=4,5&experience_level=5,6&msa_size=Large', token);
  expect(body.data.map(({ years_in }: { years_in: number }) => years_in)).toEqual([5]);
  const bounded = await service.get('/api/clusters/75/wages?min_years_in=5&max_years_in=8&experience_level=4,5,10&msa_size=Large', token);
  expect(bounded.body.data.map(({ years_in }: { years_in: number }) => years_in)).toEqual([5]);
});

it.each([
  ['/api/companies?order_by=foo', '/api/companies?order_by=alpha'],
  ['/api/companies?overall_badge=Silver&limit=5', '/api/companies?limit=5&overall_badge=Platinum'],
  ['/api/occupations?cluster_id=abc', '/api/occupations?cluster_id=75'],
  ['/api/clusters?ai_flag=none&limit=2', '/api/clusters?limit=2&ai_flag=Raising%20the%20Bar'],
  ['/api/companies?min_badge_count=abc&offset=10', '/api/companies?offset=10&min_badge_count=0'],
  // Something else is left of the request.
  ['/api/companies?order_by=foo&industry=Banking', '/api/companies?industry=Banking'],
])('of %s nothing but its page would be left, so the example has a value that works', async (path, example) => {
  const { status, body } = await service.get(path, token);
  expect({ status, example: body.example }).toEqual({ status: 400, example });
  expect((await service.get(example, token)).status).toBe(200);
});
