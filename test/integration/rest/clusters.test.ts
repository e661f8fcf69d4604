import { ServiceClient } from '../../setup/service-client.ts';
import { everyRow, sortedBy } from './every-row.ts';
import { some } from '../../setup/some.ts';

interface Stored {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly cluster_occs: string;
  readonly occupation_count: number;
  readonly job_level: string | null;
  readonly ba_plus_share: number | null;
  readonly ai_flag: string | null;
  readonly entry_barrier_trend: string | null;
  readonly expertise_premium_trend: string | null;
  readonly skills: (string | null)[];
  readonly adjacent: (number | null)[];
}

const FIELDS = [
  'cluster_id',
  'cluster_name',
  'cluster_occs',
  'occupation_count',
  'job_level',
  'ba_plus_share',
  'ai_flag',
  'skill_adj_cluster_1',
  'skill_adj_cluster_2',
  'skill_adj_cluster_3',
  'premium_skill_1',
  'premium_skill_2',
  'premium_skill_3',
];

let service: ServiceClient;
let token: string;
/** Core clusters, A to Z. */
let stored: Stored[];

const get = (path: string) => service.get(`/api/clusters${path}`, token);
const rows = (query: string, limit?: number) => everyRow<Record<string, unknown> & { cluster_id: number }>(service, token, `/api/clusters?${query}`, limit);
const ids = (list: readonly { cluster_id: number }[]): number[] => list.map(({ cluster_id }) => cluster_id);
const served = ({ skills, adjacent, entry_barrier_trend: _entry, expertise_premium_trend: _premium, ...row }: Stored) => ({
  ...row,
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`skill_adj_cluster_${n}`, adjacent[n - 1] ?? null],
      [`premium_skill_${n}`, skills[n - 1] ?? null],
    ]),
  ),
});

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  stored = await service.database.query<Stored & Record<string, unknown>>({
    text: `SELECT k.cluster_id, cluster_name, cluster_occs, occupation_count, job_level, ba_plus_share, k.ai_flag, a.entry_barrier_trend, a.expertise_premium_trend,
             ARRAY(SELECT skill FROM cluster_premium_skills s WHERE s.cluster_id = k.cluster_id ORDER BY rank) AS skills,
             ARRAY(SELECT adjacent_cluster_id FROM cluster_skill_adjacencies s WHERE s.cluster_id = k.cluster_id ORDER BY rank) AS adjacent
           FROM clusters k LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id WHERE is_core ORDER BY cluster_name COLLATE a_to_z, k.cluster_id`,
  });
});
afterAll(() => service.stop());

describe('GET /api/clusters', () => {
  it('answers 100 of the 561 core clusters by default, A to Z, with exactly the documented fields', async () => {
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: 100, total: 561, has_more: true });
    for (const row of some(body.data)) expect(Object.keys(row).sort()).toEqual([...FIELDS].sort());
    expect(body.data).toEqual(stored.slice(0, 100).map(served));
  });

  const COLUMNS = ['cluster_id', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend', 'occupation_count', 'ba_plus_share'] as const;
  it.each(COLUMNS.flatMap((column) => ['asc', 'desc'].map((direction) => [column, direction] as const)))(
    'sort=%s&order=%s: nulls last, ties A to Z',
    async (column, direction) => {
      const expected = ids(sortedBy(stored, (row) => row[column], direction === 'desc'));
      expect(ids(await rows(`sort=${column}&order=${direction}`))).toEqual(expected);
      expect(ids(await rows(`order_by=${column}&dir=${direction}`, 83))).toEqual(expected);
    },
  );

  it('sort=cluster_name in both directions', async () => {
    expect(ids(await rows('sort=cluster_name', 83))).toEqual(ids(stored));
    expect(ids(await rows('sort=cluster_name&order=desc'))).toEqual(ids(stored).toReversed());
  });

  it.each<[string, (row: Stored) => boolean]>([
    ['search=nurs', (row) => row.cluster_name.toLowerCase().includes('nurs')],
    ['search=NURS', (row) => row.cluster_name.toLowerCase().includes('nurs')],
    ['search=_', () => false],
    ['cluster_id=75', (row) => row.cluster_id === 75],
    ["job_level=Bachelor's%20Degree", (row) => row.job_level === "Bachelor's Degree"],
    ['premium_skill=python', (row) => row.skills.some((skill) => skill?.toLowerCase().includes('python') === true)],
    ['premium_skill=AN', (row) => row.skills.some((skill) => skill?.toLowerCase().includes('an') === true)],
    ['ai_flag=Winners%20Pull%20Away', (row) => row.ai_flag === 'Winners Pull Away'],
    ['entry_barrier_trend=rising', (row) => row.entry_barrier_trend === 'Rising'],
    ['expertise_premium_trend=Rising', (row) => row.expertise_premium_trend === 'Rising'],
  ])('?%s', async (query, meets) => {
    expect(ids(await rows(query))).toEqual(ids(stored.filter(meets)));
  });

  it('include=occupations adds the members, as many as occupation_count says', async () => {
    for (const row of await rows('include=occupations')) {
      const members = row['occupations'] as { onet_code: string; onet_title: string }[];
      expect(members).toHaveLength(Number(row['occupation_count']));
      expect(members.every((member) => Object.keys(member).sort().join() === 'onet_code,onet_title')).toBe(true);
    }
  });

  it('expand=ai_impact and expand=vintage', async () => {
    const [row] = await rows('expand=ai_impact,vintage&cluster_id=75');
    expect(Object.keys(row!).sort()).toEqual([...FIELDS, 'ai_impact', 'premium_skill_vintage'].sort());
    expect(['2026-09', 'carried', null]).toContain(row!['premium_skill_vintage']);
  });

  it.each(['sort=name', 'order=up', 'include=members', 'job_level=High', 'limit=1001', 'limit=0', 'name=nurse', 'cluster_id=x', 'dir=asc&order=asc'])(
    '?%s: 400',
    async (query) => {
      const { status, body } = await get(`?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, error: expect.any(String), suggestion: expect.any(String) });
    },
  );
});

describe('GET /api/clusters/{id}', () => {
  it('answers the cluster with its neighbours, titles, counts and wage growth', async () => {
    const wanted = stored.find(({ skills }) => skills.length === 3)!;
    const { status, body } = await get(`/${wanted.cluster_id}`);
    const [facts] = await service.database.query({
      text: `SELECT company_count_all, company_count_badged, company_count_top10, json_build_object('p50_growth_0_10', p50_wage_growth_0_10, 'tier', wage_growth_tier) AS wage_growth
             FROM clusters WHERE cluster_id = $1`,
      values: [wanted.cluster_id],
    });
    const families = await service.database.query<{ name: string; value: string | number }>({
      text: `SELECT 'cluster_id_destination_' || rank AS name, to_jsonb(destination_cluster_id) AS value FROM cluster_destinations WHERE cluster_id = $1
             UNION ALL SELECT 'cluster_name_destination_' || rank, to_jsonb(k.cluster_name) FROM cluster_destinations d JOIN clusters k ON k.cluster_id = destination_cluster_id WHERE d.cluster_id = $1
             UNION ALL SELECT 'common_clean_job_title_' || rank, to_jsonb(title) FROM cluster_common_titles WHERE cluster_id = $1`,
      values: [wanted.cluster_id],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, count: 1 });
    expect(body.data).toMatchObject({ ...served(wanted), ...facts, ...Object.fromEntries(families.map(({ name, value }) => [name, value])) });
    // As many numbered columns as the dataset is wide.
    const [{ width }] = (await service.database.query<{ width: number }>({ text: 'SELECT max(rank) AS width FROM cluster_destinations' })) as [
      { width: number },
    ];
    const numbered = Array.from({ length: width }, (_, i) => i + 1).flatMap((n) => [`cluster_id_destination_${n}`, `cluster_name_destination_${n}`]);
    const titles = [1, 2, 3].map((n) => `common_clean_job_title_${n}`);
    expect(Object.keys(body.data).sort()).toEqual(
      [...FIELDS, ...numbered, ...titles, 'company_count_all', 'company_count_badged', 'company_count_top10', 'wage_growth'].sort(),
    );
  });

  it('include=occupations and the same as an expansion', async () => {
    const { body } = await get('/75?include=occupations');
    expect(body.data.occupations).toHaveLength(body.data.occupation_count);
    expect((await get('/75?expand=occupations')).body).toEqual(body);
  });
});

describe('GET /api/clusters/{id}/education, /wages, /retention', () => {
  const select = (text: string) => service.database.query({ text, values: [75] });

  it('education', async () => {
    const [data] = await select('SELECT cluster_id, cluster_name, ba_plus_share, job_level FROM clusters WHERE cluster_id = $1');
    expect((await get('/75/education')).body).toEqual({ success: true, data, count: 1 });
  });

  it.each([
    ['', 'TRUE'],
    ['?msa_size=Small/Medium', "msa_size = 'Small/Medium'"],
    ['?years_in=3&msa_size=Large', "years_in = 3 AND msa_size = 'Large'"],
    ['?experience_level=0', 'years_in = 0'],
  ])('wages%s', async (query, condition) => {
    const expected = await select(`SELECT cluster_id, cluster_name, msa_size, years_in, years_in::text AS experience_level, percentile_25, median, percentile_75
      FROM cluster_wages JOIN clusters USING (cluster_id) WHERE cluster_id = $1 AND ${condition} ORDER BY years_in, msa_size`);
    const { body } = await get(`/75/wages${query}`);
    expect(body).toMatchObject({
      success: true,
      data: expected,
      count: expected.length,
      cluster_id: 75,
      cluster_name: expected[0]!['cluster_name'],
      wage_growth: { p50_growth_0_10: expect.any(Number), tier: expect.stringMatching(/^(?:low|medium|high)$/) },
    });
    expect(body.data).toEqual(expected);
  });

  it.each([
    ['', 'TRUE'],
    ['?experience_level=Entry-Level', "experience_level = 'Entry-Level'"],
    ['?experience_level=experienced&msa_size=Large', "experience_level = 'Experienced' AND msa_size = 'Large'"],
  ])('retention%s', async (query, condition) => {
    const expected =
      await select(`SELECT cluster_id, cluster_name, experience_level, msa_size, internal_promotion_rate, external_promotion_rate, retention_rate_3yr
      FROM cluster_retention JOIN clusters USING (cluster_id) WHERE cluster_id = $1 AND ${condition} ORDER BY experience_level, msa_size`);
    const { body } = await get(`/75/retention${query}`);
    expect(body).toMatchObject({ success: true, count: expected.length, total: expected.length, cluster_id: 75 });
    expect(body.data).toEqual(expected);
    if (query === '') expect(expected).toHaveLength(4);
  });

  it.each(['/75/retention?experience_level=10', '/75/retention?years_in=5', '/75/wages?msa_size=None', '/75/education?msa_size=Large'])(
    '%s: 400',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );
});

describe.each(['', '/education', '/wages', '/retention', '/ai-impact', '/companies', '/skill-adj-clusters', '/cluster-destinations'])(
  'ids that name nothing: /api/clusters/{id}%s',
  (part) => {
    it.each([
      ['999999', 404, 'Cluster not found'],
      ['abc', 400, 'cluster_id must be an integer'],
      ['1.5', 400, 'cluster_id must be an integer'],
      ['-1', 404, 'Cluster not found'],
      ['99999999999', 404, 'Cluster not found'],
    ])('%s: %i', async (id, status, error) => {
      const answer = await get(`/${id}${part}`);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ success: false, error, suggestion: expect.any(String), example: expect.any(String) });
    });

    it.each([-1, 99999999999])('%i in the query language, too', async (id) => {
      const { status, body } = await service.post('/api/dsl', { query: `GET CLUSTER ${id}` }, token);
      expect([status, body.error.message]).toEqual([404, `Cluster not found: ${id}`]);
    });

    it('a cluster that only the overlay knows', async () => {
      const [overlay] = await service.database.query<{ cluster_id: number }>({ text: 'SELECT cluster_id FROM clusters WHERE NOT is_core LIMIT 1' });
      expect((await get(`/${overlay!.cluster_id}${part}`)).status).toBe(part === '/ai-impact' ? 200 : 404);
    });
  },
);
