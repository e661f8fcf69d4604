import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

const METRICS = ['internal_promotion_rate', 'external_promotion_rate', 'retention_rate_3yr', 'wage_p75_at_10y'] as const;
type Metric = (typeof METRICS)[number];

interface Row {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  readonly premium_skill_1: string | null;
  readonly metrics: Readonly<Record<Metric | 'wage_p75', number | null>>;
  readonly [more: string]: unknown;
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

describe.each([
  { path: 'skill-adj-clusters', subject: 'skill_adjacent_clusters', table: 'cluster_skill_adjacencies', column: 'adjacent_cluster_id' },
  { path: 'cluster-destinations', subject: 'destination_clusters', table: 'cluster_destinations', column: 'destination_cluster_id' },
])('GET /api/clusters/{id}/$path', ({ path, subject, table, column }) => {
  /** A cluster with as many neighbours as any has, and a code of it. */
  let width: number;
  let baseline: { cluster_id: number; cluster_name: string };
  let code: string;
  let neighbours: Row[];

  const get = (query: string, id: number | string = baseline.cluster_id) => service.get(`/api/clusters/${id}/${path}?${query}`, token);
  const data = async (query: string): Promise<Row[]> => {
    const { status, body } = await get(query);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data as Row[];
  };
  const ids = (rows: readonly { cluster_id: number }[]): number[] => rows.map(({ cluster_id }) => cluster_id);
  /** Neighbours by rank, with the metrics of a snapshot. */
  const stored = (condition = 'TRUE', ...values: unknown[]) =>
    service.database.query<{ cluster_id: number }>({
      text: `SELECT k.cluster_id FROM ${table} x JOIN clusters k ON k.cluster_id = x.${column}
             LEFT JOIN cluster_wages w ON w.cluster_id = k.cluster_id AND w.msa_size = 'Large' AND w.years_in = 10
             LEFT JOIN cluster_retention r ON r.cluster_id = k.cluster_id AND r.msa_size = 'Large' AND r.experience_level = 'Experienced'
             WHERE x.cluster_id = $1 AND ${condition} ORDER BY x.rank`,
      values: [baseline.cluster_id, ...values],
    });

  beforeAll(async () => {
    const found = await service.database.query<{ cluster_id: number; cluster_name: string; onet_code: string; width: number }>({
      text: `SELECT k.cluster_id, k.cluster_name, min(m.onet_code) AS onet_code, count(DISTINCT x.rank) AS width FROM clusters k JOIN ${table} x USING (cluster_id) JOIN occupation_clusters m USING (cluster_id)
             JOIN clusters n ON n.cluster_id = x.${column} WHERE k.is_core
             GROUP BY 1, 2 HAVING count(DISTINCT n.job_level) > 1 ORDER BY count(DISTINCT x.rank) DESC, count(DISTINCT n.ai_flag) DESC, 1 LIMIT 1`,
    });
    baseline = { cluster_id: found[0]!.cluster_id, cluster_name: found[0]!.cluster_name };
    code = found[0]!.onet_code;
    width = found[0]!.width;
    neighbours = await data('');
  });

  it('answers the envelope of the specification, nearest first, with the fields of a row', async () => {
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ['status', 'success', 'subject', 'baseline', 'snapshot', 'filters', 'expand', 'data', 'count', 'total', 'has_more'].sort(),
    );
    expect(body).toMatchObject({
      status: 'success',
      success: true,
      subject,
      baseline,
      snapshot: { experience_level: '10', msa_size: 'Large' },
      filters: {},
      expand: [],
      count: width,
      total: width,
      has_more: false,
    });
    expect(ids(body.data)).toEqual(ids(await stored()));
    for (const row of some(body.data)) {
      expect(Object.keys(row).sort()).toEqual(
        ['cluster_id', 'cluster_name', 'job_level', 'ai_flag', 'premium_skill_1', 'premium_skill_2', 'premium_skill_3', 'metrics'].sort(),
      );
      expect(Object.keys(row.metrics).sort()).toEqual([...METRICS, 'wage_p75'].sort());
    }
  });

  it('the baseline by onet, with path id 0 or with its own id', async () => {
    const { body } = await get('');
    expect((await get(`onet=${code}`, 0)).body).toEqual(body);
    expect((await get(`onet=${code}`)).body).toEqual(body);
  });

  it.each(['0', '5', '10'])('snapshot %s: wages at this year, promotion null', async (level) => {
    for (const msa of ['Large', 'Small/Medium']) {
      const { body } = await get(`experience_level=${level}&msa_size=${msa}`);
      const wages = await service.database.query<{ cluster_id: number; percentile_75: number }>({
        text: 'SELECT cluster_id, percentile_75 FROM cluster_wages WHERE years_in = $1 AND msa_size = $2',
        values: [Number(level), msa],
      });
      const p75 = new Map(wages.map((row) => [row.cluster_id, row.percentile_75]));
      expect(body.snapshot).toEqual({ experience_level: level, msa_size: msa });
      for (const row of some(body.data as Row[])) {
        const wage_p75 = p75.get(row.cluster_id) ?? null;
        expect(row.metrics).toEqual({
          internal_promotion_rate: null,
          external_promotion_rate: null,
          retention_rate_3yr: null,
          wage_p75_at_10y: level === '10' ? wage_p75 : null,
          wage_p75,
        });
      }
    }
  });

  it.each(['Entry-Level', 'Experienced'])('snapshot %s: promotion and retention, wages null', async (level) => {
    const found = await data(`experience_level=${level.toLowerCase()}`);
    const rates = await service.database.query<Record<Metric, number | null> & { cluster_id: number }>({
      text: `SELECT cluster_id, internal_promotion_rate, external_promotion_rate, retention_rate_3yr FROM cluster_retention WHERE experience_level = $1 AND msa_size = 'Large'`,
      values: [level],
    });
    for (const row of found) {
      const { cluster_id: _id, ...metrics } = rates.find(({ cluster_id }) => cluster_id === row.cluster_id)!;
      expect(row.metrics).toEqual({ ...metrics, wage_p75_at_10y: null, wage_p75: null });
    }
  });

  it.each(METRICS)('min_ and max_%s: inclusive bounds, with an echo', async (metric) => {
    const level = metric === 'wage_p75_at_10y' ? '10' : 'Experienced';
    const rows = await data(`experience_level=${level}`);
    const values = rows
      .map(({ metrics }) => metrics[metric])
      .filter((value) => value !== null)
      .toSorted((a, b) => a - b);
    const middle = values[1]!;
    const { body: least } = await get(`experience_level=${level}&min_${metric}=${middle}`);
    expect(ids(least.data)).toEqual(ids(rows.filter(({ metrics }) => metrics[metric] !== null && metrics[metric] >= middle)));
    expect(least).toMatchObject({ filters: { [`${metric}__gte`]: middle }, total: least.data.length });
    const { body: most } = await get(`experience_level=${level}&max_${metric}=${middle}`);
    expect(ids(most.data)).toEqual(ids(rows.filter(({ metrics }) => metrics[metric] !== null && metrics[metric] <= middle)));
    expect(most.filters).toEqual({ [`${metric}__lte`]: middle });
    const { body: exact } = await get(`experience_level=${level}&min_${metric}=${middle}&max_${metric}=${middle}`);
    expect(exact.filters).toEqual({ [`${metric}__gte`]: middle, [`${metric}__lte`]: middle });
    expect(exact.data.length).toBeGreaterThan(0);
  });

  it('a bound on a metric that the snapshot leaves null: an empty list that names the right snapshot', async () => {
    const { status, body } = await get('min_retention_rate_3yr=0');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: [],
      count: 0,
      total: 0,
      suggestion: expect.stringContaining('experience_level=Entry-Level or Experienced'),
    });
    const wage = await get('experience_level=5&min_wage_p75_at_10y=0');
    expect(wage.body).toMatchObject({ data: [], suggestion: expect.stringContaining('experience_level=10') });
    // Null metrics are kept while they are not bounded.
    expect(ids(await data('min_wage_p75_at_10y=0'))).toEqual(ids(neighbours.filter(({ metrics }) => metrics.wage_p75_at_10y !== null)));
    expect(ids(await data('experience_level=Experienced'))).toEqual(ids(neighbours));
  });

  it('job_level, ai_flag and premium_skill restrict, with an echo', async () => {
    const { job_level, premium_skill_1 } = neighbours[0]!;
    const levels = await get(`job_level=${encodeURIComponent(job_level!)}`);
    expect(ids(levels.body.data)).toEqual(ids(neighbours.filter((row) => row.job_level === job_level)));
    expect(levels.body.filters).toEqual({ job_level });
    for (const flag of ['Raising the Bar', 'Lower Potential', 'Shrinking Fields', 'Winners Pull Away']) {
      const flagged = await get(`ai_flag=${encodeURIComponent(flag.toLowerCase())}`);
      expect(ids(flagged.body.data)).toEqual(ids(neighbours.filter((row) => row.ai_flag === flag)));
      expect(flagged.body.filters).toEqual({ ai_flag: flag });
    }
    const part = premium_skill_1!.slice(1, 5).toUpperCase();
    const skilled = await data(`premium_skill=${encodeURIComponent(part)}`);
    const has = (row: Row): boolean => [1, 2, 3].some((n) => ((row[`premium_skill_${n}`] as string | null) ?? '').toUpperCase().includes(part.trim()));
    expect(ids(skilled)).toEqual(ids(neighbours.filter(has)));
  });

  it('company restricts to the clusters that it hires for; company_hiring tells how strongly', async () => {
    const [hirer] = await service.database.query<{ company_name: string; company_uid: string }>({
      text: `SELECT company_name, company_uid FROM company_clusters p JOIN ${table} x ON x.${column} = p.cluster_id JOIN companies USING (company_uid)
             WHERE x.cluster_id = $1 GROUP BY 1, 2 HAVING count(*) < $2 ORDER BY count(*) DESC, 1 LIMIT 1`,
      values: [baseline.cluster_id, width],
    });
    const expected = await stored('EXISTS (SELECT 1 FROM company_clusters p WHERE p.cluster_id = k.cluster_id AND p.company_uid = $2)', hirer!.company_uid);
    const { body } = await get(`company=${encodeURIComponent(hirer!.company_name.toUpperCase())}&expand=company_hiring`);
    expect(ids(body.data)).toEqual(ids(expected));
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.expand).toEqual(['COMPANY_HIRING']);
    for (const row of some(body.data as Row[])) {
      const [pair] = await service.database.query({
        text: 'SELECT total_posting_count > 0 AS hires, entry_posting_tier, total_posting_tier FROM company_clusters WHERE company_uid = $1 AND cluster_id = $2',
        values: [hirer!.company_uid, row.cluster_id],
      });
      expect(row['company_hiring']).toEqual(pair);
    }
    const nobody = await get('company=Unheard%20of');
    expect(nobody.body).toMatchObject({
      success: true,
      data: [],
      filters: { company: 'Unheard of' },
      suggestion: expect.stringContaining('was not found'),
    });
  });

  it('expand=names,occupations, in any case', async () => {
    const { body } = await get('expand=Names,occupations');
    expect(body.expand).toEqual(['NAMES', 'OCCUPATIONS']);
    for (const row of some(body.data as Row[])) {
      const adjacent = await service.database.query<{ rank: number; cluster_id: number; cluster_name: string }>({
        text: 'SELECT rank, k.cluster_id, cluster_name FROM cluster_skill_adjacencies x JOIN clusters k ON k.cluster_id = adjacent_cluster_id WHERE x.cluster_id = $1',
        values: [row.cluster_id],
      });
      for (const { rank, cluster_id, cluster_name } of adjacent) {
        expect(row[`skill_adj_cluster_${rank}`]).toBe(cluster_id);
        expect(row[`skill_adj_cluster_name_${rank}`]).toBe(cluster_name);
      }
      const [{ n }] = (await service.database.query<{ n: number }>({
        text: 'SELECT count(*) AS n FROM occupation_clusters WHERE cluster_id = $1',
        values: [row.cluster_id],
      })) as [{ n: number }];
      expect(row['occupations']).toHaveLength(n);
    }
  });

  it('limit and offset', async () => {
    const { body } = await get('limit=1&offset=1');
    expect(body).toMatchObject({ count: 1, total: width, has_more: true });
    expect(ids(body.data)).toEqual([neighbours[1]!.cluster_id]);
  });

  it('expand=metrics: retired, word for word', async () => {
    const { status, body } = await get('expand=metrics');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'Unknown EXPAND target(s): METRICS',
      suggestion: 'Valid targets: COMPANY_HIRING, NAMES, OCCUPATIONS',
      data: expect.stringMatching(/snapshot.*experience_level.*msa_size/),
    });
  });

  it('a code of another cluster than the path names: 400', async () => {
    const [other] = await service.database.query<{ onet_code: string; cluster_id: number }>({
      text: 'SELECT onet_code, cluster_id FROM occupation_clusters WHERE is_core AND cluster_id <> $1 ORDER BY 1 LIMIT 1',
      values: [baseline.cluster_id],
    });
    const { status, body } = await get(`onet=${other!.onet_code}`);
    expect(status).toBe(400);
    expect(body.error).toBe(`onet ${other!.onet_code} belongs to cluster ${other!.cluster_id}, not to ${baseline.cluster_id}`);
  });

  it.each([
    ['expand=company_hiring', 400, 'expand=company_hiring requires company'],
    ['expand=names,wages', 400, 'Unknown EXPAND target(s): WAGES'],
    ['min_retention_rate_3yr=abc', 400, 'min_retention_rate_3yr must be a number from 0 to 1'],
    ['max_wage_p75_at_10y=1e', 400, 'max_wage_p75_at_10y must be a number of at least 0'],
    ['experience_level=7', 400, 'experience_level must be one of 0, 5, 10, Entry-Level, Experienced'],
    ['msa_size=Tiny', 400, 'msa_size must be one of Large, Small/Medium'],
    ['limit=1001', 400, 'limit must be an integer from 1 to 1000'],
    ['limit=0', 400, 'limit must be an integer from 1 to 1000'],
    ['onet=99-9999.99', 404, 'Occupation not found: 99-9999.99'],
    ['onet=nurse', 400, '"nurse" is not an O*NET-SOC code'],
    ['sort=rank', 400, 'Unknown parameter: sort'],
  ])('?%s: %i', async (query, status, error) => {
    const answer = await get(query);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error });
  });

  it('path id 0 without onet: 400', async () => {
    const { status, body } = await get('', 0);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Path id 0 requires onet' });
  });
});
