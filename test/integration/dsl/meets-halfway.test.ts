import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

/** The example of an error, and a part of its suggestion. */
const CORRECTED: readonly [group: string, cases: readonly (readonly [query: string, example: string, suggestion: string])[]][] = [
  [
    'what is no subject is elsewhere',
    [
      ['LIST STATES', 'COUNT COMPANY_BADGES GROUP BY STATE', 'STATE is a field of WHERE in LIST COMPANIES,'],
      ['COUNT STATES', 'COUNT COMPANY_BADGES GROUP BY STATE', 'has a row for each'],
      ['LIST STATES WHERE INDUSTRY IS "Banking"', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY STATE', ''],
      [
        'LIST METROS',
        'GET LOCATION_CBSA WHERE CBSA IS "42660"',
        'CBSA is a field of WHERE in LIST COMPANIES, LIST COMPANIES FOR CLUSTER and LIST EARLY_CAREER_COMPANIES.',
      ],
      ['LIST CITIES', 'LIST COMPANIES WHERE CITY IS "Seattle" ORDER BY PLATINUM LIMIT 10', 'CITY is a field of WHERE in LIST COMPANIES,'],
      ['LIST SKILLS', 'GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"', 'PREMIUM_SKILL is a field of WHERE in LIST CLUSTERS,'],
      ['LIST WAGES', 'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"', 'LIST CLUSTERS takes ORDER BY PAY.'],
      ['LIST EVENT_TYPES', 'LIST COMPANIES WHERE EVENT_TYPE IS "acquired" ORDER BY PLATINUM LIMIT 10', 'Its values are none, acquired,'],
      ['GET STATE "Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"', ''],
      ['LIST INDUSTRIES FOR STATE "Ohio"', 'COUNT COMPANY_BADGES WHERE STATE IS "Ohio" GROUP BY INDUSTRY', ''],
    ],
  ],
  [
    'plain English that begins like a query keeps its employer, or says that it is left out',
    [
      ['Show me the salary of a barista at Starbucks', 'GET WAGES FOR OCCUPATION "35-3023.01"', 'The example leaves out: Starbucks.'],
      ['Show me the promotion rate for welders at Boeing', 'GET RETENTION FOR OCCUPATION "51-4121.00"', 'The example leaves out: Boeing.'],
      [
        'get badges of accountants at Deloitte in Texas',
        'LIST OCCUPATION_BADGES WHERE ONET_CODE IS "13-2011.00" AND COMPANY IS "Deloitte" AND STATE IS "Texas"',
        '',
      ],
    ],
  ],
  [
    'what FOR does not take stays, and leads on',
    [
      ['GET RETENTION FOR INDUSTRY "Banking"', 'LIST OCCUPATION_BADGES WHERE INDUSTRY IS "Banking"', 'has a cluster_id for GET RETENTION FOR CLUSTER.'],
      ['GET RETENTION FOR COMPANY "Walmart"', 'LIST CLUSTERS WHERE COMPANY IS "Walmart" ORDER BY RETENTION DESC', 'There is no RETENTION by company'],
      ['GET AI IMPACT FOR COMPANY "Walmart"', 'LIST OCCUPATIONS WHERE COMPANY IS "Walmart" EXPAND AI_IMPACT', 'There is no AI_IMPACT by company'],
      ['GET PATHWAYS FOR COMPANY "Costco"', 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Costco"', 'has a cluster_id for GET PATHWAYS FOR CLUSTER.'],
      // Not where the headquarters are.
      ['GET HIRING FOR STATE "Ohio"', 'LIST OCCUPATION_BADGES WHERE STATE IS "Ohio"', 'has a company_name for GET HIRING FOR COMPANY.'],
      ['LIST COMPANIES FOR METRO "Seattle" LIMIT 10', 'LIST COMPANIES WHERE CBSA IS "Seattle" LIMIT 10', 'Write WHERE CBSA IS instead of FOR METRO.'],
      ['LIST EARLY_CAREER_COMPANIES FOR CLUSTER 75', 'LIST COMPANIES FOR CLUSTER 75 WHERE BADGE_EARLY_CAREER IS Ranked', ''],
      ['LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY BLEND', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND', 'Cluster 247 is that of "29-1141.00".'],
      ['GET HIRING FOR COMPANY "Walmart" WHERE OCCUPATION IS "Cashiers"', 'GET HIRING FOR COMPANY "Walmart" WHERE CLUSTER_ID IS 347', 'Cluster 347 is that of'],
      ['ANALYZE BADGES WHERE INDUSTRY IS "Banking"', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE', ''],
      ['GET CLUSTER 75 EXPAND WAGES', 'GET WAGES FOR CLUSTER 75', 'GET CLUSTER does not take EXPAND WAGES; use GET WAGES FOR CLUSTER.'],
      ['TITLECONVERT "nurse" WHERE CLUSTER_ID IS 75', 'TITLECONVERT "nurse"', 'leaves out CLUSTER_ID IS 75'],
      ['COMPANYCONVERT "apple" WHERE STATE IS "California"', 'COMPANYCONVERT "apple"', 'leaves out STATE IS "California"'],
      // Two codes in one row are none.
      [
        'LIST COMPANIES FOR OCCUPATION "29-1141.00" AND OCCUPATION "29-2061.00"',
        'LIST COMPANIES FOR OCCUPATION "29-1141.00"',
        'Send another query for "29-2061.00".',
      ],
    ],
  ],
  [
    'SQL',
    [
      ['SELECT DISTINCT industry FROM companies', 'LIST INDUSTRIES', ''],
      ['SELECT DISTINCT state FROM companies', 'COUNT COMPANY_BADGES GROUP BY STATE', ''],
      ["SELECT DISTINCT city FROM companies WHERE state = 'Ohio'", 'LIST COMPANIES WHERE STATE IS "Ohio"', ''],
      ['SELECT COUNT(DISTINCT industry) FROM companies', 'COUNT INDUSTRIES', ''],
      ['SELECT industry, COUNT(*) AS n FROM companies GROUP BY industry ORDER BY 2 DESC LIMIT 5', 'COUNT COMPANY_BADGES GROUP BY INDUSTRY LIMIT 5', ''],
      ['SELECT state, COUNT(*) FROM companies GROUP BY state HAVING COUNT(*) > 10', 'COUNT COMPANY_BADGES GROUP BY STATE', 'leaves out HAVING COUNT(*) > 10'],
      ['SELECT company_name, badge_count FROM companies ORDER BY 2 DESC', 'LIST COMPANIES ORDER BY BADGE_COUNT DESC', ''],
      ['SELECT MAX(pay) FROM clusters', 'LIST CLUSTERS ORDER BY PAY DESC LIMIT 1', ''],
      ['SELECT AVG(pay) FROM clusters', 'LIST CLUSTERS', 'leaves out AVG(PAY)'],
      ["SELECT c.company_name FROM companies AS c WHERE LOWER(c.state) = 'ohio'", 'LIST COMPANIES WHERE STATE IS "Ohio"', ''],
      ['SELECT TOP 10 * FROM companies', 'LIST COMPANIES LIMIT 10', ''],
      ['COUNT(*)', 'COUNT COMPANIES', ''],
      ['COUNT COMPANY_BADGES GROUP BY STATE, INDUSTRY', 'COUNT COMPANY_BADGES GROUP BY STATE', 'leaves out GROUP BY INDUSTRY'],
    ],
  ],
  [
    'flags and values',
    [
      ['LIST COMPANIES WHERE IS_PLATINUM', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum"', ''],
      ['LIST COMPANIES WHERE HAS_PLATINUM = FALSE', 'LIST COMPANIES WHERE NOT OVERALL_BADGE IS "Platinum"', ''],
      ['LIST COMPANIES WHERE HAS_BADGE = 1 AND STATE IS "Ohio"', 'LIST COMPANIES WHERE ANY_BADGE IS Ranked AND STATE IS "Ohio"', ''],
      ['LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE IS_TOP10 = TRUE', 'LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS 1', ''],
      ['LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 0.5 AND 20', 'LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 0.005 AND 0.2', ''],
      ['LIST CLUSTERS WHERE JOB_LEVEL IS "Sub-Bachelors Degree"', 'LIST CLUSTERS WHERE JOB_LEVEL IS "Sub-Bachelor\'s Degree"', ''],
      ['GET WAGES FOR CLUSTER 75 EXPAND P25, P75', 'GET WAGES FOR CLUSTER 75 EXPAND PERCENTILES', ''],
      // A part of a title is not the likeliest title with it.
      [
        'LIST OCCUPATION_BADGES WHERE COMPANY IS "Target" AND TITLE CONTAINS "manager"',
        'LIST OCCUPATIONS WHERE COMPANY IS "Target" AND TITLE CONTAINS "manager"',
        '',
      ],
    ],
  ],
  [
    'a query in something else',
    [
      ['{"tool":"svc_dsl_query","arguments":{"query":"LIST COMPANIES LIMIT 5"}}', 'LIST COMPANIES LIMIT 5', ''],
      ['svc_dsl_query("LIST COMPANIES LIMIT 5")', 'LIST COMPANIES LIMIT 5', ''],
      ['Query: `LIST COMPANIES LIMIT 5`', 'LIST COMPANIES LIMIT 5', ''],
      ['"LIST COMPANIES LIMIT 5"', 'LIST COMPANIES LIMIT 5', ''],
    ],
  ],
];

describe.each(CORRECTED)('%s', (_, cases) => {
  it.each(cases)('%s: the example is %s', async (query, example, suggestion) => {
    const { status, body } = await ask(query);
    expect({ status, example: body.error.example, suggestion: body.error.suggestion }).toEqual({
      status: 400,
      example,
      suggestion: expect.stringContaining(suggestion),
    });
    expect((await ask(example)).status).toBe(200);
  });
});

it('all titles that may be several occupations are named, in the example and in queries of their own', async () => {
  const { body } = await ask('GET WAGES FOR OCCUPATION manager, analyst');
  const { suggestion, example } = body.error;
  expect(suggestion).toMatch(/"manager" may be (?:.*\(\d\d-\d{4}\.\d\d\)){3}\. The example has the first one; TITLECONVERT "manager" shows more\./u);
  expect(suggestion).toMatch(/"analyst" may be (?:.*\(\d\d-\d{4}\.\d\d\)){3}\. TITLECONVERT "analyst" shows more\./u);
  expect(example).toMatch(/^GET WAGES FOR OCCUPATION "\d\d-\d{4}\.\d\d"$/u);
});

it.each([
  ['LIST CLUSTERS WHERE RETENTION IS 0.55', 'RETENTION is never exactly 0.55 in these rows.', 'LIST CLUSTERS WHERE RETENTION BETWEEN 0.545 AND 0.555'],
  ['LIST CLUSTERS WHERE PAY IS 76001', 'PAY is never exactly 76001 in these rows.', 'LIST CLUSTERS WHERE PAY >= 76001'],
])('%s: an exact number that no row has', async (query, why, instead) => {
  const { body } = await ask(query);
  expect(body).toMatchObject({ total: 0, suggestion: expect.stringContaining(why), dsl_suggestions: expect.arrayContaining([instead]) });
  expect((await ask(instead)).body.total).toBeGreaterThan(0);
});

it('a company that does not exist leads neither to a search without rows nor back to the conversion', async () => {
  const converted = await ask('COMPANYCONVERT "zzqqxx"');
  const searched = await ask('SEARCH COMPANIES WHERE SEARCH IS "zzqqxx"');
  expect([converted.body.dsl_suggestions, searched.body.dsl_suggestions]).toEqual([['LIST INDUSTRIES'], ['LIST INDUSTRIES']]);
});

it('a batch names all ambiguous titles', async () => {
  const { body } = await ask('TITLECONVERT ["manager", "analyst", "registered nurse", "specialist", "coordinator", "associate"]');
  const results = body.data.results as readonly { readonly title: string; readonly ambiguous: boolean }[];
  const ambiguous = results.flatMap(({ title, ambiguous: isAmbiguous }) => (isAmbiguous ? [title] : []));
  expect(ambiguous.length).toBeGreaterThan(1);
  expect(body.data.guidance).toContain(`Ambiguous: ${ambiguous.map((title) => `"${title}"`).join(', ')}. `);
  expect(body.dsl_suggestions).toEqual(ambiguous.slice(0, 3).map((title) => `TITLECONVERT "${title}" USING NO FAST CLARIFY`));
});

it.each([
  ['"manager"', ' CLARIFY'],
  ['["manager", "registered nurse"]', ' USING NO FAST CLARIFY'],
])('a suggested conversion of %s keeps the context', async (titles, end) => {
  const { body } = await ask(`TITLECONVERT ${titles} WHERE COMPANY IS "Walmart" AND LOCATION IS "Texas"`);
  expect(body.dsl_suggestions[0]).toBe(`TITLECONVERT "manager" WHERE COMPANY IS "Walmart" AND LOCATION IS "Texas"${end}`);
});

it.each([
  ['LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE HIRING_STATE IS "Ohio" LIMIT 2', true],
  ['LIST COMPANIES FOR CLUSTER 75 WHERE CBSA IS "Seattle" LIMIT 2', true],
  ['LIST OCCUPATION_BADGES WHERE NOT HIRING_STATE IS "Ohio" LIMIT 2', true],
  ['LIST COMPANIES FOR CLUSTER 75 LIMIT 2', false],
  ['COUNT OCCUPATION_BADGES WHERE HIRING_STATE IS "Ohio"', false],
  ['GET HIRING FOR COMPANY "Walmart" WHERE STATE IS "Ohio" LIMIT 2', false],
])('%s: whether counts of postings are said to be national', async (query, isSaid) => {
  const { status, body } = await ask(query);
  expect({ status, isSaid: String(body.postings_note).includes('whole country') }).toEqual({ status: 200, isSaid });
});
