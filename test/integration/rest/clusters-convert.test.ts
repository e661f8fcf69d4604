import { AI_FLAGS, JOB_LEVELS } from '../../../src/catalog/enumerations.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

interface Match {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly matched_title: string;
  readonly matched_field: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  readonly score: number;
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = (title: string, more = '') => service.get(`/api/clusters/convert?title=${encodeURIComponent(title)}${more}`, token);
const matchesOf = async (title: string, more = ''): Promise<Match[]> => (await convert(title, more)).body.data as Match[];

describe('GET /api/clusters/convert', () => {
  it('answers success, data, count, query and versions; a match has exactly the specified fields', async () => {
    const { status, body } = await convert('data analyst');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'query', 'success', 'versions']);
    expect(body).toMatchObject({ success: true, count: body.data.length, query: 'data analyst' });
    for (const match of some(body.data as Match[])) {
      expect(Object.keys(match).sort()).toEqual(['ai_flag', 'cluster_id', 'cluster_name', 'job_level', 'matched_field', 'matched_title', 'score']);
      expect(match.matched_field).toMatch(/^(cluster_name|common_clean_job_title_[1-3]|cluster_occs|name_corpus)$/);
    }
  });

  it.each([
    ['registered nurse', /nurse/i],
    ['sofware develper', /software/i],
    ['truck driver', /truck/i],
    ['RN', /nurse/i],
    ['elementary school teacher', /elementary/i],
  ])('%s: the obvious cluster first', async (title, cluster) => {
    const [first] = await matchesOf(title);
    expect(first!.cluster_name).toMatch(cluster);
  });

  it.each([
    ['qqqq', '', /No known job title/],
    ['???', '&job_level=Advanced%20Degree', /No known job title/],
    ['cashier', '&job_level=Advanced%20Degree&min_score=0.9', /none of them meets the conditions/],
    ['registered nurse', '&min_score=1', /none of them meets the conditions/],
  ])('%s%s: an empty answer says why', async (title, more, suggestion) => {
    const { status, body } = await convert(title, more);
    expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
    expect(body.suggestion).toMatch(suggestion);
  });

  it('agrees with the stored cluster, and knows core clusters only', async () => {
    const stored = await service.database.query<{ cluster_id: number; cluster_name: string; job_level: string; ai_flag: string | null }>({
      text: 'SELECT cluster_id, cluster_name, job_level, ai_flag FROM clusters WHERE is_core',
    });
    const byId = new Map(stored.map((row) => [row.cluster_id, row]));
    for (const title of ['nurse', 'engineer', 'manager', 'teacher']) {
      for (const { cluster_id, cluster_name, job_level, ai_flag } of await matchesOf(title, '&limit=100&min_score=0'))
        expect({ cluster_id, cluster_name, job_level, ai_flag }).toEqual(byId.get(cluster_id));
    }
  });

  it('a common title of the cluster is reported with its place', async () => {
    const [first] = await matchesOf('data analyst');
    const [stored] = await service.database.query<{ rank: number }>({
      text: 'SELECT rank FROM cluster_common_titles WHERE cluster_id = $1 AND title = $2',
      values: [first!.cluster_id, first!.matched_title],
    });
    expect(first!.matched_field).toBe(`common_clean_job_title_${stored!.rank}`);
  });

  it.each(['nurse', 'engineer', 'data analyst'])('%s: best first, each cluster once, scores from 0 to 1', async (title) => {
    const matches = await matchesOf(title, '&limit=100&min_score=0');
    const scores = matches.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    expect(new Set(matches.map(({ cluster_id }) => cluster_id)).size).toBe(matches.length);
  });
});

describe('parameters', () => {
  it('limit: 10 by default, the first of more', async () => {
    const many = await matchesOf('manager', '&limit=100');
    expect(many.length).toBeGreaterThan(10);
    expect(await matchesOf('manager')).toEqual(many.slice(0, 10));
    expect(await matchesOf('manager', '&limit=2')).toEqual(many.slice(0, 2));
  });

  it('min_score: 0.3 when left out; a higher one gives a subset', async () => {
    const all = await matchesOf('nurse practitioner of cardiology', '&limit=100&min_score=0');
    expect(all.some(({ score }) => score < 0.3)).toBe(true);
    expect(await matchesOf('nurse practitioner of cardiology', '&limit=100')).toEqual(all.filter(({ score }) => score >= 0.3));
    for (const least of [0.4, 0.6, 0.9])
      expect(await matchesOf('nurse practitioner of cardiology', `&limit=100&min_score=${least}`)).toEqual(all.filter(({ score }) => score >= least));
  });

  it.each(JOB_LEVELS)('job_level=%s, in any case', async (level) => {
    const matches = await matchesOf('manager', `&limit=100&min_score=0&job_level=${encodeURIComponent(level.toUpperCase())}`);
    expect(matches.length).toBeGreaterThan(0);
    for (const { job_level } of some(matches)) expect(job_level).toBe(level);
  });

  it.each(AI_FLAGS)('ai_flag=%s, in any case', async (flag) => {
    const [cluster] = await service.database.query<{ cluster_name: string }>({
      text: 'SELECT cluster_name FROM clusters WHERE is_core AND ai_flag = $1 ORDER BY cluster_id LIMIT 1',
      values: [flag],
    });
    const matches = await matchesOf(cluster!.cluster_name, `&limit=100&min_score=0&ai_flag=${encodeURIComponent(flag.toLowerCase())}`);
    expect(matches[0]!.cluster_name).toBe(cluster!.cluster_name);
    for (const { ai_flag } of some(matches)) expect(ai_flag).toBe(flag);
  });

  it.each([
    ['job_level=PhD', [...JOB_LEVELS]],
    ['ai_flag=Rising', [...AI_FLAGS]],
  ])('%s: 400 with the valid values', async (parameter, values) => {
    const { status, body } = await convert('nurse', `&${parameter}`);
    expect(status).toBe(400);
    expect(body.data.valid_values).toEqual(values);
  });

  it.each([
    ['', 'title is required'],
    ['?title=%20', 'title is empty'],
    [`?title=${'x'.repeat(301)}`, 'title is longer than 300 characters'],
    ['?title=a&min_score=2', 'min_score must be a number from 0 to 1'],
    ['?title=a&limit=0', 'limit must be an integer from 1 to 100'],
  ])('%s: 400', async (parameters, error) => {
    const { status, body } = await service.get(`/api/clusters/convert${parameters}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error, example: expect.stringMatching(/^\/api\/clusters\/convert\?title=(?:a&|data%20analyst$)/u) });
  });
});

describe('titles', () => {
  it.each(['zzqxj', '!!!', '🦙', '株式会社', 'x'.repeat(300)])('%j fits nothing: 200 with empty data', async (title) => {
    const { status, body } = await convert(title);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: [], count: 0, query: title });
  });

  it.each([
    ['many words', Array.from({ length: 30 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')],
    ['many common words', 'nurse engineer manager '.repeat(10).trim()],
    ['query syntax', '" AND ( OR ) [ TO ] { } ~ ^ \\ / ? * : !'],
  ])('%s: an answer', async (_case, title) => {
    expect((await convert(title)).status).toBe(200);
  });
});
