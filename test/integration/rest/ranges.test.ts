import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

type Row = Readonly<Record<string, unknown>>;
interface Rows {
  readonly data: readonly Row[];
  readonly total: number;
}

const rest = async (path: string): Promise<Rows> => {
  const { status, body } = await service.get(path, token);
  expect({ path, status, error: body.error }).toEqual({ path, status: 200, error: undefined });
  return body as Rows;
};
const dsl = async (query: string): Promise<Rows> => {
  const { status, body } = await service.post('/api/dsl', { query }, token);
  expect({ query, status, error: body.error }).toEqual({ query, status: 200, error: undefined });
  return body as Rows;
};

const BADGES = ['overall_badge', 'badge_early_career', 'badge_growth', 'badge_stability'];
const badgeCount = (row: Row): number => BADGES.filter((badge) => row[badge] !== null).length;
const member =
  (name: string) =>
  (row: Row): unknown =>
    row[name];

/** Path, query, field, value of a row where rows show it, and bounds within which some rows lie, but not all. */
const RANGES: [path: string, query: string, name: string, value: ((row: Row) => unknown) | undefined, low: number, high: number][] = [
  ['/api/companies', 'LIST COMPANIES', 'badge_count', badgeCount, 1, 2],
  ['/api/occupations', 'LIST OCCUPATIONS', 'company_count_all', member('company_count_all'), 5, 40],
  ['/api/occupations', 'LIST OCCUPATIONS', 'company_count_badged', member('company_count_badged'), 2, 20],
  ['/api/occupations', 'LIST OCCUPATIONS', 'company_count_top10', member('company_count_top10'), 1, 10],
  ['/api/clusters', 'LIST CLUSTERS', 'occupation_count', member('occupation_count'), 2, 3],
  ['/api/clusters', 'LIST CLUSTERS', 'ba_plus_share', member('ba_plus_share'), 0.25, 0.75],
  ['/api/clusters/75/wages', 'GET WAGES FOR CLUSTER 75', 'years_in', member('years_in'), 3, 5],
  ['/api/occupations/cluster:75/wages', 'GET WAGES FOR CLUSTER 75', 'years_in', member('years_in'), 0, 1],
  ['/api/clusters/75/companies', 'LIST COMPANIES FOR CLUSTER 75', 'hiring_postings_qtile', undefined, 2, 2],
];

describe.each(RANGES)('%s, %s: %s', (path, query, name, value, low, high) => {
  const field = name.toUpperCase();

  it.each([
    ['from a minimum', `min_${name}=${low}`, `${field} >= ${low}`, low, Infinity],
    ['up to a maximum', `max_${name}=${high}`, `${field} <= ${high}`, -Infinity, high],
    ['between both', `min_${name}=${low}&max_${name}=${high}`, `${field} BETWEEN ${low} AND ${high}`, low, high],
  ])('%s', async (_, bounds, condition, least, most) => {
    const [all, found, twin] = [
      await rest(`${path}?limit=1000`),
      await rest(`${path}?limit=1000&${bounds}`),
      await dsl(`${query} WHERE ${condition} LIMIT 1000`),
    ];
    expect(found.total).toBe(twin.total);
    expect(found.data).toEqual(twin.data);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThanOrEqual(all.total);
    if (value === undefined) return;
    for (const row of found.data) {
      expect(value(row)).toBeGreaterThanOrEqual(least);
      expect(value(row)).toBeLessThanOrEqual(most);
    }
    // Where a page does not hold all rows, the twin alone says that none is missing.
    const outside = all.data.filter((row) => value(row) === null || Number(value(row)) < least || Number(value(row)) > most);
    if (all.data.length === all.total) expect(found.total).toBe(all.total - outside.length);
  });

  it('narrows, and both bounds narrow more than one', async () => {
    const totals = await Promise.all(['', `min_${name}=${low}`, `min_${name}=${low}&max_${name}=${high}`].map((bounds) => rest(`${path}?limit=1&${bounds}`)));
    const [all, some, fewer] = totals.map(({ total }) => total) as [number, number, number];
    expect(fewer).toBeLessThan(all);
    expect(fewer).toBeLessThanOrEqual(some);
  });

  it('a minimum above its maximum is a 400 that names both', async () => {
    const more = name === 'ba_plus_share' ? 0.9 : high + 1;
    const { status, body } = await service.get(`${path}?min_${name}=${more}&max_${name}=${low}`, token);
    expect(status).toBe(400);
    expect(body.error).toBe(`min_${name} (${more}) is greater than max_${name} (${low})`);
    expect(body.suggestion).toContain('Swap the two bounds');
  });
});

it('bounds apply to the same hiring row as the metro area', async () => {
  const found = await rest('/api/clusters/75/companies?cbsa=Seattle&min_hiring_postings_qtile=3');
  const exact = await rest('/api/clusters/75/companies?cbsa=Seattle&hiring_postings_qtile=3');
  expect(found.data).toEqual(exact.data);
});

it('adjacent clusters: a minimum above its maximum is a 400, not an empty list', async () => {
  const { status, body } = await service.get('/api/clusters/75/skill-adj-clusters?min_retention_rate_3yr=0.9&max_retention_rate_3yr=0.1', token);
  expect(status).toBe(400);
  expect(body.error).toBe('min_retention_rate_3yr (0.9) is greater than max_retention_rate_3yr (0.1)');
});

it('the wages of one code take no bounds: they are one record', async () => {
  const { status, body } = await service.get('/api/occupations/29-1141.00/wages?min_years_in=3', token);
  expect(status).toBe(400);
  expect(body.data.unknown_fields).toEqual(['min_years_in']);
});
