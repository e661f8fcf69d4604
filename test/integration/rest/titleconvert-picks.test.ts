import { randomUUID } from 'node:crypto';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';
import { TestService } from '../../setup/test-service.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PATH = '/api/titleconvert';
const PICKED = { onet_code: '29-1141.00', onet_title: 'Registered Nurses' };

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const record = (body: unknown, path = PATH): Promise<Answer> => service.post(path, body, token);
const stored = (id: string): Promise<Record<string, unknown>[]> => service.database.query({ text: 'SELECT * FROM title_picks WHERE id = $1', values: [id] });

describe('POST /api/titleconvert', () => {
  it('records a row as titleconvert served it', async () => {
    const { body: converted } = await service.get(`${PATH}?title=nurse&expand=cluster&limit=1`, token);
    const { status, body } = await record({ query_info: { title: 'nurse' }, picked: converted.data[0] });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { id: expect.stringMatching(UUID_V4), title: 'nurse', onet_code: converted.data[0].onet_code, recorded: true },
      count: 1,
    });
    const { onet_code, onet_title, match_score, cluster_id, cluster_name } = converted.data[0];
    expect(await stored(body.data.id)).toEqual([
      {
        id: body.data.id,
        title: 'nurse',
        onet_code,
        onet_title,
        match_score,
        cluster_id,
        cluster_name,
        recorded_by: 'test-analyst-internal',
        recorded_at: expect.any(Date),
      },
    ]);
  });

  it('takes every row that titleconvert serves, on both of its paths', async () => {
    for (const query of ['title=analyst&expand=cluster', 'title=owner&_fast=false&min_score=0', 'title=freelancer']) {
      const { body } = await service.get(`${PATH}?${query}&limit=100`, token);
      expect(body.data.length).toBeGreaterThan(0);
      for (const picked of body.data.slice(0, 5)) expect((await record({ title: 'analyst', picked })).body).toMatchObject({ data: { recorded: true } });
    }
  });

  it('takes every row that TITLECONVERT serves, alone and in a batch, by both interfaces', async () => {
    for (const query of ['TITLECONVERT "owner" EXPAND DETAILS WITH EXPLAIN LIMIT 2', 'TITLECONVERT ["analyst"] EXPAND CLUSTER_DETAILS']) {
      const { body } = await record({ query }, '/api/dsl');
      const rows: unknown[] = Array.isArray(body.data) ? body.data : body.data.results[0].matches;
      expect(rows[0]).toHaveProperty('cluster.occupation_count');
      for (const picked of rows.slice(0, 2)) {
        expect((await record({ title: 'analyst', picked })).body).toMatchObject({ data: { recorded: true } });
        const json = JSON.stringify(picked).replaceAll("'", String.raw`\u0027`);
        const submitted = await record({ query: `SUBMIT TITLECONVERT TITLE "analyst" VALUE '${json}'` }, '/api/dsl');
        expect(submitted.body).toMatchObject({ data: { recorded: true } });
      }
    }
  });

  it('an id sent again: recorded false, what was sent is answered, what was stored stays', async () => {
    const id = randomUUID();
    expect((await record({ id: id.toUpperCase(), title: 'RN', picked: PICKED })).body.data).toEqual({
      id,
      title: 'RN',
      onet_code: '29-1141.00',
      recorded: true,
    });
    const { status, body } = await record({ id, title: 'lawyer', picked: { onet_code: '23-1011.00' } });
    expect(status).toBe(200);
    expect(body.data).toEqual({ id, title: 'lawyer', onet_code: '23-1011.00', recorded: false });
    expect(await stored(id)).toMatchObject([{ title: 'RN', onet_code: '29-1141.00' }]);
  });

  it('an id sent many times at once is recorded once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => record({ id, title: 'RN', picked: PICKED })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ body }) => body.data.recorded === true)).toHaveLength(1);
    expect(await stored(id)).toHaveLength(1);
  });

  it('changes no conversion', async () => {
    const convert = async (): Promise<unknown> => {
      const { body } = await service.get(`${PATH}?title=nurse&limit=20`, token);
      return body;
    };
    const before = await convert();
    for (let i = 0; i < 5; i++) await record({ title: 'nurse', picked: { onet_code: '23-1011.00' } });
    expect(await convert()).toEqual(before);
  });

  it('goes on while the search engine is away', async () => {
    const lame = await TestService.start({ opensearchUrl: 'http://127.0.0.1:9' });
    try {
      expect((await lame.post(PATH, { title: 'RN', picked: PICKED }, token)).body).toMatchObject({ data: { recorded: true } });
    } finally {
      await lame.stop();
    }
  });
});

describe('refused, and nothing recorded', () => {
  it('a code that the dataset does not have: 400 that says where codes come from', async () => {
    const id = randomUUID();
    const { status, body } = await record({ id, title: 'RN', picked: { onet_code: '99-9999.99' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'onet_code 99-9999.99 is not in the dataset',
      suggestion: expect.stringContaining('GET /api/titleconvert'),
    });
    expect(await stored(id)).toEqual([]);
  });

  it('a cluster that the dataset does not have: 400, in both interfaces', async () => {
    const id = randomUUID();
    const { status, body } = await record({ id, title: 'RN', picked: { onet_code: '29-1141.00', cluster_id: 99999 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: 'cluster_id 99999 is not in the dataset',
      suggestion: 'Copy the cluster_id from a row of GET /api/titleconvert, or omit it.',
    });
    const query = `SUBMIT TITLECONVERT ID "${id}" TITLE "RN" VALUE '{"onet_code": "29-1141.00", "cluster_id": 99999}'`;
    const refused = await record({ query }, '/api/dsl');
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      message: 'cluster_id 99999 is not in the dataset',
      suggestion: 'Copy the cluster_id from a row of TITLECONVERT, or omit it.',
    });
    expect(await stored(id)).toEqual([]);
  });

  it('everything wrong with a body: one 400 with an example that works', async () => {
    const { status, body } = await record({ id: 'x', picked: { onet_code: 'x', onet_titel: 'x' } });
    expect(status).toBe(400);
    expect(body.error).toMatch(
      /^query_info or title is required\. id must be a version 4 UUID.*picked\.onet_titel .*did you mean onet_title\?.*picked\.onet_code must be an /,
    );
    expect(body.data.problems).toHaveLength(4);
    expect((await record(body.example)).body).toMatchObject({ data: { recorded: true } });
  });

  it.each<[string, number]>([
    ['', 400],
    ['[]', 400],
    ['"RN"', 400],
    ['{"title": ', 400],
    [JSON.stringify({ title: 'x'.repeat(17_000), picked: PICKED }), 413],
  ])('%.20s: %i', async (body, status) => {
    const answer = await record(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error: expect.any(String), request_id: expect.any(String) });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])('%s: 415', async (type) => {
    const { status } = await service.request(PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: JSON.stringify({ title: 'RN', picked: PICKED }),
    });
    expect(status).toBe(415);
  });

  it('a query parameter, also one of GET: 400', async () => {
    const { status, body } = await record({ title: 'RN', picked: PICKED }, `${PATH}?title=RN`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Unknown parameter: title', data: { unknown_fields: ['title'], valid_fields: [] } });
    const { body: both } = await record({ title: 'RN' }, `${PATH}?title=RN`);
    expect(both).toMatchObject({ error: 'picked is required. title is not a parameter of this endpoint', data: { unknown_fields: ['title'] } });
  });

  it('no token: 401; a reader: 403 that names the permission, whatever the body', async () => {
    expect((await service.post(PATH, { title: 'RN', picked: PICKED })).status).toBe(401);
    const { status, body } = await service.post(PATH, '{', await service.signIn('reader'));
    expect(status).toBe(403);
    expect(body.data).toEqual({ required_permission: 'dsl:execute' });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s: 405 with Allow', async (method) => {
    const { status, headers } = await service.request(PATH, { method, headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD, POST');
  });
});
