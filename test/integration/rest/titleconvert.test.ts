import { ServiceClient } from '../../setup/service-client.ts';

interface Match {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly onet_frequency: number;
  readonly match_score: number;
  readonly confidence: string;
  readonly match_source: string;
  readonly recommended: boolean;
  readonly owner_class?: boolean;
  readonly company_name: string | null;
  readonly matched_title: string;
  readonly cluster_id?: number;
  readonly cluster_name?: string;
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = (title: string, more = '') => service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token);
const matchesOf = async (title: string, more = ''): Promise<Match[]> => (await convert(title, more)).body.data as Match[];

it.each([
  ['/api/titleconvert?title=%20%20nurse%20', '  nurse '],
  ['/api/companyconvert?name=%20walmart', ' walmart'],
])('%s: query is the text as asked', async (path, query) => {
  expect((await service.get(path, token)).body.query).toBe(query);
});

it('a blank title must be sent, not omitted', async () => {
  const { status, body } = await service.get('/api/titleconvert?title=%20', token);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'title is empty', suggestion: 'Set title to a value, for example title=registered%20nurse.' });
});

describe('typing gives the obvious occupation first', () => {
  it.each([
    ['regist', '29-1141.00'],
    ['registered nur', '29-1141.00'],
    ['softw dev', '15-1252.00'],
    ['sofware enginer', '15-1252.00'],
    ['RN', '29-1141.00'],
    ['truck drver', '53-3032.00'],
    ['CPA', '13-2011.00'],
    ['nurse registered', '29-1141.00'],
    ['c++ developer', '15-1252.00'],
    ['lawyer', '23-1011.00'],
  ])('%s', async (typed, code) => {
    const { status, body } = await convert(typed);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ onet_code: code, match_score: 1, match_source: 'name_corpus', recommended: true });
  });

  it('Sr. Registered Nurse - ICU (Nights): near the first', async () => {
    const { body } = await convert('Sr. Registered Nurse - ICU (Nights)');
    const codes = body.data.slice(0, 2).map((match: { onet_code: string }) => match.onet_code);
    expect(codes).toContain('29-1141.00');
    expect(body).toMatchObject({ seniority: 'senior', ignored: ['(Nights)'] });
    expect(body.data[0].match_source).toBe('database');
  });
});

describe('the answer', () => {
  it('is success, data, count, query, disambiguation and versions', async () => {
    const { headers, body } = await convert('nurse');
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'disambiguation', 'query', 'success', 'versions']);
    expect(body).toMatchObject({
      success: true,
      count: body.data.length,
      query: 'nurse',
      disambiguation: { status: expect.stringMatching(/^(resolved|ambiguous)$/), signals_used: [] },
      versions: {
        dataset: headers.get('x-dataset-version'),
        index: expect.stringMatching(/^demo-\w+\+\w+$/),
        resolver: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    });
  });

  it.each([
    ['typeahead', '', 'name_corpus'],
    ['the ranking path', '&_fast=false&min_score=0', 'database'],
  ])('of %s: matches have exactly the documented fields, best first, each occupation once', async (_path, more, source) => {
    for (const title of ['nurse', 'project manager', 'analyst']) {
      const matches = await matchesOf(title, `${more}&limit=100`);
      const scores = matches.map(({ match_score }) => match_score);
      expect(matches.length).toBeGreaterThan(1);
      expect(scores[0]).toBe(1);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
      expect(new Set(matches.map(({ onet_code }) => onet_code)).size).toBe(matches.length);
      expect(matches.map(({ recommended }) => recommended)).toEqual(matches.map(({ confidence }, i) => i === 0 && confidence !== 'low'));
      for (const match of matches) {
        expect(Object.keys(match).sort()).toEqual([
          'company_name',
          'confidence',
          'match_score',
          'match_source',
          ...(source === 'name_corpus' ? ['matched_ranges'] : []),
          'matched_title',
          'onet_code',
          'onet_frequency',
          'onet_title',
          'probability',
          'recommended',
        ]);
        expect(match.match_source).toBe(source);
        expect(['high', 'medium', 'low']).toContain(match.confidence);
      }
    }
  });

  it('agrees with the stored occupation: title, number of companies, company with the most postings', async () => {
    const [match] = await matchesOf('registered nurse', '&expand=cluster');
    const [stored] = await service.database.query<{ onet_title: string; cluster_id: number; cluster_name: string; companies: number }>({
      text: `SELECT o.onet_title, m.cluster_id, c.cluster_name, (SELECT count(*) FROM company_clusters p WHERE p.cluster_id = m.cluster_id) AS companies
             FROM occupations o JOIN occupation_clusters m USING (onet_code) JOIN clusters c USING (cluster_id)
             WHERE o.onet_code = $1 AND m.is_core`,
      values: [match!.onet_code],
    });
    const [top] = await service.database.query<{ company_name: string }>({
      text: 'SELECT company_name FROM company_clusters JOIN companies USING (company_uid) WHERE cluster_id = $1 ORDER BY total_posting_count DESC LIMIT 1',
      values: [stored!.cluster_id],
    });
    expect(match).toMatchObject({
      onet_title: stored!.onet_title,
      onet_frequency: stored!.companies,
      cluster_id: stored!.cluster_id,
      cluster_name: stored!.cluster_name,
      company_name: top!.company_name,
    });
  });

  it('level and seniority are reported when the title carries them, and do not change the occupation', async () => {
    const { body } = await convert('Senior Software Engineer III', '&_fast=false');
    expect(body).toMatchObject({ level: '3', seniority: 'senior' });
    expect(body.data[0].onet_code).toBe((await matchesOf('Software Engineer', '&_fast=false'))[0]!.onet_code);
    expect((await convert('software engineer')).body).not.toHaveProperty('seniority');
  });
});

describe('expand=cluster', () => {
  it('adds cluster_id and cluster_name, on both paths, and changes nothing else', async () => {
    for (const more of ['', '&_fast=false']) {
      const plain = await matchesOf('project manager', more);
      const expanded = await matchesOf('project manager', `${more}&expand=cluster`);
      expect(expanded).toEqual(plain.map((match) => ({ ...match, cluster_id: expect.any(Number), cluster_name: expect.any(String) })));
    }
  });

  it('takes nothing else', async () => {
    const { status, body } = await convert('nurse', '&expand=clusters');
    expect(status).toBe(400);
    expect(body.data.valid_values).toEqual(['cluster']);
  });
});

describe('limit and group', () => {
  it.each(['', '&_fast=false&min_score=0'])('limit counts occupations, 10 by default (%s)', async (more) => {
    const many = await matchesOf('manager', `${more}&limit=100`);
    expect(many.length).toBeGreaterThan(10);
    expect(await matchesOf('manager', more)).toEqual(many.slice(0, 10));
    expect(await matchesOf('manager', `${more}&limit=1`)).toEqual(many.slice(0, 1));
  });

  it('group=onet gives each code once; without a company that is so anyhow', async () => {
    expect(await matchesOf('manager', '&group=onet')).toEqual(await matchesOf('manager'));
    expect((await convert('manager', '&group=cluster')).body.data.valid_values).toEqual(['onet']);
  });
});

describe('min_score', () => {
  it('does not apply to the fast path', async () => {
    const matches = await matchesOf('project manager');
    expect(matches.some(({ match_score }) => match_score < 0.5)).toBe(true);
    expect(await matchesOf('project manager', '&min_score=1')).toEqual(matches);
  });

  it('does not apply to a title that the fast path leaves to the ranking path', async () => {
    const title = 'Registered Nurse for the Intensive Care Unit zzqx';
    const matches = await matchesOf(title);
    expect(matches.map(({ match_source }) => match_source)).toEqual(matches.map(() => 'database'));
    expect(matches.length).toBeGreaterThan(1);
    expect(await matchesOf(title, '&min_score=1')).toEqual(matches);
  });

  it.each(['&_fast=false', '&_fast=false&_fusion=false', '&_fusion=false'])('is a cutoff with %s, 0.5 when left out', async (more) => {
    const all = await matchesOf('nurse manager', `${more}&min_score=0&limit=100`);
    expect(all.length).toBeGreaterThan(2);
    for (const least of [0.3, 0.9, 1])
      expect(await matchesOf('nurse manager', `${more}&limit=100&min_score=${least}`)).toEqual(all.filter(({ match_score }) => match_score >= least));
    expect(await matchesOf('nurse manager', `${more}&limit=100`)).toEqual(all.filter(({ match_score }) => match_score >= 0.5));
  });
});

describe('_fast and _fusion', () => {
  it.each([
    ['', 'name_corpus'],
    ['&_fast=true', 'name_corpus'],
    ['&_fast=0', 'database'],
    ['&_fast=FALSE', 'database'],
  ])('nurse%s is answered by %s', async (more, source) => {
    expect((await matchesOf('nurse', more))[0]!.match_source).toBe(source);
  });

  it('_fusion=false ranks by the best lexical match alone: exact titles of several occupations tie', async () => {
    const [first, second] = await matchesOf('programmer analyst', '&_fast=false&_fusion=false');
    expect([first!.match_score, second!.match_score]).toEqual([1, 1]);
    const [, fused] = await matchesOf('programmer analyst', '&_fast=false&min_score=0');
    expect(fused!.match_score).toBeLessThan(1);
  });
});

describe('weights and switches of the ranking path', () => {
  const scores = async (more: string): Promise<string> =>
    JSON.stringify(
      (await matchesOf('senior nurse manager of cardiology', `&_fast=false&min_score=0${more}`)).map(({ onet_code, match_score }) => [onet_code, match_score]),
    );

  it.each([
    ['_fusion_alpha', '0.6'],
    ['_fusion_beta', '0.1'],
    ['_fusion_lex_mode', 'minmax'],
    ['_stem', 'true'],
    ['_fts_and', 'false'],
    ['_fusion', 'true'],
  ])('%s is %s when left out', async (name, value) => {
    expect(await scores(`&${name}=${value}`)).toBe(await scores(''));
  });

  it.each(['_fusion_alpha=0', '_fusion_beta=5', '_fusion_lex_mode=percentile', '_fts_and=true'])('%s changes the ranking', async (parameter) => {
    expect(await scores(`&${parameter}`)).not.toBe(await scores(''));
  });

  it('_fusion_exact and _exact_bonus, each alone and together, set exact titles apart from the others', async () => {
    const of = (more: string): Promise<Match[]> => matchesOf('project manager', `&_fast=false&min_score=0&limit=100${more}`);
    const [none, much] = [await of('&_fusion_exact=0'), await of('&_fusion_exact=10')];
    expect(much.length).toBeLessThan(none.length);
    expect(new Set(much.map(({ matched_title }) => matched_title))).toEqual(new Set(['Project Manager']));
    expect(await of('&_exact_bonus=10')).toEqual(much);
    expect(await of('&_fusion_exact=4&_exact_bonus=2.5')).toEqual(much);
  });

  it('all of them can be sent at once', async () => {
    const all = '_fusion_alpha=0.6&_fusion_beta=0.1&_fusion_exact=1&_exact_bonus=1&_fusion_lex_mode=minmax&_stem=true&_fts_and=false&_fusion=true';
    expect(await scores(`&${all}`)).toBe(await scores(''));
  });

  it('_fts_and finds only titles with every word', async () => {
    expect(await matchesOf('nurse zzqxj', '&_fast=false&_fts_and=true')).toEqual([]);
    expect((await matchesOf('nurse zzqxj', '&_fast=false')).length).toBeGreaterThan(0);
  });

  it('_stem=false takes words as they are', async () => {
    const of = async (more: string): Promise<string[]> =>
      (await matchesOf('teaches mathematic', `&_fast=false&min_score=0${more}`)).map(({ onet_code }) => onet_code);
    expect(await of('')).not.toEqual(await of('&_stem=false'));
  });
});

describe('disambiguation', () => {
  it('is ambiguous while the first two are nearer than ambiguity_threshold, 0.3 when left out', async () => {
    for (const title of ['financial analyst', 'registered nurse', 'plumber', 'lawyer']) {
      const [first, second] = await matchesOf(title);
      const gap = second === undefined ? 1 : first!.match_score - second.match_score;
      const status = async (more: string): Promise<string> => (await convert(title, more)).body.disambiguation.status as string;
      expect(await status('')).toBe(gap < 0.3 ? 'ambiguous' : 'resolved');
      expect(await status('&ambiguity_threshold=0')).toBe('resolved');
      if (second !== undefined && gap < 1) expect(await status('&ambiguity_threshold=1')).toBe('ambiguous');
    }
  });
});

describe('owner_class', () => {
  it.each(['owner', 'Business Owner', 'self-employed', 'Founder', 'freelancer', 'co-owner'])('%s: true on every match', async (title) => {
    const matches = await matchesOf(title);
    expect(matches.length).toBeGreaterThan(0);
    for (const { owner_class } of matches) expect(owner_class).toBe(true);
  });

  it.each(['nurse', 'product owner', 'owner relations specialist', 'own'])('%s: absent', async (title) => {
    const matches = await matchesOf(title);
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) expect(match).not.toHaveProperty('owner_class');
  });
});

describe('titles of all kinds', () => {
  it.each(['!!!', '---', '()', '🦙', '株式会社', 'zzqxj', '( )', '#', '"'])('%j fits nothing: 200 with empty data', async (title) => {
    for (const more of ['', '&_fast=false']) {
      const { status, body } = await convert(title, more);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, data: [], count: 0, query: title });
    }
  });

  it.each([
    ['300 letters', 'x'.repeat(300)],
    ['many words that nobody knows', Array.from({ length: 30 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')],
    ['many known words', 'nurse engineer manager '.repeat(10).trim()],
    ['many words with typos', 'nurze enginer managr '.repeat(10).trim()],
    ['many single letters', 'a b c d e f g h i j '.repeat(3).trim()],
    ['query syntax', '" AND ( OR ) [ TO ] { } ~ ^ \\ / ? * : !'],
    ['many brackets', '('.repeat(150) + ')'.repeat(150)],
  ])('%s: an answer on both paths', async (_case, title) => {
    for (const more of ['', '&_fast=false', '&_fast=false&_fts_and=true&_stem=false']) expect((await convert(title, more)).status).toBe(200);
  });

  it.each([
    ['ｎｕｒｓｅ', 'nurse'],
    ['NURSE', 'nurse'],
    ['núrse', 'nurse'],
    ['  nurse  ', 'nurse'],
    ['R.N.', 'RN'],
    ['registered\tnurse', 'registered nurse'],
    ['registered-nurse', 'registered nurse'],
    ['nurse’s aide', "nurse's aide"],
  ])('%j is read as %j', async (title, plain) => {
    expect(await matchesOf(title)).toEqual(await matchesOf(plain));
  });
});

describe('a sentence about a job', () => {
  it.each([
    ['i am a nurse', 'nurse', ['i am a']],
    ["I'm currently working as a line cook", 'line cook', ["I'm currently working as a"]],
    ['I work as a cashier', 'cashier', ['I work as a']],
    ['my job is truck driver', 'truck driver', ['my job is']],
    ['Occupation: welder', 'welder', ['Occupation:']],
  ])('%s is answered as %s, and ignored reports the other words', async (title, job, ignored) => {
    for (const more of ['', '&_fast=false']) {
      const [{ body }, { body: plain }] = [await convert(title, more), await convert(job, more)];
      const ranking = ({ data, disambiguation }: { data: Match[]; disambiguation: object }) => [data.map(({ onet_code }) => onet_code), disambiguation];
      expect(ranking(body)).toEqual(ranking(plain));
      expect(body.ignored).toEqual(ignored);
    }
  });

  it.each([
    ['retired nurse', '29-1141.00', ['retired'], 'nurse'],
    ['nurse (retired)', '29-1141.00', ['(retired)'], 'nurse'],
    ['ex nurse', '29-1141.00', ['ex'], 'nurse'],
    ['former truck driver', '53-3032.00', ['former'], 'truck driver'],
    ['I am a retired plumber', '47-2152.00', ['I am a retired'], 'plumber'],
  ])('%s is a past job, which is found and not resolved', async (title, code, ignored, job) => {
    for (const more of ['', '&_fast=false']) {
      const { body } = await convert(title, more);
      expect(body).toMatchObject({ disambiguation: { status: 'ambiguous' }, ignored, suggestion: `The text names a past job. If it counts, send "${job}".` });
      expect(body.data[0]).toMatchObject({ onet_code: code, recommended: false });
    }
  });

  it.each([
    'retired',
    'I am retired',
    'I am a mother',
    'I am a student',
    'aspiring actor',
    'law student',
    'I am bored',
    'I am a team player',
    'my job is awesome',
  ])('%s: no job', async (title) => {
    for (const more of ['', '&_fast=false']) expect((await convert(title, more)).body).toMatchObject({ data: [], disambiguation: { status: 'ambiguous' } });
  });

  it('a past and a present job are two jobs', async () => {
    const { body } = await convert('retired teacher, now uber driver');
    expect(body.data[0].onet_code).toBe('53-3054.00');
    expect(body.suggestion).toContain('several jobs');
  });
});

describe('parameters that cannot be understood: 400', () => {
  it.each([
    ['', 'title is required'],
    ['?title=', 'title is empty'],
    ['?title=%20', 'title is empty'],
    [`?title=${'x'.repeat(301)}`, 'title is longer than 300 characters'],
    ['?title=a%00b', 'title contains a NUL character or an unpaired surrogate'],
    ['?title=a&title=b', 'title is given more than once'],
    ['?title=a&limit=0', 'limit must be an integer from 1 to 100'],
    ['?title=a&limit=101', 'limit must be an integer from 1 to 100'],
    ['?title=a&min_score=1.5', 'min_score must be a number from 0 to 1'],
    ['?title=a&ambiguity_threshold=-1', 'ambiguity_threshold must be a number from 0 to 1'],
    ['?title=a&_fast=maybe', '_fast must be true or false'],
    ['?title=a&_fusion_alpha=x', '_fusion_alpha must be a number from 0 to 10'],
  ])('%s', async (parameters, error) => {
    const { status, body } = await service.get(`/api/titleconvert${parameters}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error,
      example: expect.stringMatching(/^\/api\/titleconvert\?title=(?:a$|a&|registered%20nurse$)/u),
      data: { problems: [{ message: error }] },
    });
  });

  it('the lexical mode has two values', async () => {
    expect((await convert('nurse', '&_fusion_lex_mode=zscore')).body.data.valid_values).toEqual(['minmax', 'percentile']);
  });

  it('an unknown one is named, with what may have been meant', async () => {
    const { status, body } = await convert('nurse', '&minscore=0.2');
    expect(status).toBe(400);
    expect(body.data.unknown_fields).toEqual(['minscore']);
    expect(body.suggestion).toContain('did you mean min_score?');
  });

  it('the example works', async () => {
    const { body } = await service.get('/api/titleconvert', token);
    expect((await service.get(body.example as string, token)).status).toBe(200);
  });
});
