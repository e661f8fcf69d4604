import { ServiceClient } from '../../setup/service-client.ts';
import { everyRow, meetsBadge, sortedBy } from './every-row.ts';
import { pick, PAIR_FIELDS, storedPairs, type StoredPair } from './stored-pairs.ts';
import { some } from '../../setup/some.ts';

interface Occupation {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  readonly company_count_all: number;
  readonly company_count_badged: number;
  readonly company_count_top10: number;
}
type Stored = Occupation & { readonly entry_barrier_trend: string | null; readonly expertise_premium_trend: string | null };

const FIELDS = [
  'onet_code',
  'onet_title',
  'cluster_id',
  'cluster_name',
  'job_level',
  'ai_flag',
  'company_count_all',
  'company_count_badged',
  'company_count_top10',
];

let service: ServiceClient;
let token: string;
/** One row a code, A to Z. */
let stored: Stored[];

const rows = (query: string, limit?: number) => everyRow<Occupation & Record<string, unknown>>(service, token, `/api/occupations?${query}`, limit);
const codes = (list: readonly { onet_code: string }[]): string[] => list.map(({ onet_code }) => onet_code);

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  stored = await service.database.query<Stored & Record<string, unknown>>({
    text: `SELECT m.onet_code, m.consolidated_title AS onet_title, k.cluster_id, k.cluster_name, k.job_level, k.ai_flag, k.company_count_all, k.company_count_badged,
             k.company_count_top10, a.entry_barrier_trend, a.expertise_premium_trend
           FROM occupation_clusters m JOIN clusters k ON k.cluster_id = m.cluster_id LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id
           WHERE m.is_core ORDER BY m.consolidated_title COLLATE a_to_z, m.onet_code`,
  });
});
afterAll(() => service.stop());

describe('GET /api/occupations', () => {
  it('answers 100 rows by default, A to Z, with exactly the documented fields', async () => {
    const { status, body } = await service.get('/api/occupations', token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: 100, total: 1_016, has_more: true });
    for (const row of some(body.data)) expect(Object.keys(row)).toEqual(FIELDS);
    expect(body.data).toEqual(stored.slice(0, 100).map(({ entry_barrier_trend: _entry, expertise_premium_trend: _premium, ...row }) => row));
  });

  const COLUMNS = ['onet_code', 'cluster_id', 'cluster_name', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend', 'job_level'] as const;
  const COUNTS = ['company_count_all', 'company_count_badged', 'company_count_top10'] as const;

  it.each([...COLUMNS, ...COUNTS].flatMap((column) => [false, true].map((descending) => [column, descending ? 'desc' : 'asc'] as const)))(
    'sort=%s&order=%s: nulls last, ties A to Z',
    async (column, direction) => {
      expect(codes(await rows(`sort=${column}&order=${direction}`))).toEqual(codes(sortedBy(stored, (row) => row[column], direction === 'desc')));
    },
  );

  it.each(['consolidated_title', 'title'])('sort=%s', async (sort) => {
    expect(codes(await rows(`sort=${sort}`))).toEqual(codes(stored));
    expect(codes(await rows(`sort=${sort}&order=desc`))).toEqual(codes(stored).toReversed());
  });

  it('order_by and dir are the same as sort and order', async () => {
    expect(await rows('order_by=cluster_id&dir=desc')).toEqual(await rows('sort=cluster_id&order=desc'));
  });

  it.each(['title', 'ai_flag', 'company_count_all'])('pages never repeat or drop a row (sort=%s)', async (sort) => {
    const paged = codes(await rows(`sort=${sort}`, 97));
    expect(paged).toEqual(codes(await rows(`sort=${sort}`)));
    expect(new Set(paged).size).toBe(1_016);
  });

  it.each<[string, (row: Stored) => boolean]>([
    ['search=nurse', (row) => row.onet_title.toLowerCase().includes('nurse')],
    ['search=NURSE', (row) => row.onet_title.toLowerCase().includes('nurse')],
    ['search=%25', () => false],
    ['cluster_id=3', (row) => row.cluster_id === 3],
    ['cluster_id=3,4', (row) => row.cluster_id === 3 || row.cluster_id === 4],
    ["job_level=Bachelor's%20Degree", (row) => row.job_level === "Bachelor's Degree"],
    ["job_level=sub-bachelor's%20degree%20%2B%20experience", (row) => row.job_level === "Sub-Bachelor's Degree + Experience"],
    ['ai_flag=Raising%20the%20Bar', (row) => row.ai_flag === 'Raising the Bar'],
    ['ai_flag=lower%20potential', (row) => row.ai_flag === 'Lower Potential'],
    ['entry_barrier_trend=Rising', (row) => row.entry_barrier_trend === 'Rising'],
    ['expertise_premium_trend=Falling', (row) => row.expertise_premium_trend === 'Falling'],
    ['entry_barrier_trend=Falling&expertise_premium_trend=Rising', (row) => row.entry_barrier_trend === 'Falling' && row.expertise_premium_trend === 'Rising'],
  ])('?%s', async (query, meets) => {
    expect(codes(await rows(query))).toEqual(codes(stored.filter(meets)));
  });

  it('expand=ai_impact inlines the block, classified and not', async () => {
    const expanded = await rows('expand=ai_impact');
    const blocks = expanded.map((row) => row['ai_impact'] as Record<string, unknown>);
    expect(Object.keys(expanded[0]!)).toEqual([...FIELDS, 'ai_impact']);
    expect(blocks.map((block) => block['ai_flag'])).toEqual(stored.map((row) => row.ai_flag));
    for (const block of blocks) {
      const classified = block['ai_flag'] !== null;
      expect(block['coverage']).toEqual(
        classified ? { classified, methodology_version: '2026-04-21' } : { classified, methodology_version: null, reason: expect.any(String) },
      );
    }
  });

  it.each([
    ['sort=name', 'sort must be one of'],
    ['order=up', 'order must be one of asc, desc'],
    ['ai_flag=Raising', 'ai_flag must be one of'],
    ['entry_barrier_trend=up', 'entry_barrier_trend must be one of Rising, Falling'],
    ['cluster_id=x', 'cluster_id must be an integer'],
    ['cluster_id=-1', 'cluster_id must be an integer from 0 to 2147483647'],
    ['cluster_id=2147483648', 'cluster_id must be an integer from 0 to 2147483647'],
    ['expand=ai', 'expand must be a comma-separated list of ai_impact'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['title=nurse', 'Unknown parameter: title'],
    ['sort=title&order_by=title', 'sort and order_by are the same parameter'],
  ])('?%s: 400', async (query, error) => {
    const { status, body } = await service.get(`/api/occupations?${query}`, token);
    expect(status).toBe(400);
    expect(body.error).toContain(error);
  });
});

describe('GET /api/occupations/{code}/companies', () => {
  const CODE = '29-1141.00';
  const SHAPE = [...PAIR_FIELDS, 'primary_industry'] as const;
  let pairs: StoredPair[];
  const get = (query: string) => service.get(`/api/occupations/${CODE}/companies?${query}`, token);
  const uids = async (query: string, limit?: number) =>
    (await everyRow<StoredPair>(service, token, `/api/occupations/${CODE}/companies?${query}`, limit)).map((row) => row.company_uid);
  const uidsOf = (list: readonly StoredPair[]): string[] => list.map(({ company_uid }) => company_uid);

  beforeAll(async () => {
    pairs = await storedPairs(service, `p.cluster_id = (SELECT cluster_id FROM occupation_clusters WHERE is_core AND onet_code = '${CODE}')`);
  });

  it('answers 100 pairs by default, A to Z, and names the occupation and its cluster', async () => {
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      count: Math.min(100, pairs.length),
      total: pairs.length,
      onet_code: CODE,
      onet_title: 'Registered Nurses',
      cluster_id: pairs[0]!.cluster_id,
      cluster_name: pairs[0]!.cluster_name,
    });
    expect(body.data).toEqual(pairs.slice(0, 100).map((pair) => pick(pair, SHAPE)));
  });

  it.each([
    ['entry_postings', 'entry_posting_count'],
    ['total_postings', 'total_posting_count'],
  ] as const)('sort=%s: most first, ties A to Z', async (sort, field) => {
    const expected = uidsOf(sortedBy(pairs, (pair) => pair[field], true));
    expect(await uids(`sort=${sort}`, 23)).toEqual(expected);
    expect(await uids(`order_by=${sort}`)).toEqual(expected);
  });

  it.each(['Platinum', 'Gold', 'Ranked', 'NA'])('badge=%s looks at all three archetypes', async (value) => {
    const badges = (pair: StoredPair): (string | null)[] => [pair.badge_early_career, pair.badge_growth, pair.badge_stability];
    const matches = (pair: StoredPair): boolean =>
      value === 'NA' ? badges(pair).every((badge) => badge === null) : badges(pair).some((badge) => meetsBadge(badge, value));
    expect(await uids(`badge=${value}`)).toEqual(uidsOf(pairs.filter(matches)));
  });

  it.each(
    ['badge_early_career', 'badge_growth', 'badge_stability'].flatMap((field) =>
      ['Platinum', 'Gold', 'Ranked', 'NA', 'Platinum,NA'].map((value) => [field, value]),
    ),
  )('%s=%s', async (field, value) => {
    expect(await uids(`${field}=${value}`)).toEqual(uidsOf(pairs.filter((pair) => meetsBadge(pair[field as 'badge_growth'], value))));
  });

  it.each(['high', 'above-average', 'average', 'low', 'none'])('entry_posting_tier and total_posting_tier=%s', async (value) => {
    expect(await uids(`entry_posting_tier=${value}`)).toEqual(uidsOf(pairs.filter((pair) => pair.entry_posting_tier === value)));
    expect(await uids(`total_posting_tier=${value}`)).toEqual(uidsOf(pairs.filter((pair) => pair.total_posting_tier === value)));
  });

  it.each(['sector', 'industry'])('%s', async (parameter) => {
    const industry = pairs[0]!.primary_industry!;
    expect(await uids(`${parameter}=${encodeURIComponent(industry)}`)).toEqual(uidsOf(pairs.filter(({ primary_industry }) => primary_industry === industry)));
  });

  it.each(['postings_qtile=3', 'sort=postings_qtile'])('?%s: the retired quintile, 400', async (query) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('postings_qtile was retired'), data: { deprecated: 'postings_qtile' } });
  });

  it.each(['badge=Silver', 'top10=1', 'sort=badge', 'limit=0', 'sector='])('?%s: 400', async (query) => {
    expect((await get(query)).status).toBe(400);
  });
});

describe('GET /api/occupations/{code}/clusters', () => {
  it('answers the core cluster that holds the code', async () => {
    const wanted = stored[10]!;
    const { status, body } = await service.get(`/api/occupations/${wanted.onet_code}/clusters`, token);
    const [cluster] = await service.database.query<{ cluster_occs: string }>({
      text: 'SELECT cluster_occs FROM clusters WHERE cluster_id = $1',
      values: [wanted.cluster_id],
    });
    const { cluster_id, cluster_name, onet_code, onet_title } = wanted;
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [{ cluster_id, cluster_name, onet_code, onet_title, cluster_occs: cluster!.cluster_occs }],
      count: 1,
      total: 1,
      has_more: false,
    });
  });
});

describe('codes only', () => {
  it.each(['companies', 'clusters'])('/api/occupations/cluster:3/%s: 400 that shows the format', async (part) => {
    const { status, body } = await service.get(`/api/occupations/cluster:3/${part}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: '"cluster:3" is not an O*NET-SOC code', suggestion: expect.stringContaining('NN-NNNN.NN') });
  });
});
