import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

/** A list that each kind of name filters, in both interfaces. */
const LISTS = {
  company: { path: '/api/occupations/badges?company=', query: 'LIST OCCUPATION_BADGES WHERE COMPANY' },
  industry: { path: '/api/companies?industry=', query: 'LIST COMPANIES WHERE INDUSTRY' },
  sector: { path: '/api/companies?sector=', query: 'LIST COMPANIES WHERE SECTOR' },
  searched: { path: '/api/companies/search?q=bank&industry=', query: 'SEARCH COMPANIES WHERE SEARCH IS "bank" AND INDUSTRY' },
  converted: { path: '/api/companyconvert?name=walmart&industry=', query: 'COMPANYCONVERT "walmart" WHERE INDUSTRY' },
  state: { path: '/api/companies/badges?company_state=', query: 'LIST COMPANY_BADGES WHERE STATE' },
  hiringState: { path: '/api/clusters/75/companies?hiring_state=', query: 'LIST COMPANIES FOR CLUSTER 75 WHERE HIRING_STATE' },
  stateOfJobs: { path: '/api/companies/Walmart/hiring?state=', query: 'GET HIRING FOR COMPANY "Walmart" WHERE STATE' },
  city: { path: '/api/companies/badges?company_city=', query: 'LIST COMPANY_BADGES WHERE CITY' },
  country: { path: '/api/companies/badges?company_country=', query: 'LIST COMPANY_BADGES WHERE COUNTRY' },
  code: { path: '/api/occupations/badges?onet_code=', query: 'LIST OCCUPATION_BADGES WHERE ONET_CODE' },
  cluster: { path: '/api/clusters?cluster_id=', query: 'LIST CLUSTERS WHERE CLUSTER_ID' },
  industryId: { path: '/api/companies?industry_id=', query: 'LIST COMPANIES WHERE INDUSTRY_ID' },
  uid: { path: '/api/companies?company_uid=', query: 'LIST COMPANIES WHERE COMPANY_UID' },
  metro: { path: '/api/clusters/75/companies?cbsa=', query: 'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA' },
  adjacent: { path: '/api/clusters/75/skill-adj-clusters?company=', query: 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 75 WHERE COMPANY' },
};
type List = keyof typeof LISTS;

const queryOf = (list: List, names: readonly string[]): string => {
  const quoted = names.map((name) => JSON.stringify(name)).join(', ');
  return `${LISTS[list].query} ${names.length === 1 ? `IS ${quoted}` : `IN (${quoted})`}`;
};

async function answersOn(list: List, names: readonly string[]) {
  const [rest, dsl] = await Promise.all([
    service.get(`${LISTS[list].path}${encodeURIComponent(names.join(','))}`, token),
    service.post('/api/dsl', { query: queryOf(list, names) }, token),
  ]);
  expect({ rest: rest.status, dsl: dsl.status }).toEqual({ rest: 200, dsl: 200 });
  return { rest: rest.body, dsl: dsl.body };
}

const RESOLVE = 'To resolve names, tickers, and aliases, use COMPANYCONVERT (GET /api/companyconvert).';
const INDUSTRIES_OF_HEALTH = ['Health Care Services', 'Hospitals and Health Systems'];

/** Names that do not exist: what REST says, what the query language says, and the names in its corrected query. */
const UNKNOWN: [List, string[], string, string, string[]?][] = [
  [
    'company',
    ['Walmartt'],
    `Company "Walmartt" was not found. Did you mean "Walmart"? ${RESOLVE}`,
    'Company "Walmartt" was not found; did you mean "Walmart"?',
    ['Walmart'],
  ],
  ['company', ['Nobody Ltd'], `Company "Nobody Ltd" was not found. ${RESOLVE}`, 'Company "Nobody Ltd" was not found.'],
  ['company', ['Walmart', 'Nobody Ltd'], `Company "Nobody Ltd" was not found. ${RESOLVE}`, 'Company "Nobody Ltd" was not found.'],
  [
    'company',
    ['Wal-Mart Stores'],
    `Company "Wal-Mart Stores" was not found. "Wal-Mart Stores" is an alias of "Walmart". Use that name. ${RESOLVE}`,
    'Company "Wal-Mart Stores" was not found; it is an alias of "Walmart".',
    ['Walmart'],
  ],
  [
    'company',
    ['Target', 'Walmartt', 'Wal-Mart Stores'],
    `Company "Walmartt" was not found. Did you mean "Walmart"? Company "Wal-Mart Stores" was not found. "Wal-Mart Stores" is an alias of "Walmart". Use that name. ${RESOLVE}`,
    'Company "Walmartt" was not found; did you mean "Walmart"? Company "Wal-Mart Stores" was not found; it is an alias of "Walmart".',
    ['Target', 'Walmart'],
  ],
  [
    'country',
    ['USA'],
    'No headquarters is in the country "USA"; did you mean United States?',
    'No headquarters is in the country "USA"; did you mean "United States"?',
    ['United States'],
  ],
  [
    'hiringState',
    ['Calif'],
    'State "Calif" was not found; did you mean California?',
    'State "Calif" was not found; did you mean "California"?',
    ['California'],
  ],
  ['hiringState', ['Texas', 'OH', 'Atlantis'], 'State "Atlantis" was not found.', 'State "Atlantis" was not found.'],
  ['stateOfJobs', ['Texsa'], 'State "Texsa" was not found; did you mean Texas?', 'State "Texsa" was not found; did you mean "Texas"?', ['Texas']],
  ['city', ['Seatle'], 'No headquarters is in "Seatle"; did you mean Seattle?', 'No headquarters is in "Seatle"; did you mean "Seattle"?', ['Seattle']],
  ['city', ['NYC'], 'No headquarters is in "NYC"; did you mean New York?', 'No headquarters is in "NYC"; did you mean "New York"?', ['New York']],
  ['city', ['Nowhere'], 'No headquarters is in "Nowhere".', 'No headquarters is in "Nowhere".'],
  [
    'adjacent',
    ['Walmartt'],
    `Company "Walmartt" was not found. Did you mean "Walmart"? ${RESOLVE}`,
    'Company "Walmartt" was not found; did you mean "Walmart"?',
    ['Walmart'],
  ],

  ['industry', ['Bankng'], 'Industry "Bankng" was not found. Did you mean Banking?', 'Industry "Bankng" was not found; did you mean "Banking"?', ['Banking']],
  ['sector', ['Bankng'], 'Industry "Bankng" was not found. Did you mean Banking?', 'Industry "Bankng" was not found; did you mean "Banking"?', ['Banking']],
  ['searched', ['Bankng'], 'Industry "Bankng" was not found. Did you mean Banking?', 'Industry "Bankng" was not found; did you mean "Banking"?', ['Banking']],
  [
    'converted',
    ['Bankng'],
    'Industry "Bankng" was not found. Did you mean Banking? "Walmart" matches "walmart" with a score of 1, but industry leaves it out.',
    'Industry "Bankng" was not found; did you mean "Banking"? "Walmart" matches "walmart" with a score of 1, but INDUSTRY leaves it out.',
    ['Banking'],
  ],
  ['industry', ['zzz'], 'Industry "zzz" was not found. To list the industries, use GET /api/industries.', 'Industry "zzz" was not found.'],
  [
    'industry',
    ['zzz', 'Bankng'],
    'Industry "zzz" was not found. To list the industries, use GET /api/industries. Industry "Bankng" was not found. Did you mean Banking?',
    'Industry "zzz" was not found. Industry "Bankng" was not found; did you mean "Banking"?',
    ['zzz', 'Banking'],
  ],
  [
    'industry',
    ['Banking', 'tech'],
    'Industry "tech" was not found. Did you mean Software and Internet?',
    'Industry "tech" was not found; did you mean "Software and Internet"?',
    ['Banking', 'Software and Internet'],
  ],
  ...['healthcare', 'Helthcare'].map((given): [List, string[], string, string, string[]] => [
    'industry',
    [given],
    `Industry "${given}" was not found. Did you mean ${INDUSTRIES_OF_HEALTH.join(', ')}?`,
    `Industry "${given}" was not found; did you mean ${INDUSTRIES_OF_HEALTH.map((name) => `"${name}"`).join(' or ')}?`,
    INDUSTRIES_OF_HEALTH,
  ]),
  [
    'industry',
    ['Oil, Gas and Minning'],
    'Industry "Oil, Gas and Minning" was not found. Did you mean Oil, Gas and Mining?',
    'Industry "Oil, Gas and Minning" was not found; did you mean "Oil, Gas and Mining"?',
    ['Oil, Gas and Mining'],
  ],

  ['state', ['Ohoi'], 'State "Ohoi" was not found; did you mean Ohio?', 'State "Ohoi" was not found; did you mean "Ohio"?', ['Ohio']],
  // At a lower threshold, it would also mean Missouri.
  [
    'state',
    ['Missisipi'],
    'State "Missisipi" was not found; did you mean Mississippi?',
    'State "Missisipi" was not found; did you mean "Mississippi"?',
    ['Mississippi'],
  ],
  [
    'state',
    ['Washington DC'],
    'State "Washington DC" was not found; did you mean District of Columbia?',
    'State "Washington DC" was not found; did you mean "District of Columbia"?',
    ['District of Columbia'],
  ],
  [
    'state',
    ['Texas or Ohio'],
    'State "Texas or Ohio" was not found; did you mean Texas or Ohio?',
    'State "Texas or Ohio" was not found; did you mean "Texas" or "Ohio"?',
    ['Texas', 'Ohio'],
  ],
  ['state', ['Atlantis'], 'State "Atlantis" was not found.', 'State "Atlantis" was not found.'],
  [
    'state',
    ['Texas', 'Gorgia', 'Atlantis'],
    'State "Gorgia" was not found; did you mean Georgia? State "Atlantis" was not found.',
    'State "Gorgia" was not found; did you mean "Georgia"? State "Atlantis" was not found.',
    ['Texas', 'Georgia', 'Atlantis'],
  ],

  [
    'metro',
    ['Seatle'],
    'No metro area has "Seatle" in its name; did you mean Seattle-Tacoma-Bellevue, WA?',
    'Metro area "Seatle" was not found; did you mean "Seattle"?',
    ['Seattle'],
  ],
  [
    'metro',
    ['Portlnd'],
    'No metro area has "Portlnd" in its name; did you mean Portland-South Portland, ME or Portland-Vancouver-Hillsboro, OR-WA?',
    'Metro area "Portlnd" was not found; did you mean "Portland"?',
    ['Portland'],
  ],
  ['metro', ['Nowhereville'], 'No metro area has "Nowhereville" in its name.', 'Metro area "Nowhereville" was not found.'],
  [
    'metro',
    ['NYC'],
    'No metro area has "NYC" in its name; did you mean New York-Newark-Jersey City, NY-NJ?',
    'Metro area "NYC" was not found; did you mean "New York"?',
    ['New York'],
  ],
  [
    'metro',
    ['bay area'],
    'No metro area has "bay area" in its name; did you mean San Francisco-Oakland-Fremont, CA?',
    'Metro area "bay area" was not found; did you mean "San Francisco"?',
    ['San Francisco'],
  ],
  ['code', ['99-9999.99'], 'Occupation 99-9999.99 was not found. To find it, use GET /api/occupations.', 'Occupation 99-9999.99 was not found.'],
  ['code', ['29-1141.00', '99-9999.99'], 'Occupation 99-9999.99 was not found. To find it, use GET /api/occupations.', 'Occupation 99-9999.99 was not found.'],
  ['cluster', ['99999'], 'Cluster 99999 was not found. To find it, use GET /api/clusters.', 'Cluster 99999 was not found.'],
  [
    'industryId',
    ['5', '6'],
    'Industry id 5 was not found. Industry id 6 was not found. To find it, use GET /api/industries.',
    'Industry id 5 was not found. Industry id 6 was not found.',
  ],
  ['uid', ['x'], 'Company uid x was not found. To find it, use GET /api/companies.', 'Company uid x was not found.'],
  ['metro', ['99999'], 'No metro area has the code 99999.', 'Metro area "99999" was not found.'],
  ['metro', ['42660', '99999'], 'No metro area has the code 99999.', 'Metro area "99999" was not found.'],
];

it.each(UNKNOWN)('%s %j does not exist: both interfaces say so, and what may be meant', async (list, names, rest, dsl, ...[meant]) => {
  const answers = await answersOn(list, names);
  expect({ rest: answers.rest.suggestion, dsl: answers.dsl.suggestion }).toEqual({ rest, dsl });
  if (meant === undefined) return;
  const [corrected] = answers.dsl.dsl_suggestions as string[];
  expect(corrected).toBe(queryOf(list, meant));
  expect((await service.post('/api/dsl', { query: corrected }, token)).status).toBe(200);
});

it.each<[List, string[]]>([
  ['company', ['walmart']],
  ['company', ['Walmart', 'TARGET']],
  ['industry', ['banking']],
  ['industry', ['Banking', 'Retail', 'Oil, Gas and Mining']],
  ['state', ['ohio']],
  // No employer has its headquarters there.
  ['state', ['Puerto Rico']],
  ['state', ['Texas', 'Puerto Rico']],
  ['code', ['29-1141.00', '15-1252.00']],
  ['cluster', ['75', '076']],
  // Walmart.
  ['uid', ['1D718CA2-39F7-5C38-9474-834EA5009A4D']],
  ['metro', ['seattle']],
  ['metro', ['Dallas-Fort Worth-Arlington, TX', '42660', 'Tacoma']],
])('%s %j exists: neither interface says otherwise', async (list, names) => {
  const { rest, dsl } = await answersOn(list, names);
  expect(`${rest.suggestion} ${dsl.suggestion}`).not.toMatch(/not found|did you mean|No metro area/iu);
});

it('a uid is no name of a filter, but names the company of a setting', async () => {
  const [walmart] = await service.database.query<{ uid: string }>({ text: "SELECT company_uid AS uid FROM companies WHERE company_name = 'Walmart'" });
  const { rest, dsl } = await answersOn('company', [walmart!.uid]);
  for (const { suggestion } of [rest, dsl]) expect(suggestion).toContain(`Company "${walmart!.uid}" was not found.`);
  const { body } = await service.post('/api/dsl', { query: `${queryOf('adjacent', [walmart!.uid])} AND WAGE_P75_AT_10Y > 100000000` }, token);
  expect(body).toMatchObject({ total: 0 });
  expect(body).not.toHaveProperty('suggestion');
});

it('both report at most 20 names', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `Nobody ${i}`);
  const { rest, dsl } = await answersOn('company', names);
  for (const { suggestion } of [rest, dsl]) expect(suggestion.match(/was not found/gu)).toHaveLength(20);
});

it('the company of LIST CLUSTERS, which only the query language has, is reported, too', async () => {
  const { body } = await service.post('/api/dsl', { query: 'LIST CLUSTERS WHERE COMPANY IS "Walmartt"' }, token);
  expect(body.suggestion).toBe('Company "Walmartt" was not found; did you mean "Walmart"?');
  expect(body.dsl_suggestions[0]).toBe('LIST CLUSTERS WHERE COMPANY IS "Walmart"');
});

// The specification excludes abbreviations from company_state. In the query language, the states of headquarters are written as those of jobs are.
it('a postal code is a state in the query language only', async () => {
  const { rest, dsl } = await answersOn('state', ['CA', 'oh', 'Texas']);
  expect(rest.suggestion).toBe('company_state must be a full state name: California for CA, Ohio for OH.');
  const { dsl: named } = await answersOn('state', ['California', 'Ohio', 'Texas']);
  expect(dsl).toMatchObject({ total: named.total, data: named.data });
  expect(dsl).not.toHaveProperty('suggestion');
  for (const [code, name] of [
    ['COUNT COMPANIES WHERE STATE IS "CA"', 'COUNT COMPANIES WHERE STATE IS "California"'],
    ['COUNT COMPANIES WHERE STATE IS NOT "ca"', 'COUNT COMPANIES WHERE STATE IS NOT "California"'],
    ['COUNT OCCUPATION_BADGES WHERE HIRING_STATE IS "CA"', 'COUNT OCCUPATION_BADGES WHERE HIRING_STATE IS "California"'],
  ]) {
    const [ofCode, ofName] = await Promise.all([code, name].map(async (query) => service.post('/api/dsl', { query }, token)));
    expect(ofCode!.body.data).toEqual(ofName!.body.data);
    expect(ofName!.body.data.total).toBeGreaterThan(0);
  }
});
