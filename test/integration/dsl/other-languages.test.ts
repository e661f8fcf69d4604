import { judge, readMistakes } from '../../mistakes/mistakes.ts';
import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let tokens: Readonly<Record<'analyst' | 'admin', string>>;

beforeAll(async () => {
  service = ServiceClient.shared();
  tokens = { analyst: await service.signIn('analyst'), admin: await service.signIn('admin', 'internal') };
});
afterAll(() => service.stop());

const exampleFor = async (query: string, who: keyof typeof tokens = 'analyst'): Promise<string> => {
  const { status, body } = await service.post('/api/dsl', { query }, tokens[who]);
  expect(status).toBe(400);
  return (body as { error: { example: string } }).error.example;
};

it.each([
  ['GET /api/companies/Walmart/hiring?cbsa=42660', 'GET HIRING FOR COMPANY "Walmart" WHERE CBSA IS "42660"'],
  ['/api/occupations/27-3042.00/ai-impact', 'GET AI_IMPACT FOR OCCUPATION "27-3042.00"'],
  [
    'clusters?search=nurs&include=occupations&sort=occupation_count&order=desc',
    'LIST CLUSTERS WHERE SEARCH IS "nurs" ORDER BY OCCUPATION_COUNT DESC EXPAND OCCUPATIONS',
  ],
  ['companies(filter: {overall_badge: PLATINUM, state: "TX"}) { company_name }', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" AND STATE IS "Texas"'],
  ['list_companies(sort="-badge_count", limit=10)', 'LIST COMPANIES ORDER BY BADGE_COUNT DESC LIMIT 10'],
  ['db.occupations.find({cluster: 44}).sort({onet: 1}).limit(12)', 'LIST OCCUPATIONS WHERE CLUSTER_ID IS 44 ORDER BY ONET_CODE ASC LIMIT 12'],
  ['{"verb":"LIST","subject":"COMPANIES","where":{"event_type":"bankrupt"},"limit":10}', 'LIST COMPANIES WHERE EVENT_TYPE IS "chapter_11_bankruptcy" LIMIT 10'],
  ['wages(cluster_id=77, years_in=range(0,4))', 'GET WAGES FOR CLUSTER 77 WHERE YEARS_IN BETWEEN 0 AND 3'],
  ['TOP 25 COMPANIES IN Retail BY most platinum', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" ORDER BY PLATINUM LIMIT 25'],
  ['LIST ROLES AT Amazon WHERE TOP 10 = yes', 'LIST OCCUPATIONS FOR COMPANY "Amazon" WHERE TOP10 IS 1'],
  ['TRANSLATE "banks in Ohio"', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['which companies employ SOC "13-2011.00", first 5 only', 'LIST COMPANIES FOR OCCUPATION "13-2011.00" LIMIT 5'],
])('the example for %s is %s', async (query, example) => {
  expect(await exampleFor(query)).toBe(example);
});

it.each([
  ["INSERT ALIAS 'Big Blue' FOR IBM (type = abbrev)", 'ADD ALIAS "Big Blue" TO COMPANY "IBM" TYPE abbreviation'],
  [
    'DELETE FROM company_occupations WHERE company="Hertz" AND onet IN ("53-3032.00","41-2031.00")',
    'REMOVE OCCUPATIONS ("53-3032.00", "41-2031.00") FROM COMPANY "Hertz"',
  ],
  ["UPDATE companies SET company_name = 'Meta Platforms' WHERE company_name = 'Facebook'", 'UPDATE COMPANY "Facebook" SET NAME = "Meta Platforms"'],
])('%s is corrected for those who may write, and for nobody else', async (query, example) => {
  expect(await exampleFor(query, 'admin')).toBe(example);
  expect(await exampleFor(query)).not.toBe(example);
});

it('what is recorded is corrected', async () => {
  expect(await exampleFor('SUBMIT TITLE "data guru" PICKED 15-2051.00 NAME "Data Scientists"', 'admin')).toBe(
    'SUBMIT TITLECONVERT TITLE "data guru" CHOICE "15-2051.00" AS "Data Scientists"',
  );
});

it.each(['DELETE FROM companies', 'DROP TABLE companies', 'UPDATE companies SET x = 1', 'INSERT INTO companies VALUES (1)'])(
  '%s has no example that changes something',
  async (query) => {
    expect(await exampleFor(query, 'admin')).toMatch(/^(?:HELP|LIST|GET) /u);
  },
);

const OTHERS = readMistakes('other-languages.tsv');

it.each(OTHERS.map((mistake) => [mistake.query, mistake] as const))('%s', async (_, mistake) => {
  const judged = await judge(mistake, (query) => service.post('/api/dsl', { query }, tokens.analyst));
  expect({ example: judged.example, isRight: judged.isRight }).toEqual({ example: judged.example, isRight: true });
});

it.each([
  'db.companies.deleteMany({state: "Ohio"})',
  'Company.objects.filter(state="Ohio").delete()',
  'prisma.company.update({ where: { state: "Ohio" }, data: { name: "X" } })',
  "knex('companies').where('state', 'Ohio').del()",
  'companies | where state == "Ohio" | delete',
  'MATCH (c:Company) WHERE c.state = "Ohio" DETACH DELETE c',
])('%s is not corrected to what it would have changed', async (query) => {
  expect(await exampleFor(query, 'admin')).not.toContain('Ohio');
});

it.each([
  ['GET HIRING FOR CLUSTER "Walmart"', 'GET HIRING FOR COMPANY "Walmart"'],
  ['FIND CLUSTER "nursing"', 'LIST CLUSTERS WHERE SEARCH IS "nursing"'],
  ['SEARCH COMPANY "semiconductor" LIMIT 5', 'SEARCH COMPANIES WHERE SEARCH IS "semiconductor" LIMIT 5'],
  ['LIST COMPANIES WHERE TOP10 = TRUE FOR CLUSTER 19', 'LIST COMPANIES FOR CLUSTER 19 WHERE TOP10 IS 1'],
  ['LIST TOP 10 OCCUPATIONS FOR COMPANY Starbucks', 'LIST OCCUPATIONS FOR COMPANY "Starbucks" WHERE TOP10 IS 1'],
  ['LIST TOP 5 OCCUPATIONS FOR COMPANY Starbucks', 'LIST OCCUPATIONS FOR COMPANY "Starbucks" LIMIT 5'],
  ['LIST COMPANY BADGES BY INDUSTRY Insurance STATE Connecticut', 'LIST COMPANY_BADGES WHERE INDUSTRY IS "Insurance" AND STATE IS "Connecticut"'],
  ['LIST COMPANIES FOR CLUSTER 75 WITH QTILE 3', 'LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_POSTINGS_QTILE IS 3'],
  ["SELECT company_uid FROM companyconvert WHERE name = 'MSFT' AND match_score >= 0.8", 'COMPANYCONVERT "MSFT" WHERE SCORE >= 0.8'],
  ['LIST COMPANIES WHERE COUNTRY = USA', 'LIST COMPANIES WHERE COUNTRY IS "United States"'],
])('the example for %s keeps what its words say: %s', async (query, example) => {
  const { status, body } = await service.post('/api/dsl', { query }, tokens.analyst);
  expect([status, body.error?.example]).toEqual([status === 404 ? 404 : 400, example]);
});
