import { readFileSync } from 'node:fs';
import { COMPANY_INPUTS, isRight } from '../../queries/company-inputs.ts';
import { ServiceClient } from '../../setup/service-client.ts';

interface Match {
  readonly company_name: string;
  readonly company_uid: string;
  readonly match_score: number;
  readonly match_type: string;
  readonly confidence: string;
  readonly source: string;
  readonly matched_name: string;
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = (name: string, more = '') => service.get(`/api/companyconvert?name=${encodeURIComponent(name)}${more}`, token);

describe('typing gives the obvious employer first', () => {
  it.each([
    ['amzn', 'Amazon'],
    ['facebook', 'Meta Platforms'],
    ['wal-mart', 'Walmart'],
    ['jp morgan', 'JPMorgan Chase'],
    ['microsft', 'Microsoft'],
    ['bank of am', 'Bank of America'],
    ['johnson & j', 'Johnson & Johnson'],
    ['J.P. Morgan', 'JPMorgan Chase'],
    ['Wal-Mart Stores, Inc.', 'Walmart'],
    ['AT&T', 'AT&T'],
    ['at and t', 'AT&T'],
    ['starbuks', 'Starbucks'],
    ['nestle usa', 'Nestlé USA'],
    ['America Bank', 'Bank of America'],
    ['The Home Depot, Inc', 'Home Depot'],
    ['WELLS FARGO', 'Wells Fargo'],
    ['wells fargo bank', 'Wells Fargo'],
    ['Bank of America, National Association', 'Bank of America'],
    ['Capital One, National Association', 'Capital One'],
    ['Capital One National Association', 'Capital One'],
    ['Citibank National Association', 'Citigroup'],
    ['KeyBank National Association', 'KeyBank'],
    ['U.S. Bank National Association', 'U.S. Bank'],
    ['PNC Bank, National Association', 'PNC Financial Services'],
    ['JPMorgan Chase Bank, N.A.', 'JPMorgan Chase'],
    ['Deloitte Tax LLP', 'Deloitte'],
    ['Deloitte Consulting LLP', 'Deloitte'],
    ['Ernst & Young U.S. LLP', 'EY'],
    ['PwC US Tax LLP', 'PwC'],
    ['PricewaterhouseCoopers Advisory Services LLC', 'PwC'],
    ['walmart store 1234', 'Walmart'],
    ['Dept of Veterans Affairs, Loma Linda', 'U.S. Department of Veterans Affairs'],
    ['Univ. of Mich. Ann Arbor', 'University of Michigan'],
    ['Whole Foods Mkt - Austin TX', 'Whole Foods Market'],
    ['The Cleveland Clinic Fndn', 'Cleveland Clinic'],
    ['KO', 'Coca-Cola'],
    ['Ern', 'EY'],
    ['Walmart™', 'Walmart'],
    ['NYSE:WMT', 'Walmart'],
    ['NASDAQ: MSFT', 'Microsoft'],
    ['Microsoft India', 'Microsoft'],
    ['Walmart Canada', 'Walmart'],
    ['kroger pharmacy', 'Kroger'],
    ['mcdonalds franchise', "McDonald's"],
    ['Walmart Supercenter #1234 Houston TX', 'Walmart'],
    ['amazon fulfillment center', 'Amazon'],
    ['amzn warehouse', 'Amazon'],
    ['capital 1', 'Capital One'],
    ['starbux', 'Starbucks'],
    ['motorolla', 'Motorola Solutions'],
    ['Goldman Sachs Grp', 'Goldman Sachs'],
    ['LOCKHEED MARTIN CORP /MD/', 'Lockheed Martin'],
    ['va hospital', 'U.S. Department of Veterans Affairs'],
    ['navy', 'U.S. Navy'],
    ['army', 'U.S. Army'],
    ['bbt', 'Truist'],
    ['Meta (Facebook)', 'Meta Platforms'],
    ['X f/k/a Twitter', 'X'],
    ['Block, formerly Square', 'Block'],
    ['Sunny Franchise Foods LLC d/b/a Walmart', 'Walmart'],
  ])('%s', async (typed, name) => {
    const { status, body } = await convert(typed);
    expect(status).toBe(200);
    expect(body.data[0].company_name).toBe(name);
  });
});

// Written by an author who saw neither the service's aliases nor its answers. Measured: 152 of 160.
describe('names of another author', () => {
  const rows = readFileSync(new URL('../../queries/typed-names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

  it('find their employer first', async () => {
    const named = rows.filter(([, employer]) => employer !== '');
    const found: unknown[] = [];
    for (const [typed = '', employer] of named) if ((await convert(typed)).body.data[0]?.company_name === employer) found.push(typed);
    expect(found.length / named.length).toBeGreaterThan(0.94);
  });

  it('that are no employer, or too general, are never sure', async () => {
    const sure: unknown[] = [];
    for (const [typed = '', employer] of rows) if (employer === '' && (await convert(typed)).body.data[0]?.confidence === 'high') sure.push(typed);
    expect(sure).toEqual([]);
  });
});

it.each([
  ['Starbucks', ' store 10423 Seattle WA'],
  ['Walmart', ' SUPERCENTER'],
  ['Kroger', ' #432 Cincinnati OH'],
  ['Habitat for Humanity', ' - Fort Worth, TX'],
  ['BNY', ' Bentonville, AR'],
  ['Graco', ' distribution center Smyrna GA'],
])('%s stays first while what follows it is typed: «%s»', async (name, tail) => {
  const lost: string[] = [];
  for (let length = 0; length <= tail.length; length++) {
    const typed = `${name}${tail.slice(0, length)}`;
    if ((await convert(typed)).body.data[0]?.company_name !== name) lost.push(typed);
  }
  expect(lost).toEqual([]);
});

it.each(['!!!', '…'])('a text without letters and digits is not a name that was misspelled: «%s»', async (typed) => {
  const { status, body } = await convert(typed);
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
  expect(body.suggestion).toMatch(/no letters or digits/u);
});

it('a capital first letter changes nothing', async () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const [small, capital] = [await convert(letter, '&limit=100'), await convert(letter.toUpperCase(), '&limit=100')];
    expect(capital.body.data).toEqual(small.body.data);
  }
});

// Misspellings that are no alias of the dataset.
it.each([
  ['Boieng Everett WA', 'Boeing'],
  ['Boeng St. Louis', 'Boeing'],
  ['Accenchure NYC', 'Accenture'],
  ['Accentur Chicago', 'Accenture'],
  ['Wal-mrt Bentonville', 'Walmart'],
  ['Walmrt Vegas', 'Walmart'],
  ['Strabucks Seattle WA', 'Starbucks'],
  ['Mcdonlads Chicago', "McDonald's"],
  ['Targt NYC', 'Target'],
  ['Delloite NYC', 'Deloitte'],
  ['Micorsoft Redmond', 'Microsoft'],
  ['Lockeed Martin Fort Worth', 'Lockheed Martin'],
  ['Caterpiller Peoria IL', 'Caterpillar'],
  ['Wallgreens Deerfield', 'Walgreens'],
  ['Cosco Issaquah', 'Costco'],
  ['Raython Tucson', 'Raytheon'],
  ['Hiltn McLean', 'Hilton'],
  ['Pfiser New York', 'Pfizer'],
])('a misspelled name before a place, or what people call it, is found, but is not sure: «%s»', async (typed, name) => {
  const [first] = (await convert(typed)).body.data as Match[];
  expect(first).toMatchObject({ company_name: name, confidence: expect.not.stringMatching('high') });
});

it.each([
  ['Target NYC', 'Target'],
  ['Accenture NYC', 'Accenture'],
  ['Starbucks SF', 'Starbucks'],
  ['hyatt regency', 'Hyatt'],
  ['hyatt place', 'Hyatt'],
  ['Hilton Garden Inn', 'Hilton'],
])('a name or a brand is sure, also before what people call a place: «%s»', async (typed, name) => {
  const [first] = (await convert(typed)).body.data as Match[];
  expect(first).toMatchObject({ company_name: name, confidence: 'high' });
});

describe('a name with unknown words after it', () => {
  it.each([
    ['ford foundation', 'Ford Motor'],
    ['ford dealership', 'Ford Motor'],
    ['best buy geek patrol', 'Best Buy'],
  ])('%s is similar to %s, which is said, but not enough', async (typed, similar) => {
    const { body } = await convert(typed);
    expect(body.data).toEqual([]);
    expect(body.suggestion).toBe(`No employer has the name "${typed}". Similar: "${similar}". To list such matches, send min_score=0.45.`);
    expect((await convert(typed, '&min_score=0.45')).body.data[0]).toMatchObject({ company_name: similar, confidence: 'low' });
  });

  it('a single English word is no sign of an employer', async () => {
    expect(((await convert('target practice', '&min_score=0.45')).body.data as Match[]).map(({ company_name }) => company_name)).not.toContain('Target');
  });

  it('the query language offers the query that lists them', async () => {
    const { body } = await service.post('/api/dsl', { query: 'COMPANYCONVERT "ford dealership"' }, token);
    expect(body.data[0]).toMatchObject({ company_uid: 'NOT_IN_DATABASE' });
    expect(body.dsl_suggestions).toContain('COMPANYCONVERT "ford dealership" WHERE SCORE >= 0.45');
  });

  it('nothing similar: what to do instead', async () => {
    expect((await convert('zzqqxx')).body).toMatchObject({
      data: [],
      suggestion: 'No employer has a similar name, or these words in its description. Check the spelling.',
    });
  });
});

it.each([
  ['Compass Group', 'Compass Group USA', 'medium'],
  ['Compass Group PLC', 'Compass Group USA', 'low'],
  ['Compass', 'Compass', 'high'],
  // No Target Group is known.
  ['Target Group', 'Target', 'medium'],
  ['Goldman Sachs Group', 'Goldman Sachs', 'high'],
  ['UnitedHealth Group', 'UnitedHealth Group', 'high'],
])('"%s" is %s, with confidence %s', async (typed, name, confidence) => {
  expect((await convert(typed)).body.data[0]).toMatchObject({ company_name: name, confidence });
});

describe('a name that several employers share', () => {
  it('asks which one is meant, also if only the first is wanted', async () => {
    const { body } = await convert('United');
    const names = (body.data as Match[]).slice(0, 3).map(({ company_name }) => company_name);
    const several = `"United" may be ${names.map((name) => `"${name}"`).join(', ')}. Ask which one is meant, or add`;
    expect(body.suggestion).toBe(`${several} industry=…`);
    const { body: first } = await service.post('/api/dsl', { query: 'COMPANYCONVERT "United" LIMIT 1' }, token);
    expect(first).toMatchObject({ count: 1, suggestion: `${several} WHERE INDUSTRY.`, dsl_suggestions: names.map((name) => `GET COMPANY "${name}"`) });
  });

  it.each(['Walmart', 'microsft', 'JP Morgan'])('%s is surely one', async (name) => {
    expect((await convert(name)).body).not.toHaveProperty('suggestion');
  });
});

describe('the answer', () => {
  it('is success, data, count, query and versions, and which ones may be meant if none surely is; a match has exactly these fields', async () => {
    const { headers, body } = await convert('united');
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'query', 'success', 'suggestion', 'versions']);
    expect(body).toMatchObject({
      success: true,
      count: body.data.length,
      query: 'united',
      versions: { dataset: headers.get('x-dataset-version'), resolver: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
    expect(body.count).toBe(10);
    for (const match of body.data as Match[]) {
      expect(Object.keys(match).sort()).toEqual(['company_name', 'company_uid', 'confidence', 'match_score', 'match_type', 'matched_name', 'source']);
      expect(['high', 'medium', 'low']).toContain(match.confidence);
    }
  });

  it.each([
    ['Walmart', 'exact', 'elasticsearch', 'Walmart', 'high'],
    ['amzn', 'exact', 'elasticsearch', 'AMZN', 'high'],
    ['bank of am', 'prefix', 'prefix_index', 'Bank of America', 'medium'],
    ['wells far', 'prefix', 'prefix_index', 'Wells Fargo', 'high'],
    ['america bank', 'suggest', 'es_completion', 'Bank of America', 'high'],
    ['starbukcs', 'fuzzy', 'elasticsearch', 'Starbucks', undefined],
  ])('%s is a match of type %s', async (typed, match_type, source, matched_name, confidence) => {
    const { body } = await convert(typed);
    expect(body.data[0]).toMatchObject({ match_type, source, matched_name, ...(confidence === undefined ? {} : { confidence }) });
  });

  it('the exact name scores 1, its alias nearly so', async () => {
    expect((await convert('Walmart')).body.data[0].match_score).toBe(1);
    const { match_score } = (await convert('amzn')).body.data[0] as Match;
    expect(match_score).toBeGreaterThan(0.95);
    expect(match_score).toBeLessThan(1);
  });

  it.each(['united', 'american', 'first', 'health system', 'microsft', 'genral electrc'])(
    '%s: best first, each company once, scores from 0 to 1, types known',
    async (typed) => {
      const matches = (await convert(typed, '&limit=100&min_score=0')).body.data as Match[];
      const scores = matches.map(({ match_score }) => match_score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
      expect(new Set(matches.map(({ company_uid }) => company_uid)).size).toBe(matches.length);
      const pairs = { exact: 'elasticsearch', prefix: 'prefix_index', suggest: 'es_completion', fuzzy: 'elasticsearch' } as Record<string, string>;
      for (const { match_type, source } of matches) expect(source).toBe(pairs[match_type]);
    },
  );

  it('a ticker of one letter is no beginning of another name', async () => {
    expect(((await convert('t-mobile')).body.data as Match[]).map(({ company_name }) => company_name)).not.toContain('AT&T');
    expect((await convert('NYSE: T')).body.data[0]).toMatchObject({ company_name: 'AT&T', matched_name: 'T' });
  });

  it.each(['wal', 'ba', 'ame'])('the first capital does not change the list: %s', async (typed) => {
    const capital = typed.slice(0, 1).toUpperCase() + typed.slice(1);
    expect((await convert(capital, '&limit=100')).body.data).toEqual((await convert(typed, '&limit=100')).body.data);
  });

  it('a match is a company that can be read by its name', async () => {
    const [match] = (await convert('facebook')).body.data as Match[];
    const { body } = await service.get(`/api/companies/${encodeURIComponent(match!.company_name)}`, token);
    expect(body.data.company_uid).toBe(match!.company_uid);
  });
});

describe('words that many names have', () => {
  it.each(["Children's Hospital", 'General Hospital', 'Gas', 'US Health', 'Air Medical'])('%s is sure of no employer', async (typed) => {
    const [first] = (await convert(typed)).body.data as Match[];
    expect(first).toMatchObject({ confidence: 'medium' });
  });

  it('an institution of the same words is another one', async () => {
    expect((await convert('Washington University')).body.data).toMatchObject([{ company_name: 'Washington University in St. Louis', confidence: 'high' }]);
    expect((await convert('Ford Foundation')).body.data).toEqual([]);
  });
});

describe('a few letters', () => {
  it.each(['am', 'ame', 'st', 'na', 'car'])('%s: up to 100 companies whose present names begin so, however many other names these have', async (letters) => {
    const rows = await service.database.query<{ company_name: string; name: string }>({
      text: `SELECT company_name, company_name AS name FROM companies UNION
             SELECT company_name, alias FROM company_aliases JOIN companies USING (company_uid) WHERE alias_type IN ('legal_name', 'alternate_spelling', 'subsidiary')`,
    });
    const begins = rows.filter(({ name }) => new RegExp(`^(?:the )?${letters}[a-z]`, 'iu').test(name));
    const wanted = new Set(begins.map(({ company_name }) => company_name));
    expect(wanted.size).toBeGreaterThan(10);
    expect(wanted.size).toBeLessThanOrEqual(100);
    const found = ((await convert(letters, '&limit=100&min_score=0')).body.data as Match[]).map(({ company_name }) => company_name);
    expect([...wanted].filter((company) => !found.includes(company))).toEqual([]);
  });
});

describe('names that are only similar', () => {
  const listed = async (name: string): Promise<string[]> => (await convert(name, '&min_score=0.5')).body.data.map(({ company_name }: Match) => company_name);

  it.each(['nordstr', 'aramar', 'goog', 'delo'])('%s is unfinished, so that names with typos are left out', async (typed) => {
    const { data } = (await convert(typed, '&min_score=0.5')).body;
    expect(data[0]).toMatchObject({ match_type: 'prefix' });
    expect(data.filter(({ match_type }: Match) => match_type === 'fuzzy')).toEqual([]);
  });

  it('a typo that begins a word of another name is still one', async () => {
    expect(await listed('wallma')).toContain('Walmart');
    expect(await listed('microsf')).toContain('Microsoft');
  });

  it('letters that stand for words are not those of other words', async () => {
    expect(await listed('U of A')).toContain('University of Arizona');
    expect(await listed('u of')).toContain('University of Arizona');
    expect(await listed('University of Oregon')).not.toContain('University of Arizona');
  });

  it('a name that ends with another place is less similar', async () => {
    expect(await listed('Blue Shield of Florida')).toContain('Florida Blue');
    expect(await listed('BlueCross BlueShield of Tennessee')).not.toContain('Florida Blue');
  });
});

describe('parameters', () => {
  it('limit: 10 by default, the first of more', async () => {
    const many = (await convert('american', '&limit=100')).body.data as Match[];
    expect(many.length).toBeGreaterThan(10);
    expect((await convert('american')).body.data).toEqual(many.slice(0, 10));
    expect((await convert('american', '&limit=3')).body.data).toEqual(many.slice(0, 3));
  });

  it.each(['american', 'united health', 'general motrs', 'jp morgan'])('a higher min_score gives a subset (%s)', async (typed) => {
    const all = (await convert(typed, '&limit=100&min_score=0')).body.data as Match[];
    for (const least of [0.3, 0.6, 0.7, 0.75, 0.9, 1]) {
      const kept = (await convert(typed, `&limit=100&min_score=${least}`)).body.data as Match[];
      expect(kept).toEqual(all.filter(({ match_score }) => match_score >= least));
    }
  });

  it('min_score is 0.6 when left out', async () => {
    const all = (await convert('general motrs', '&limit=100&min_score=0')).body.data as Match[];
    expect(all.some(({ match_score }) => match_score < 0.6)).toBe(true);
    expect((await convert('general motrs', '&limit=100')).body.data).toEqual(all.filter(({ match_score }) => match_score >= 0.6));
  });

  it.each(['Banking', 'banking'])('industry=%s: only its companies, none worse than without the filter', async (industry) => {
    const inBanking = (await convert('first', `&industry=${industry}&limit=100`)).body.data as Match[];
    const anywhere = (await convert('first', '&limit=100&min_score=0')).body.data as Match[];
    const banks = new Set(
      ((await service.get('/api/companies?industry=Banking&limit=1000', token)).body.data as Match[]).map(({ company_uid }) => company_uid),
    );
    expect(inBanking.length).toBeGreaterThan(1);
    for (const match of inBanking) {
      expect(banks.has(match.company_uid)).toBe(true);
      const same = anywhere.find(({ company_uid }) => company_uid === match.company_uid);
      expect(match.match_score).toBeGreaterThanOrEqual(same?.match_score ?? 0);
    }
  });

  it.each([
    ['walmart', '&industry=Banking', 'WHERE INDUSTRY IS "Banking"', 'industry', 'INDUSTRY'],
    ['walm', '&min_score=0.95', 'WHERE SCORE >= 0.95', 'min_score', 'SCORE'],
    ['walmart', '&industry=Banking&min_score=0.99', 'WHERE INDUSTRY IS "Banking" AND SCORE >= 0.99', 'industry or min_score', 'INDUSTRY or SCORE'],
  ])('%s%s: which employer the conditions leave out', async (typed, parameters, where, rest, dsl) => {
    const [{ match_score: score }] = (await convert(typed)).body.data as [Match];
    const found = await convert(typed, parameters);
    expect(found.body).toMatchObject({ data: [], suggestion: `"Walmart" matches "${typed}" with a score of ${score}, but ${rest} leaves it out.` });
    const asked = await service.post('/api/dsl', { query: `COMPANYCONVERT "${typed}" ${where}` }, token);
    expect(asked.body).toMatchObject({
      data: [],
      suggestion: `"Walmart" matches "${typed}" with a score of ${score}, but ${dsl} leaves it out.`,
      dsl_suggestions: [`COMPANYCONVERT "${typed}"`],
    });
  });

  it('industry may hold a comma', async () => {
    const { body } = await convert('exxon', '&industry=Oil,%20Gas%20and%20Mining');
    expect(body.data[0].company_name).toMatch(/^Exxon/);
    expect((await convert('exxon', '&industry=Banking')).body.data).toEqual([]);
  });

  it.each([
    ['', 'name is required'],
    ['?name=', 'name is empty'],
    [`?name=${'x'.repeat(301)}`, 'name is longer than 300 characters'],
    ['?name=a&name=b', 'name is given more than once'],
    ['?name=a&min_score=1.1', 'min_score must be a number from 0 to 1'],
    ['?name=a&min_score=-0.1', 'min_score must be a number from 0 to 1'],
    ['?name=a&min_score=high', 'min_score must be a number from 0 to 1'],
    ['?name=a&min_score=NaN', 'min_score must be a number from 0 to 1'],
    ['?name=a&limit=101', 'limit must be an integer from 1 to 100'],
  ])('%s: 400', async (parameters, error) => {
    const { status, body } = await service.get(`/api/companyconvert${parameters}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, example: expect.stringMatching(/^\/api\/companyconvert\?name=(?:a|microsft)/u) });
  });

  it('an unknown one: 400 with the valid ones', async () => {
    const { body } = await service.get('/api/companyconvert?company=x', token);
    expect(body.data).toMatchObject({ unknown_fields: ['company'], valid_fields: ['name', 'industry', 'min_score', 'limit'] });
  });
});

describe('what people type for an employer', () => {
  it.each(Object.entries(COMPANY_INPUTS))('%s', async (_kind, inputs) => {
    const wrong: unknown[] = [];
    for (const input of inputs) {
      const matches = (await convert(input.text, '&limit=100')).body.data as Match[];
      if (!isRight(input, matches)) wrong.push({ ...input, matches: matches.slice(0, 3) });
    }
    expect(wrong).toEqual([]);
  });
});

describe('names that fit nothing: 200 with empty data', () => {
  it.each([
    ['a shared common word', 'National Grommet Exchange Inc'],
    ['several common words', 'First American Health Services Partners LLC'],
    ['a name too many rare words longer', 'Apple Blossom Orthodontics'],
    ['a ticker with a typo', 'MSFX'],
    ['three letters with a typo', 'GXM'],
    ['an association of a trade', 'Grommet Builders National Association'],
    ['an unknown company', 'zzqxj holdings of nowhere'],
    ['a job at an unknown place', 'teacher at Lincoln High School'],
    ['an address that everybody can have', 'jane@yahoo.com'],
    ['a dealer of a brand', 'Butler Toyota'],
    ['only a legal form', 'Inc.'],
    ['only legal forms', 'The Company, LLC'],
    ['only punctuation', '!!! (...)'],
    ['none given', 'N/A'],
    ['unknown names of one employer', 'Sunny Franchise Foods d/b/a Corner Grommets'],
    ['an unknown name and its acronym', 'Bitcoin Cash Trust (BCH)'],
    ['an unknown name and a place', 'Sunny Franchise Foods (Chicago)'],
    ['an emoji', '🦙'],
    ['another script', '株式会社'],
    ['query syntax', '*:*'],
    ['one long word', 'x'.repeat(300)],
  ])('%s', async (_case, name) => {
    const { status, body } = await convert(name);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: [], count: 0, query: name });
  });

  it.each([
    ['many words', Array.from({ length: 30 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')],
    ['many common words', 'bank corp health '.repeat(10).trim()],
  ])('%s: still an answer', async (_case, name) => {
    expect((await convert(name)).status).toBe(200);
  });
});
