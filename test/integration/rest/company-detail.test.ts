import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const get = (name: string, parameters = '') => service.get(`/api/companies/${encodeURIComponent(name)}${parameters}`, token);

describe('GET /api/companies/{name}', () => {
  it('answers the company as an object, with the fields of the list', async () => {
    const { status, body } = await get('Walmart');
    const list = await service.get('/api/companies?search=walmart', token);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: list.body.data[0], count: 1 });
    expect(body.data).toMatchObject({
      company_name: 'Walmart',
      company_city: 'Bentonville',
      company_state: 'Arkansas',
      company_country: 'United States',
      company_URL: 'https://www.walmart.com',
      primary_industry: 'Retail',
      svc_parents: [],
      svc_siblings: [],
    });
    expect(body.data.svc_subsidiaries.length).toBeGreaterThan(0);
  });

  it.each([
    ['in any case', 'wAlMaRt', 'Walmart'],
    ['with white space around and within', ' bank  of   america ', 'Bank of America'],
    ['with an ampersand', 'AT&T', 'AT&T'],
    ['with an accent', 'Nestlé USA', 'Nestlé USA'],
    ['with an accent in another Unicode form', 'Nestlé USA'.normalize('NFD'), 'Nestlé USA'],
    ['with a plus', 'Bausch + Lomb', 'Bausch + Lomb'],
    ['with a slash', 'RE/MAX', 'RE/MAX'],
    ['with an apostrophe', "L'Oréal USA", "L'Oréal USA"],
    ['with an exclamation mark', 'Yum! Brands', 'Yum! Brands'],
    ['with an asterisk', 'E*TRADE', 'E*TRADE'],
    ['with brackets', 'Signature Bank (New York)', 'Signature Bank (New York)'],
  ])('by name %s', async (_case, asked, name) => {
    const { status, body } = await get(asked);
    expect(status).toBe(200);
    expect(body.data.company_name).toBe(name);
  });

  it('by every name of the list', async () => {
    const names = await service.database.query<{ company_name: string; company_uid: string }>({
      text: 'SELECT company_name, company_uid FROM companies ORDER BY md5(company_uid) LIMIT 200',
    });
    for (const { company_name, company_uid } of names) expect((await get(company_name)).body.data).toMatchObject({ company_name, company_uid });
  });

  it('by uid, in any case', async () => {
    const { body } = await get('Walmart');
    const uid = body.data.company_uid as string;
    expect((await get(uid)).body).toEqual(body);
    expect((await get(uid.toUpperCase())).body).toEqual(body);
  });

  it('event fields are there with an event, and left out without', async () => {
    expect((await get('Meta Platforms')).body.data).toMatchObject({ company_event_type: 'rebranded', company_event_note: expect.stringContaining('Facebook') });
    const { body } = await get('Walmart');
    expect(body.data).not.toHaveProperty('company_event_type');
    expect(body.data).not.toHaveProperty('company_event_note');
  });

  it('expand=relationships adds related_companies next to svc_*', async () => {
    const { body } = await get('Walmart', '?expand=relationships');
    const { related_companies, svc_subsidiaries } = body.data;
    expect(related_companies).toMatchObject({ parents: [], siblings: [] });
    expect(related_companies.subsidiaries).toContainEqual({ company_uid: expect.any(String), company_name: "Sam's Club" });
    expect(related_companies.subsidiaries.map(({ company_uid }: { company_uid: string }) => company_uid).sort()).toEqual([...svc_subsidiaries].sort());
  });

  it('a subsidiary names its parent', async () => {
    const { body } = await get("Sam's Club", '?expand=relationships');
    expect(body.data.related_companies.parents).toEqual([{ company_uid: body.data.svc_parents[0], company_name: 'Walmart' }]);
  });

  it('expand=timestamps adds created_at and updated_at', async () => {
    const { body } = await get('Walmart', '?expand=timestamps');
    for (const field of ['created_at', 'updated_at']) expect(new Date(body.data[field] as string).toISOString()).toBe(body.data[field]);
    expect(Object.keys((await get('Walmart')).body.data as object)).not.toContain('created_at');
  });
});

describe('a name that is not exact: 404 that tells what may be meant', () => {
  const ADVICE = 'To resolve names, tickers, and aliases, use COMPANYCONVERT (GET /api/companyconvert).';

  it.each([
    ['a ticker', 'amzn', 'Amazon'],
    ['a former name', 'Facebook', 'Meta Platforms'],
    ['a spelling', 'wal-mart', 'Walmart'],
    ['a legal name', 'Bank of America Corporation', 'Bank of America'],
  ])('%s is not followed but explained', async (_case, alias, name) => {
    const { status, body } = await get(alias);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      error: `Company not found: ${alias}`,
      suggestion: `"${alias}" is an alias of "${name}". Use that name. ${ADVICE}`,
      example: `/api/companies/${encodeURIComponent(name)}`,
    });
    expect((await service.get(body.example as string, token)).body.data.company_name).toBe(name);
  });

  it.each([
    ['Walmrt', 'Walmart'],
    ['Microsofft', 'Microsoft'],
    ['Wells Frago', 'Wells Fargo'],
  ])('%s: did you mean %s', async (typed, name) => {
    const { status, body } = await get(typed);
    expect(status).toBe(404);
    expect(body.error).toBe(`Company not found: ${typed}`);
    expect(body.suggestion).toMatch(new RegExp(`^Did you mean "${name}"`));
    expect(body.suggestion).toContain(ADVICE);
    expect(body.example).toBe(`/api/companies/${encodeURIComponent(name)}`);
    expect((await service.get(body.example as string, token)).status).toBe(200);
  });

  it.each(['zzqxj', '00000000-0000-5000-8000-000000000000', '%', 'x'.repeat(255), '🦙', "'; DROP TABLE companies --", '..'])(
    '%j: nothing is near',
    async (name) => {
      const { status, body } = await get(name === '..' ? '%2E%2E' : name);
      expect(status).toBe(404);
      expect(body.suggestion).toBe(ADVICE);
    },
  );
});

describe('requests that cannot be understood: 400', () => {
  it.each(['%ZZ', '%E0%A4%A', '%C3%28'])('/api/companies/%s: the percent-encoding is broken', async (path) => {
    const { status, body } = await service.get(`/api/companies/${path}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, suggestion: 'Check the percent-encoding of the path and query.' });
  });

  it('a NUL character', async () => {
    const { status, body } = await service.get('/api/companies/a%00b', token);
    expect(status).toBe(400);
    expect(body.error).toBe('The request contains a NUL character, which is not text.');
  });

  it('an unknown expansion', async () => {
    const { status, body } = await get('Walmart', '?expand=relationship');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'expand must be a comma-separated list of relationships, timestamps, not "relationship"; did you mean relationships?',
      data: { valid_values: ['relationships', 'timestamps'] },
    });
  });

  it('an unknown parameter', async () => {
    const { status, body } = await get('Walmart', '?limit=5');
    expect(status).toBe(400);
    expect(body.data).toEqual({ unknown_fields: ['limit'], valid_fields: ['expand'] });
  });
});
