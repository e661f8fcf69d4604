import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

const get = (path: string) => service.get(`/api/location/${path}`, token);
const one = async (text: string) => (await service.database.query<Record<string, string>>({ text }))[0]!;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

describe('GET /api/location/zip/{zip}', () => {
  const facts = (condition: string) =>
    one(`SELECT lpad(zip::text, 5, '0') AS zip_code, usps_zip_pref_city AS city, usps_zip_pref_state AS state, cbsa AS cbsa_code, cbsa_name,
           COALESCE(msa_size, 'Small/Medium') AS msa_size FROM zip_locations LEFT JOIN cbsas USING (cbsa) WHERE ${condition} ORDER BY zip LIMIT 1`);

  it.each([
    ['in a large metro', "msa_size = 'Large'"],
    ['in a smaller metro', "msa_size = 'Small/Medium'"],
    ['outside of all metros', 'cbsa IS NULL'],
    ['with leading zeros', 'zip < 10000'],
  ])('%s', async (_where, condition) => {
    const expected = await facts(condition);
    const { status, body } = await get(`zip/${expected['zip_code']}`);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: expected, count: 1 });
    expect(body.data.zip_code).toMatch(/^\d{5}$/);
    if (condition === 'cbsa IS NULL') expect(body.data).toMatchObject({ cbsa_code: null, cbsa_name: null, msa_size: 'Small/Medium' });
  });

  it.each(['981011', 'abcde', '9810', '98101-1234', '98 01', '%2098101'])('%s is malformed: 400', async (zip) => {
    const { status, body } = await get(`zip/${zip}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: `"${decodeURIComponent(zip)}" is not a ZIP code`,
      suggestion: expect.any(String),
      example: '/api/location/zip/98101',
    });
  });

  it.each([
    ['2134', '02134'],
    ['501', '00501'],
    ['02134-1234', '02134'],
  ])('%s: the example is the ZIP code that was meant', async (zip, meant) => {
    const { status, body } = await get(`zip/${zip}`);
    expect([status, body.example]).toEqual([400, `/api/location/zip/${meant}`]);
  });

  it.each(['00000', '99999'])('%s is unknown: 404', async (zip) => {
    const { status, body } = await get(`zip/${zip}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: `ZIP code not found: ${zip}` });
  });
});

describe('GET /api/location/cbsa/{cbsa}', () => {
  it.each(['Large', 'Small/Medium'])('a %s metro', async (size) => {
    const facts = await one(`SELECT cbsa AS cbsa_code, cbsa_name, msa_size, census_cbsa_pop_est_2024::text AS census_cbsa_pop_est_2024,
      (SELECT count(*) FROM zip_locations z WHERE z.cbsa = b.cbsa) AS zip_count FROM cbsas b WHERE msa_size = '${size}' AND cbsa_name LIKE '%-__' ORDER BY 1 LIMIT 1`);
    const { status, body } = await get(`cbsa/${facts['cbsa_code']}`);
    const states = String(facts['cbsa_name']).split(', ')[1]!.split('-');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...facts, states }, count: 1 });
    expect(states.length).toBeGreaterThan(1);
  });

  it.each(['4266', '426600', 'Seattle'])('%s is malformed: 400', async (cbsa) => {
    const { status, body } = await get(`cbsa/${cbsa}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: `"${cbsa}" is not a CBSA code`, example: '/api/location/cbsa/42660' });
  });

  it('99999 is unknown: 404', async () => {
    const { status, body } = await get('cbsa/99999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: 'CBSA not found: 99999' });
  });
});

describe('what is refused', () => {
  it.each(['zip/98101?expand=cbsa', 'cbsa/42660?limit=1'])('%s: 400', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ valid_fields: [] });
  });

  it.each(['zip', 'cbsa', 'zip/98101/more', 'state/WA'])('%s: 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
