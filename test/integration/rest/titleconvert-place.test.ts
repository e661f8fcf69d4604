import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const SEATTLE = 'Seattle-Tacoma-Bellevue, WA';
const convert = async (location: string) => (await service.get(`/api/titleconvert?title=engineer&location=${encodeURIComponent(location)}`, token)).body;

it.each([
  ['Seattle', '42660', '98101', 'Seattle, WA', 'Emerald City'],
  ['Los Angeles', 'L.A.', '90001'],
  ['NYC', '10001', 'Big Apple'],
])('all names of one metro area give the same matches, which are not those of its state: %s, %s, %s', async (...names) => {
  const answers = await Promise.all(names.map(convert));
  const [first, ...others] = answers;
  for (const other of others) expect([other.data, other.resolved_context]).toEqual([first.data, first.resolved_context]);
  const state = await convert(first.resolved_context.location);
  expect(state.resolved_context).toEqual({ location: first.resolved_context.location });
  expect(first.data).not.toEqual(state.data);
});

it('resolved_context names the metro area, alone and in a batch', async () => {
  const understood = { location: 'WA', metro_areas: [SEATTLE] };
  expect((await convert('98101')).resolved_context).toEqual(understood);
  const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT ["nurse"] WHERE LOCATION IS "Seattle"' }, token);
  expect(body.resolved_context).toEqual(understood);
});

const LOS_ANGELES = 'Los Angeles-Long Beach-Anaheim, CA';
const BAY_AREA = 'San Francisco-Oakland-Fremont, CA';
const NEW_YORK = 'New York-Newark-Jersey City, NY-NJ';
it.each([
  ['Los Angeles, CA 90001', 'CA', LOS_ANGELES],
  ['greater LA', 'CA', LOS_ANGELES],
  ['Bay Area', 'CA', BAY_AREA],
  ['the Bay Area', 'CA', BAY_AREA],
  ['Bay Area, CA', 'CA', BAY_AREA],
  ['94103', 'CA', BAY_AREA],
  ['Brooklyn, NY', 'NY', NEW_YORK],
  ['98101-1234', 'WA', SEATTLE],
  ['DFW', 'TX', 'Dallas-Fort Worth-Arlington, TX'],
  ['LA', 'LA', undefined],
  ['California', 'CA', undefined],
  ['Calif.', 'CA', undefined],
])('%s is in %s, in the metro area %s', async (text, location, metro) => {
  expect((await convert(text)).resolved_context).toEqual({ location, ...(metro === undefined ? {} : { metro_areas: [metro] }) });
});
