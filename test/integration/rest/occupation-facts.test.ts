import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

interface Target {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly cluster_id: number;
  readonly cluster_name: string;
}

let service: ServiceClient;
let token: string;
let classified: Target;
let unclassified: Target;
/** A cluster that only the overlay knows. */
let overlay: { cluster_id: number; cluster_name: string };

const get = (path: string) => service.get(`/api/occupations/${path}`, token);
const one = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>> => (await service.database.query({ text, values }))[0]!;
const members = (clusterId: number) =>
  service.database.query({
    text: 'SELECT onet_code, consolidated_title AS onet_title FROM occupation_clusters WHERE cluster_id = $1 ORDER BY consolidated_title COLLATE a_to_z',
    values: [clusterId],
  });

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  const occupation = (condition: string) =>
    service.database.query<Target & Record<string, unknown>>({
      text: `SELECT m.onet_code, m.consolidated_title AS onet_title, k.cluster_id, k.cluster_name FROM occupation_clusters m JOIN clusters k USING (cluster_id)
             LEFT JOIN cluster_ai_impacts a USING (cluster_id) WHERE m.is_core AND a.cluster_id IS ${condition} ORDER BY 1 LIMIT 1`,
    });
  classified = (await occupation('NOT NULL'))[0]!;
  unclassified = (await occupation('NULL'))[0]!;
  overlay = (
    await service.database.query<{ cluster_id: number; cluster_name: string }>({
      text: 'SELECT cluster_id, cluster_name FROM clusters WHERE NOT is_core ORDER BY 1 LIMIT 1',
    })
  )[0]!;
});
afterAll(() => service.stop());

describe('GET /api/occupations/{id}', () => {
  it('by code: the occupation and its cluster', async () => {
    const { status, body } = await get(classified.onet_code);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: classified, count: 1 });
  });

  it('by cluster: the cluster and its members', async () => {
    const { cluster_id, cluster_name } = classified;
    const { status, body } = await get(`cluster:${cluster_id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { cluster_id, cluster_name, occupations: await members(cluster_id) }, count: 1 });
  });
});

describe('GET /api/occupations/{id}/wages', () => {
  const single = (target: Target, years: number, msa: string) =>
    one(
      'SELECT median AS median_annual, percentile_10, percentile_90 FROM cluster_wages WHERE cluster_id = $1 AND years_in = $2 AND msa_size = $3',
      target.cluster_id,
      years,
      msa,
    );
  const growth = async (clusterId: number) =>
    one('SELECT p50_wage_growth_0_10 AS p50_growth_0_10, wage_growth_tier AS tier FROM clusters WHERE cluster_id = $1', clusterId);

  it.each([
    ['', 10, 'Large'],
    ['?msa_size=Small/Medium', 10, 'Small/Medium'],
    ['?msa_size=small/medium&experience_level=0', 0, 'Small/Medium'],
    ['?experience_level=5', 5, 'Large'],
    ['?years_in=7', 7, 'Large'],
  ] as const)('by code%s', async (query, years_in, msa_size) => {
    const { status, body } = await get(`${classified.onet_code}/wages${query}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        onet_code: classified.onet_code,
        wages: await single(classified, years_in, msa_size),
        wage_growth: await growth(classified.cluster_id),
        years_in,
        msa_size,
      },
      count: 1,
    });
  });

  const FIELDS = ['cluster_id', 'cluster_name', 'msa_size', 'years_in', 'experience_level', 'percentile_25', 'median', 'percentile_75'];
  it.each([
    ['', 'TRUE'],
    ['?msa_size=Large', "msa_size = 'Large'"],
    ['?msa_size=Small/Medium&experience_level=5', "msa_size = 'Small/Medium' AND years_in = 5"],
    ['?experience_level=10', 'years_in = 10'],
    ['?years_in=0', 'years_in = 0'],
    ['?years_in=0,1&experience_level=1,10', 'years_in = 1'],
  ])('by cluster%s: rows by tenure, wage_growth in the envelope', async (query, condition) => {
    const { cluster_id, cluster_name } = classified;
    const { status, body } = await get(`cluster:${cluster_id}/wages${query}`);
    const expected = await service.database.query({
      text: `SELECT cluster_id, cluster_name, msa_size, years_in, years_in::text AS experience_level, percentile_25, median, percentile_75
             FROM cluster_wages JOIN clusters USING (cluster_id) WHERE cluster_id = $1 AND ${condition} ORDER BY years_in, msa_size`,
      values: [cluster_id],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: expected,
      count: expected.length,
      total: expected.length,
      has_more: false,
      cluster_id,
      cluster_name,
      wage_growth: await growth(cluster_id),
    });
    for (const row of some(body.data)) expect(Object.keys(row)).toEqual(FIELDS);
    if (query === '') expect(expected).toHaveLength(22);
  });

  it.each([
    ['msa_size=Medium', 'msa_size must be one of Large, Small/Medium'],
    ['experience_level=11', 'experience_level must be an integer from 0 to 10'],
    ['experience_level=Entry-Level', 'experience_level must be an integer from 0 to 10'],
    ['year=5', 'Unknown parameter: year'],
  ])('?%s: 400 in both forms', async (query, error) => {
    for (const id of [classified.onet_code, `cluster:${classified.cluster_id}`]) {
      const { status, body } = await get(`${id}/wages?${query}`);
      expect(status).toBe(400);
      expect(body.error).toContain(error);
    }
  });

  it('years_in and experience_level that contradict each other: 400 in both forms', async () => {
    expect((await get(`${classified.onet_code}/wages?years_in=5&experience_level=5`)).body.data.years_in).toBe(5);
    for (const id of [classified.onet_code, `cluster:${classified.cluster_id}`]) {
      const { status, body } = await get(`${id}/wages?years_in=5&experience_level=10`);
      expect(status).toBe(400);
      expect(body.error).toBe('years_in 5 and experience_level 10 contradict each other');
    }
  });
});

describe('GET /api/occupations/{id}/ai-impact', () => {
  const block = async (clusterId: number) => {
    const { methodology_version, ...facts } = await one(
      'SELECT ai_flag, entry_barrier_trend, expertise_premium_trend, low_expertise_narrative, high_expertise_narrative, methodology_version FROM cluster_ai_impacts WHERE cluster_id = $1',
      clusterId,
    );
    return { ...facts, coverage: { classified: true, methodology_version } };
  };
  const NONE = {
    ai_flag: null,
    entry_barrier_trend: null,
    expertise_premium_trend: null,
    low_expertise_narrative: null,
    high_expertise_narrative: null,
    coverage: { classified: false, methodology_version: null, reason: expect.any(String) },
  };
  const skills = (clusterId: number) =>
    service.database.query({ text: 'SELECT rank, skill, description FROM cluster_premium_skills WHERE cluster_id = $1 ORDER BY rank', values: [clusterId] });

  it('by code, classified', async () => {
    const { onet_code, onet_title, cluster_id } = classified;
    const { status, body } = await get(`${onet_code}/ai-impact`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { onet_code, occupation_title: onet_title, ai_impact: await block(cluster_id), premium_skill_details: await skills(cluster_id) },
      count: 1,
    });
    expect(body.data.ai_impact.coverage.methodology_version).toBe('2026-04-21');
  });

  it('by code, unclassified: a success with nulls and a reason', async () => {
    const { onet_code, onet_title } = unclassified;
    const { status, body } = await get(`${onet_code}/ai-impact`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { onet_code, occupation_title: onet_title, ai_impact: NONE } });
  });

  it.each(['classified', 'unclassified'])('by cluster, %s, and the same by /api/clusters/{id}/ai-impact', async (which) => {
    const { cluster_id, cluster_name } = which === 'classified' ? classified : unclassified;
    const { status, body } = await get(`cluster:${cluster_id}/ai-impact`);
    const ai_impact = which === 'classified' ? await block(cluster_id) : NONE;
    const occupations = await members(cluster_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      summary: {
        total_occupations: occupations.length,
        ai_flag_distribution: which === 'classified' ? { [String((ai_impact as Record<string, unknown>)['ai_flag'])]: occupations.length } : {},
      },
      ai_impact,
      data: occupations.map((occupation) => ({ ...occupation, ai_impact })),
      cluster_id,
      cluster_name,
      count: occupations.length,
    });
    expect((await service.get(`/api/clusters/${cluster_id}/ai-impact`, token)).body).toEqual(body);
  });

  it('answers the clusters that only the overlay knows; the core endpoints do not', async () => {
    const { cluster_id, cluster_name } = overlay;
    expect((await get(`cluster:${cluster_id}/ai-impact`)).body).toMatchObject({ success: true, cluster_id, cluster_name });
    for (const part of ['', '/wages', '/education', '/pathways']) {
      const { status, body } = await get(`cluster:${cluster_id}${part}`);
      expect(status).toBe(404);
      expect(body.error).toBe('Cluster not found');
    }
  });

  it('177 of 861 clusters are classified, as the specification counts them', async () => {
    const rows = await service.database.query<{ ai_flag: string; n: number }>({ text: 'SELECT ai_flag, count(*) AS n FROM cluster_ai_impacts GROUP BY 1' });
    expect(Object.fromEntries(rows.map(({ ai_flag, n }) => [ai_flag, n]))).toEqual({
      'Raising the Bar': 63,
      'Shrinking Fields': 26,
      'Winners Pull Away': 23,
      'Lower Potential': 65,
    });
  });
});

describe('GET /api/occupations/{id}/education and /pathways', () => {
  it('education: ba_plus_share and job_level, no education_level', async () => {
    const { cluster_id, cluster_name } = classified;
    const facts = await one('SELECT ba_plus_share, job_level FROM clusters WHERE cluster_id = $1', cluster_id);
    expect((await get(`${classified.onet_code}/education`)).body).toEqual({ success: true, data: { ...classified, ...facts }, count: 1 });
    expect((await get(`cluster:${cluster_id}/education`)).body).toEqual({ success: true, data: { cluster_id, cluster_name, ...facts }, count: 1 });
  });

  it('pathways: destinations, skill-adjacent clusters, premium skills and wage growth', async () => {
    const { cluster_id, cluster_name } = classified;
    const neighbours = (table: string, column: string) =>
      service.database.query({
        text: `SELECT rank, k.cluster_id, cluster_name, job_level, ai_flag FROM ${table} x JOIN clusters k ON k.cluster_id = x.${column} WHERE x.cluster_id = $1 ORDER BY rank`,
        values: [cluster_id],
      });
    const facts = {
      destinations: await neighbours('cluster_destinations', 'destination_cluster_id'),
      skill_adjacent: await neighbours('cluster_skill_adjacencies', 'adjacent_cluster_id'),
      premium_skill_details: await service.database.query({
        text: 'SELECT rank, skill, description FROM cluster_premium_skills WHERE cluster_id = $1 ORDER BY rank',
        values: [cluster_id],
      }),
      wage_growth: await one('SELECT p50_wage_growth_0_10 AS p50_growth_0_10, wage_growth_tier AS tier FROM clusters WHERE cluster_id = $1', cluster_id),
    };
    expect(facts.destinations.length).toBeGreaterThan(0);
    expect((await get(`${classified.onet_code}/pathways`)).body).toEqual({ success: true, data: { ...classified, ...facts }, count: 1 });
    expect((await get(`cluster:${cluster_id}/pathways`)).body).toEqual({ success: true, data: { cluster_id, cluster_name, ...facts }, count: 1 });
  });
});

describe.each(['', '/wages', '/ai-impact', '/education', '/pathways'])('ids that name nothing: /api/occupations/{id}%s', (part) => {
  it.each([
    ['99-9999.99', 404, 'Occupation not found: 99-9999.99'],
    ['29-1141', 400, '"29-1141" is not an O*NET-SOC code'],
    ['nurse', 400, '"nurse" is not an O*NET-SOC code'],
    ['cluster:999999', 404, 'Cluster not found'],
    ['cluster:abc', 400, 'cluster_id must be an integer'],
    ['cluster:', 400, 'cluster_id must be an integer'],
    ['cluster:1.5', 400, 'cluster_id must be an integer'],
  ])('%s: %i', async (id, status, error) => {
    const answer = await get(`${id}${part}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error, suggestion: expect.any(String), example: expect.any(String) });
  });
});
