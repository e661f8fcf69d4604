import { ServiceClient } from '../../setup/service-client.ts';
import { everyRow, meetsBadge } from './every-row.ts';
import { keyOf, pick, PAIR_FIELDS, storedPairs, type StoredPair } from './stored-pairs.ts';

const ARCHETYPES = ['badge_early_career', 'badge_growth', 'badge_stability'] as const;
const BADGES = ['overall_badge', ...ARCHETYPES] as const;
const VALUES = ['Platinum', 'Gold', 'Ranked', 'NA', 'Platinum,Gold', 'gold,na'];
const SPELLED: Record<string, string> = { 'gold,na': 'Gold,NA' };

interface CompanyBadges extends Record<(typeof BADGES)[number], string | null> {
  readonly company_uid: string;
  readonly industry: string | null;
  readonly company_city: string | null;
  readonly company_state: string | null;
  readonly company_country: string | null;
}

let service: ServiceClient;
let token: string;
let companies: CompanyBadges[];
let pairs: StoredPair[];

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  companies = await service.database.query<CompanyBadges & Record<string, unknown>>({
    text: `SELECT company_uid, company_name, overall_badge, badge_early_career, badge_growth, badge_stability, primary_industry AS industry, company_city, company_state,
             company_country FROM companies ORDER BY company_name COLLATE a_to_z, company_uid`,
  });
  pairs = await storedPairs(service);
});
afterAll(() => service.stop());

describe('GET /api/companies/badges', () => {
  const PATH = '/api/companies/badges';
  const rows = (query: string, limit?: number) => everyRow<CompanyBadges>(service, token, `${PATH}?${query}`, limit);

  it('answers 100 rows by default, A to Z, with exactly the documented fields', async () => {
    const { status, body } = await service.get(PATH, token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: 100, total: companies.length, has_more: true });
    expect(body.data).toEqual(companies.slice(0, 100));
  });

  it('pages never repeat or drop a row', async () => {
    expect(await rows('', 211)).toEqual(companies);
  });

  it.each(BADGES.flatMap((field) => VALUES.map((value) => [field, value] as const)))('%s=%s', async (field, value) => {
    const expected = companies.filter((row) => meetsBadge(row[field], SPELLED[value] ?? value));
    expect(expected.length).toBeGreaterThan(0);
    expect(await rows(`${field}=${value}`)).toEqual(expected);
  });

  it.each([
    ['industry=Banking', (row: CompanyBadges) => row.industry === 'Banking'],
    ['industry=banking,Insurance', (row: CompanyBadges) => row.industry === 'Banking' || row.industry === 'Insurance'],
    ['company_state=California', (row: CompanyBadges) => row.company_state === 'California'],
    ['company_state=california,Texas', (row: CompanyBadges) => row.company_state === 'California' || row.company_state === 'Texas'],
    ['company_city=Seattle', (row: CompanyBadges) => row.company_city === 'Seattle'],
    ['company_country=United%20States', (row: CompanyBadges) => row.company_country === 'United States'],
    ['company_state=CA', () => false],
    [
      'company_state=California&badge_growth=Ranked&industry=Banking,Software',
      (row: CompanyBadges) => row.company_state === 'California' && row.badge_growth !== null && ['Banking', 'Software'].includes(String(row.industry)),
    ],
  ])('?%s', async (query, meets) => {
    expect(await rows(query)).toEqual(companies.filter(meets));
  });

  it('an industry whose name holds a comma is one name first', async () => {
    const comma = 'Oil, Gas and Mining';
    expect(companies.some(({ industry }) => industry === comma)).toBe(true);
    expect(await rows(`industry=${encodeURIComponent(comma)}`)).toEqual(companies.filter(({ industry }) => industry === comma));
    expect(await rows(`industry=${encodeURIComponent(`Banking,${comma}`)}`)).toEqual(
      companies.filter(({ industry }) => industry === comma || industry === 'Banking'),
    );
  });

  it('an industry that does not exist: an empty list with a hint', async () => {
    const { status, body } = await service.get(`${PATH}?industry=Bankng`, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: [], count: 0, total: 0, has_more: false, suggestion: expect.stringContaining('Banking') });
  });

  it.each(['state=California', 'limit=1001', 'limit=x', 'offset=-1', 'overall_badge=Silver', 'company_city='])('?%s: 400', async (query) => {
    const { status, body } = await service.get(`${PATH}?${query}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.any(String), suggestion: expect.any(String), example: expect.any(String) });
    if (query.startsWith('state')) {
      expect(body.data).toEqual({
        unknown_fields: ['state'],
        valid_fields: [...BADGES, 'industry', 'company_state', 'company_city', 'company_country', 'limit', 'offset'],
      });
    }
  });
});

describe('GET /api/occupations/badges', () => {
  const PATH = '/api/occupations/badges';
  const keys = async (query: string, limit?: number) => (await everyRow<StoredPair>(service, token, `${PATH}?${query}`, limit)).map(keyOf);
  const expected = (meets: (pair: StoredPair) => boolean): string[] => pairs.filter(meets).map(keyOf);
  /** Conditions that leave few of the 55,000 rows, so that a test asks for a few pages only. */
  const few = (): string => `company=${encodeURIComponent(pairs[0]!.company_name)},Walmart,Target`;
  const isFew = (pair: StoredPair): boolean => [pairs[0]!.company_name, 'Walmart', 'Target'].includes(pair.company_name);

  it('answers 100 rows by default, A to Z, with exactly the documented fields', async () => {
    const { status, body } = await service.get(PATH, token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: 100, total: pairs.length, has_more: true });
    expect(body.data).toEqual(pairs.slice(0, 100).map((pair) => pick(pair, PAIR_FIELDS)));
  });

  it('pages never repeat or drop a row', async () => {
    expect(await keys(few(), 7)).toEqual(expected(isFew));
    expect(await keys('cluster_id=1,2,3', 101)).toEqual(expected(({ cluster_id }) => [1, 2, 3].includes(cluster_id)));
  });

  it('the last rows are reached', async () => {
    const { body } = await service.get(`${PATH}?limit=1000&offset=${pairs.length - 3}`, token);
    expect(body).toMatchObject({ count: 3, total: pairs.length, has_more: false });
    expect(body.data.map(keyOf)).toEqual(pairs.slice(-3).map(keyOf));
  });

  it.each(ARCHETYPES.flatMap((field) => VALUES.map((value) => [field, value] as const)))('%s=%s', async (field, value) => {
    const matches = (pair: StoredPair): boolean => meetsBadge(pair[field], SPELLED[value] ?? value);
    expect(await keys(`${few()}&${field}=${value}`)).toEqual(expected((pair) => isFew(pair) && matches(pair)));
    expect((await service.get(`${PATH}?${field}=${value}&limit=1`, token)).body.total).toBe(pairs.filter(matches).length);
  });

  it.each(['entry_posting_tier', 'total_posting_tier'].flatMap((field) => ['high', 'above-average', 'average', 'low', 'none'].map((value) => [field, value])))(
    '%s=%s',
    async (field, value) => {
      const matches = (pair: StoredPair): boolean => pair[field as 'entry_posting_tier'] === value;
      expect(await keys(`${few()}&${field}=${value}`)).toEqual(expected((pair) => isFew(pair) && matches(pair)));
      expect((await service.get(`${PATH}?${field}=${value}&limit=1`, token)).body.total).toBe(pairs.filter(matches).length);
    },
  );

  it.each(['1', '0'])('top10=%s', async (value) => {
    expect(await keys(`${few()}&top10=${value}`)).toEqual(expected((pair) => isFew(pair) && pair.top10_occupation === value));
  });

  it('company is exact and takes any case', async () => {
    expect(await keys('company=WALMART')).toEqual(expected(({ company_name }) => company_name === 'Walmart'));
    expect(await keys('company=Walm')).toEqual([]);
  });

  it('cluster_id, onet_code and industry', async () => {
    const [{ onet_code, cluster_id }] = (await service.database.query<{ onet_code: string; cluster_id: number }>({
      text: 'SELECT onet_code, cluster_id FROM occupation_clusters WHERE is_core AND onet_code = $1',
      values: ['29-1141.00'],
    })) as [{ onet_code: string; cluster_id: number }];
    const nurses = expected((pair) => pair.cluster_id === cluster_id);
    expect(await keys(`cluster_id=${cluster_id}`)).toEqual(nurses);
    expect(await keys(`onet_code=${onet_code}`)).toEqual(nurses);
    expect(await keys(`cluster_id=${cluster_id}&industry=Banking`)).toEqual(
      expected((pair) => pair.cluster_id === cluster_id && pair.primary_industry === 'Banking'),
    );
  });

  it('a cluster_id that is not an integer: 400, word for word', async () => {
    const { status, body } = await service.get(`${PATH}?cluster_id=abc`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'cluster_id must be an integer' });
  });

  it.each([
    'postings_qtile=3',
    'onet_code=291141',
    'top10=2',
    'limit=0',
    'limit=1001',
    'badge_growth=x',
    'clusterid=1',
    'cluster_id=1.5',
    'cluster_id=99999999999',
  ])('?%s: 400', async (query) => {
    const { status, body } = await service.get(`${PATH}?${query}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.any(String), suggestion: expect.any(String) });
  });
});
