import { pathOf, TWINS } from '../../queries/twins/twins.ts';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';

type Row = Readonly<Record<string, unknown>>;

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

/** What both interfaces return. */
async function askBoth(path: string, query: string): Promise<{ rest: Answer['body']; dsl: Answer['body'] }> {
  const [rest, dsl] = await Promise.all([service.get(path, token), service.post('/api/dsl', { query }, token)]);
  expect([path, rest.status, query, dsl.status, dsl.body.error]).toEqual([path, 200, query, 200, undefined]);
  return { rest: rest.body, dsl: dsl.body };
}

/** Kinds and sources of company matches differ by the specification; what was matched does not. */
const alikeMatches = (rows: readonly Row[]): Row[] => rows.map(({ match_type: _type, source: _source, in_database: _known, ...row }) => row);

const COMMON = [
  'baseline',
  'snapshot',
  'filters',
  'expand',
  'subject',
  'cluster_id',
  'cluster_name',
  'company_name',
  'disambiguation',
  'versions',
  'query',
  'wage_growth',
  'blend_archetype',
];

// That both interfaces ask an operation the same is tested for every spelling in unit/operations; here, that they answer the same.
describe('REST and the query language answer the same', () => {
  let withRows = 0;

  it.each(TWINS.map((twin) => [`${pathOf(twin)} | ${twin.query}`, twin] as const))('%s', async (_, twin) => {
    const { rest, dsl } = await askBoth(pathOf(twin), twin.query);
    const isOfCompanies = twin.path.startsWith('/api/companyconvert');
    expect(isOfCompanies ? alikeMatches(dsl.data) : dsl.data).toEqual(isOfCompanies ? alikeMatches(rest.data) : rest.data);
    if (rest.count !== undefined) expect(dsl.count).toBe(rest.count);
    // Conversions have no pages.
    if (rest.total !== undefined) expect([dsl.total, dsl.has_more]).toEqual([rest.total, rest.has_more]);
    for (const member of COMMON) expect({ [member]: dsl[member] }).toEqual({ [member]: rest[member] });
    if (!Array.isArray(rest.data) || rest.data.length > 0) withRows += 1;
  });

  it('mostly with rows: equal empty answers would show little', () => {
    expect(withRows).toBeGreaterThan(TWINS.length * 0.8);
  });

  /** The one question whose facts a query gives in another shape: rows with the ends of the distribution. */
  it.each([
    [
      '/api/occupations/29-1141.00/wages?msa_size=Small/Medium&experience_level=5',
      'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND MSA_SIZE IS "Small/Medium" AND EXPERIENCE_LEVEL IS "5" EXPAND PERCENTILES',
    ],
    ['/api/occupations/29-1141.00/wages?years_in=0', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large" AND YEARS_IN IS 0 EXPAND PERCENTILES'],
  ])('%s is one record, %s one row', async (path, query) => {
    const { rest, dsl } = await askBoth(path, query);
    const { onet_code, wages, wage_growth, years_in, msa_size } = rest.data;
    const [row, ...others] = dsl.data as (Row & Record<string, number>)[];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ years_in, msa_size, median: wages.median_annual, percentile_10: wages.percentile_10, percentile_90: wages.percentile_90 });
    expect([dsl.onet_code, dsl.wage_growth]).toEqual([onet_code, wage_growth]);
  });
});
