import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

interface Row {
  readonly company_uid: string;
  readonly company_name: string;
  readonly primary_industry: string;
  readonly match_score: number;
  readonly match_type: string;
  readonly highlight: string;
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const search = (q: string, more = '') => service.get(`/api/companies/search?q=${encodeURIComponent(q)}${more}`, token);
const uids = (rows: readonly Row[]): string[] => rows.map(({ company_uid }) => company_uid);

describe('GET /api/companies/search', () => {
  it('answers rows with the Company fields, match_score, match_type and highlight', async () => {
    const { status, body } = await search('microsoft');
    const company = await service.get('/api/companies/Microsoft', token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'query', 'success', 'total', 'versions']);
    expect(body).toMatchObject({ success: true, query: 'microsoft', count: body.data.length, versions: { resolver: expect.stringMatching(/^[0-9a-f]{12}$/) } });
    expect(body.versions.dataset).toMatch(/^demo-/);
    expect(body.versions.index).toContain(`${body.versions.dataset}+`);
    expect(body.data[0]).toEqual({ ...company.body.data, match_score: 1, match_type: 'name', highlight: '<em>Microsoft</em>' });
  });

  it('takes `search` for `q`', async () => {
    const { body } = await service.get('/api/companies/search?search=microsoft', token);
    expect(body.data).toEqual((await search('microsoft')).body.data);
  });

  it.each([
    ['a word of the name', 'procter', 'Procter & Gamble', 'name'],
    ['the beginning of words', 'bank of am', 'Bank of America', 'name'],
    ['words in another order', 'america bank of', 'Bank of America', 'name'],
    ['an accent left out', 'nestle usa', 'Nestlé USA', 'name'],
    ['a former name', 'facebook', 'Meta Platforms', 'alias'],
    ['a word of the description', 'supercenters', 'Meijer', 'description'],
    ['a typo', 'starbuks', 'Starbucks', undefined],
  ])('finds by %s', async (_case, q, name, type) => {
    const { body } = await search(q);
    expect(body.data[0]).toMatchObject({ company_name: name, match_score: 1, ...(type === undefined ? {} : { match_type: type }) });
  });

  it.each([
    ['citi group', 'Citigroup', 'name', '<em>Citigroup</em>'],
    ['alls tate', 'Allstate', 'name', '<em>Allstate</em>'],
    ['allyfinancial', 'Ally Financial', 'name', '<em>Ally Financial</em>'],
    ['homedepot', 'Home Depot', 'alias', '<em>Homedepot</em>'],
    ['pennstate', 'Pennsylvania State University', 'alias', '<em>Penn State</em>'],
  ])('finds %s, whatever its spaces', async (q, name, type, highlight) => {
    const { body } = await search(q);
    expect(body.data[0]).toMatchObject({ company_name: name, match_score: 1, match_type: type, highlight });
  });

  it.each([
    ['h&m', []],
    ['m & t', ['M&T Bank']],
    ['texas a&m uni', ['Texas A&M University']],
  ])('finds the letters of %s only where they stand together', async (q, names) => {
    expect(((await search(q)).body.data as Row[]).map(({ company_name }) => company_name)).toEqual(names);
  });

  it('keeps the companies that match as typed after the one that is named so, on all pages', async () => {
    const { body } = await search('citi group', '&limit=100');
    const { body: later } = await search('citi group', '&limit=2&offset=1');
    expect(body.total).toBeGreaterThan(3);
    expect((body.data as Row[]).map(({ company_name }) => company_name)).toContain('Citizens Financial Group');
    expect(later).toMatchObject({ total: body.total, data: body.data.slice(1, 3) });
    const { body: retail } = await search('citi group', '&industry=Retail');
    expect(uids(retail.data as Row[])).not.toContain(body.data[0].company_uid);
  });

  it('does not look for typos if words match as typed', async () => {
    const { body } = await search('ford', '&limit=100');
    expect(body.data[0]).toMatchObject({ company_name: 'Ford Motor', match_type: 'name' });
    expect((body.data as Row[]).filter(({ match_type }) => match_type === 'fuzzy')).toEqual([]);
    expect(body.total).toBe(body.count);
    const { body: misspelled } = await search('delta airlnes');
    expect(misspelled.data[0]).toMatchObject({ match_type: 'fuzzy' });
    // A misspelling that is on file for one company is one for others, too.
    const [one, other] = [await search('bnak'), await search('bamk')];
    expect(one.body.total).toBeGreaterThan(20);
    expect(other.body.total).toBeGreaterThan(20);
  });

  it('scores fall, from 1.0 for the best of all pages', async () => {
    const { body } = await search('bank', '&limit=100');
    const scores = (body.data as Row[]).map(({ match_score }) => match_score);
    expect(scores[0]).toBe(1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThan(0);
    const { body: later } = await search('bank', '&limit=5&offset=50');
    expect((later.data as Row[]).map(({ match_score }) => match_score)).toEqual(scores.slice(50, 55));
  });
});

describe('paging', () => {
  it('10 rows by default; never repeats or drops a row over all pages', async () => {
    const { body: first } = await search('health');
    expect(first).toMatchObject({ count: 10, has_more: true });
    const { body: whole } = await search('health', '&limit=100');
    const paged: Row[] = [];
    for (let more = true; more;) {
      const { body } = await search('health', `&limit=7&offset=${paged.length}`);
      expect(body.total).toBe(whole.total);
      paged.push(...(body.data as Row[]));
      more = body.has_more as boolean;
    }
    expect(new Set(uids(paged)).size).toBe(whole.total);
    expect(uids(paged).slice(0, 100)).toEqual(uids(whole.data as Row[]));
  });

  it('after the last row there is nothing', async () => {
    const { status, body } = await search('bank', '&offset=9900');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], count: 0, has_more: false });
    expect(body.total).toBeGreaterThan(50);
  });
});

describe('industry', () => {
  it.each(['Banking', 'banking'])('%s: only its companies', async (industry) => {
    const { body } = await search('first', `&industry=${industry}&limit=100`);
    const { body: anywhere } = await search('first', '&limit=100');
    expect(body.total).toBeGreaterThan(0);
    expect(uids(body.data as Row[])).toEqual(uids((anywhere.data as Row[]).filter(({ primary_industry }) => primary_industry === 'Banking')));
  });

  it('may hold a comma', async () => {
    const { body } = await search('energy', '&industry=Oil,%20Gas%20and%20Mining');
    expect(body.total).toBeGreaterThan(0);
    for (const { primary_industry } of some(body.data as Row[])) expect(primary_industry).toBe('Oil, Gas and Mining');
  });

  it('an unknown one: an empty list with a near name', async () => {
    const { status, body } = await search('bank', '&industry=Bankng');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], total: 0, suggestion: expect.stringContaining('Did you mean Banking') });
  });
});

describe('highlight', () => {
  it.each([
    ['AT&T', 'AT&T', '<em>AT</em>&amp;<em>T</em>'],
    ['Procter & Gamble', 'Procter & Gamble', '<em>Procter</em> &amp; <em>Gamble</em>'],
    ["l'oréal", "L'Oréal USA", '<em>L&#x27;Oréal</em> USA'],
    ['smith nephew', 'Smith+Nephew', '<em>Smith</em>+<em>Nephew</em>'],
  ])('%s: matched words in <em>, the rest escaped', async (q, name, highlight) => {
    const { body } = await search(q);
    expect(body.data[0]).toMatchObject({ company_name: name, highlight });
  });

  it('of an alias shows the alias', async () => {
    const { body } = await search('facebook');
    expect(body.data[0].highlight).toBe('<em>Facebook</em>');
  });

  it.each([
    ['bank', 'U.S. Bank'],
    ['hospital', "St. Jude Children's Research Hospital"],
  ])('%s: shows the whole name, also after a dot: %s', async (q, name) => {
    const { body } = await search(q, '&limit=100');
    const row = (body.data as (Row & { readonly company_name: string })[]).find(({ company_name }) => company_name === name);
    expect(row?.highlight.replace(/<\/?em>/g, '').replaceAll('&#x27;', "'")).toBe(name);
  });

  it('holds no mark-up but <em>, and no empty one, whatever matched', async () => {
    for (const q of ['oil & gas', 'children hosp', "men's", 'a & m', 'health care']) {
      const { body } = await search(q, '&limit=100');
      expect(body.total).toBeGreaterThan(0);
      for (const { highlight } of some(body.data as Row[])) {
        const text = highlight.replace(/<em>[^<]+<\/em>/g, '');
        expect(text).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#x?[0-9a-f]+;)/);
        expect(highlight).toContain('<em>');
      }
    }
  });
});

describe('texts', () => {
  it.each(['zzqxj', '!!!', '🦙', '&', '%', '*:*', 'company_name:walmart'])('%j matches nothing: an empty list', async (q) => {
    const { status, body } = await search(q);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: [], count: 0, total: 0, has_more: false, query: q });
  });

  it.each([
    [
      'many words',
      Array.from({ length: 30 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}x`)
        .join(' ')
        .slice(0, 200),
    ],
    ['many common words', 'bank health care '.repeat(10)],
    ['one long word', 'x'.repeat(200)],
    ['query syntax', '" AND ( OR ) [ TO ] { } ~ ^ \\ / ? * : !'],
  ])('%s: an answer', async (_case, q) => {
    expect((await search(q)).status).toBe(200);
  });

  it.each([
    ['', 'q is required'],
    ['?q=', 'q is empty'],
    ['?q=a&search=b', 'search and q are the same parameter'],
    [`?q=${'x'.repeat(201)}`, 'q is longer than 200 characters'],
    ['?q=bank&limit=101', 'limit must be an integer from 1 to 100'],
    ['?q=bank&limit=0', 'limit must be an integer from 1 to 100'],
    ['?q=bank&offset=-1', 'offset must be an integer from 0 to 9900'],
    ['?q=bank&offset=9901', 'offset must be an integer from 0 to 9900'],
  ])('%s: 400', async (parameters, error) => {
    const { status, body } = await service.get(`/api/companies/search${parameters}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, example: expect.stringMatching(/^\/api\/companies\/search\?q=(?:a|bank&|children%20hospital)/u) });
  });

  it('an unknown parameter: 400 with the valid ones', async () => {
    const { body } = await service.get('/api/companies/search?query=bank', token);
    expect(body.data).toMatchObject({ unknown_fields: ['query'], valid_fields: ['q', 'search', 'industry', 'limit', 'offset'] });
  });
});
