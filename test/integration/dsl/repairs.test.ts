import type { Ask } from '../../mistakes/mistakes.ts';
import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let ask: Ask;
beforeAll(async () => {
  service = ServiceClient.shared();
  const token = await service.signIn('analyst');
  ask = (query) => service.post('/api/dsl', { query }, token);
});
afterAll(() => service.stop());

const GROWTH = 'LIST COMPANIES FOR CLUSTER 75 WHERE ARCHETYPE IS "growth"';
const EDUCATION = 'GET EDUCATION FOR OCCUPATION "29-1141.00"';
const EXPERIENCED = 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75 WHERE EXPERIENCE_LEVEL IS "Experienced"';

it.each([
  ['LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND DESC', 'LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND', 'Remove DESC.'],
  ['LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND_GROWTH DESC', 'LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND_GROWTH', 'Remove DESC.'],
  ['LIST COMPANIES ORDER BY RELEVANCE', 'LIST COMPANIES', 'leaves out ORDER BY RELEVANCE.'],
  [GROWTH, `${GROWTH} ORDER BY BLEND`, 'The example has ORDER BY BLEND.'],
  [`${GROWTH} ORDER BY ALPHA`, `${GROWTH} ORDER BY BLEND`, 'The example has ORDER BY BLEND.'],
  [`${GROWTH} ORDER BY BLEND_STABILITY`, `${GROWTH} ORDER BY BLEND`, 'The example has ORDER BY BLEND.'],
  ['LIST CLUSTERS EXPAND COMPANY_HIRING', 'LIST CLUSTERS', 'leaves out EXPAND COMPANY_HIRING.'],
  ['LIST OCCUPATIONS EXPAND COMPANY_HIRING', 'LIST OCCUPATIONS', 'leaves out EXPAND COMPANY_HIRING.'],
  ['LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 EXPAND COMPANY_HIRING', 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75', 'leaves out EXPAND COMPANY_HIRING.'],
  [`${EXPERIENCED} OR JOB_LEVEL IS "Advanced Degree"`, `${EXPERIENCED} AND JOB_LEVEL IS "Advanced Degree"`, 'AND instead of OR'],
  [`${EDUCATION} RANGE 1-5`, EDUCATION, 'Remove RANGE 1-5.'],
  ['GET PATHWAYS FOR CLUSTER 75 OFFSET 1', 'GET PATHWAYS FOR CLUSTER 75', 'Remove OFFSET 1.'],
  ['GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart" OFFSET 1', 'GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart"', 'Remove OFFSET 1.'],
  ['COUNT COMPANY_BADGES GROUP BY ARCHETYPE LIMIT 2', 'COUNT COMPANY_BADGES GROUP BY ARCHETYPE', 'Only groups have pages.'],
  ['GET COMPANY', 'GET COMPANY "Walmart"', ''],
  ['GET CLUSTER', 'GET CLUSTER 75', ''],
  ['GET LOCATION', 'GET LOCATION BY ZIP "98101"', ''],
  ['LIST COMPANIES FOR CLUSTER', 'LIST COMPANIES FOR CLUSTER 75', 'The example has FOR CLUSTER 75.'],
  ['LIST COMPANIES WHERE STATE IS "Ohio" RESOLVE CLUSTER', 'LIST COMPANIES WHERE STATE IS "Ohio"', 'leaves out RESOLVE CLUSTER.'],
  ['LIST COMPANIES WHERE STATE IS "Ohio" OR FOO IS 1', 'LIST COMPANIES WHERE STATE IS "Ohio"', 'leaves out FOO IS 1, which'],
  ['LIST COMPANIES OR FOO IS 1', 'LIST COMPANIES', 'leaves out FOO IS 1, which'],
  ['LIST COMPANIES FOR CLUSTER 75 FOR CLUSTER 76', 'LIST COMPANIES FOR CLUSTER 75', 'Send one query for each.'],
  ['TITLECONVERT "nurse" RESOLVE FOO', 'TITLECONVERT "nurse"', 'leaves out RESOLVE FOO.'],
  ['COMPANYCONVERT "bank" WHERE COMPANY IS "x"', 'COMPANYCONVERT "bank"', 'leaves out COMPANY IS "x", which'],
])('%s is repaired in its own words', async (query, example, advice) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error.example).toBe(example);
  expect(body.error.suggestion).toContain(advice);
});
