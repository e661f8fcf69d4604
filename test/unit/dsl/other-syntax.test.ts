import { callInKeywords } from '../../../src/dsl/correction/languages/call-syntax.ts';
import { addressInKeywords } from '../../../src/dsl/correction/languages/rest-address.ts';
import { asQuestion } from '../../../src/dsl/translate/spoken-query.ts';

it.each([
  ['GET /api/companies/Walmart?expand=relationships', 'GET COMPANY "Walmart" EXPAND relationships'],
  ['/api/occupations/27-3042.00/ai-impact', 'GET AI_IMPACT FOR OCCUPATION "27-3042.00"'],
  ['GET /api/companies/HCA Healthcare/hiring?cluster_id=150', 'GET HIRING FOR COMPANY "HCA Healthcare" WHERE cluster_id = 150'],
  ['https://example.com/api/companies/badges?overall_badge=Platinum,Gold&limit=5', 'LIST COMPANY_BADGES WHERE overall_badge IN ("Platinum", "Gold") LIMIT 5'],
  ['clusters?search=nurs&sort=occupation_count&order=desc', 'LIST CLUSTERS WHERE search = "nurs" ORDER BY occupation_count DESC'],
  ['fetch("/api/titleconvert?title=nurse")', 'TITLECONVERT "nurse"'],
  [
    'requests.get("/api/occupations/badges", params={"company": "McDonald\'s", "top10": 1})',
    'LIST OCCUPATION_BADGES WHERE company = "McDonald\'s" AND top10 = 1',
  ],
  ['POST /api/titleconvert {"titles": ["nurse", "cook"]}', 'TITLECONVERT ["nurse", "cook"]'],
])('the request %s has keywords', (request, statement) => {
  expect(addressInKeywords(request)).toBe(statement);
});

it.each([
  'LIST COMPANIES',
  'nurse',
  'AT&T',
  'GET COMPANY "Walmart"',
  'nurse/teacher',
  'and/or',
  'SEARCH COMPANIES WHERE SEARCH IS "a/b?c=d"',
  '/api/nothing/of/this',
  // What the variable has is unknown, and must not be left out.
  'requests.get("/api/companies", params=options)',
])('%s is no request', (text) => {
  expect(addressInKeywords(text)).toBeUndefined();
});

it.each([
  ['companies(filter: {overall_badge: PLATINUM, state: "TX"}) { company_name overall_badge }', 'companies WHERE overall_badge = "PLATINUM" AND state = "TX"'],
  ['query { companies(first: 5) { name } }', 'companies LIMIT 5'],
  ['list_companies(sort="-badge_count", limit=10)', 'list companies ORDER BY badge_count DESC LIMIT 10'],
  ['{"verb":"LIST","subject":"COMPANIES","where":{"event_type":"bankrupt"},"limit":10}', 'LIST COMPANIES WHERE event_type = "bankrupt" LIMIT 10'],
  ['db.occupations.find({cluster: 44}).sort({onet: 1}).limit(12)', 'LIST occupations WHERE cluster = 44 ORDER BY onet ASC LIMIT 12'],
  ['db.companies.find({badge_count: {$gte: 3}, state: {$in: ["TX", "OH"]}})', 'LIST companies WHERE badge_count >= 3 AND state IN ("TX", "OH")'],
  ['companies.find({$or: [{state: "TX"}, {state: "OH"}]})', 'LIST companies WHERE (state = "TX" OR state = "OH")'],
  ['company.clusters(name="Home Depot")[:20]', 'company clusters WHERE name = "Home Depot" LIMIT 20'],
  [
    'companies[(companies.industry == "Insurance") & (companies.badge_early_career.isnull())].head(5)',
    'LIST companies WHERE (industry = "Insurance") AND (badge_early_career IS NULL) LIMIT 5',
  ],
  ['wages(cluster_id=77, years_in=range(0,4))', 'wages WHERE cluster_id = 77 AND years_in BETWEEN 0 AND 3'],
  ['len(occupations.filter(job_level="Bachelors"))', 'COUNT occupations WHERE job_level = "Bachelors"'],
  ["titleconvert(title='RN case manager', industry='Healthcare')", 'titleconvert "RN case manager" WHERE industry = "Healthcare"'],
  [
    'Company.objects.filter(state="Texas", badge_count__gte=3).order_by("-badge_count")[:10]',
    'LIST Company WHERE state = "Texas" AND badge_count >= 3 ORDER BY badge_count DESC LIMIT 10',
  ],
  ['{"subject": "companies", "sort": [["badge_count", -1]], "page": 2}', 'companies ORDER BY badge_count DESC PAGE 2'],
])('the call %s has keywords', (call, statement) => {
  const found = callInKeywords(call);
  expect(found?.toLowerCase()).toBe(statement.toLowerCase());
});

it.each([
  'LIST COMPANIES WHERE STATE IN ("Ohio", "Texas")',
  "INSERT INTO samples (source, value) VALUES ('chatbot', 'text')",
  'SELECT COUNT(*) FROM companies',
  'which employers (banks) are in Ohio?',
  'companies(filter: ',
  'f(x)(y)',
])('%s is no call, or has a part that no clause says', (text) => {
  expect(callInKeywords(text)).toBeUndefined();
});

it.each([
  ['TOP 25 COMPANIES IN Retail BY most platinum', 'TOP 25 COMPANIES in Retail by most platinum'],
  ['LIST ROLES AT "JP Morgan" WHERE entry_postings = HIGH', 'list ROLES AT "JP Morgan" where entry postings HIGH'],
  ['GET_WAGES(occupation: "29-1141.00")', 'get WAGES occupation "29-1141.00"'],
  ['PAY >= 50000', 'PAY >= 50000'],
])('the words of %s', (query, words) => {
  expect(asQuestion(query)).toBe(words);
});
