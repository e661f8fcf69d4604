import { ServiceClient } from '../../setup/service-client.ts';
import { everyRow, meetsBadge, sortedBy } from './every-row.ts';
import { pick, PAIR_FIELDS, storedPairs, type StoredPair } from './stored-pairs.ts';
import { some } from '../../setup/some.ts';

const FIELDS = [...PAIR_FIELDS, 'primary_industry'] as const;
const ARCHETYPES = ['early_career', 'growth', 'stability'] as const;
type Archetype = (typeof ARCHETYPES)[number];

/** The table of the specification. */
const BLEND: Readonly<Record<string, number>> = {
  'Platinum high': 1,
  'Platinum above-average': 2,
  'Gold high': 3,
  'Gold above-average': 4,
  'Platinum average': 5,
  'Platinum low': 6,
  'Gold average': 7,
  'Gold low': 8,
  'Platinum none': 9,
  'Gold none': 10,
};

let service: ServiceClient;
let token: string;
/** The pairs of the cluster with most companies, A to Z. */
let pairs: StoredPair[];
let cluster: number;
let metro: { cbsa: string; cbsa_name: string };

const get = (query: string) => service.get(`/api/clusters/${cluster}/companies?${query}`, token);
const rows = (query: string, limit?: number) =>
  everyRow<StoredPair & Record<string, unknown>>(service, token, `/api/clusters/${cluster}/companies?${query}`, limit);
const uids = (list: readonly { company_uid: string }[]): string[] => list.map(({ company_uid }) => company_uid);
const blendRank = (pair: StoredPair, archetype: Archetype): number =>
  BLEND[`${pair[`badge_${archetype}`]} ${archetype === 'early_career' ? pair.entry_posting_tier : pair.total_posting_tier}`] ?? 99;
const badgeScore = ({ badge_early_career, badge_growth, badge_stability }: StoredPair): number => {
  const level = (badge: string | null): number => (badge === 'Platinum' ? 2 : badge === 'Gold' ? 1 : 0);
  return 0.75 * level(badge_early_career) + 0.75 * level(badge_growth) + level(badge_stability);
};

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  const [largest] = await service.database.query<{ cluster_id: number }>({
    text: 'SELECT cluster_id FROM company_clusters GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1',
  });
  cluster = largest!.cluster_id;
  pairs = await storedPairs(service, `p.cluster_id = ${cluster}`);
  [metro] = (await service.database.query({
    text: 'SELECT cbsa, cbsa_name FROM company_hiring JOIN cbsas USING (cbsa) WHERE cluster_id = $1 GROUP BY 1, 2 ORDER BY count(*) DESC, 1 LIMIT 1',
    values: [cluster],
  })) as [{ cbsa: string; cbsa_name: string }];
});
afterAll(() => service.stop());

describe('GET /api/clusters/{id}/companies', () => {
  it('answers 100 rows by default, A to Z, with status and success, the cluster and the sort', async () => {
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['cluster_id', 'cluster_name', 'count', 'data', 'has_more', 'sort', 'status', 'success', 'total']);
    expect(body).toMatchObject({
      status: 'success',
      success: true,
      count: 100,
      total: pairs.length,
      has_more: true,
      cluster_id: cluster,
      cluster_name: pairs[0]!.cluster_name,
      sort: 'alpha',
    });
    expect(body.data).toEqual(pairs.slice(0, 100).map((pair) => pick(pair, FIELDS)));
  });

  it.each<[string, (list: StoredPair[]) => StoredPair[]]>([
    ['alpha', (list) => list],
    ['entry_postings', (list) => sortedBy(list, (pair) => pair.entry_posting_count, true)],
    ['total_postings', (list) => sortedBy(list, (pair) => pair.total_posting_count, true)],
    ['badge', (list) => sortedBy(list, badgeScore, true)],
    ['industry', (list) => sortedBy(list, (pair) => pair.primary_industry)],
  ])('sort=%s, ties A to Z; order_by is the same; pages never repeat or drop a row', async (sort, order) => {
    const expected = uids(order(pairs));
    expect(uids(await rows(`sort=${sort}`))).toEqual(expected);
    expect(uids(await rows(`order_by=${sort}`, 71))).toEqual(expected);
    expect((await get(`sort=${sort.toUpperCase()}&limit=1`)).body.sort).toBe(sort);
  });

  it('sort=badge carries badge_sort_score', async () => {
    for (const row of await rows('sort=badge')) {
      expect(Object.keys(row).sort()).toEqual([...FIELDS, 'badge_sort_score'].sort());
      expect(row['badge_sort_score']).toBe(badgeScore(row));
    }
  });

  it.each(['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'])('include_score=true adds badge_sort_score (sort=%s)', async (sort) => {
    const { body } = await get(`sort=${sort}&include_score=true&limit=200`);
    for (const row of some(body.data)) expect(row.badge_sort_score).toBe(badgeScore(row));
    expect((await get('sort=alpha&include_score=false')).body.data[0]).not.toHaveProperty('badge_sort_score');
  });
});

describe('sort=blend', () => {
  it('the token form next to another archetype is refused, next to its own it is not', async () => {
    const { status, body } = await get('sort=blend_growth&archetype=stability');
    expect([status, body.error]).toEqual([400, 'sort=blend_growth and archetype=stability name two different archetypes']);
    expect((await get('sort=blend_growth&archetype=growth')).status).toBe(200);
  });

  const TIERS = ['high', 'above-average', 'average', 'low', 'none'];

  it.each(ARCHETYPES)('archetype=%s: exactly the ranks of the table, then A to Z', async (archetype) => {
    const found = await rows(`sort=blend&archetype=${archetype}`, 333);
    expect(uids(found)).toEqual(uids(sortedBy(pairs, (pair) => blendRank(pair, archetype))));
    for (const row of found) {
      expect(row['blend_rank']).toBe(blendRank(row, archetype));
      expect(Object.keys(row).sort()).toEqual([...FIELDS, 'blend_rank'].sort());
    }
    // The token form is the same question.
    const { body } = await get(`sort=blend_${archetype}`);
    expect(body).toMatchObject({ sort: 'blend', blend_archetype: archetype });
    expect(body).toEqual((await get(`order_by=blend&archetype=${archetype}`)).body);
  });

  it('each line of the table occurs in the dataset and has its rank', async () => {
    const ranks = new Map<string, number>();
    const ids = await service.database.query<{ cluster_id: number }>({
      text: `SELECT DISTINCT ON (badge_growth, total_posting_tier) cluster_id FROM company_clusters ORDER BY badge_growth, total_posting_tier, cluster_id`,
    });
    for (const { cluster_id } of ids) {
      const found = await everyRow<StoredPair & { blend_rank: number }>(service, token, `/api/clusters/${cluster_id}/companies?sort=blend&archetype=growth`);
      for (const row of found) ranks.set(`${row.badge_growth} ${row.total_posting_tier}`, row.blend_rank);
    }
    const lines = ['Platinum', 'Gold', 'null'].flatMap((badge) => TIERS.map((tier) => `${badge} ${tier}`));
    for (const [line, rank] of ranks) expect([line, rank]).toEqual([line, BLEND[line] ?? 99]);
    expect([...ranks.keys()].every((line) => lines.includes(line))).toBe(true);
    expect(ranks.size).toBeGreaterThanOrEqual(10);
  });

  it.each(['', '&archetype=unheard-of', '&archetype=Early_Career'])('early_career without an archetype or with one that is unknown (%s)', async (query) => {
    const { status, body } = await get(`sort=blend${query}`);
    expect(status).toBe(200);
    expect(body.blend_archetype).toBe('early_career');
    expect(body.data).toEqual((await get('sort=blend&archetype=early_career')).body.data);
  });
});

describe('filters', () => {
  it.each(ARCHETYPES.flatMap((archetype) => ['Platinum', 'Gold', 'Ranked', 'NA', 'Gold,NA'].map((value) => [archetype, value] as const)))(
    'badge_%s=%s',
    async (archetype, value) => {
      expect(uids(await rows(`badge_${archetype}=${value}`))).toEqual(uids(pairs.filter((pair) => meetsBadge(pair[`badge_${archetype}`], value))));
    },
  );

  it.each(ARCHETYPES.flatMap((archetype) => ['Platinum', 'gold', 'Ranked', 'NA'].map((value) => [archetype, value] as const)))(
    'badge=%s:%s',
    async (archetype, value) => {
      const spelled = value === 'gold' ? 'Gold' : value;
      expect(uids(await rows(`badge=${archetype}:${value}`))).toEqual(uids(pairs.filter((pair) => meetsBadge(pair[`badge_${archetype}`], spelled))));
    },
  );

  it.each(['Platinum', 'Gold', 'Ranked', 'NA'])('badge=%s looks at all three archetypes', async (value) => {
    const matches = (pair: StoredPair): boolean => {
      const badges = ARCHETYPES.map((archetype) => pair[`badge_${archetype}`]);
      return value === 'NA' ? badges.every((badge) => badge === null) : badges.some((badge) => meetsBadge(badge, value));
    };
    expect(uids(await rows(`badge=${value}`))).toEqual(uids(pairs.filter(matches)));
  });

  it.each(['high', 'above-average', 'average', 'low', 'none'])('entry_posting_tier and total_posting_tier=%s', async (value) => {
    expect(uids(await rows(`entry_posting_tier=${value}`))).toEqual(uids(pairs.filter((pair) => pair.entry_posting_tier === value)));
    expect(uids(await rows(`total_posting_tier=${value}`))).toEqual(uids(pairs.filter((pair) => pair.total_posting_tier === value)));
  });

  it('industry and top10', async () => {
    const industry = pairs[0]!.primary_industry!;
    expect(uids(await rows(`industry=${encodeURIComponent(industry)}`))).toEqual(uids(pairs.filter((pair) => pair.primary_industry === industry)));
    for (const value of ['1', '0']) expect(uids(await rows(`top10=${value}`))).toEqual(uids(pairs.filter((pair) => pair.top10_occupation === value)));
  });

  const hiring = async (condition: string, ...values: unknown[]): Promise<string[]> => {
    const found = await service.database.query<{ company_uid: string }>({
      text: `SELECT DISTINCT h.company_uid FROM company_hiring h JOIN cbsas b ON b.cbsa = h.cbsa WHERE h.cluster_id = $1 AND ${condition}`,
      values: [cluster, ...values],
    });
    const set = new Set(uids(found));
    return uids(pairs.filter(({ company_uid }) => set.has(company_uid)));
  };

  it('cbsa by code, by the full name and by a part of it', async () => {
    const here = await hiring('h.cbsa = $2', metro.cbsa);
    expect(here.length).toBeGreaterThan(0);
    expect(uids(await rows(`cbsa=${metro.cbsa}`))).toEqual(here);
    expect(uids(await rows(`cbsa=${encodeURIComponent(metro.cbsa_name)}`))).toEqual(here);
    const part = metro.cbsa_name.slice(0, 6);
    expect(uids(await rows(`cbsa=${encodeURIComponent(part.toUpperCase())}`))).toEqual(await hiring('strpos(lower(b.cbsa_name), $2) > 0', part.toLowerCase()));
    expect((await get('cbsa=Nowhere')).body).toMatchObject({ success: true, data: [], count: 0, total: 0 });
  });

  it.each(['1', '2', '3'])('hiring_postings_qtile=%s, and both of its other names', async (value) => {
    const expected = await hiring('h.postings_count_qtile = $2', Number(value));
    expect(uids(await rows(`hiring_postings_qtile=${value}`))).toEqual(expected);
    expect(uids(await rows(`hiring_postings_count_qtile=${value}`))).toEqual(expected);
    expect(uids(await rows(`hiring_percentile=${value}`))).toEqual(expected);
  });

  it('only hiring_percentile carries a deprecation_warning', async () => {
    expect((await get('hiring_percentile=3')).body.deprecation_warning).toBe('hiring_percentile is deprecated; use hiring_postings_qtile.');
    expect((await get('hiring_postings_qtile=3')).body).not.toHaveProperty('deprecation_warning');
    expect((await get('hiring_postings_count_qtile=3')).body).not.toHaveProperty('deprecation_warning');
  });

  it('cbsa and quantile together are asked of the same hiring row', async () => {
    const expected = await hiring('h.cbsa = $2 AND h.postings_count_qtile = 1', metro.cbsa);
    expect(uids(await rows(`cbsa=${metro.cbsa}&hiring_postings_qtile=1`))).toEqual(expected);
  });
});

describe('what is refused', () => {
  it('an invalid sort: 400 with valid_sort_modes', async () => {
    const { status, body } = await get('sort=bage');
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Invalid sort: bage',
      suggestion: expect.stringContaining('did you mean badge?'),
      example: expect.stringMatching(/companies\?sort=badge$/u),
      valid_sort_modes: ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'],
      request_id: expect.any(String),
    });
  });

  it('a blend token with an unknown archetype', async () => {
    const { status, body } = await get('sort=blend_wages');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Invalid sort: blend_wages', valid_sort_modes: expect.any(Array) });
  });

  it.each(['postings_qtile=3', 'sort=postings_qtile', 'order_by=postings_qtile'])('?%s: the retired quintile', async (query) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('postings_qtile was retired'), data: { deprecated: 'postings_qtile' } });
  });

  it.each([
    ['hiring_postings_qtile=4', 'hiring_postings_qtile must be an integer from 1 to 3'],
    ['hiring_percentile=1&hiring_postings_qtile=1', 'are the same parameter'],
    ['badge=growth:Silver', 'badge must be one of'],
    ['badge=wages:Gold', 'badge must be one of'],
    ['cbsa=123', 'cbsa must be a five-digit CBSA code'],
    ['archetype=growth', 'archetype requires sort=blend'],
    ['include_score=maybe', 'include_score must be true or false'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['offset=1.5', 'offset must be an integer'],
    ['sector=Banking', 'Unknown parameter: sector'],
  ])('?%s: 400', async (query, error) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body.error).toContain(error);
  });

  it('two names of one parameter: the example keeps the one that is not deprecated', async () => {
    const { body } = await get('hiring_percentile=3&hiring_postings_qtile=2');
    expect(body.example).toMatch(/\?hiring_postings_qtile=2$/u);
  });
});
