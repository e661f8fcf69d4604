import { StatementLog, type SentStatement } from '../../setup/statement-log.ts';
import { TestService, type Answer } from '../../setup/test-service.ts';
import { filledIn, RESHAPED, TWINS, UNPAGED, type Names, type Twin } from '../../queries/twins.ts';

type Row = Readonly<Record<string, unknown>>;

let service: TestService;
let token: string;
let names: Names;
let log: StatementLog;

beforeAll(async () => {
  service = await TestService.start();
  log = new StatementLog(service.database);
  token = await service.signIn();
  names = await namesOf(service.database);
});
afterAll(() => service.stop());

/** Walmart, and a cluster of it with a code and a metropolitan area in which it hires. */
async function namesOf(database: TestService['database']): Promise<Names> {
  const [found] = await database.query<Omit<Names, 'UID_NOBODY'> & Record<string, string>>({
    text: `SELECT p.company_uid AS "UID_WALMART", p.cluster_id::text AS "CLUSTER_WALMART", m.onet_code AS "CODE_WALMART", h.cbsa AS "CBSA_WALMART",
             (SELECT industry_id::text FROM industries WHERE industry = 'Banking') AS "ID_BANKING",
             (SELECT min(cluster_id)::text FROM clusters WHERE is_core AND ai_flag = 'Shrinking Fields') AS "CLUSTER_SHRINKING"
           FROM company_clusters p JOIN companies c USING (company_uid) JOIN occupation_clusters m ON m.cluster_id = p.cluster_id AND m.is_core
           JOIN company_hiring h ON h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id
           WHERE c.company_name = 'Walmart' AND p.top10_occupation = 1 ORDER BY p.cluster_id, m.onet_code, h.cbsa LIMIT 1`,
  });
  return { ...found!, UID_NOBODY: '00000000-0000-5000-8000-000000000000' };
}

/** What both doors answer, and the statements of lists and counts that each sent. */
async function askBoth(
  twin: Twin,
): Promise<{ rest: Answer['body']; dsl: Answer['body']; sent: { rest: readonly SentStatement[]; dsl: readonly SentStatement[] } }> {
  const { path, query } = filledIn(twin, names);
  const answers: Answer[] = [];
  const isOfRows = ({ text }: SentStatement): boolean => /^SELECT (?:counted\.total|count\(\*\)|.* AS key, count)/.test(text);
  const during = async (ask: () => Promise<Answer>): Promise<SentStatement[]> => {
    const sent = await log.during(async () => answers.push(await ask()));
    return sent.filter(isOfRows);
  };
  const sent = { rest: await during(() => service.get(path, token)), dsl: await during(() => service.post('/api/dsl', { query }, token)) };
  const [rest, dsl] = answers;
  expect([path, rest?.status, query, dsl?.status, dsl?.body.error]).toEqual([path, 200, query, 200, undefined]);
  return { rest: rest?.body, dsl: dsl?.body, sent };
}

/** Kinds and sources of company matches differ by the specification; what was matched does not. */
const alikeMatches = (rows: readonly Row[]): Row[] => rows.map(({ match_type: _type, source: _source, in_database: _known, ...row }) => row);

describe('REST and the query language answer the same', () => {
  it.each(TWINS.map((twin) => [`${twin.path} | ${twin.query}`, twin] as const))('%s', async (_, twin) => {
    const { rest, dsl, sent } = await askBoth(twin);
    const isOfCompanies = twin.path.startsWith('/api/companyconvert');
    expect(isOfCompanies ? alikeMatches(dsl.data) : dsl.data).toEqual(isOfCompanies ? alikeMatches(rest.data) : rest.data);
    // An empty list makes the query language look further; what names a company it resolves first.
    if (!UNPAGED.includes(twin.path)) expect(sent.dsl[0]?.text).toBe(sent.rest[0]?.text);
    if (rest.count !== undefined) expect(dsl.count).toBe(rest.count);
    // Conversions do not page: neither has a total. Clusters of a code are one, without a page of their own.
    if (rest.total !== undefined) expect([dsl.total, dsl.has_more]).toEqual([rest.total, rest.has_more]);
    for (const member of [
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
    ])
      expect({ [member]: dsl[member] }).toEqual({ [member]: rest[member] });
  });

  it.each(RESHAPED.map((twin) => [`${twin.path} | ${twin.query}`, twin] as const))('%s: one record there, a row here', async (_, twin) => {
    const { rest, dsl } = await askBoth(twin);
    const { onet_code, wages, wage_growth, years_in, msa_size } = rest.data;
    const [row, ...others] = dsl.data as (Row & Record<string, number>)[];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ years_in, msa_size, median: wages.median_annual, percentile_10: wages.percentile_10, percentile_90: wages.percentile_90 });
    expect([dsl.onet_code, dsl.wage_growth]).toEqual([onet_code, wage_growth]);
  });

  it('not on nothing: most of these answers have rows', async () => {
    let empty = 0;
    for (const twin of TWINS) {
      const { body } = await service.get(filledIn(twin, names).path, token);
      if (Array.isArray(body.data) && body.data.length === 0) empty += 1;
    }
    expect(empty).toBeLessThan(TWINS.length / 10);
  });
});
