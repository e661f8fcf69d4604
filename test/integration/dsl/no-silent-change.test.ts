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
