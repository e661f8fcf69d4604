import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
let cluster: number;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  [{ cluster }] = (await service.database.query({
    // One that few employers hire for in Seattle.
    text: "SELECT cluster_id AS cluster FROM company_hiring WHERE cbsa = '42660' GROUP BY 1 ORDER BY count(*), 1 LIMIT 1",
  })) as [{ cluster: number }];
});
afterAll(() => service.stop());

const get = (path: string) => service.get(path.replace('{cluster}', String(cluster)), token);
const suggestionOf = async (path: string): Promise<string> => {
  const { status, body } = await get(path);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body.suggestion as string;
};

describe.each(['/api/companies/Walmart/hiring', '/api/clusters/{cluster}/companies'])('%s?cbsa=', (path) => {
  it.each([
    ['abc', 'No metro area has "abc" in its name.'],
    ['99999', 'No metro area has the code 99999.'],
    ['abc,99999', 'No metro area has "abc" in its name, or the code 99999.'],
    ['Seatle', /^No metro area has "Seatle" in its name; did you mean .*Seattle-Tacoma-Bellevue, WA.*\?$/],
  ])('%s: no such metropolitan area', async (cbsa, expected) => {
    const suggestion = await suggestionOf(`${path}?cbsa=${cbsa}`);
    if (typeof expected === 'string') expect(suggestion.startsWith(expected.replace(/\.$/, ''))).toBe(true);
    else expect(suggestion).toMatch(expected);
  });

  it('one that exists, without rows: which filters emptied the list', async () => {
    const suggestion = await suggestionOf(`${path}?cbsa=Seattle&${path.includes('clusters') ? 'industry=Banking&badge=NA&top10=1' : 'cluster_id=249'}`);
    expect(suggestion).toMatch(/^No rows match cbsa=Seattle and /);
  });
});

describe.each(['/api/companies/badges', '/api/companies/badges/counts', '/api/companies/badges/counts?group_by=archetype'])('%s', (path) => {
  const and = path.includes('?') ? '&' : '?';
  it.each([
    ['company_state=CA', 'company_state must be a full state name: California for CA.'],
    ['company_state=ca,wa', 'company_state must be a full state name: California for CA, Washington for WA.'],
    ['company_state=Californa', 'State "Californa" was not found; did you mean California?'],
    ['industry=Bankng', 'Industry "Bankng" was not found. Did you mean Banking'],
    ['company_country=USA', 'No headquarters is in the country "USA"; did you mean United States?'],
    ['company_country=Atlantis', 'No headquarters is in the country "Atlantis".'],
    ['company_city=Nowhere', 'No headquarters is in "Nowhere".'],
  ])('%s: why it is empty', async (filter, expected) => {
    expect(await suggestionOf(`${path}${and}${filter}`)).toContain(expected);
  });

  it('says nothing where there are rows', async () => {
    expect(await suggestionOf(`${path}${and}company_state=california`)).toBeUndefined();
  });
});

describe.each(['/api/occupations/badges', '/api/occupations/badges/counts?group_by=industry', '/api/clusters/75/skill-adj-clusters'])('%s', (path) => {
  const and = path.includes('?') ? '&' : '?';
  it('company=alias: names the company', async () => {
    const [alias] = await service.database.query<{ alias: string; company_name: string }>({
      text: `SELECT alias, company_name FROM company_aliases a JOIN companies USING (company_uid)
             WHERE alias_key NOT IN (SELECT name_key FROM companies) AND (SELECT count(*) FROM company_aliases b WHERE b.alias_key = a.alias_key) = 1
             AND alias NOT LIKE '%,%' ORDER BY alias LIMIT 1`,
    });
    const suggestion = await suggestionOf(`${path}${and}company=${encodeURIComponent(alias!.alias)}`);
    expect(suggestion).toContain(`Company "${alias!.alias}" was not found. "${alias!.alias}" is an alias of "${alias!.company_name}". Use that name.`);
  });

  it('company with a typo: the near names', async () => {
    expect(await suggestionOf(`${path}${and}company=Walmartt`)).toMatch(/^Company "Walmartt" was not found\. Did you mean .*"Walmart"/);
  });
});

it('adjacency answers with the company in its own spelling', async () => {
  const { body } = await get('/api/clusters/75/skill-adj-clusters?company=WALMART&expand=company_hiring');
  expect(body.filters).toEqual({ company: 'Walmart' });
});
