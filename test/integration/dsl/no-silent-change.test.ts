import { ServiceClient } from '../../setup/service-client.ts';
import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

const OF_COMPANY = 'LIST COMPANIES is a badge of the whole company';
const OF_ROLE = 'is a badge of one role at the company';
const MOVED = 'STATE of LIST COMPANIES is where the headquarters is, but STATE of';

it.each([
  ['LIST COMPANIES WHERE CLUSTER_ID IS 247 AND OVERALL_BADGE IS Ranked', `OVERALL_BADGE of ${OF_COMPANY}, but BADGE of LIST COMPANIES FOR CLUSTER ${OF_ROLE}.`],
  ['LIST COMPANIES WHERE ONET_CODE IS "29-1141.00" AND STATE IS "Ohio"', `${MOVED} LIST COMPANIES FOR OCCUPATION is where the jobs are.`],
  ['LIST COMPANIES WHERE STATE IS "Ohio" AND CLUSTER_ID IS 247', `${MOVED} LIST COMPANIES FOR CLUSTER is where the jobs are.`],
  ['LIST COMPANIES WHERE CLUSTER_ID IS 247 AND NOT BADGE_GROWTH IS "Platinum"', `BADGE_GROWTH of ${OF_COMPANY}, but BADGE_GROWTH of`],
  ['LIST COMPANIES WHERE CLUSTER_ID IS 247 AND ANY_BADGE IS "Gold"', `ANY_BADGE of ${OF_COMPANY}, but ANY_BADGE of`],
  ['LIST COMPANIES FOR CLUSTER 247 WHERE OVERALL_BADGE IS "Platinum"', `OVERALL_BADGE of ${OF_COMPANY}, but BADGE of`],
  ['LIST COMPANIES FOR CLUSTER 247 WHERE CITY IS "Seattle"', 'CITY of LIST COMPANIES is where the headquarters is, but CBSA of'],
  ['LIST OCCUPATION_BADGES WHERE OVERALL_BADGE IS "Gold"', `OVERALL_BADGE of ${OF_COMPANY}, but BADGE of LIST OCCUPATION_BADGES ${OF_ROLE}.`],
  ['LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE OVERALL_BADGE IS "Gold"', `OVERALL_BADGE of ${OF_COMPANY}, but BADGE of`],
  ['LIST COMPANY_BADGES WHERE CLUSTER_ID IS 247 AND BADGE_GROWTH IS "Gold"', 'BADGE_GROWTH of LIST COMPANY_BADGES is a badge of the whole company, but'],
  ["SELECT * FROM companies WHERE cluster_id = 247 AND state = 'OH'", MOVED],
  ['LIST DESTINATION_CLUSTERS FOR CLUSTER 75 WHERE PAY > 60000', 'PAY of LIST CLUSTERS is the median, but WAGE_P75_AT_10Y of'],
])('the correction of %s says that a field is something else in it', async (query, sentence) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.suggestion).toContain(sentence);
});

it.each([
  'LIST COMPANIES FOR CLUSTER 247 WHERE STATE = Ohio',
  'LIST COMPANIES WHERE BADGE_GROWTH = gold',
  'LIST COMPANIES FOR CLUSTER 247 WHERE BADGE_GROWTH = gold',
  'LIST OCCUPATION_BADGES WHERE GROWTH_BADGE IS "Gold" AND STATE IS Ohio',
  'LIST COMPANIES WHERE CLUSTER_ID IS 247',
])('the correction of %s asks for the same, and says nothing about it', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.suggestion).not.toContain(', but ');
});

it.each([
  ['GET COMPANY "Sears"', 'COMPANYCONVERT "Sears"'],
  ['LIST OCCUPATIONS FOR COMPANY "Sears" WHERE TOP10 IS 1', 'COMPANYCONVERT "Sears"'],
  ['GET HIRING FOR COMPANY "Blockbuster"', 'COMPANYCONVERT "Blockbuster"'],
  ['GET BADGES FOR COMPANY "Theranos"', 'COMPANYCONVERT "Theranos"'],
  ['GET HIRING FOR COMPANY "Pan Am"', 'COMPANYCONVERT "Pan Am"'],
  ['GET COMPANY "Compaq"', 'COMPANYCONVERT "Compaq"'],
  ['GET COMPANY "Walmrt"', 'GET COMPANY "Walmart"'],
  ['GET HIRING FOR COMPANY "Micorsft"', 'GET HIRING FOR COMPANY "Microsoft"'],
  ['GET COMPANY "Wal-Mart Stores"', 'GET COMPANY "Walmart"'],
])('%s is only corrected to a company that COMPANYCONVERT finds', async (query, example) => {
  const { status, body } = await ask(query);
  expect(status).toBe(404);
  expect(body.error.example).toBe(example);
});

it.each([
  ['LIST COMPANY_BADGES WHERE COMPANY IN ("Sears", "Walmart")', 'COMPANYCONVERT "Sears"'],
  ['LIST OCCUPATION_BADGES WHERE COMPANY IS "Theranos"', 'COMPANYCONVERT "Theranos"'],
  ['LIST COMPANY_BADGES WHERE COMPANY IN ("Walmrt", "Target")', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Walmart", "Target")'],
])('%s leads first to a company that COMPANYCONVERT finds, or to COMPANYCONVERT', async (query, first) => {
  const { body } = await ask(query);
  expect(body.dsl_suggestions[0]).toBe(first);
});

const DESTINATIONS = 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "41-2011.00" WHERE RETENTION_RATE_3YR';

it.each([
  [DESTINATIONS.replace('_RATE_3YR', ' > 0.5'), `${DESTINATIONS} > 0.5 AND EXPERIENCE_LEVEL IS "Experienced"`, ''],
  [
    'LIST COMPANIES FOR OCCUPATION "29-1141.00" AND FOR OCCUPATION "29-1051.00"',
    'LIST COMPANIES FOR OCCUPATION "29-1141.00"',
    'takes one occupation. Send another query for "29-1051.00".',
  ],
  ['LIST CLUSTERS WHERE PAY > "100k"', 'LIST CLUSTERS WHERE PAY > 100000', ''],
  ['LIST CLUSTERS WHERE PAY > "high"', 'LIST CLUSTERS WHERE PAY > 90000', 'Write a number without quotes.'],
  ['LIST CLUSTERS WHERE RETENTION > "high"', 'LIST CLUSTERS WHERE RETENTION > 0.5', 'Write a number without quotes.'],
  ['LIST COMPANY_CLUSTERS WHERE COMPANY IN ("Walmart", "Target")', 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart"', 'Send another query for "Target".'],
  ['GET LOCATION_ZIP "98101-1234"', 'GET LOCATION_ZIP "98101"', ''],
  ['GET LOCATION_ZIP "9810"', 'GET LOCATION_ZIP WHERE ZIP IS "98101"', 'A ZIP code has five digits'],
  [
    'GET HIRING FOR COMPANY "Walmart" WHERE POSTINGS_COUNT_QTILE IS 3',
    'GET HIRING FOR COMPANY "Walmart"',
    'Rows have postings_count_qtile, but it is no filter.',
  ],
])('%s is corrected to %s', async (query, example, advice) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.example).toBe(example);
  expect(body.error.suggestion).toContain(advice);
});

it('a ZIP code instead of a CBSA code is said to be one, in both interfaces, with its metro area', async () => {
  const { body } = await ask('LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "98101"');
  const sentence = '98101 is a ZIP code in Seattle-Tacoma-Bellevue, WA (42660).';
  expect(body).toMatchObject({ total: 0, suggestion: expect.stringContaining(sentence) });
  expect(body.dsl_suggestions[0]).toBe('LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "42660"');
  const service = ServiceClient.shared();
  const rest = await service.get('/api/clusters/247/companies?cbsa=98101', await service.signIn('analyst'));
  expect(rest.body.suggestion).toContain(sentence);
});

it('finds the companies that hire in each of two states or metro areas', async () => {
  const namesOf = async (where: string): Promise<string[]> => {
    const { body } = await ask(`LIST COMPANIES FOR CLUSTER 247 WHERE ${where} LIMIT 1000`);
    return body.data.map((row: { company_name: string }) => row.company_name);
  };
  for (const [one, other] of [
    ['HIRING_STATE IS "Ohio"', 'HIRING_STATE IS "Texas"'],
    ['CBSA CONTAINS "Dallas"', 'CBSA CONTAINS "Houston"'],
    ['CBSA IS "19100"', 'CBSA IS "26420"'],
  ] as const) {
    const [ofOne, ofOther, ofBoth] = await Promise.all([namesOf(one), namesOf(other), namesOf(`${one} AND ${other}`)]);
    const both = ofOne.filter((name) => ofOther.includes(name));
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(ofOne.length);
    expect(ofBoth).toEqual(both);
  }
});

it.each([
  ['GET WAGES FOR OCCUPATION "plumber"', 404, '"plumber" is Plumbers, Pipefitters, and Steamfitters (47-2152.00).'],
  ['GET SALARY FOR OCCUPATION "nurse"', 400, '"nurse" is Registered Nurses (29-1141.00).'],
  ['GET WAGES FOR OCCUPATION "29-1141.00" ORDER BY MEDIAN DESC LIMIT 1', 400, 'LIMIT 1 has the first rows in another order.'],
  ['LIST COMPANIES FOR CLUSTER "Special Operations Teams"', 404, 'Only the AI data has this cluster: it is in GET AI_IMPACT FOR CLUSTER.'],
  ['GET CLUSTER 700', 404, 'Only the AI data has this cluster: it is in GET AI_IMPACT FOR CLUSTER.'],
  ['GET CLUSTER 9999', 404, 'To list the clusters, use LIST CLUSTERS. To find the cluster of a job title, use TITLECONVERT with EXPAND CLUSTER.'],
])('the error of %s says what its example is about', async (query, status, sentence) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  expect(answer.body.error.suggestion).toContain(sentence);
});

it('names the only metro area with a text in it, unless the text begins its name', async () => {
  const suggestionOf = async (name: string): Promise<unknown> => (await ask(`LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "${name}"`)).body.suggestion;
  expect(await suggestionOf('Pasadena')).toContain('Houston-Pasadena-The Woodlands, TX (26420)');
  expect(await suggestionOf('Houston')).toBeUndefined();
});

it.each(['COUNT CLUSTERS WHERE CLUSTER_ID IN ()', 'LIST COMPANIES WHERE STATE IN () AND INDUSTRY IS "Banking"'])(
  'the empty list of %s is not left out without a word',
  async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.error.message).toBe('Unexpected ); expected one of text in double quotes, a number');
    expect(body.error.suggestion).not.toMatch(/^Write (?:COUNT|LIST) /u);
  },
);
