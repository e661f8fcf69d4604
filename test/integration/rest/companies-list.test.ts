import { BADGES, EVENT_TYPES } from '../../../src/catalog/enumerations.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

interface Row {
  readonly company_uid: string;
  readonly company_name: string;
  readonly primary_industry: string;
  readonly company_event_type?: string | null;
  readonly company_event_note?: string | null;
  readonly overall_badge: string | null;
  readonly badge_early_career: string | null;
  readonly badge_growth: string | null;
  readonly badge_stability: string | null;
  readonly badge_sort_score?: number;
  readonly svc_parents: readonly string[];
  readonly svc_subsidiaries: readonly string[];
  readonly svc_siblings: readonly string[];
  readonly related_companies?: Readonly<Record<'parents' | 'subsidiaries' | 'siblings', readonly { company_uid: string; company_name: string }[]>>;
}

const BADGE_FIELDS = ['overall_badge', 'badge_early_career', 'badge_growth', 'badge_stability'] as const;
const FIELDS = [
  'company_uid',
  'company_name',
  'company_description',
  'company_URL',
  'primary_industry',
  'secondary_industry',
  'company_city',
  'company_state',
  'company_country',
  'svc_parents',
  'svc_subsidiaries',
  'svc_siblings',
  ...BADGE_FIELDS,
];

let service: ServiceClient;
let token: string;
/** Every company, in the default order; what filters and orders give is computed from it here once more. */
let everyone: Row[];

const get = (parameters: string) => service.get(`/api/companies${parameters}`, token);

/** All rows that the parameters select, page by page. */
async function all(parameters: string, limit = 1_000): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { status, body } = await get(`?${parameters}&limit=${limit}&offset=${rows.length}`);
    expect(status).toBe(200);
    rows.push(...(body.data as Row[]));
    if (!body.has_more) return rows;
  }
}

const uids = (rows: readonly Row[]): string[] => rows.map(({ company_uid }) => company_uid);
const names = (rows: readonly Row[]): string[] => rows.map(({ company_name }) => company_name);

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  everyone = await all('order_by=alpha');
});
afterAll(() => service.stop());

describe('GET /api/companies', () => {
  it('answers success, data, count, total and has_more; 50 rows by default', async () => {
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'has_more', 'success', 'total']);
    expect(body).toMatchObject({ success: true, count: 50, total: everyone.length, has_more: true });
    expect(body.data).toEqual(everyone.slice(0, 50));
  });

  it('rows have exactly the fields of a Company; event fields only with an event, svc_* always', () => {
    for (const row of some(everyone)) {
      const fields = Object.keys(row).filter((field) => field !== 'company_event_type' && field !== 'company_event_note');
      expect(fields.sort()).toEqual([...FIELDS].sort());
      expect([row.svc_parents, row.svc_subsidiaries, row.svc_siblings].every(Array.isArray)).toBe(true);
      expect(row.company_event_type === 'none' || row.company_event_type === null || row.company_event_note === null).toBe(false);
    }
  });

  it('holds every company of the database once', async () => {
    const stored = await service.database.query<{ company_uid: string }>({ text: 'SELECT company_uid FROM companies' });
    expect(uids(everyone).sort()).toEqual(stored.map(({ company_uid }) => company_uid).sort());
  });

  it('shows an event as it is stored', async () => {
    const stored = await service.database.query<{ company_uid: string }>({ text: "SELECT company_uid FROM companies WHERE company_event_type <> 'none'" });
    expect(uids(everyone.filter(({ company_event_type }) => company_event_type !== undefined)).sort()).toEqual(
      stored.map(({ company_uid }) => company_uid).sort(),
    );
    expect(stored.length).toBeGreaterThan(50);
  });
});

describe('paging', () => {
  it.each(['alpha', 'alpha_desc', 'platinum', 'gold', 'badge_count', 'industry'])('never repeats or drops a row (order_by=%s)', async (order) => {
    const paged = await all(`order_by=${order}`, 97);
    expect(uids(paged)).toEqual(uids(await all(`order_by=${order}`)));
    expect(new Set(uids(paged)).size).toBe(everyone.length);
  });

  it.each([
    ['the last page is the rest', () => everyone.length - 3, 3, false],
    ['the last page may be full', () => everyone.length - 10, 10, false],
    ['one before is not the last', () => everyone.length - 11, 10, true],
    ['after the end there is nothing', () => everyone.length, 0, false],
    ['far after the end too', () => 1_000_000, 0, false],
  ])('%s', async (_case, offset, count, hasMore) => {
    const { status, body } = await get(`?limit=10&offset=${offset()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ count, total: everyone.length, has_more: hasMore });
    expect(body.data).toEqual(everyone.slice(offset(), offset() + 10));
  });

  it('gives up to 1000 rows', async () => {
    const { body } = await get('?limit=1000');
    expect(body).toMatchObject({ count: 1_000, has_more: true });
  });
});

describe('order_by', () => {
  const aToZ = new Intl.Collator('en-US').compare;
  const byName = (a: Row, b: Row): number => aToZ(a.company_name, b.company_name);
  const WEIGHTS = { overall_badge: 1, badge_early_career: 0.75, badge_growth: 0.75, badge_stability: 1 };
  const points = (row: Row, platinum: number, gold: number): number =>
    BADGE_FIELDS.reduce((sum, field) => sum + WEIGHTS[field] * ({ Platinum: platinum, Gold: gold }[row[field] ?? ''] ?? 0), 0);
  const scores = {
    platinum: (row: Row) => points(row, 1, 0.01),
    gold: (row: Row) => points(row, 0.01, 1),
    badge_count: (row: Row) => points(row, 2, 1),
  };
  const badges = (row: Row): number => BADGE_FIELDS.filter((field) => row[field] !== null).length;
  /** Scores are sums of decimal fractions: only their first six digits count. */
  const higher = (score: (row: Row) => number) => (a: Row, b: Row) => Math.round((score(b) - score(a)) * 1e6);

  const ORDERS: Record<string, (a: Row, b: Row) => number> = {
    alpha: byName,
    alpha_desc: (a, b) => byName(b, a),
    name_desc: (a, b) => byName(b, a),
    platinum: (a, b) => higher(scores.platinum)(a, b) || byName(a, b),
    gold: (a, b) => higher(scores.gold)(a, b) || byName(a, b),
    badge_count: (a, b) => badges(b) - badges(a) || higher(scores.badge_count)(a, b) || byName(a, b),
    industry: (a, b) => aToZ(a.primary_industry, b.primary_industry) || byName(a, b),
  };

  it.each(Object.keys(ORDERS))('%s', async (order) => {
    const rows = await all(`order_by=${order}`);
    expect(names(rows)).toEqual(names([...everyone].sort(ORDERS[order])));
  });

  it('is alpha when left out; case and the alias sort do not matter', async () => {
    const expected = names(everyone.slice(-5)).reverse();
    expect(names((await get('?limit=5&sort=Alpha_Desc')).body.data as Row[])).toEqual(expected);
    expect(names((await get('?limit=5')).body.data as Row[])).toEqual(names(everyone.slice(0, 5)));
  });

  it.each(Object.entries(scores))('include_score under %s: badge_sort_score is the sum of the weighted badges', async (order, score) => {
    const rows = await all(`order_by=${order}&include_score=true`);
    for (const row of some(rows)) expect(row.badge_sort_score).toBeCloseTo(score(row), 9);
    expect(new Set(rows.map(({ badge_sort_score }) => badge_sort_score)).size).toBeGreaterThan(10);
  });

  it('without include_score there is no score', async () => {
    const { body } = await get('?order_by=platinum&include_score=false');
    expect(body.data[0]).not.toHaveProperty('badge_sort_score');
  });
});

describe('filters', () => {
  const industry = (...wanted: string[]) => everyone.filter(({ primary_industry }) => wanted.includes(primary_industry));
  const badge = (field: (typeof BADGE_FIELDS)[number], ...wanted: (string | null)[]) => everyone.filter((row) => wanted.includes(row[field]));
  const event = (...wanted: string[]) => everyone.filter(({ company_event_type }) => wanted.includes(company_event_type ?? 'none'));

  it.each<[string, () => Row[]]>([
    ['industry=Banking', () => industry('Banking')],
    ['industry=bANKING', () => industry('Banking')],
    ['industry= Banking ', () => industry('Banking')],
    ['sector=Banking', () => industry('Banking')],
    ['industry=Oil, Gas and Mining', () => industry('Oil, Gas and Mining')],
    ['industry=oil,gas and mining', () => industry('Oil, Gas and Mining')],
    ['industry=Banking,Retail', () => industry('Banking', 'Retail')],
    ['industry=Banking,Oil, Gas and Mining,Retail', () => industry('Banking', 'Oil, Gas and Mining', 'Retail')],
    [
      'industry=Food, Beverage and Agriculture, Grocery, Pharmacy and Wholesale',
      () => industry('Food, Beverage and Agriculture', 'Grocery, Pharmacy and Wholesale'),
    ],
    ['industry=Banking,Unheard of', () => industry('Banking')],
    ...BADGE_FIELDS.flatMap((field): [string, () => Row[]][] => [
      [`${field}=Platinum`, () => badge(field, 'Platinum')],
      [`${field}=gold`, () => badge(field, 'Gold')],
      [`${field}=Ranked`, () => badge(field, ...BADGES)],
      [`${field}=NA`, () => badge(field, null)],
      [`${field}=Platinum,NA`, () => badge(field, 'Platinum', null)],
      [`${field}=Gold, Ranked`, () => badge(field, ...BADGES)],
      [`${field}=ranked,na`, () => everyone],
    ]),
    ...EVENT_TYPES.map((type): [string, () => Row[]] => [`event_type=${type}`, () => event(type)]),
    ['event_type=Acquired,MERGED', () => event('acquired', 'merged')],
    ['event_type=none,split', () => event('none', 'split')],
    [
      'industry=Banking&overall_badge=Ranked&event_type=none',
      () => industry('Banking').filter((row) => row.overall_badge !== null && row.company_event_type === undefined),
    ],
  ])('%s', async (parameters, expected) => {
    const rows = await all(encodeURI(parameters));
    expect(expected().length).toBeGreaterThan(0);
    expect(uids(rows)).toEqual(uids(expected()));
  });

  it('industry_id, one or several, in the order of the list', async () => {
    const ids = await service.database.query<{ industry_id: number; industry: string }>({
      text: "SELECT industry_id, industry FROM industries WHERE industry IN ('Banking', 'Retail') ORDER BY industry",
    });
    const [banking, retail] = ids;
    expect(uids(await all(`industry_id=${banking!.industry_id}`))).toEqual(uids(industry('Banking')));
    expect(uids(await all(`industry_id=${retail!.industry_id},${banking!.industry_id}`))).toEqual(uids(industry('Banking', 'Retail')));
  });

  it('company_uid, one or several; unknown ones are left out, case does not matter', async () => {
    const [first, , third] = everyone;
    expect(await all(`company_uid=${third!.company_uid}`)).toEqual([third]);
    expect(await all(`company_uid=${third!.company_uid},${first!.company_uid}`)).toEqual([first, third]);
    expect(await all(`company_uid=unknown,${first!.company_uid.toUpperCase()}`)).toEqual([first]);
  });

  describe('search', () => {
    it.each(['bank', 'BANK', 'of am', "'s", '&', ' & '])('%j is a part of the name, whatever its case', async (text) => {
      const part = text.trim().toLowerCase();
      const rows = await all(`search=${encodeURIComponent(text)}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(uids(rows)).toEqual(uids(everyone.filter(({ company_name }) => company_name.toLowerCase().includes(part))));
    });

    it.each(['%', '_', '%bank%', 'b_nk', '\\', '\\%', '*', '.*', "' OR 1=1 --"])('%j is plain text', async (text) => {
      const { status, body } = await get(`?search=${encodeURIComponent(text)}`);
      const expected = everyone.filter(({ company_name }) => company_name.toLowerCase().includes(text.toLowerCase()));
      expect(status).toBe(200);
      expect(body.total).toBe(expected.length);
      expect(body.data).toEqual(expected);
    });
  });

  it.each(['Bankng', 'banks', 'Oil, Gas and Minning'])('an unknown industry, %s: an empty list with a near name', async (text) => {
    const { status, body } = await get(`?industry=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: [], count: 0, total: 0, has_more: false });
    expect(body.suggestion).toMatch(/^Industry ".+" was not found\. Did you mean .*(Banking|Oil, Gas and Mining)/);
  });

  it('an industry like none at all: an empty list that says where names are found', async () => {
    const { body } = await get('?sector=zzz');
    expect(body).toMatchObject({ data: [], suggestion: 'Industry "zzz" was not found. To list the industries, use GET /api/industries.' });
  });

  it.each([
    ['industry', 'Banking,bankng', /^Industry "bankng" was not found\. Did you mean Banking\?$/],
    ['industry', 'Oil, Gas and Mining,zzz,Banking', /^Industry "zzz" was not found\. To list the industries, use GET \/api\/industries\.$/],
    ['sector', 'Banking,zzz,yyyy', /"zzz" .* "yyyy" /],
  ])('a part of the list %s=%s that names nothing is reported next to the rows of the others', async (parameter, list, told) => {
    const { body } = await get(`?${parameter}=${encodeURIComponent(list)}&limit=1000`);
    expect(body.total).toBeGreaterThan(0);
    expect(body.suggestion).toMatch(told);
  });

  it.each(['Banking,Retail', 'Oil, Gas and Mining', 'Retail,Oil, Gas and Mining,Retail'])(
    'nothing is reported about %s, all of whose names exist',
    async (list) => {
      const { body } = await get(`?industry=${encodeURIComponent(list)}`);
      expect(body.total).toBeGreaterThan(0);
      expect(body).not.toHaveProperty('suggestion');
    },
  );

  it('the same of states, companies and metropolitan areas in other lists', async () => {
    const suggestionOf = async (path: string): Promise<unknown> => (await service.get(encodeURI(path), token)).body.suggestion;
    expect(await suggestionOf('/api/companies/badges?company_state=Texas,OH,Ohioo,Georgia')).toBe(
      'company_state must be a full state name: Ohio for OH. State "Ohioo" was not found; did you mean Ohio?',
    );
    expect(await suggestionOf('/api/companies/badges?company_state=Texas,Ohio')).toBeUndefined();
    expect(await suggestionOf('/api/occupations/badges?company=Walmart,Nobody Ltd')).toMatch(/^Company "Nobody Ltd" was not found\. /);
    expect(await suggestionOf('/api/clusters/1/companies?cbsa=12060,99999')).toBe('No metro area has the code 99999.');
    expect(await suggestionOf('/api/clusters/1/companies?cbsa=12060,Dallas-Fort Worth-Arlington, TX')).toBeUndefined();
  });

  it.each(['industry=Banking', 'industry=Banking,Retail', 'industry=Oil, Gas and Mining,Retail'])(
    'an empty list that is not the fault of the industry (%s) does not blame it',
    async (parameters) => {
      const { body } = await get(`?${encodeURI(parameters)}&search=no such company`);
      expect(body.total).toBe(0);
      expect(body.suggestion).toMatch(/^No rows match .* and search=no such company\. Check the spelling of the values, or remove a filter\.$/);
    },
  );
});

describe('expand', () => {
  it('relationships adds related_companies that agree with svc_*, by name', async () => {
    const rows = await all('expand=relationships');
    const nameOf = new Map(everyone.map(({ company_uid, company_name }) => [company_uid, company_name]));
    for (const row of some(rows)) {
      for (const relation of ['parents', 'subsidiaries', 'siblings'] as const) {
        const related = row.related_companies![relation];
        expect(related.map(({ company_uid }) => company_uid).sort()).toEqual([...row[`svc_${relation}`]].sort());
        for (const { company_uid, company_name } of related) expect(company_name).toBe(nameOf.get(company_uid));
      }
    }
    expect(rows.filter(({ svc_siblings }) => svc_siblings.length > 1).length).toBeGreaterThan(5);
  });

  it('relationships are mutual: a subsidiary names its parent, siblings share one', () => {
    const byUid = new Map(everyone.map((row) => [row.company_uid, row]));
    for (const row of some(everyone)) {
      for (const uid of row.svc_subsidiaries) expect(byUid.get(uid)!.svc_parents).toContain(row.company_uid);
      for (const uid of row.svc_parents) expect(byUid.get(uid)!.svc_subsidiaries).toContain(row.company_uid);
      for (const uid of row.svc_siblings) {
        expect(uid).not.toBe(row.company_uid);
        expect(byUid.get(uid)!.svc_parents.some((parent) => row.svc_parents.includes(parent))).toBe(true);
      }
    }
  });

  it.each(['timestamps', 'TIMESTAMPS'])('%s adds created_at and updated_at', async (token) => {
    const { body } = await get(`?limit=1&expand=${token}`);
    expect(body.data[0]).toMatchObject({ created_at: expect.stringMatching(/^\d{4}-.*Z$/), updated_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(body.data[0]).not.toHaveProperty('related_companies');
  });

  it('takes both, with blanks between', async () => {
    const { body } = await get('?limit=1&expand=timestamps,%20relationships,timestamps');
    expect(body.data[0]).toMatchObject({ created_at: expect.any(String), related_companies: { parents: [], subsidiaries: [], siblings: [] } });
  });
});

describe('parameters that cannot be understood: 400', () => {
  const VALID = [
    'industry',
    'sector',
    'industry_id',
    ...BADGE_FIELDS,
    'search',
    'event_type',
    'company_uid',
    'hiring_state',
    'cbsa',
    'badge_count',
    'min_badge_count',
    'max_badge_count',
  ];

  it('an unknown one is named, with the valid ones and what may have been meant', async () => {
    const { status, body } = await get('?indutry=Banking&foo=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'Unknown parameters: indutry, foo',
      example: '/api/companies?industry=Banking',
      data: { unknown_fields: ['indutry', 'foo'], valid_fields: [...VALID, 'limit', 'offset', 'order_by', 'sort', 'include_score', 'expand'] },
    });
    expect(body.suggestion).toContain('indutry is not a parameter of this endpoint; did you mean industry?');
  });

  it('Object members are unknown parameters too', async () => {
    expect((await get('?constructor=x&__proto__=y')).body.data.unknown_fields).toEqual(['constructor', '__proto__']);
  });

  it.each([
    ['limit=0', 'limit must be an integer from 1 to 1000'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['limit=-1', 'limit must be an integer from 1 to 1000'],
    ['limit=1.5', 'limit must be an integer from 1 to 1000'],
    ['limit=ten', 'limit must be an integer from 1 to 1000'],
    ['limit=0x10', 'limit must be an integer from 1 to 1000'],
    ['limit=1e2', 'limit must be an integer from 1 to 1000'],
    ['offset=-1', 'offset must be an integer from 0 to 1000000'],
    ['offset=1.5', 'offset must be an integer from 0 to 1000000'],
    ['industry_id=abc', 'industry_id must be an integer'],
    ['industry_id=1.5', 'industry_id must be an integer'],
    ['industry_id=-5', 'industry_id must be an integer from 0 to 2147483647'],
    ['industry_id=99999999999', 'industry_id must be an integer from 0 to 2147483647'],
    ['include_score=yes', 'include_score must be true or false'],
    ['industry=', 'industry is empty'],
    ['search=%20', 'search is empty'],
    ['industry=Banking&industry=Retail', 'industry is given more than once'],
    ['industry=Banking&sector=Retail', 'sector and industry are the same parameter'],
    ['order_by=alpha&sort=gold', 'sort and order_by are the same parameter'],
    [`search=${'x'.repeat(501)}`, 'search is longer than 500 characters'],
    ['search=a%00b', 'search contains a NUL character or an unpaired surrogate'],
  ])('%s', async (parameters, error) => {
    const { status, body } = await get(`?${parameters}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, data: { problems: [{ message: error }] } });
  });

  it.each([
    ['overall_badge=Silver', ['Platinum', 'Gold', 'Ranked', 'NA']],
    ['badge_growth=Gold,Bronze', ['Platinum', 'Gold', 'Ranked', 'NA']],
    ['event_type=bankrupt', [...EVENT_TYPES]],
    ['order_by=size', ['alpha', 'alpha_desc', 'name_desc', 'platinum', 'gold', 'badge_count', 'industry']],
    ['expand=metrics', ['relationships', 'timestamps']],
    ['include_score=2', ['true', 'false']],
  ])('%s: the valid values are reported', async (parameters, values) => {
    const { status, body } = await get(`?${parameters}`);
    expect(status).toBe(400);
    expect(body.data.valid_values).toEqual(values);
  });

  it('a near value is offered', async () => {
    expect((await get('?overall_badge=platnum')).body.error).toBe('overall_badge must be one of Platinum, Gold, Ranked, NA; did you mean Platinum?');
  });

  it('all problems are reported at once, those of filters included', async () => {
    const { status, body } = await get('?limit=0&offset=-1&overall_badge=Silver&foo=1');
    expect(status).toBe(400);
    for (const part of ['limit must be', 'offset must be', 'overall_badge must be', 'foo is not a parameter']) expect(body.error).toContain(part);
    expect(body.data.problems).toHaveLength(3);
    expect(body.data.unknown_fields).toEqual(['foo']);
  });
});

it.each(['nestle', 'NESTLÉ', 'nestlé'])('search=%s finds names with and without accents', async (text) => {
  const { body } = await service.get(`/api/companies?search=${encodeURIComponent(text)}`, token);
  expect(body.data.map(({ company_name }: { company_name: string }) => company_name)).toEqual(expect.arrayContaining(['Nestlé Purina PetCare', 'Nestlé USA']));
});
