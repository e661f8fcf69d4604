import { BUILD_COMMIT } from '../../../src/config/build-commit.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

/** The versions of the specification's change history, oldest first; "0.12.0/0.12.1-beta" and "0.15.15/0.15.16-beta" are two each. */
const VERSIONS = [
  '0.12.0-beta',
  '0.12.1-beta',
  '0.12.2-beta',
  '0.12.3-beta',
  '0.12.4-beta',
  '0.12.5-beta',
  '0.13.0-beta',
  '0.13.1-beta',
  '0.14.2-beta',
  '0.14.5-beta',
  '0.14.8-beta',
  '0.15.0-beta',
  '0.15.1-beta',
  '0.15.2-beta',
  '0.15.15-beta',
  '0.15.16-beta',
  '0.16.0-beta',
  '0.16.9-beta',
  '0.16.10',
  '0.17.0-beta',
  '0.17.5-beta',
];

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let service: ServiceClient;
let token: string;
/** Its only right is to be signed in. */
let reader: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  reader = await service.signIn('reader');
});
afterAll(() => service.stop());

describe('GET /api/version', () => {
  it('names the interface, the service, the dataset and the build, for any valid token', async () => {
    const [dataset] = await service.database.query({ text: 'SELECT dataset_version, methodology_version FROM dataset_versions WHERE is_current' });
    const { status, body } = await service.get('/api/version', reader);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        rest_version: '0.15.16-beta',
        service_version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        mcp_protocol_version: '2025-06-18',
        ...dataset,
        imports: [],
        index: { version: expect.stringMatching(/^demo-\w+\+[\da-f]{12}$/), built_at: expect.stringMatching(ISO) },
        title_model: { model: expect.stringMatching(/^demo-\w+\+[\da-f]{12}$/), trained_at: expect.stringMatching(ISO), loaded_at: expect.stringMatching(ISO) },
        build: { commit: BUILD_COMMIT === null ? null : expect.stringMatching(/^[0-9a-f]{40}$/u), node: process.versions.node },
      },
      count: 1,
    });
    expect(body.data.methodology_version).toBe('2026-04-21');
  });
});

describe('GET /changelog', () => {
  it('JSON: newest first', async () => {
    const { status, headers, body } = await service.get('/changelog', reader);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({ success: true, count: VERSIONS.length });
    expect(body.data.map(({ version }: { version: string }) => version)).toEqual(VERSIONS.toReversed());
    for (const entry of some(body.data)) expect(entry.changes.length).toBeGreaterThan(0);
  });

  it.each(['text/markdown', 'text/markdown; charset=utf-8'])('Accept: %s: Markdown', async (accept) => {
    const response = await fetch(`${service.url}/changelog`, { headers: { authorization: `Bearer ${token}`, accept } });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(text.startsWith('# Changelog\n\n## 0.17.5-beta\n\n- wage_growth block on wage and cluster detail responses.\n')).toBe(true);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, version]) => version)).toEqual(VERSIONS.toReversed());
  });

  it('nothing else: 406', async () => {
    const { status, body } = await service.get('/changelog', token, { accept: 'text/html' });
    expect(status).toBe(406);
    expect(body).toMatchObject({ success: false, error: expect.any(String) });
  });
});

describe('POST /api/version/compare', () => {
  const compare = (body: unknown) => service.post('/api/version/compare', body, reader);

  it('upgrade: the changes after `from` up to `to`, oldest first', async () => {
    const { status, body } = await compare({ from: '0.12.5-beta', to: '0.13.1-beta' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        from: '0.12.5-beta',
        to: '0.13.1-beta',
        direction: 'upgrade',
        breaking: true,
        changes: [
          {
            version: '0.13.0-beta',
            change: 'Quintile field retired; five new pair fields; expand=timestamps; postings_qtile filter and sort return 400.',
            breaking: true,
          },
          { version: '0.13.0-beta', change: 'DSL POSTINGS_QTILE removed.', breaking: true },
          { version: '0.13.1-beta', change: 'titleconvert expand=cluster.', breaking: false },
        ],
      },
      count: 1,
    });
  });

  it('downgrade: the same changes', async () => {
    const up = await compare({ from: '0.15.2-beta', to: '0.17.5-beta' });
    const down = await compare({ from: '0.17.5-beta', to: '0.15.2-beta' });
    expect(down.body.data).toEqual({ ...up.body.data, from: '0.17.5-beta', to: '0.15.2-beta', direction: 'downgrade' });
  });

  it('the same version, additive changes only, and the newest by default', async () => {
    expect((await compare({ from: '0.15.0-beta', to: '0.15.0-beta' })).body.data).toMatchObject({ direction: 'same', breaking: false, changes: [] });
    expect((await compare({ from: '0.12.0-beta', to: '0.12.1-beta' })).body.data).toMatchObject({ direction: 'upgrade', breaking: false });
    expect((await compare({ from: '0.12.0-beta' })).body.data).toMatchObject({ to: '0.17.5-beta', direction: 'upgrade', breaking: true });
  });

  it.each<[string, unknown, string]>([
    ['no from', {}, 'from is required'],
    ['an unknown version', { from: '9.9.9' }, '"9.9.9" is not a known version'],
    ['two unknown versions, both told', { from: 'a', to: 'b' }, '"a" is not a known version. "b" is not a known version'],
    ['the pair of the specification is two versions', { from: '0.12.0/0.12.1-beta' }, '"0.12.0/0.12.1-beta" is not a known version'],
    ['a version that is not a text', { from: 12 }, '12 is not a known version'],
    ['from is null', { from: null }, 'null is not a known version'],
    ['to is null', { from: '0.12.0-beta', to: null }, 'null is not a known version'],
    ['an unknown member', { from: '0.12.0-beta', until: '0.13.0-beta' }, 'until is not a field of this body'],
  ])('%s: 400 with valid_versions', async (_case, body, error) => {
    const answer = await compare(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error, example: expect.any(String), data: { valid_versions: VERSIONS } });
  });

  it.each([
    [{ from: '0.13.0-beta', foo: 1 }, 'Send only from and to.'],
    [{ from: '0.13.0', foo: 1 }, `Send only from and to. Use one of ${VERSIONS.join(', ')}.`],
    [{ from: '0.13.0' }, `Use one of ${VERSIONS.join(', ')}.`],
  ])('%j: what to send instead', async (body, suggestion) => {
    expect((await compare(body)).body.suggestion).toBe(suggestion);
  });

  it.each([
    ['[]', 400],
    ['{"from": ', 400],
    [`{"from": "${'x'.repeat(20_000)}"}`, 413],
  ])('%.20s: %i', async (body, status) => {
    const answer = await compare(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
  });

  it('a body that is not JSON: 415', async () => {
    const { status, body } = await service.request('/api/version/compare', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: 'from=0.12.0-beta',
    });
    expect(status).toBe(415);
    expect(body).toMatchObject({ success: false, error: 'The body must be JSON.' });
  });

  it('GET: 405 with Allow: POST', async () => {
    const { status, headers } = await service.get('/api/version/compare', token);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });
});

describe('every read needs a token', () => {
  it.each([
    '/api/companies',
    '/api/companies/Walmart',
    '/api/companies/badges',
    '/api/companies/badges/counts',
    '/api/companies/Walmart/badges',
    '/api/companies/Walmart/occupations',
    '/api/companies/Walmart/clusters',
    '/api/companies/Walmart/hiring',
    '/api/industries',
    '/api/occupations',
    '/api/occupations/29-1141.00',
    '/api/occupations/29-1141.00/wages',
    '/api/occupations/29-1141.00/companies',
    '/api/occupations/29-1141.00/clusters',
    '/api/occupations/29-1141.00/ai-impact',
    '/api/occupations/29-1141.00/education',
    '/api/occupations/29-1141.00/pathways',
    '/api/occupations/badges',
    '/api/occupations/badges/counts',
    '/api/clusters',
    '/api/clusters/75',
    '/api/clusters/75/education',
    '/api/clusters/75/wages',
    '/api/clusters/75/retention',
    '/api/clusters/75/ai-impact',
    '/api/clusters/75/companies',
    '/api/clusters/75/skill-adj-clusters',
    '/api/clusters/75/cluster-destinations',
    '/api/location/zip/98101',
    '/api/location/cbsa/42660',
    '/api/version',
    '/changelog',
  ])('%s: 401 without, 200 with one, 405 for POST', async (path) => {
    const { status, body } = await service.get(path);
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, error: 'Authentication is required.' });
    expect((await service.get(path, reader)).status).toBe(200);
    const posted = await service.post(path, {}, token);
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
  });
});
