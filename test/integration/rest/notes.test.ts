import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

async function asked(query: string) {
  const { status, body } = await service.post('/api/dsl', { query }, token);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body as { data: { total: number }; total: number; suggestion?: string; dsl_suggestions?: string[] };
}
async function requested(path: string) {
  const { status, body } = await service.get(path, token);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body as { total: number; suggestion?: string };
}

describe('a text in the names of several metro areas', () => {
  it('names them, and how to ask for one of them', async () => {
    const { suggestion, dsl_suggestions } = await asked('LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "Portland" LIMIT 1');
    expect(suggestion).toBe(
      '"Portland" is text in the names of 2 metro areas, and all of them are included: Portland-Vancouver-Hillsboro, OR-WA (38900); Portland-South Portland, ME (38860). For one of them, write its code: CBSA IS "38900".',
    );
    expect(dsl_suggestions?.[0]).toBe('LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "38900" LIMIT 1');
    const rest = await requested('/api/clusters/247/companies?cbsa=Portland&limit=1');
    expect(rest.suggestion).toMatch(/^"Portland" is text in the names of 2 metro areas, .*For one of them, send its code: cbsa=38900\.$/u);
  });

  it('first names the one that people call so, which may not be included', async () => {
    const { suggestion, dsl_suggestions } = await asked('GET HIRING FOR COMPANY "Nike" WHERE CBSA CONTAINS "LA" LIMIT 1');
    expect(suggestion).toMatch(
      /^If "LA" means Los Angeles-Long Beach-Anaheim, CA, write its code: CBSA IS "31080"; these rows are of others\. "LA" is text in the names of \d+ metro areas, .*; and \d+ more\.$/u,
    );
    expect(dsl_suggestions?.[0]).toBe('GET HIRING FOR COMPANY "Nike" WHERE CBSA CONTAINS "31080" LIMIT 1');
    expect((await requested('/api/companies/Nike/hiring?cbsa=ny&limit=1')).suggestion).toMatch(
      /^If "ny" means New York-Newark-Jersey City, NY-NJ, send its code: cbsa=35620\. /u,
    );
  });

  it('a part of a word: none of them is likelier', async () => {
    const { suggestion, dsl_suggestions = [] } = await asked('LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "on" LIMIT 1');
    expect(suggestion).toMatch(/^"on" is a part of a word in the names of \d+ metro areas/u);
    expect(dsl_suggestions.some((query) => query.includes('CBSA IS'))).toBe(false);
  });

  it.each(['Chicago', '16980', 'Kansas City'])('%s is one metro area', async (cbsa) => {
    expect((await asked(`LIST COMPANIES FOR CLUSTER 247 WHERE CBSA IS "${cbsa}" LIMIT 1`)).suggestion).toBeUndefined();
    expect((await requested(`/api/clusters/247/companies?cbsa=${cbsa}&limit=1`)).suggestion).toBeUndefined();
  });

  it('with the filters that left no rows', async () => {
    expect((await requested('/api/clusters/247/companies?cbsa=Springfield&industry=Banking')).suggestion).toMatch(
      /^No rows match cbsa=Springfield and industry=Banking\. .* "Springfield" is text in /u,
    );
  });
});

describe('a condition that excludes a value', () => {
  it.each([
    ['COUNT CLUSTERS WHERE', 'AI_FLAG IS NOT "Shrinking Fields"', 'AI_FLAG'],
    ['COUNT CLUSTERS WHERE COMPANY IS "Walmart" AND', 'NOT AI_FLAG IN ("Shrinking Fields", "Lower Potential")', 'AI_FLAG'],
    ['COUNT COMPANIES WHERE STATE IS "Texas" AND', 'ANY_BADGE IS NOT "Gold"', 'ANY_BADGE'],
  ])('%s %s: how many have no value', async (start, condition, field) => {
    const all = await asked(`${start} ${condition}`);
    const without = await asked(`${start} ${field} IS NULL`);
    expect(without.data.total).toBeGreaterThan(0);
    expect(all.suggestion).toBe(`${without.data.total} of these ${all.data.total} have no ${field} (null). To leave them out, add AND ${field} IS NOT NULL.`);
    const present = await asked(all.dsl_suggestions?.[0] ?? '');
    expect(present.data.total).toBe(all.data.total - without.data.total);
    expect(present.suggestion).toBeUndefined();
  });

  it('says nothing of a list without such rows, or of values that stand for none', async () => {
    expect((await asked('LIST COMPANIES WHERE OVERALL_BADGE IS NOT NA LIMIT 1')).suggestion).toBeUndefined();
    expect((await asked('LIST COMPANIES WHERE EVENT_TYPE IS NOT "acquired" LIMIT 1')).suggestion).toBeUndefined();
    expect((await asked('LIST INDUSTRIES WHERE NOT SEARCH IS "bank" LIMIT 1')).suggestion).toBeUndefined();
  });

  it('is counted in lists, too', async () => {
    const { total, suggestion } = await asked('LIST OCCUPATIONS WHERE AI_FLAG IS NOT "Shrinking Fields" LIMIT 1');
    const { total: without } = await asked('LIST OCCUPATIONS WHERE AI_FLAG IS NULL LIMIT 1');
    expect(suggestion?.startsWith(`${without} of these ${total} have no AI_FLAG (null).`)).toBe(true);
  });

  it.each([
    'COUNT COMPANIES WHERE OVERALL_BADGE IS NOT Ranked',
    'COUNT COMPANIES WHERE NOT OVERALL_BADGE IN ("Platinum", "Gold")',
    'LIST COMPANIES WHERE OVERALL_BADGE IS NOT Ranked LIMIT 1',
    'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IS 75 AND BADGE_GROWTH IS NOT Ranked LIMIT 1',
    'COUNT CLUSTERS WHERE NOT ENTRY_BARRIER_TREND IN ("Rising", "Falling")',
  ])('%s: says nothing of rows that all have no value, which none would be left of', async (query) => {
    const answer: { data: { total?: number }; total?: number; suggestion?: string } = await asked(query);
    expect(answer.total ?? answer.data.total).toBeGreaterThan(0);
    expect(answer.suggestion).toBeUndefined();
  });
});

describe('an order by a value that occupations share', () => {
  it.each(['COMPANY_COUNT_TOP10', 'COMPANY_COUNT', 'JOB_LEVEL'])('%s', async (order) => {
    expect((await asked(`LIST OCCUPATIONS ORDER BY ${order} LIMIT 1`)).suggestion).toMatch(
      /^\w+: This is a value of the cluster: all occupations of a cluster have the same\.$/u,
    );
  });

  it('of companies with an occupation', async () => {
    const note = 'This counts postings for the cluster of the occupation: all occupations of a cluster have the same.';
    const { suggestion } = await asked('LIST COMPANIES FOR OCCUPATION "43-4021.00" ORDER BY ENTRY_POSTING_COUNT LIMIT 1');
    expect(suggestion).toBe(`ENTRY_POSTING_COUNT: ${note}`);
    expect((await requested('/api/occupations/43-4021.00/companies?sort=total_postings&limit=1')).suggestion).toBe(`total_postings: ${note}`);
    expect((await asked('LIST COMPANIES FOR CLUSTER 374 ORDER BY ENTRY_POSTING_COUNT LIMIT 1')).suggestion).toBeUndefined();
  });

  it('in REST', async () => {
    expect((await requested('/api/occupations?sort=company_count_all&limit=1')).suggestion).toBe(
      'company_count_all: This is a value of the cluster: all occupations of a cluster have the same.',
    );
    expect((await requested('/api/occupations?sort=title&limit=1')).suggestion).toBeUndefined();
    expect((await requested('/api/clusters?sort=ai_flag&limit=1')).suggestion).toBeUndefined();
  });
});

describe('a figure of a cluster by which rows are filtered or ordered', () => {
  it('says what it is, once', async () => {
    const { suggestion } = await asked('LIST CLUSTERS WHERE PAY > 100000 AND RETENTION > 0.4 ORDER BY PAY DESC LIMIT 1');
    expect(suggestion).toBe(
      'PAY: Median pay after ten years in large metro areas, in U.S. dollars per year. RETENTION: Share of experienced workers in large metro areas who stay for three years, 0 to 1.',
    );
    expect((await requested('/api/clusters?min_pay=100000&sort=pay_growth&limit=1')).suggestion).toMatch(/^pay: Median pay .* pay_growth: Growth /u);
  });
});

describe.each(['OCCUPATIONS', 'CLUSTERS'])('COUNT %s GROUP BY', (subject) => {
  it.each(['AI_FLAG', 'JOB_LEVEL', 'ENTRY_BARRIER_TREND'])('%s has the count of each value, and of the rows without one', async (field) => {
    const { data } = (await asked(`COUNT ${subject} WHERE COMPANY IS "Walmart" GROUP BY ${field}`)) as unknown as {
      data: { group_by: string; groups: { key: string | null; total: number }[]; total_rows: number };
    };
    expect(data.group_by).toBe(field);
    expect(data.total_rows).toBe((await asked(`COUNT ${subject} WHERE COMPANY IS "Walmart"`)).data.total);
    for (const { key, total } of data.groups) {
      const condition = key === null ? `${field} IS NULL` : `${field} IS "${key}"`;
      expect([key, (await asked(`COUNT ${subject} WHERE COMPANY IS "Walmart" AND ${condition}`)).data.total]).toEqual([key, total]);
    }
    expect(data.groups.reduce((sum, { total }) => sum + total, 0)).toBe(data.total_rows);
    expect(data.groups.map(({ total }) => total)).toEqual(data.groups.map(({ total }) => total).sort((a, b) => b - a));
  });
});
