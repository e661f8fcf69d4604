import { parse } from '../../../src/dsl/parse.ts';
import { print } from '../../../src/dsl/print.ts';
import { Random } from '../../queries/random.ts';
import { readQuestions } from '../../questions/evaluate.ts';
import { askingDsl } from './asking-dsl.ts';
import { judge, MISTAKES, type Judged } from '../../mistakes/mistakes.ts';

/** The least share of the held-out mistakes whose example is the query that was meant. */
const LEAST = 0.85;
const SLIPS = 200;
const MOST_UNCORRECTED = 0.03;

const ask = askingDsl('analyst');

const held: Judged[] = [];

it.each(MISTAKES.map((mistake) => [mistake.query, mistake] as const))('%s', async (_, mistake) => {
  const judged = await judge(mistake, ask);
  expect({ example: judged.example, runs: judged.runs }).toEqual({ example: judged.example, runs: true });
  if (mistake.isHeldOut) held.push(judged);
  else expect({ example: judged.example, isRight: judged.isRight }).toEqual({ example: judged.example, isRight: true });
});

it('the examples of held-out mistakes are the queries that were meant', () => {
  expect(held.length).toBeGreaterThan(30);
  expect(held.filter(({ isRight }) => isRight).length / held.length).toBeGreaterThanOrEqual(LEAST);
});

it.each([
  ['GET RETENTION_DATA', 'GET RETENTION FOR CLUSTER 75'],
  ['GET MOBILITY_PATTERNS', 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75'],
  // It keeps what was named.
  ['GET RETENTION_DATA FOR OCCUPATION "29-1141.00"', 'GET RETENTION FOR OCCUPATION "29-1141.00"'],
])('%s was removed: the example is a replacement', async (query, example) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error.example }).toEqual({ status: 410, example });
});

it.each([
  'DELETE COMPANY "Walmart"',
  'DROP TABLE companies',
  'UPDATE companies SET name = "x"',
  'weather in Seattle',
  'write a poem',
  'SELECT AVG(wage) FROM wages',
])('%s is not corrected to a query that it did not mean', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.error.example).toMatch(/^(?:HELP|LIST COMPANIES WHERE (?:OVERALL_BADGE IS "Platinum"|CBSA IS "42660") LIMIT 10)/);
});

it.each([
  ['LIST OCCUPATIONS FOR COMPANY "The Home Depot" LIMIT 1', 'The Home Depot', 'Home Depot'],
  ['GET COMPANY "Walmart, Inc."', 'Walmart, Inc.', 'Walmart'],
  ['GET WAGES FOR OCCUPATION "registered nurse"', 'registered nurse', 'Registered Nurses'],
  ['LIST COMPANIES FOR CLUSTER "registered & critical care nurse" LIMIT 1', 'registered & critical care nurse', 'Registered and Critical Care Nurses'],
])('%s: a name beyond doubt is used, and the answer says so', async (query, given, used) => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  expect(body.resolved).toEqual({ given, used });
  const exact = await ask(query.replace(given, used));
  expect(exact.body.data).toEqual(body.data);
  expect(exact.body.resolved).toBeUndefined();
});

it.each([
  ['RESOLVE TITLE "nurse"', 'Unknown command: RESOLVE; did you mean TITLECONVERT?'],
  ['FIND "nurse"', 'Unknown command: FIND; did you mean TITLECONVERT?'],
  ['LOOKUP COMPANY "Walmart"', 'Unknown command: LOOKUP'],
  ['LIST COMPANIES FOR CLUSTER 85 RANKED BY BLEND_GROWTH', 'Unexpected RANKED'],
  ['GET WAGE PROGRESSION FOR CLUSTER 85', 'Unexpected PROGRESSION'],
  ['LIST COMPANIES WHERE STATE IS TX', 'TX must be quoted'],
])('%s: the message names no other command than the example', async (query, message) => {
  expect((await ask(query)).body.error.message).toBe(message);
});

it.each([
  ['LIST COMPANIES WHERE BADGE_GROWTH IS "Gold" OR IS "Platinum"', 'Write LIST COMPANIES WHERE BADGE_GROWTH IN ("Gold", "Platinum").'],
  ['LIST COMPANIES WHERE BADGE_COUNT BETWEEN 1..3', 'Write AND instead of the periods.'],
  ['GET EDUCATION OCCUPATION "29-1141.00', 'Write GET EDUCATION FOR OCCUPATION "29-1141.00".'],
  ['GET CLUSTER #85', 'Write GET CLUSTER 85. Everything after # is a comment.'],
  ['GET TRANSITION_PROBABILITIES FOR CLUSTER 85', /The example leaves out TRANSITION, .* Write GET PROBABILITIES FOR CLUSTER 85\.$/u],
])('the steps of %s can be read', async (query, suggestion) => {
  const { body } = await ask(query);
  expect(body.error.suggestion).toEqual(typeof suggestion === 'string' ? suggestion : expect.stringMatching(suggestion));
});

it.each([
  [String.raw`TITLECONVERT "caf\u00e9 manager"`, 'TITLECONVERT "café manager"'],
  [String.raw`COMPANYCONVERT "walmart\nstores"`, 'COMPANYCONVERT "walmart stores"'],
  ['TITLECONVERT ["nurse", null]', 'TITLECONVERT ["nurse"]'],
  ['TITLECONVERT ["nurse", null, "cook"]', 'TITLECONVERT ["nurse", "cook"]'],
  ['LIST COMPANIES WHERE OVERALL_BADGE = NULL', 'LIST COMPANIES WHERE OVERALL_BADGE IS NULL'],
  [
    'LIST COMPANIES WHERE OVERALL_BADGE IN ("Platinum", NULL) AND STATE IS "Ohio"',
    'LIST COMPANIES WHERE (OVERALL_BADGE IN ("Platinum") OR OVERALL_BADGE IS NULL) AND STATE IS "Ohio"',
  ],
])('%s: escapes of JSON and NULL among values are corrected', async (query, example) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error.example }).toEqual({ status: 400, example });
  expect(`${body.error.message} ${body.error.suggestion}`).not.toMatch(/"null"|must be quoted/i);
  expect((await ask(example)).status).toBe(200);
});

it.each([
  ['GET WAGES FOR CLUSTER IN (75, 63)', 'GET WAGES FOR CLUSTER 75', 'Send another query for 63.'],
  ['GET BADGES FOR COMPANY IN ("Walmart", "Target")', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Walmart", "Target")', ''],
  ['GET BADGES FOR COMPANY "Walmart" VS "Target"', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Walmart", "Target")', ''],
  ['COMPARE COMPANY "Walmart" WITH "Target"', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Walmart", "Target")', ''],
  ['COMPARE "Walmart" AND "Target"', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Walmart", "Target")', ''],
  ['GET PATHWAYS FROM "cashier" TO "cook"', 'GET PATHWAYS FOR OCCUPATION "41-2011.00"', 'Send another query for'],
  ['COUNT COMPANIES WHERE INDUSTRY CONTAINS "bank" OR "insurance"', 'COUNT COMPANIES WHERE INDUSTRY CONTAINS "bank" OR INDUSTRY CONTAINS "insurance"', ''],
  ['GET TOP OCCUPATIONS FOR COMPANY "Boeing"', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE TOP10 IS 1', ''],
  ['LIST COMPANIES HIRING FOR "Data Scientists" IN "Boston"', 'LIST COMPANIES FOR CLUSTER 97 WHERE CBSA IS "Boston"', ''],
  ['LIST COMPANIES FOR OCCUPATION IN ("29-1141.00")', 'LIST COMPANIES FOR OCCUPATION "29-1141.00"', 'Write LIST COMPANIES FOR OCCUPATION "29-1141.00".'],
  ['LIST OCCUPATIONS FOR CLUSTER IN (75, 63)', 'LIST OCCUPATIONS WHERE CLUSTER_ID IN (75, 63)', ''],
  ['LIST COMPANIES WHERE INDUSTRY IN ("Banking" OR "Retail")', 'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Retail")', 'Write , instead of OR.'],
  ['LIST CLUSTERS WHERE CLUSTER_ID IN (75-80)', 'LIST CLUSTERS WHERE CLUSTER_ID BETWEEN 75 AND 80', ''],
  ['LIST COMPANIES WHERE BADGE_COUNT != 9', 'LIST COMPANIES', 'Remove WHERE BADGE_COUNT != 9.'],
  ['LIST COMPANIES WHERE BADGE_COUNT != 9 AND STATE IS "Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"', 'Remove BADGE_COUNT != 9 AND.'],
  ['LIST COMPANIES WHERE (BADGE_COUNT != 9 OR STATE IS "Ohio") AND CITY IS "Akron"', 'LIST COMPANIES WHERE CITY IS "Akron"', ''],
  ['LIST COMPANIES WHERE BADGE_COUNT IN (1, 2, 9)', 'LIST COMPANIES WHERE BADGE_COUNT IN (1, 2)', 'Remove , 9.'],
  ['LIST COMPANIES WHERE EVERY_BADGE IS "Gold"', 'LIST COMPANIES WHERE ALL_BADGES IS "Gold"', ''],
  ['LIST COMPANIES WHERE BADGE IS "Gold"', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold"', ''],
  ['LIST COMPANIES WHERE BADGES >= 3', 'LIST COMPANIES WHERE BADGE_COUNT >= 3', ''],
  // Levels have an order.
  ['LIST COMPANIES WHERE OVERALL_BADGE >= "Gold"', 'LIST COMPANIES WHERE OVERALL_BADGE IN ("Platinum", "Gold")', ''],
  ['LIST COMPANIES WHERE OVERALL_BADGE > "Gold"', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum"', ''],
  ['LIST COMPANIES WHERE OVERALL_BADGE < "Platinum"', 'LIST COMPANIES WHERE OVERALL_BADGE IN ("Gold", NA)', ''],
  [
    'LIST COMPANIES FOR CLUSTER 75 WHERE ENTRY_POSTING_TIER >= "average"',
    'LIST COMPANIES FOR CLUSTER 75 WHERE ENTRY_POSTING_TIER IN ("high", "above-average", "average")',
    '',
  ],
  [
    'LIST CLUSTERS WHERE JOB_LEVEL CONTAINS "Bachelor" AND PAY > 90000',
    `LIST CLUSTERS WHERE JOB_LEVEL IN ("Bachelor's Degree", "Bachelor's Degree + Experience", "Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience") AND PAY > 90000`,
    '',
  ],
  ['LIST COMPANIES WHERE BADGE_COUNT > 2.5', 'LIST COMPANIES WHERE BADGE_COUNT >= 3', ''],
  ['LIST COMPANIES WHERE BADGE_COUNT < 2.5', 'LIST COMPANIES WHERE BADGE_COUNT <= 2', ''],
  ['LIST COMPANIES WHERE NAME LIKE "Wal%"', 'LIST COMPANIES WHERE NAME CONTAINS "Wal"', 'CONTAINS finds "Wal" anywhere in the text.'],
  ['LIST COMPANIES WHERE NAME STARTS WITH "Wal"', 'LIST COMPANIES WHERE NAME CONTAINS "Wal"', 'CONTAINS finds "Wal" anywhere in the text.'],
  ['LIST CLUSTERS WHERE PAY > 25/hr', 'LIST CLUSTERS WHERE PAY > 52000', 'Write 52000 instead of 25/hr.'],
  ['LIST CLUSTERS WHERE RETENTION < 50 percent', 'LIST CLUSTERS WHERE RETENTION < 0.5', ''],
  [
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE RETENTION_RATE_3YR >= 80',
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE RETENTION_RATE_3YR >= 0.8 AND EXPERIENCE_LEVEL IS "Experienced"',
    '',
  ],
  ['TITLECONVERT "nurse" WHERE SCORE IN (0.5)', 'TITLECONVERT "nurse" WHERE SCORE >= 0.5', ''],
  ['TITLECONVERT registered nurse, truck driver', 'TITLECONVERT ["registered nurse", "truck driver"]', ''],
  ['COMPANYCONVERT ["walmart", "target"]', 'COMPANYCONVERT "walmart"', 'Send another query for "target".'],
  ['GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart" OR COMPANY IS "Target"', 'GET BADGES FOR COMPANY "Walmart"', 'Send another query for "Target".'],
  ['GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart" AND COMPANY IS "Target"', 'GET BADGES FOR COMPANY "Walmart"', 'Send another query for "Target".'],
  ['GET WAGES FOR CLUSTER WHERE CLUSTER_ID BETWEEN 75 AND 77', 'GET WAGES FOR CLUSTER 75', 'Send another query for each of the others up to 77.'],
  ['GET LOCATION WHERE ZIP IN ("10001", "98101")', 'GET LOCATION_ZIP "10001"', 'Send another query for "98101".'],
  ['"29-1141"', 'GET OCCUPATION "29-1141.00"', ''],
  ['SEARCH "hospital"', 'SEARCH COMPANIES WHERE SEARCH IS "hospital"', ''],
  ['LIST 10 COMPANIES', 'LIST COMPANIES LIMIT 10', ''],
  ['COUNT COMPANIES LIMIT 5', 'COUNT COMPANIES', 'Remove LIMIT 5.'],
  ['LIST COMPANIES LIMIT 1 LIMIT 2', 'LIST COMPANIES LIMIT 2', 'Remove LIMIT 1.'],
  ['LIST COMPANIES; LIST CLUSTERS;', 'LIST COMPANIES', 'Send one query for each command: LIST COMPANIES, then LIST CLUSTERS.'],
  [
    'GET COMPANY "Walmart" | LIST CLUSTERS LIMIT 1',
    'GET COMPANY "Walmart"',
    'Send one query for each command: GET COMPANY "Walmart", then LIST CLUSTERS LIMIT 1.',
  ],
  ['LIST COMPANIES WHERE NAME IS "a; b"; COUNT COMPANIES', 'LIST COMPANIES WHERE NAME IS "a; b"', 'then COUNT COMPANIES.'],
  ['LIST COMPANIES EXPAND ALL', 'LIST COMPANIES EXPAND RELATIONSHIPS, TIMESTAMPS', ''],
  ['LIST COMPANIES WHERE STATE IS "Ohio" BUT NOT INDUSTRY IS "Banking"', 'LIST COMPANIES WHERE STATE IS "Ohio" AND NOT INDUSTRY IS "Banking"', ''],
  ['LIST COMPANIES WHERE NAME REGEXP "^Wal"', 'LIST COMPANIES WHERE NAME CONTAINS "Wal"', 'anywhere in the text'],
  ['SELECT TOP 5 * FROM companies WHERE state = "OH"', 'LIST COMPANIES WHERE STATE IS "Ohio" LIMIT 5', ''],
  ['LIST COMPANIES WHERE STATE IS NOT Ohio AND Texas', 'LIST COMPANIES WHERE STATE NOT IN ("Ohio", "Texas")', ''],
  // What cannot be asked for is left out, and named.
  ['GET WAGES FOR CLUSTER 75 ORDER BY YEARS_IN', 'GET WAGES FOR CLUSTER 75', 'The example leaves out ORDER BY YEARS_IN'],
  ['COUNT COMPANIES WHERE STATE = Ohio GROUP BY CITY', 'COUNT COMPANIES WHERE STATE IS "Ohio"', 'The example leaves out GROUP BY CITY'],
  ['GET WAGES FOR plumber IN Ohio', 'GET WAGES FOR OCCUPATION "47-2152.00"', 'The example leaves out "Ohio", which GET WAGES FOR OCCUPATION does not take.'],
  ['GET SALARY FOR "plumber" IN "Chicago"', 'GET WAGES FOR OCCUPATION "47-2152.00"', 'The example leaves out "Chicago"'],
  ['LIST COMPANIES WHERE OVERALL_BADGE IN ("Gold", "Silver")', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold"', 'The example leaves out "Silver"'],
  ['LIST COMPANIES WHERE STATE IS "Ohio" ORDER BY SIZE', 'LIST COMPANIES WHERE STATE IS "Ohio"', 'The example leaves out ORDER BY SIZE'],
  ['LIST COMPANIES WHERE STATE IS "Ohio" AND REVENUE > 5', 'LIST COMPANIES WHERE STATE IS "Ohio"', 'The example leaves out REVENUE > 5'],
  ['GET CLUSTER 75 EXPAND WAGES LIMIT 2', 'GET WAGES FOR CLUSTER 75 LIMIT 2', 'GET CLUSTER does not take EXPAND WAGES'],
  // English that begins with a keyword.
  ['LIST banks in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"', ''],
  ['COUNT BANKS IN OHIO', 'COUNT COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"', ''],
  ['LIST companies that are not banks', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking"', ''],
  ['GET nurse wages in Ohio', 'GET WAGES FOR OCCUPATION "29-1141.00"', 'The example leaves out: Ohio.'],
])('%s: the example has the values that were written', async (query, example, step) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error.example, suggestion: body.error.suggestion }).toEqual({
    status: 400,
    example,
    suggestion: expect.stringContaining(step),
  });
  expect((await ask(example)).status).toBe(200);
});

it.each([
  ['LIST COMPANIES WHERE STATE IN (Ohio AND Texas)', '"Ohio")'],
  ['LIST COMPANIES WHERE NOT BADGE_COUNT != 9', 'IS NOT 4'],
])('%s: no example has a part of it', async (query, part) => {
  expect((await ask(query)).body.error.example).not.toContain(part);
});

it.each([
  ['LIST COMPANIES RANGE 20-10', 'The end of RANGE is before its start', 'LIST COMPANIES RANGE 10-20'],
  ['LIST COMPANIES RANGE 0-10', 'RANGE must be two integers of 1 or more', 'LIST COMPANIES RANGE 1-10'],
  ['LIST COMPANIES RANGE 1-5000', 'RANGE can have at most 1000 rows', 'LIST COMPANIES RANGE 1-1000'],
  ['LIST COMPANIES RANGE 21-5000', 'RANGE can have at most 1000 rows', 'LIST COMPANIES RANGE 21-1020'],
  ['LIST COMPANIES LIMIT -5', 'LIMIT must be an integer from 1 to 1000', 'LIST COMPANIES LIMIT 5'],
  ['LIST COMPANIES OFFSET -1', 'OFFSET must be an integer from 0 to 1000000', 'LIST COMPANIES OFFSET 0'],
  ['LIST COMPANIES LIMIT 0', 'LIMIT must be an integer from 1 to 1000', 'LIST COMPANIES LIMIT 1'],
  ['LIST COMPANIES OFFSET 99999999', 'OFFSET must be an integer from 0 to 1000000', 'LIST COMPANIES OFFSET 1000000'],
  ['LIST CLUSTERS WHERE PAY less than 40000', '"less than" is not an operator', 'LIST CLUSTERS WHERE PAY < 40000'],
  ['LIST CLUSTERS WHERE PAY IS less than 40000', '"less than" is not an operator', 'LIST CLUSTERS WHERE PAY < 40000'],
  ['LIST CLUSTERS WHERE PAY IS NOT less than 40000', '"less than" is not an operator', 'LIST CLUSTERS WHERE PAY >= 40000'],
  ['LIST CLUSTERS WHERE PAY no more than 40000', '"no more than" is not an operator', 'LIST CLUSTERS WHERE PAY <= 40000'],
  ['LIST CLUSTERS WHERE PAY north of 40000', '"north of" is not an operator', 'LIST CLUSTERS WHERE PAY > 40000'],
  ['LIST CLUSTERS WHERE PAY upwards of 40000', '"upwards of" is not an operator', 'LIST CLUSTERS WHERE PAY >= 40000'],
  ['LIST CLUSTERS WHERE PAY in excess of 40000', expect.stringMatching(/^"in excess of" is not an operator/u), 'LIST CLUSTERS WHERE PAY > 40000'],
  ['LIST CLUSTERS WHERE PAY IS > 40000', expect.stringMatching(/^Unexpected >/u), 'LIST CLUSTERS WHERE PAY > 40000'],
  ['LIST CLUSTERS WHERE PAY IS NOT >= 40000', expect.stringMatching(/^Unexpected >=/u), 'LIST CLUSTERS WHERE PAY < 40000'],
  [
    'LIST CLUSTERS WHERE PAY IS NOT BETWEEN 40000 AND 60000',
    expect.stringMatching(/^Unexpected BETWEEN/u),
    'LIST CLUSTERS WHERE PAY NOT BETWEEN 40000 AND 60000',
  ],
  ['LIST COMPANIES WHERE BADGE_COUNT > two', expect.stringContaining('must be compared with a number'), 'LIST COMPANIES WHERE BADGE_COUNT > 2'],
  ['LIST COMPANIES WHERE BADGE_COUNT BETWEEN two AND three', expect.stringContaining('must be compared'), 'LIST COMPANIES WHERE BADGE_COUNT BETWEEN 2 AND 3'],
  ['LIST CLUSTERS WHERE BA_PLUS_SHARE !> 0.5', 'Unexpected character !', 'LIST CLUSTERS WHERE BA_PLUS_SHARE <= 0.5'],
  ['LIST COMPANIES WHERE BADGE_COUNT NOT BETWEEN 4 AND 2', expect.stringContaining('BETWEEN 4 AND 2'), 'LIST COMPANIES WHERE BADGE_COUNT NOT BETWEEN 2 AND 4'],
  ['LIST COMPANIES WHERE STATE excludes "Texas"', expect.stringContaining('excludes'), 'LIST COMPANIES WHERE STATE IS NOT "Texas"'],
  ['LIST COMPANIES WHERE STATE contains not "Texas"', expect.stringContaining('not'), 'LIST COMPANIES WHERE NOT STATE CONTAINS "Texas"'],
  ['LIST COMPANIES WHERE BADGE_COUNT is greater than or equal to 3', '"greater than or equal to" is not an operator', 'LIST COMPANIES WHERE BADGE_COUNT >= 3'],
  ['LIST COMPANIES WHERE BADGE_COUNT ≥ 2', 'Unexpected character ≥', 'LIST COMPANIES WHERE BADGE_COUNT >= 2'],
  // A name can begin like an operator.
  ['GET COMPANY Under Armour', 'Under Armour must be quoted', 'GET COMPANY "Under Armour"'],
])('%s: the number or the operator is corrected', async (query, message, example) => {
  const { status, body } = await ask(query);
  expect({ status, message: body.error.message, example: body.error.example }).toEqual({ status: 400, message, example });
  expect((await ask(example)).status).toBe(200);
});

it.each([
  ['LIST COMPANIES WHERE BADGE_COUNT > 3 AND BADGE_COUNT < 1', 'LIST COMPANIES WHERE BADGE_COUNT > 1 AND BADGE_COUNT < 3'],
  // Swapped, they would leave no whole number.
  ['LIST COMPANIES WHERE BADGE_COUNT > 3 AND BADGE_COUNT < 2', 'LIST COMPANIES WHERE BADGE_COUNT >= 2 AND BADGE_COUNT <= 3'],
  ['GET WAGES FOR CLUSTER 75 WHERE YEARS_IN < 2 AND YEARS_IN > 3', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN <= 3 AND YEARS_IN >= 2'],
  ['LIST COMPANIES WHERE BADGE_COUNT > 3 AND BADGE_COUNT < 3', 'LIST COMPANIES WHERE BADGE_COUNT >= 3 AND BADGE_COUNT <= 3'],
  // The bounds of REST, whose names contain words of the query language.
  ['GET WAGES FOR CLUSTER 75 WHERE MIN_YEARS_IN IS 7 AND MAX_YEARS_IN IS 5', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN >= 5 AND YEARS_IN <= 7'],
  [
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE MIN_WAGE_P75_AT_10Y IS 250000 AND MAX_WAGE_P75_AT_10Y IS 20000',
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE WAGE_P75_AT_10Y >= 20000 AND WAGE_P75_AT_10Y <= 250000',
  ],
])('%s: the example has the bounds in order, and can match rows', async (query, example) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error.example }).toEqual({ status: 400, example });
  expect((await ask(example)).body.total).toBeGreaterThan(0);
});

it.each([
  ['LIST COMPANIES WHERE BADGE_COUNT >= 5 AND STATE IS "Ohio" LIMIT 3', 'LIST COMPANIES WHERE BADGE_COUNT >= 4 AND STATE IS "Ohio" LIMIT 3'],
  ['LIST COMPANIES WHERE BADGE_COUNT > 5', 'LIST COMPANIES WHERE BADGE_COUNT >= 4'],
  ['LIST COMPANIES WHERE BADGE_COUNT > 4', 'LIST COMPANIES WHERE BADGE_COUNT >= 4'],
  ['LIST COMPANIES WHERE BADGE_COUNT < 0', 'LIST COMPANIES WHERE BADGE_COUNT <= 0'],
  ['LIST COMPANIES WHERE BADGE_COUNT > -1', 'LIST COMPANIES WHERE BADGE_COUNT >= 0'],
  ['LIST COMPANIES WHERE NOT BADGE_COUNT > 7', 'LIST COMPANIES WHERE NOT BADGE_COUNT > 4'],
  ['LIST COMPANIES WHERE BADGE_COUNT IN (3, 4, 5)', 'LIST COMPANIES WHERE BADGE_COUNT IN (3, 4)'],
  ['LIST COMPANIES WHERE BADGE_COUNT IN (5, 6)', 'LIST COMPANIES WHERE BADGE_COUNT IS 4'],
  ['LIST COMPANIES WHERE BADGE_COUNT BETWEEN 3 AND 5', 'LIST COMPANIES WHERE BADGE_COUNT BETWEEN 3 AND 4'],
  ['GET WAGES FOR CLUSTER 75 WHERE YEARS_IN > 10', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN >= 10'],
  ['GET WAGES FOR CLUSTER 75 WHERE YEARS_IN IN (0, 5, 15)', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN IN (0, 5)'],
  ['LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_POSTINGS_QTILE > 3', 'LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_POSTINGS_QTILE >= 3'],
  ['LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_POSTINGS_QTILE IN (3, 4)', 'LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_POSTINGS_QTILE IS 3'],
  // A share above 1 is a percentage.
  ['LIST CLUSTERS WHERE BA_PLUS_SHARE > 20 LIMIT 5', 'LIST CLUSTERS WHERE BA_PLUS_SHARE > 0.2 LIMIT 5'],
  ['LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 1 AND 50', 'LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 0.01 AND 0.5'],
  ['LIST CLUSTERS WHERE BA_PLUS_SHARE > 1', 'LIST CLUSTERS WHERE BA_PLUS_SHARE >= 1'],
  ['LIST OCCUPATION_BADGES WHERE CLUSTER_ID IS 75 AND 85', 'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IN (75, 85)'],
  ['LIST COMPANIES WHERE: STATE IS "Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"'],
])('%s: the example is the same query with the nearest values', async (query, example) => {
  const { status, body } = await ask(query);
  expect({ status, example: body.error.example }).toEqual({ status: 400, example });
  expect((await ask(example)).status).toBe(200);
});

it.each([
  ['GET WAGES FOR OCCUPATION WHERE ONET_CODE IN ("29-1141.00", "25-2031.00") LIMIT 1', 'GET WAGES FOR OCCUPATION "29-1141.00" LIMIT 1', '"25-2031.00"'],
  ['GET WAGES FOR OCCUPATION "29-1141.00", "25-2031.00"', 'GET WAGES FOR OCCUPATION "29-1141.00"', '"25-2031.00"'],
  ['LIST COMPANIES FOR CLUSTER 75 AND 76', 'LIST COMPANIES FOR CLUSTER 75', '76'],
  [
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE MSA_SIZE IN ("Large", "Medium", "Small")',
    'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE MSA_SIZE IS "Large"',
    '"Small/Medium"',
  ],
])('%s: one of several values, and the others in queries of their own', async (query, example, other) => {
  const { body } = await ask(query);
  expect(body.error.example).toBe(example);
  expect(body.error.suggestion).toMatch(new RegExp(`^Write ${example}. .* takes one \\w+. Send another query for ${other}.$`, 'u'));
  expect((await ask(example)).status).toBe(200);
});

it.each([
  ['LIST OCCUPATIONS WHERE TITLE IS "nurse"', 'LIST OCCUPATIONS WHERE TITLE CONTAINS "nurse"'],
  ['LIST CLUSTERS WHERE CLUSTER_NAME IS "nurses" LIMIT 5', 'LIST CLUSTERS WHERE CLUSTER_NAME CONTAINS "nurses" LIMIT 5'],
])('%s: after an empty list, the query for a part of the name', async (query, instead) => {
  const { body } = await ask(query);
  expect({ total: body.total, first: body.dsl_suggestions[0] }).toEqual({ total: 0, first: instead });
  expect((await ask(instead)).body.total).toBeGreaterThan(0);
});

it('a problem of several values is reported once', async () => {
  const { body } = await ask("LIST COMPANIES WHERE STATE IN ('Ohio', 'Texas')");
  expect(body.error.message).toBe('Single quotes are for JSON only');
});

it.each([
  ['LIST COMPANIES WHERE INDUSTRY_ID IS "Banking"', 'LIST COMPANIES WHERE INDUSTRY IS "Banking"'],
  ['LIST COMPANIES WHERE INDUSTRY_ID IS "x"', 'LIST COMPANIES WHERE INDUSTRY_ID IS 1107743617'],
  ['LIST COMPANIES WHERE REGION IS "Texas"', 'LIST COMPANIES WHERE STATE IS "Texas"'],
  ['GET CLUSTER 99999', 'LIST CLUSTERS WHERE SEARCH IS "nurse"'],
  ['GET WAGES FOR CLUSTER 99999', 'LIST CLUSTERS WHERE SEARCH IS "nurse"'],
])('%s: no other subject, and nothing that does not exist', async (query, example) => {
  expect((await ask(query)).body.error.example).toBe(example);
});

it.each(['West', 'Midwest', 'Northeast', 'South'])('REGION IS "%s": no state is invented', async (region) => {
  const { body } = await ask(`LIST COMPANIES WHERE REGION IS "${region}"`);
  expect(body.error.message).toBe('Unknown field REGION for LIST COMPANIES');
  expect(body.error.example).not.toContain('STATE');
});

it.each(['LIST COMPANIES WHERE BADGE_COUNT ! 2'])('%s: a sign that changes the meaning is not removed', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.example).not.toMatch(/BADGE_COUNT (?:>|<|IS) [12]\b/u);
  expect((await ask(body.error.example)).status).toBe(200);
});

it.each([
  ['LIST COMPANIES WHERE STATE != "Texs"', 'State "Texs" was not found; did you mean "Texas"?'],
  ['LIST COMPANIES WHERE STATE IS "Txas" OR STATE IS "Ohio"', 'State "Txas" was not found; did you mean "Texas"?'],
  ['LIST COMPANIES WHERE NOT (INDUSTRY IS "Bankng")', 'Industry "Bankng" was not found; did you mean "Banking"?'],
])('%s: an unknown name is reported although there are rows', async (query, suggestion) => {
  const { status, body } = await ask(query);
  expect({ status, suggestion: body.suggestion }).toEqual({ status: 200, suggestion });
  expect(body.count).toBeGreaterThan(0);
  const [instead] = body.dsl_suggestions as string[];
  expect(instead).toMatch(/"(?:Texas|Banking)"/u);
  expect((await ask(instead!)).body.suggestion).toBeUndefined();
});

it('a name that is only similar is an error, with the corrected query', async () => {
  const { status, body } = await ask('LIST OCCUPATIONS FOR COMPANY "Walmrt" WHERE TOP10 IS 1');
  expect(status).toBe(404);
  expect(body.error.example).toBe('LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS 1');
  expect(body.error.suggestion).toContain('COMPANYCONVERT');
});

it.each([
  [
    'LIST COMPANIES WHERE STATE IN ("Texas", "Ohoi") LIMIT 1',
    'State "Ohoi" was not found; did you mean "Ohio"?',
    'LIST COMPANIES WHERE STATE IN ("Texas", "Ohio") LIMIT 1',
  ],
  [
    'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Insurence") LIMIT 1',
    'Industry "Insurence" was not found; did you mean "Insurance"?',
    'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Insurance") LIMIT 1',
  ],
  [
    'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "Seatle"',
    'Metro area "Seatle" was not found; did you mean "Seattle"?',
    'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "Seattle"',
  ],
  ['LIST COMPANIES WHERE NAME IN ("Walmart", "Nobody and Sons")', 'Company "Nobody and Sons" was not found.', 'COMPANYCONVERT "Nobody and Sons"'],
])('%s: unknown values are named', async (query, suggestion, instead) => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  expect(body.suggestion).toBe(suggestion);
  expect(body.dsl_suggestions[0]).toBe(instead);
  expect((await ask(instead)).status).toBe(200);
});

it.each(['GET LOCATION BY ZIP WHERE ZIP IS 2134', 'GET LOCATION_ZIP "2134"'])('%s: the zero in front is in the example', async (query) => {
  const { status, body } = await ask(query);
  expect([status, body.error.example]).toEqual([400, 'GET LOCATION_ZIP "02134"']);
});

it.each([
  ['SEARCH COMPANIES WHERE SEARCH IS "" LIMIT 5', 'SEARCH COMPANIES WHERE SEARCH IS "hospital" LIMIT 5'],
  ['GET COMPANY ""', 'GET COMPANY "Walmart"'],
])('%s: the example is the query with a text', async (query, example) => {
  const { status, body } = await ask(query);
  expect([status, body.error.example]).toEqual([400, example]);
});

it('a ZIP code without quotes keeps the zero in front', async () => {
  expect((await ask('GET LOCATION BY ZIP WHERE ZIP IS 02134')).body.data).toMatchObject({ zip_code: '02134' });
});

it.each(['GET LOCATION BY ZIP WHERE ZIP IS "00000"', 'GET LOCATION BY CBSA WHERE CBSA IS "99999"', 'GET COMPANY "Nobody and Sons"'])(
  '%s: the example of an error runs, also where nothing can be corrected',
  async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(404);
    expect((await ask(body.error.example)).status).toBe(200);
  },
);

it.each([
  'LIST COMPANIES FOR OCCUPATION "Registered Nurses" WHERE COMPANY_STATE IS "Ohio"',
  'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE HQ_STATE IS "Ohio"',
  'GET HIRING FOR COMPANY "Walmart" WHERE HEADQUARTERS_STATE IS "Ohio"',
])('%s: the headquarters are no name, and not where the jobs are', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.suggestion).toContain('cannot filter by headquarters; LIST COMPANIES can.');
  expect(body.error.example).not.toContain('Ohio');
});

it.each([
  ['SEARCH COMPANIES FOR "banks" WHERE STATE IS "Ohio"', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['SEARCH COMPANIES WHERE SEARCH IS "banks" AND STATE IS "Ohio"', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['FIND COMPANIES "solar" WHERE STATE IS "Ohio"', 'LIST COMPANIES WHERE SEARCH IS "solar" AND STATE IS "Ohio"'],
  ['FIND COMPANIES "solar"', 'SEARCH COMPANIES WHERE SEARCH IS "solar"'],
  ['FIND COMPANIES "banks" WHERE STATE IS "Ohio"', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ['SEARCH COMPANIES FOR "solar" WHERE STATE IS "Ohio"', 'LIST COMPANIES WHERE SEARCH IS "solar" AND STATE IS "Ohio"'],
])('%s: a search with other conditions is a list of an industry, or of names', async (query, meant) => {
  const { status, body } = await ask(query);
  expect([status, body.error.example]).toEqual([400, meant]);
  expect(body.error.suggestion.includes('SEARCH finds text in names only')).toBe(meant.startsWith('LIST') && meant.includes('SEARCH'));
  if (meant.includes('INDUSTRY')) expect((await ask(meant)).body.total).toBeGreaterThan(0);
});

it('wildcards, which CONTAINS takes literally, are left out of the query after an empty list', async () => {
  const { status, body } = await ask('LIST COMPANIES WHERE NAME CONTAINS "%Wal%" AND STATE IS "Arkansas"');
  expect([status, body.total]).toEqual([200, 0]);
  expect(body.suggestion).toBe('CONTAINS has no wildcards: it finds the text anywhere in a name. Leave out % and *.');
  expect(body.dsl_suggestions[0]).toBe('LIST COMPANIES WHERE NAME CONTAINS "Wal" AND STATE IS "Arkansas"');
});

it('a slip of one letter in a keyword, a subject, or a field is corrected', async () => {
  const random = new Random(5);
  const queries = [...new Set(readQuestions().flatMap(({ queries: labels }) => labels))];
  const wrong: string[] = [];
  for (let i = 0; i < SLIPS; i++) {
    const meant = random.pick(queries);
    const query = withSlip(meant, random);
    const { status, body } = await ask(query);
    if (status !== 200 && print(parse(body.error.example as string)) !== print(parse(meant))) wrong.push(`${query}: ${body.error.example}`);
  }
  expect({ wrong, isEnough: wrong.length <= SLIPS * MOST_UNCORRECTED }).toEqual({ wrong, isEnough: true });
});

/** A query with two letters of a word swapped, or one letter left out, doubled, or replaced. */
function withSlip(query: string, random: Random): string {
  const words = [...query.matchAll(/"[^"]*"|[A-Z][A-Z_]{2,}/g)].filter(([word]) => !word.startsWith('"'));
  const { 0: word, index } = random.pick(words);
  const at = random.integer(1, word.length - 1);
  const slips = [
    word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at]! + word.slice(at),
    `${word.slice(0, at)}X${word.slice(at + 1)}`,
  ];
  return query.slice(0, index) + random.pick(slips) + query.slice(index + word.length);
}

it.each([
  [
    'GET HIRING FOR OCCUPATION "29-1141.00" WHERE STATE IS "Ohio"',
    'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE STATE IS "Ohio"',
    'no HIRING by occupation',
  ],
  ['COUNT HIRING FOR COMPANY "Boeing" GROUP BY STATE', 'GET HIRING FOR COMPANY "Boeing"', 'GROUP BY STATE is in COUNT COMPANY_BADGES.'],
  ['LIST METROS FOR COMPANY "Boeing"', 'GET HIRING FOR COMPANY "Boeing"', ''],
  ['LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE STATE IS "Texas"', 'GET HIRING FOR COMPANY "Boeing" WHERE STATE IS "Texas"', 'use GET HIRING FOR COMPANY.'],
  [
    'LIST OCCUPATIONS ORDER BY WAGE DESC LIMIT 10',
    'LIST CLUSTERS ORDER BY PAY DESC LIMIT 10',
    'LIST OCCUPATIONS does not take ORDER BY WAGE; use LIST CLUSTERS.',
  ],
  ['LIST OCCUPATIONS WHERE RETENTION > 0.7', 'LIST CLUSTERS WHERE RETENTION > 0.7', 'use LIST CLUSTERS.'],
  [
    'GET WAGES FOR COMPANY "Starbucks"',
    'LIST CLUSTERS WHERE COMPANY IS "Starbucks" ORDER BY PAY DESC',
    'There is no WAGES by company, only by occupation and cluster.',
  ],
  ['GET WAGES FOR OCCUPATION "15-1252.00" AT COMPANY "Google"', 'GET WAGES FOR OCCUPATION "15-1252.00"', 'leaves out COMPANY "Google"'],
  ['GET SALARY FOR COMPANY "Google" AND OCCUPATION "Registered Nurses"', 'GET WAGES FOR OCCUPATION "29-1141.00"', 'leaves out COMPANY "Google"'],
  ['COUNT OCCUPATIONS GROUP BY TITLE', 'COUNT OCCUPATIONS', 'leaves out GROUP BY TITLE'],
  [
    'GET LOCATION_CBSA "Portland"',
    'GET LOCATION_CBSA "38900"',
    '"Portland" may be Portland-Vancouver-Hillsboro, OR-WA (38900) or Portland-South Portland, ME (38860).',
  ],
  ['GET LOCATION_CBSA "LA"', 'GET LOCATION_CBSA "31080"', 'Write "31080" instead of "LA".'],
  ['COUNT COMPANIES FOR OCCUPATION "29-1141.00"', 'LIST COMPANIES FOR OCCUPATION "29-1141.00"', 'The number of rows is in "total".'],
])('%s: the example keeps most of it, and the suggestion says what is lost', async (query, example, suggestion) => {
  const { body } = await ask(query);
  expect(body.error.example).toBe(example);
  expect(body.error.suggestion).toContain(suggestion);
  expect((await ask(example)).status).toBe(200);
});

it('names the occupations that an unclear title may be, and leads to them instead of to figures of the first one', async () => {
  const { status, body } = await ask('GET WAGES FOR OCCUPATION "manager"');
  expect(status).toBe(404);
  expect(body.error).toMatchObject({ message: '"manager" may be several occupations', example: 'TITLECONVERT "manager"' });
  expect(body.error.suggestion).toMatch(/(?:\(\d\d-\d{4}\.\d\d\).*){3}/);
  const { body: matches } = await ask('TITLECONVERT "manager"');
  expect(matches.dsl_suggestions[0]).toBe('TITLECONVERT "manager" CLARIFY');
  expect(matches.dsl_suggestions.slice(1).every((next: string) => next.startsWith('GET OCCUPATION "'))).toBe(true);
});

it('a year after the last one: the last one is not taken for it', async () => {
  const { body } = await ask('GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN = 20');
  expect(body.error.message).toBe('YEARS_IN must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10; the data ends at 10');
});
