import { StatementLog, type SentStatement } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';

let service: TestService;
let token: string;
let log: StatementLog;

const LARGE_TABLES = ['company_clusters', 'company_hiring'];

beforeAll(async () => {
  service = await TestService.start();
  log = new StatementLog(service.database);
  token = await service.signIn();
});
afterAll(() => service.stop());

const statementsOf = (path: string): Promise<readonly SentStatement[]> =>
  log.during(async () => {
    const { status, body } = await service.get(path, token);
    expect([status, body.success]).toEqual([200, true]);
  });

describe('SQL statements of a request: as many for a page of 1000 rows as for one', () => {
  it.each([
    [1, '/api/companies/badges', ''],
    [1, '/api/industries', ''],
    [1, '/api/occupations', '?expand=ai_impact&sort=ai_flag'],
    [1, '/api/occupations/badges', '?expand=timestamps&onet_code=29-1141.00'],
    [1, '/api/clusters', '?expand=ai_impact&include=occupations'],
    [2, '/api/companies/Walmart/occupations', '?group=occupation&expand=timestamps'],
    [2, '/api/companies/Walmart/clusters', ''],
    [2, '/api/companies/Walmart/hiring', ''],
    [2, '/api/occupations/29-1141.00/companies', '?badge=Ranked'],
    [2, '/api/clusters/75/companies', '?sort=blend&include_score=true'],
    [2, '/api/clusters/75/companies', '?cbsa=Seattle&hiring_postings_qtile=1,2,3'],
    [2, '/api/clusters/75/retention', ''],
    [3, '/api/clusters/75/wages', ''],
    [3, '/api/occupations/cluster:75/wages', ''],
    [2, '/api/clusters/75/skill-adj-clusters', '?expand=names,occupations'],
    [2, '/api/clusters/75/cluster-destinations', '?expand=names,occupations'],
    [3, '/api/clusters/75/cluster-destinations', '?company=Walmart&expand=names,occupations,company_hiring'],
  ])('%i: %s%s', async (most, path, query) => {
    for (const limit of [1, 1_000]) {
      expect(await statementsOf(`${path}${query}${query === '' ? '?' : '&'}limit=${limit}`)).toHaveLength(most);
    }
  });

  it.each([
    [1, '/api/companies/Walmart/badges'],
    [1, '/api/companies/badges/counts'],
    [1, '/api/companies/badges/counts?group_by=archetype'],
    [1, '/api/companies/badges/counts?group_by=industry'],
    [1, '/api/occupations/badges/counts?group_by=archetype'],
    [1, '/api/occupations/badges/counts?group_by=company'],
    [1, '/api/occupations/29-1141.00'],
    [2, '/api/occupations/cluster:75'],
    [3, '/api/occupations/29-1141.00/wages'],
    [2, '/api/occupations/29-1141.00/clusters'],
    [2, '/api/occupations/29-1141.00/ai-impact'],
    [3, '/api/occupations/cluster:75/ai-impact'],
    [2, '/api/occupations/29-1141.00/education'],
    [2, '/api/occupations/29-1141.00/pathways'],
    [2, '/api/occupations/cluster:75/pathways'],
    [2, '/api/clusters/75?include=occupations'],
    [2, '/api/clusters/75/education'],
    [3, '/api/clusters/75/ai-impact'],
    [1, '/api/location/zip/98101'],
    [1, '/api/location/cbsa/42660'],
    [2, '/api/version'],
    [0, '/changelog'],
  ])('%i: %s', async (count, path) => {
    expect(await statementsOf(path)).toHaveLength(count);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('plans of the heavy statements', () => {
  /** The plan for these values, and the one that the server may keep for any values. */
  async function plansOf({ text, values }: SentStatement): Promise<PlanNode[][]> {
    const explained = await Promise.all([
      service.database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (FORMAT JSON) ${text}`, [...values]),
      service.database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`),
    ]);
    return explained.map(({ rows }) => nodesOf(rows[0]!['QUERY PLAN'][0].Plan));
  }

  it.each([
    ['pairs of a cluster, filtered and sorted', '/api/clusters/75/companies?badge_growth=Ranked&sort=total_postings'],
    ['pairs of a cluster by blend', '/api/clusters/75/companies?sort=blend&archetype=growth'],
    ['pairs of a cluster by badge filter across archetypes', '/api/clusters/75/companies?badge=Ranked&sort=badge'],
    ['badge rows of one cluster', '/api/occupations/badges?cluster_id=75&badge_growth=Ranked'],
    ['badge counts of one cluster', '/api/occupations/badges/counts?cluster_id=75&group_by=archetype'],
    ['badge counts of one cluster by industry', '/api/occupations/badges/counts?cluster_id=75&group_by=industry'],
    ['cluster companies of a metro by code', '/api/clusters/75/companies?cbsa=42660'],
    ['cluster companies of a metro by name', '/api/clusters/75/companies?cbsa=Seattle'],
    ['cluster companies of a metro and quantile', '/api/clusters/75/companies?cbsa=42660&hiring_postings_qtile=3&sort=entry_postings'],
    ['occupations at a company', '/api/companies/Walmart/occupations?top10=1'],
    ['hiring of a company', '/api/companies/Walmart/hiring'],
    ['companies of an occupation', '/api/occupations/29-1141.00/companies?badge=Platinum&sort=entry_postings'],
  ])('%s: %s', async (_what, path) => {
    const heavy = (await statementsOf(path)).filter(({ text }) => LARGE_TABLES.some((table) => text.includes(table)));
    expect(heavy).toHaveLength(1);
    for (const nodes of await plansOf(heavy[0]!)) {
      const scans = nodes.filter((node) => LARGE_TABLES.includes(node['Relation Name'] ?? ''));
      expect(scans.map((node) => `${node['Node Type']} on ${node['Relation Name']}`).filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
      const indices = nodes.map((node) => node['Index Name'] ?? '').filter((name) => LARGE_TABLES.some((table) => name.startsWith(table)));
      expect(indices.length).toBeGreaterThan(0);
    }
  });
});
