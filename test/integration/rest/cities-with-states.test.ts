import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const PORTLAND = 'Portland-Vancouver-Hillsboro, OR-WA';
const WASHINGTON = 'Washington-Arlington-Alexandria, DC-VA-MD-WV';

type Body = { data: readonly Record<string, string>[]; suggestion?: string };
const rest = async (path: string): Promise<Body> => (await service.get(path, token)).body;
const dsl = async (query: string): Promise<Body> => (await service.post('/api/dsl', { query }, token)).body;
const distinct = ({ data }: Body, ...columns: string[]): string[] => [...new Set(data.map((row) => columns.map((column) => row[column]).join(', ')))].sort();

it.each([
  ['Portland, OR', [PORTLAND]],
  ['Portland, Oregon', [PORTLAND]],
  ['portland,or', [PORTLAND]],
  ['Vancouver, WA', [PORTLAND]],
  ['Portland, OR, Washington, D.C.', [PORTLAND, WASHINGTON]],
  ['Washington, DC', [WASHINGTON]],
  ['38900, Washington', [PORTLAND, WASHINGTON]],
])('the metro areas of %p', async (place, expected) => {
  const body = await rest(`/api/companies/Walmart/hiring?limit=1000&cbsa=${encodeURIComponent(place)}`);
  expect(distinct(body, 'cbsa_name')).toEqual(expected);
  expect(body.suggestion).toBeUndefined();
});

it.each([
  ['Portland, Oregon', ['Portland, Oregon']],
  ['Portland, OR', ['Portland, Oregon']],
  ['Portland, OR,Austin, Texas', ['Austin, Texas', 'Portland, Oregon']],
  ['Washington, D.C.', ['Washington, District of Columbia']],
])('the headquarters in %p', async (place, expected) => {
  const body = await rest(`/api/companies/badges?limit=1000&company_city=${encodeURIComponent(place)}`);
  expect(distinct(body, 'company_city', 'company_state')).toEqual(expected);
  expect(body.suggestion).toBeUndefined();
});

it('a city that is not in the state', async () => {
  const body = await rest('/api/companies/badges?company_city=Portland, TX');
  expect([body.data.length, body.suggestion]).toEqual([0, 'No headquarters is in "Portland, TX"; did you mean Portland?']);
});

it.each([
  ['GET HIRING FOR COMPANY "Walmart" WHERE CBSA IS "Portland, Oregon" LIMIT 1000', 'cbsa_name', [PORTLAND]],
  ['GET HIRING FOR COMPANY "Walmart" WHERE CBSA CONTAINS "Portland, OR" LIMIT 1000', 'cbsa_name', [PORTLAND]],
  ['GET HIRING FOR COMPANY "Walmart" WHERE CBSA IN ("Portland, OR", "Washington, D.C.") LIMIT 1000', 'cbsa_name', [PORTLAND, WASHINGTON]],
  ['LIST COMPANIES WHERE CITY IS "Portland, OR" LIMIT 1000', 'company_state', ['Oregon']],
  ['LIST COMPANIES WHERE CITY IN ("Portland, OR", "Seattle, Washington") LIMIT 1000', 'company_city', ['Portland', 'Seattle']],
  ['LIST COMPANIES WHERE STATE IS "D.C." LIMIT 1000', 'company_city', ['Washington']],
])('%s', async (query, column, expected) => {
  const body = await dsl(query);
  expect(distinct(body, column)).toEqual(expected);
  expect(body.suggestion).toBeUndefined();
});

it.each([
  ['/api/companies/Walmart/hiring?cbsa=Seattle, Washington', '"Seattle, Washington" is read as two cities. For the city in the state, write Seattle, WA.'],
  ['/api/companies/badges?company_city=Albany, New York', '"Albany, New York" is read as two cities. For the city in the state, write Albany, NY.'],
])('%s: a state that is also a city', async (path, sentence) => {
  expect((await rest(path)).suggestion).toContain(sentence);
});

it('two cities are two cities', async () => {
  expect((await rest('/api/companies/badges?company_city=Boston, New York')).suggestion).toBeUndefined();
});
