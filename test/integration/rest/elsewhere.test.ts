import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

it.each([
  // The same rows of one thing.
  ['/api/companies?cluster_id=75&limit=5', '/api/clusters/75/companies?limit=5', 'it is in the path of /api/clusters/{id}/companies'],
  ['/api/companies?onet_code=29-1141.00', '/api/occupations/29-1141.00/companies', 'it is in the path of /api/occupations/{id}/companies'],
  ['/api/occupations?company=Walmart', '/api/companies/Walmart/occupations', 'it is in the path of /api/companies/{name}/occupations'],
  // The row of one thing.
  ['/api/companies/badges?company=Walmart', '/api/companies/Walmart/badges', 'it is in the path of /api/companies/{name}/badges'],
  ['/api/occupations?onet_code=29-1141.00', '/api/occupations/29-1141.00', 'it is in the path of /api/occupations/{id}'],
  // A filter of other rows.
  ['/api/companies?state=OH', '/api/companies/badges?company_state=Ohio', '/api/companies/badges has company_state'],
  ['/api/companies?state=Ohio&industry=Banking', '/api/companies/badges?company_state=Ohio&industry=Banking', '/api/companies/badges has company_state'],
  ['/api/occupations?industry=Banking', '/api/occupations/badges?industry=Banking', '/api/occupations/badges has industry'],
])('%s: what the endpoint does not have is %s', async (request, example, where) => {
  const { status, body } = await service.get(request, token);
  expect({ status, example: body.example, suggestion: body.suggestion }).toEqual({ status: 400, example, suggestion: expect.stringContaining(where) });
  const found = await service.get(example, token);
  expect({ status: found.status, hasRows: found.body.count > 0 }).toEqual({ status: 200, hasRows: true });
});

it.each([
  // Only the text says where it is: the value is no code, another parameter is missing there, or the path names something.
  ['/api/companies?occupation=nurse', '/api/companies', 'it is in the path of /api/occupations/{id}/companies'],
  ['/api/companies?state=Ohio&badge_count=3', '/api/companies', '/api/companies/badges has company_state'],
  ['/api/occupations/29-1141.00/wages?company=Walmart', '/api/occupations/29-1141.00/wages', '/api/occupations/badges has company'],
  // Other rows of the thing that the path names come first.
  ['/api/companies/Walmart/clusters?badge_growth=Gold', '/api/companies/Walmart/clusters', 'endpoint; /api/companies/{name}/occupations has badge_growth'],
])('%s: the example stays at %s', async (request, path, where) => {
  const { body } = await service.get(request, token);
  expect(body.example.split('?')[0]).toBe(path);
  expect(body.suggestion).toContain(where);
});

it('an endpoint is not where else its parameter is', async () => {
  // Only the form with `cluster:` has it.
  const { body } = await service.get('/api/occupations/29-1141.00/wages?min_years_in=1', token);
  expect(body.suggestion).toContain('min_years_in is not a parameter of this endpoint; /api/clusters/{id}/wages has min_years_in.');
});

it.each(['/api/clusters/75?limit=1', '/api/version?verbose=1'])('%s: how rows are shown, and what nothing is called, is nowhere else', async (request) => {
  const { body } = await service.get(request, token);
  expect(body.suggestion).not.toMatch(/endpoint; /u);
});

it.each([
  ['/api/clusters?min_ba_plus_share=0.5&max_ba_plus_share=20', '/api/clusters?min_ba_plus_share=0.005&max_ba_plus_share=0.2'],
  ['/api/clusters?min_ba_plus_share=20&max_ba_plus_share=50', '/api/clusters?min_ba_plus_share=0.2&max_ba_plus_share=0.5'],
  // In order, as they are.
  ['/api/clusters?min_retention=0.5&max_retention=90', '/api/clusters?min_retention=0.5&max_retention=0.9'],
])('%s: both bounds of a share, or only one, are percentages', async (request, example) => {
  const { status, body } = await service.get(request, token);
  expect([status, body.example]).toEqual([400, example]);
  expect((await service.get(example, token)).status).toBe(200);
});

it.each(['/api/occupations/manager/wages', '/api/occupations/manager/wages?limit=x'])('%s: what else a title in the path may be', async (request) => {
  const { status, body } = await service.get(request, token);
  expect(status).toBe(400);
  expect(body.suggestion).toMatch(/"manager" may be (?:.*\(\d\d-\d{4}\.\d\d\)){3}\. The example has the first one\./u);
  expect((await service.get(body.example, token)).status).toBe(200);
});
