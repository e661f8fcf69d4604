import { parse } from 'csv-parse/sync';
import { StatementLog } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';

let service: TestService;
let token: string;
let log: StatementLog;

beforeAll(async () => {
  service = await TestService.start();
  log = new StatementLog(service.database);
  token = await service.signIn();
});
afterAll(() => service.stop());

const fetchAs = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.url}${path}`, { method, headers: { authorization: `Bearer ${token}`, ...headers } });

/** Lists, then records. */
const LISTS = [
  '/api/companies?limit=5',
  '/api/companies/badges?limit=5',
  '/api/companies/Walmart/occupations',
  '/api/companies/Walmart/clusters',
  '/api/companies/Walmart/hiring',
  '/api/industries',
  '/api/occupations?limit=5',
  '/api/occupations/badges?limit=5',
  '/api/occupations/cluster:75/wages',
  '/api/occupations/29-1141.00/companies?limit=5',
  '/api/occupations/29-1141.00/clusters',
  '/api/clusters?limit=5',
  '/api/clusters/75/wages',
  '/api/clusters/75/retention',
  '/api/clusters/75/companies?limit=5',
  '/api/clusters/75/skill-adj-clusters',
  '/api/clusters/75/cluster-destinations',
];
const RECORDS = [
  '/api/companies/Walmart',
  '/api/companies/Walmart/badges',
  '/api/companies/badges/counts?group_by=archetype',
  '/api/occupations/29-1141.00',
  '/api/occupations/29-1141.00/wages',
  '/api/occupations/29-1141.00/ai-impact',
  '/api/occupations/29-1141.00/education',
  '/api/occupations/29-1141.00/pathways',
  '/api/occupations/badges/counts?group_by=industry',
  '/api/clusters/75',
  '/api/clusters/75/education',
  '/api/clusters/75/ai-impact',
  '/api/location/zip/98101',
  '/api/location/cbsa/42660',
];

describe('ETag and 304', () => {
  it('If-None-Match: * is 304 with the tag', async () => {
    const tag = (await fetchAs('/api/companies?limit=5')).headers.get('etag');
    const { status, headers } = await fetchAs('/api/companies?limit=5', { 'if-none-match': '*', 'cache-control': 'max-age=0' });
    expect({ status, tag: headers.get('etag') }).toEqual({ status: 304, tag });
  });

  it('the tag is of what is sent, however Accept is written', async () => {
    const tagOf = async (accept: string) => (await fetchAs('/api/companies?limit=5', { accept })).headers.get('etag');
    const [json, any, several, csv] = await Promise.all(['application/json', '*/*', 'application/json, text/plain, */*', 'text/csv'].map(tagOf));
    expect([any, several]).toEqual([json, json]);
    expect(csv).not.toBe(json);
  });

  it.each([...LISTS, ...RECORDS])('%s: 304 without a statement on the rows', async (path) => {
    const first = await fetchAs(path);
    const tag = first.headers.get('etag')!;
    expect(first.status).toBe(200);
    expect(tag).toMatch(/^W\/"demo-[^"]+"$/);
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('vary')).toBe('Accept, Accept-Encoding');
    await first.text();
    for (const given of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const sent = await log.during(async () => {
        const again = await fetchAs(path, { 'if-none-match': given });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
        for (const name of ['vary', 'cache-control', 'x-dataset-version']) expect(again.headers.get(name)).toBe(first.headers.get(name));
        expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      });
      expect(sent).toEqual([]);
    }
    const other = await fetchAs(path, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    await other.text();
  });

  it('another question has another tag, and so has another form of the answer', async () => {
    const tags = await Promise.all(
      [
        ['/api/industries', ''],
        ['/api/industries?limit=3', ''],
        ['/api/industries', 'text/csv'],
      ].map(async ([path, accept]) => (await fetchAs(path!, accept === '' ? {} : { accept: accept! })).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each(['/api/companies/unheard-of', '/api/companies?limit=0', '/api/clusters/999999'])(
    '%s: errors have no tag, also for If-None-Match: *',
    async (path) => {
      const plain = await fetchAs(path);
      expect(plain.headers.get('etag')).toBeNull();
      const any = await fetchAs(path, { 'if-none-match': '*', 'cache-control': 'max-age=0' });
      expect(any.status).toBe(plain.status);
      await Promise.all([plain.text(), any.text()]);
    },
  );

  it('an admin write changes the tag within a second or two', async () => {
    const tag = (await fetchAs('/api/industries')).headers.get('etag')!;
    await service.database.query({ text: 'UPDATE write_version SET writes = writes + 1' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const after = await fetchAs('/api/industries', { 'if-none-match': tag });
    await after.text();
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(tag);
  });

  it('/api/clusters/75/: a slash at the end changes nothing', async () => {
    const tag = (await fetchAs('/api/clusters/75/')).headers.get('etag')!;
    expect((await fetchAs('/api/clusters/75/', { 'if-none-match': tag })).status).toBe(304);
  });

  it.each(['/API/clusters/75', '/api/Clusters/75', '/api/occupations/29-1141.00/WAGES'])('%s: paths have one case', async (path) => {
    expect((await fetchAs(path)).status).toBe(404);
  });

  it.each(['/api/version', '/changelog', '/api/companies/search?q=bank', '/api/clusters/convert?title=nurse'])(
    '%s has none: it does not depend on the dataset alone',
    async (path) => {
      expect((await fetchAs(path)).headers.get('etag')).toBeNull();
    },
  );
});

describe('HEAD', () => {
  it.each([...LISTS, ...RECORDS, '/api/version', '/changelog'])('%s: as GET, without the body', async (path) => {
    const [got, head] = await Promise.all([fetchAs(path), fetchAs(path, {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
    await got.text();
  });
});

describe('Accept: text/csv', () => {
  /** A value as a cell shows it. */
  const cell = (value: string | number | object | null = null): string =>
    value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

  it.each(LISTS)('%s: a header, then all rows of the page, with the values of JSON', async (path) => {
    const { body } = await service.get(path, token);
    const response = await fetchAs(path, { accept: 'text/csv' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('x-total-count')).toBe(String(body.total));
    const [header, ...lines]: string[][] = parse(await response.text());
    expect(header).toEqual(expect.arrayContaining(body.data.flatMap((row: object) => Object.keys(row))));
    expect(lines).toEqual(body.data.map((row: Record<string, string | number | object | null>) => header!.map((name) => cell(row[name]))));
  });

  it('fields that only some rows carry have their column', async () => {
    const text = await (await fetchAs('/api/companies?limit=1000&order_by=alpha', { accept: 'text/csv' })).text();
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const { body } = await service.get('/api/companies?limit=1000&order_by=alpha', token);
    const events = (list: Record<string, string | undefined>[]) => list.map((row) => row['company_event_type'] ?? '');
    expect(events(rows)).toEqual(events(body.data));
    expect(events(rows).some((event) => event !== '')).toBe(true);
  });

  it('commas and quotes are quoted', async () => {
    const [comma] = await service.database.query<{ company_name: string }>({
      text: `SELECT company_name FROM companies WHERE company_name LIKE '%,%' OR company_description LIKE '%,%' LIMIT 1`,
    });
    const text = await (await fetchAs(`/api/companies?search=${encodeURIComponent(comma!.company_name)}`, { accept: 'text/csv' })).text();
    expect(text).toMatch(/"[^"]*,[^"]*"/);
    expect(parse<{ company_name: string }>(text, { columns: true }).map((row) => row.company_name)).toContain(comma!.company_name);
  });

  it('an empty list is its header', async () => {
    const text = await (await fetchAs('/api/industries?search=zzzz', { accept: 'text/csv' })).text();
    expect(text.trim()).toBe('industry_id,industry,company_count');
  });

  it('an error is JSON', async () => {
    const response = await fetchAs('/api/industries?limit=0', { accept: 'text/csv' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
  });

  it.each(LISTS)('%s as text/html: 406', async (path) => {
    const { status, body } = await service.get(path, token, { accept: 'text/html' });
    expect(status).toBe(406);
    expect(body).toMatchObject({ success: false, error: 'None of the accepted media types is available.' });
  });

  it('a search has the same columns on every page, also without rows, and varies by Accept', async () => {
    const headers = await Promise.all(
      ['q=bank&limit=10', 'q=bank&limit=10&offset=20', 'q=zzqxzzqx'].map(async (query) => {
        const response = await fetchAs(`/api/companies/search?${query}`, { accept: 'text/csv' });
        expect(response.headers.get('vary')).toContain('Accept,');
        return (await response.text()).split('\n')[0];
      }),
    );
    expect(headers[0]).toMatch(/^company_uid,.*,company_event_type,.*,match_score,match_type,highlight/);
    expect(new Set(headers).size).toBe(1);
  });

  it.each(['text/csv; charset=utf-8', 'text/csv;header=present', 'application/json;q=0.5, text/csv;header="a,b;c";q=0.8'])('%s: CSV', async (accept) => {
    const response = await fetchAs('/api/industries', { accept });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    await response.text();
  });

  it.each([
    '*/*',
    'application/json, text/csv;q=0.5',
    'application/*',
    'application/json; charset=utf-8',
    'application/json;charset=utf-8, text/csv;header=present;q=0.5',
  ])('%s: JSON', async (accept) => {
    const response = await fetchAs('/api/industries', { accept });
    expect(response.headers.get('content-type')).toContain('application/json');
    await response.text();
  });
});

describe('compression', () => {
  it('above 1 KB only', async () => {
    const large = await fetchAs('/api/industries', { 'accept-encoding': 'gzip' });
    const small = await fetchAs('/api/industries?limit=1', { 'accept-encoding': 'gzip' });
    expect([large.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual(['gzip', null]);
    await Promise.all([large.text(), small.text()]);
  });

  it.each([
    ['gzip, deflate, br', 'gzip', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br', 'br', 'br'],
    ['gzip;q=0.5, br', 'br', 'br'],
    ['deflate', 'deflate', 'deflate'],
    ['*', 'gzip', 'br'],
    ['gzip;q=0', null, null],
    ['identity', null, null],
  ])('Accept-Encoding: %s: a short list in %s, a long one in %s', async (accepted, short, long) => {
    for (const [path, encoding] of [
      ['/api/industries?limit=20', short],
      ['/api/companies?limit=100', long],
    ] as const) {
      const [plain, encoded] = await Promise.all([fetchAs(path, { 'accept-encoding': 'identity' }), fetchAs(path, { 'accept-encoding': accepted })]);
      expect([encoded.headers.get('content-encoding'), encoded.headers.get('vary')]).toEqual([encoding, 'Accept, Accept-Encoding']);
      expect(encoded.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(await encoded.text()).toBe(await plain.text());
    }
  });

  it('of an answer to POST, and none of HEAD', async () => {
    const asked = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' } };
    const answer = await fetch(`${service.url}/api/dsl`, { ...asked, body: JSON.stringify({ query: 'LIST INDUSTRIES LIMIT 20' }) });
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual(['gzip', 'application/json; charset=utf-8']);
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(20);
    const head = await fetchAs('/api/industries?limit=20', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
