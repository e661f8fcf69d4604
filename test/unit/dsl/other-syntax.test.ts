import { callInKeywords } from '../../../src/dsl/correction/languages/call-syntax.ts';
import { changesSomething, perhapsInKeywords, surelyInKeywords } from '../../../src/dsl/correction/languages/other-languages.ts';
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
  ['query { company(name: "Walmart") { badges } }', 'company badges WHERE name = "Walmart"'],
  ['{ occupation(code: "29-1141.00") { wages } }', 'occupation wages WHERE code = "29-1141.00"'],
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

it.each([
  [
    'MATCH (c:Company)-[:HIRES]->(o:Occupation {code: "29-1141.00"}) WHERE c.state = "Ohio" RETURN c LIMIT 5',
    'LIST companies FOR occupation "29-1141.00" WHERE state = "Ohio" LIMIT 5',
  ],
  ['MATCH (c:Company) RETURN c.industry, count(*)', 'COUNT companies GROUP BY industry'],
  ['SELECT ?c WHERE { ?c a :Company ; :state "Ohio" . FILTER(?n > 2) } LIMIT 5', 'LIST companies WHERE state = "Ohio" AND n > 2 LIMIT 5'],
  [
    'companies %>% filter(state == "TX", !is.na(badge_growth)) %>% arrange(desc(badge_count)) %>% head(5)',
    'LIST companies WHERE state = "TX" AND NOT (badge_growth IS NULL) ORDER BY badge_count DESC LIMIT 5',
  ],
  ['companies | where state in ("TX", "OH") | top 5 by badge_count', 'LIST companies WHERE state IN ("TX", "OH") ORDER BY badge_count DESC LIMIT 5'],
  ['index=companies state="TX" | stats count by industry', 'COUNT companies WHERE state = "TX" GROUP BY industry'],
  ['[.companies[] | select(.state == "TX")] | sort_by(.badge_count) | reverse | .[:5]', 'LIST companies WHERE state = "TX" ORDER BY badge_count DESC LIMIT 5'],
  [
    'companies.Where(c => c.State == "TX" || 2 <= c.BadgeCount).OrderByDescending(c => c.Name)',
    'LIST companies WHERE (state = "TX" OR badge_count >= 2) ORDER BY name DESC',
  ],
  ["knex('companies').where('badge_count', '>', 2).orWhere('state', 'TX')", 'LIST companies WHERE (badge_count > 2 OR state = "TX")'],
  [
    'db.companies.aggregate([{$match: {state: "TX"}}, {$group: {_id: "$industry", n: {$sum: 1}}}, {$sort: {n: -1}}])',
    'COUNT companies WHERE state = "TX" GROUP BY industry',
  ],
  ['POST /companies/_search {"query": {"bool": {"must_not": [{"term": {"state": "TX"}}]}}, "from": 20}', 'list companies WHERE NOT (state = "TX") OFFSET 20'],
  ['svc companies list --state Ohio --limit=5', 'list companies WHERE state = "Ohio" LIMIT 5'],
  ['[c for c in companies if c.state == "TX"][5:10]', 'LIST companies WHERE state = "TX" OFFSET 5 LIMIT 5'],
])('%s is %s', (query, statement) => {
  expect(surelyInKeywords(query) ?? perhapsInKeywords(query)).toBe(statement);
});

it.each([
  ['state:(Ohio OR Texas) AND -industry:Retail', 'WHERE state IN ("Ohio", "Texas") AND NOT industry = "Retail"'],
  ['badge_count:[2 TO 4]', 'WHERE badge_count BETWEEN 2 AND 4'],
  ['subject: companies; state: Ohio', 'companies WHERE state = "Ohio"'],
  ['<query><subject>companies</subject><limit>5</limit></query>', 'companies LIMIT 5'],
])('%s is %s, if its words say nothing', (query, statement) => {
  expect(perhapsInKeywords(query)).toBe(statement);
});

it.each([
  'companies.aggregate([{$group: {_id: "$industry", pay: {$avg: "$pay"}}}])',
  'companies | summarize avg(pay) by state',
  'companies.filter(x => f(x))',
  'companies.map(c => c.state).reduce((a, b) => a + b)',
])('%s computes, and has no keywords', (query) => {
  expect(surelyInKeywords(query)).toBeUndefined();
});

it.each([
  ['Company.objects.filter(state="Ohio").delete()', true],
  ['curl -X DELETE https://example.com/api/companies/Walmart', true],
  ['MATCH (c:Company) SET c.name = "X" RETURN c', true],
  ['mutation { deleteCompany(name: "Walmart") { ok } }', true],
  ['db.companies.find({action: "x.delete()"})', false],
  ['companies.drop(20).take(10)', false],
  ['DELETE FROM companies', false],
])('whether %s changes something in another language: %s', (query, changes) => {
  expect(changesSomething(query)).toBe(changes);
});
