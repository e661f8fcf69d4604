import { ServiceClient } from '../../setup/service-client.ts';
import { storedPairs, type StoredPair } from './stored-pairs.ts';

const ARCHETYPES = ['early_career', 'growth', 'stability'] as const;

interface Counted {
  readonly badge_early_career: string | null;
  readonly badge_growth: string | null;
  readonly badge_stability: string | null;
}
type Company = Counted & { readonly primary_industry: string | null; readonly overall_badge: string | null; readonly company_state: string | null };

let service: ServiceClient;
let token: string;
let companies: Company[];
let pairs: StoredPair[];

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  companies = await service.database.query<Company & Record<string, unknown>>({ text: 'SELECT * FROM companies' });
  pairs = await storedPairs(service);
});
afterAll(() => service.stop());

/** The 3x3 matrix, counted here once more. */
function matrix(rows: readonly Counted[]): Record<string, { platinum: number; gold: number; ranked: number }> {
  return Object.fromEntries(
    ARCHETYPES.map((archetype) => {
      const badges = rows.map((row) => row[`badge_${archetype}`]);
      const [platinum, gold] = ['Platinum', 'Gold'].map((level) => badges.filter((badge) => badge === level).length) as [number, number];
      return [archetype, { platinum, gold, ranked: platinum + gold }];
    }),
  );
}

/** The groups of rows by a key. */
function groups<T extends Counted>(rows: readonly T[], key: (row: T) => string | number | null): unknown[] {
  const byValue = new Map<string | number | null, T[]>();
  for (const row of rows) byValue.set(key(row), [...(byValue.get(key(row)) ?? []), row]);
  return [...byValue].map(([value, members]) => ({ key: value, total: members.length, ...matrix(members) }));
}

const byKey = (list: { key: unknown }[]): unknown[] => list.toSorted((a, b) => String(a.key).localeCompare(String(b.key)));

interface Door {
  readonly path: string;
  readonly rows: () => readonly (Counted & Record<string, unknown>)[];
  readonly keys: Readonly<Record<string, string>>;
  readonly filter: readonly [query: string, meets: (row: Record<string, unknown>) => boolean];
}

const DOORS: Door[] = [
  {
    path: '/api/companies/badges/counts',
    rows: () => companies as unknown as (Counted & Record<string, unknown>)[],
    keys: { industry: 'primary_industry', overall_badge: 'overall_badge', company_state: 'company_state' },
    filter: [
      'industry=Banking,Insurance&badge_growth=Ranked',
      (row) => ['Banking', 'Insurance'].includes(String(row['primary_industry'])) && row['badge_growth'] !== null,
    ],
  },
  {
    path: '/api/occupations/badges/counts',
    rows: () => pairs as unknown as (Counted & Record<string, unknown>)[],
    keys: { company: 'company_name', industry: 'primary_industry', cluster_id: 'cluster_id' },
    filter: [
      'top10=1&total_posting_tier=high,low&badge_stability=Gold,NA',
      (row) => row['top10_occupation'] === '1' && ['high', 'low'].includes(String(row['total_posting_tier'])) && row['badge_stability'] !== 'Platinum',
    ],
  },
];

describe.each(DOORS)('GET $path', ({ path, rows, keys, filter: [query, meets] }) => {
  const get = (parameters: string) => service.get(`${path}?${parameters}`, token);

  it('without group_by: the number of rows', async () => {
    expect((await get('')).body).toEqual({ success: true, data: { total: rows().length }, count: 1 });
    expect((await get(query)).body.data).toEqual({ total: rows().filter(meets).length });
  });

  it('group_by=archetype: the 3x3 matrix', async () => {
    const { status, body } = await get('group_by=archetype');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { group_by: 'ARCHETYPE', by_archetype: matrix(rows()), total_rows: rows().length }, count: 1 });
  });

  it('group_by=archetype with filters, and in any case', async () => {
    const matching = rows().filter(meets);
    expect(matching.length).toBeGreaterThan(0);
    expect((await get(`group_by=Archetype&${query}`)).body.data).toEqual({
      group_by: 'ARCHETYPE',
      by_archetype: matrix(matching),
      total_rows: matching.length,
    });
  });

  it('an empty selection: zeros, not an error', async () => {
    const { status, body } = await get('group_by=archetype&industry=Nothing');
    expect(status).toBe(200);
    expect(body.data).toEqual({ group_by: 'ARCHETYPE', by_archetype: matrix([]), total_rows: 0 });
    expect((await get('group_by=industry&industry=Nothing')).body).toMatchObject({ data: { groups: [], total_rows: 0 }, count: 0 });
  });

  it.each(Object.entries(keys))('group_by=%s: groups, largest first, null included, that add up to total_rows', async (name, column) => {
    for (const filter of ['', query]) {
      const matching = filter === '' ? rows() : rows().filter(meets);
      const { status, body } = await get(`group_by=${name}&${filter}`);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['count', 'data', 'success']);
      const found = body.data.groups as { key: unknown; total: number }[];
      expect(body).toMatchObject({ success: true, count: found.length, data: { group_by: name.toUpperCase(), total_rows: matching.length } });
      expect(byKey(found)).toEqual(byKey(groups(matching, (row) => row[column] as string | null) as { key: unknown }[]));
      expect(found.map(({ total }) => total)).toEqual(found.map(({ total }) => total).toSorted((a, b) => b - a));
      expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(matching.length);
    }
  });

  it('an unknown group_by: 400 with the error under data.error as well', async () => {
    const { status, body } = await get('group_by=archetypes');
    const valid_group_by = ['archetype', ...Object.keys(keys)];
    const message = 'Unknown group_by: archetypes; did you mean archetype?';
    const suggestion = `Use one of ${valid_group_by.join(', ')}, or omit group_by to get a scalar total.`;
    const example = `${path}?group_by=archetype`;
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: message,
      suggestion,
      example,
      data: { error: { message, valid_group_by, suggestion, example } },
      valid_group_by,
      request_id: expect.any(String),
    });
  });

  it.each([
    ['limit=5', '?group_by=archetype'],
    ['group_by=', ''],
    ['group_by=industry&group_by=archetype', '?group_by=archetype'],
    ['badge_growth=Silver', '?badge_growth=Platinum'],
  ])('?%s: 400', async (parameters, example) => {
    const { status, body } = await get(parameters);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.any(String), example: `${path}${example}` });
  });
});

it('the groups of group_by=overall_badge hold the companies without one under null', async () => {
  const { body } = await service.get('/api/companies/badges/counts?group_by=overall_badge', token);
  expect(body.data.groups.map(({ key }: { key: unknown }) => key).toSorted()).toEqual(['Gold', 'Platinum', null].toSorted());
});

it('a cluster_id that is not an integer: 400, word for word', async () => {
  const { status, body } = await service.get('/api/occupations/badges/counts?cluster_id=x&group_by=archetype', token);
  expect(status).toBe(400);
  expect(body.error).toBe('cluster_id must be an integer');
});
