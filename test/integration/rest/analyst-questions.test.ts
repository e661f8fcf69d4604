import { parse } from 'csv-parse/sync';
import { ServiceClient } from '../../setup/service-client.ts';

const NURSES = 247;

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn('analyst');
});
afterAll(() => service.stop());

const get = (path: string) => service.get(path, token);
const ask = (query: string) => service.post('/api/dsl', { query }, token);

/** The names of the companies that hire for a cluster in a metro area of a state, read from the tables. */
async function hiringIn(letters: string): Promise<string[]> {
  const rows = await service.database.query<{ name: string }>({
    text: `SELECT DISTINCT c.company_name AS name FROM company_clusters p JOIN companies c USING (company_uid)
           JOIN company_hiring h ON h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id JOIN cbsas b ON b.cbsa = h.cbsa
           WHERE p.cluster_id = $1 AND $2 = ANY(string_to_array(split_part(b.cbsa_name, ', ', 2), '-'))`,
    values: [NURSES, letters],
  });
  return rows.map(({ name }) => name).sort();
}

const namesOf = (rows: readonly { company_name: string }[]): string[] => rows.map(({ company_name }) => company_name).sort();

describe('employers by the state where they hire', () => {
  it.each([
    `/api/clusters/${NURSES}/companies?hiring_state=Texas&limit=1000`,
    `/api/clusters/${NURSES}/companies?state=tx&limit=1000`,
    '/api/occupations/29-1141.00/companies?hiring_state=Texas&limit=1000',
    `/api/occupations/badges?cluster_id=${NURSES}&hiring_state=Texas&limit=1000`,
  ])('%s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(namesOf(body.data)).toEqual(await hiringIn('TX'));
    expect(body.total).toBeGreaterThan(0);
  });

  it.each(['LIST COMPANIES FOR CLUSTER 247', 'LIST COMPANIES FOR OCCUPATION "29-1141.00"', 'LIST OCCUPATION_BADGES'])('%s', async (form) => {
    const { status, body } = await ask(
      `${form} WHERE HIRING_STATE IS "Texas" AND CLUSTER_ID IS 247 LIMIT 1000`.replace(/(CLUSTER 247 .*?) AND CLUSTER_ID IS 247/u, '$1'),
    );
    expect(status).toBe(200);
    expect(namesOf(body.data)).toEqual(await hiringIn('TX'));
  });

  it('have no rows where there is no such state, with a similar one', async () => {
    const { status, body } = await get(`/api/clusters/${NURSES}/companies?hiring_state=Texsa`);
    expect({ status, rows: body.data, suggestion: body.suggestion }).toEqual({
      status: 200,
      rows: [],
      suggestion: 'State "Texsa" was not found; did you mean Texas?',
    });
  });
});

describe('employers by where they hire for any role', () => {
  /** Read from the tables: the companies with a hiring row of which the metro area fits. */
  const hiringWhere = async (condition: string): Promise<string[]> => {
    const rows = await service.database.query<{ name: string }>({
      text: `SELECT DISTINCT c.company_name AS name FROM companies c JOIN company_hiring h USING (company_uid) JOIN cbsas b ON b.cbsa = h.cbsa WHERE ${condition}`,
      values: [],
    });
    return rows.map(({ name }) => name).sort();
  };
  const IN_OHIO = "'OH' = ANY(string_to_array(split_part(b.cbsa_name, ', ', 2), '-'))";

  it('by state', async () => {
    const expected = await hiringWhere(IN_OHIO);
    expect(namesOf((await get('/api/companies?hiring_state=Ohio&limit=1000')).body.data)).toEqual(expected);
    expect(namesOf((await ask('LIST COMPANIES WHERE HIRING_STATE IS "oh" LIMIT 1000')).body.data)).toEqual(expected);
    const all = (await ask('COUNT COMPANIES')).body.data.total as number;
    expect((await ask('COUNT COMPANIES WHERE HIRING_STATE IS NOT "Ohio"')).body.data.total).toBe(all - expected.length);
  });

  it('by metro area, or its name', async () => {
    const expected = await hiringWhere("h.cbsa::text = '42660'");
    expect(namesOf((await get('/api/companies?cbsa=42660&limit=1000')).body.data)).toEqual(expected);
    expect(namesOf((await ask('LIST COMPANIES WHERE CBSA CONTAINS "Seattle" LIMIT 1000')).body.data)).toEqual(expected);
  });

  it('in both of two states', async () => {
    const [ohio, texas] = [await hiringWhere(IN_OHIO), await hiringWhere(IN_OHIO.replace('OH', 'TX'))];
    const { body } = await ask('LIST COMPANIES WHERE HIRING_STATE IS "Ohio" AND HIRING_STATE IS "Texas" LIMIT 1000');
    expect(namesOf(body.data)).toEqual(ohio.filter((name) => texas.includes(name)));
  });

  it('are not those with the headquarters there, which other endpoints have', async () => {
    const { status, body } = await get('/api/companies?state=Texas');
    expect(status).toBe(400);
    expect(body.suggestion).toMatch(/^state is not a parameter of this endpoint; \/api\/companies\/badges has company_state/u);
  });
});

describe('clusters by pay, pay growth, and retention', () => {
  it('are ordered, and have the number that orders them', async () => {
    const { body } = await ask('LIST CLUSTERS WHERE JOB_LEVEL IS "Sub-Bachelor\'s Degree" ORDER BY PAY LIMIT 10');
    const rest = await get(`/api/clusters?job_level=${encodeURIComponent("Sub-Bachelor's Degree")}&order_by=pay&order=desc&limit=10`);
    expect(rest.body.data).toEqual(body.data);
    const pays = body.data.map(({ pay }: { pay: number }) => pay);
    expect(pays).toEqual([...pays].sort((a, b) => b - a));
    const [best] = body.data;
    const wages = await ask(`GET WAGES FOR CLUSTER ${best.cluster_id} WHERE MSA_SIZE IS "Large" AND YEARS_IN IS 10`);
    expect(best.pay).toBe(wages.body.data[0].median);
  });

  it('are filtered by bounds', async () => {
    const { body } = await get('/api/clusters?min_pay=80000&max_pay=90000&min_pay_growth=0.2&min_retention=0.1&expand=metrics&limit=100');
    expect(body.data.length).toBeGreaterThan(0);
    for (const { pay, pay_growth, retention } of body.data) {
      expect(pay >= 80_000 && pay <= 90_000 && pay_growth >= 0.2 && retention >= 0.1).toBe(true);
    }
  });

  it('have the number that bounds them', async () => {
    const { body } = await ask('LIST CLUSTERS WHERE (PAY > 100000 OR NOT RETENTION < 0.5) ORDER BY PAY_GROWTH LIMIT 3');
    const rest = await get('/api/clusters?min_pay=100000&limit=3');
    expect(Object.keys(body.data[0])).toEqual(expect.arrayContaining(['pay', 'retention', 'pay_growth']));
    expect(Object.keys(rest.body.data[0])).toContain('pay');
  });

  it('have no metrics that nobody asked for', async () => {
    const { body } = await get('/api/clusters?limit=1');
    expect(Object.keys(body.data[0])).not.toEqual(expect.arrayContaining(['pay']));
  });
});

describe('counts of one employer', () => {
  it.each(['OCCUPATIONS', 'CLUSTERS'])('COUNT %s has the total of the list', async (subject) => {
    const [listed, counted, all] = await Promise.all([
      ask(`LIST ${subject} WHERE COMPANY IS "Walmart" LIMIT 1`),
      ask(`COUNT ${subject} WHERE COMPANY IS "walmart"`),
      ask(`COUNT ${subject}`),
    ]);
    expect(counted.body.data).toEqual({ total: listed.body.total });
    expect(counted.body.data.total).toBeLessThan(all.body.data.total);
  });

  it('is 0 for an unknown one, with the reason', async () => {
    const { body } = await ask('COUNT CLUSTERS WHERE COMPANY IS "Walmartt"');
    expect(body).toMatchObject({
      data: { total: 0 },
      suggestion: 'Company "Walmartt" was not found; did you mean "Walmart"?',
      dsl_suggestions: expect.arrayContaining(['COUNT CLUSTERS WHERE COMPANY IS "Walmart"']),
    });
  });
});

describe('a list without rows', () => {
  it.each([
    [
      'wages and rates of different snapshots',
      'LIST DESTINATION_CLUSTERS FOR CLUSTER 85 WHERE RETENTION_RATE_3YR > 0.3 AND WAGE_P75_AT_10Y > 100000',
      'Ask for each in its own query.',
      'LIST DESTINATION_CLUSTERS FOR CLUSTER 85 WHERE WAGE_P75_AT_10Y > 100000',
    ],
    [
      'a metric of another snapshot',
      'LIST DESTINATION_CLUSTERS FOR CLUSTER 85 WHERE EXPERIENCE_LEVEL IS "Experienced" AND WAGE_P75_AT_10Y > 100000',
      'wage_p75_at_10y is filled only at EXPERIENCE_LEVEL "10". Use that snapshot.',
      'LIST DESTINATION_CLUSTERS FOR CLUSTER 85 WHERE WAGE_P75_AT_10Y > 100000 AND EXPERIENCE_LEVEL IS "10"',
    ],
    ['a title in other words', 'LIST OCCUPATIONS WHERE SEARCH IS "cyber security"', undefined, 'TITLECONVERT "cyber security"'],
    ['another name of a company', 'LIST COMPANIES WHERE SEARCH IS "Twitter"', undefined, 'SEARCH COMPANIES WHERE SEARCH IS "Twitter"'],
    ['a city in another state', 'LIST COMPANIES WHERE CITY IS "Seattle, TX"', 'did you mean "Seattle"?', 'LIST COMPANIES WHERE CITY IS "Seattle"'],
  ])('says why, or where to look: %s', async (_, query, sentence, next) => {
    const { body } = await ask(query);
    expect(body.count).toBe(0);
    if (sentence !== undefined) expect(body.suggestion).toContain(sentence);
    expect(body.dsl_suggestions[0]).toBe(next);
  });
});

describe('counts as CSV', () => {
  const csv = async (path: string): Promise<Record<string, string>[]> => {
    const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${token}`, accept: 'text/csv' } });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    return parse(await response.text(), { columns: true });
  };

  it('have one row for each group', async () => {
    const path = '/api/companies/badges/counts?group_by=industry';
    const { body } = await get(path);
    const rows = await csv(path);
    expect(rows.map(({ key, total, growth_platinum }) => [key, Number(total), Number(growth_platinum)])).toEqual(
      body.data.groups.map(({ key, total, growth }: { key: string | null; total: number; growth: { platinum: number } }) => [
        key ?? '',
        total,
        growth.platinum,
      ]),
    );
  });

  it('have one row for each archetype, or one for the total', async () => {
    expect((await csv('/api/occupations/badges/counts?group_by=archetype')).map(({ archetype }) => archetype)).toEqual(['early_career', 'growth', 'stability']);
    const { body } = await get('/api/companies/badges/counts');
    expect(await csv('/api/companies/badges/counts')).toEqual([{ total: String(body.data.total) }]);
  });
});
