import { askAsNode } from './transport-message.ts';

// The engines of containers and external ones are not started by this code.
const suite = (process.env['TEST_ENGINES'] ?? 'local') === 'local' ? describe : describe.skip;

suite('the private search engine', () => {
  const { origin, username, password } = new URL(process.env['TEST_OPENSEARCH_URL'] ?? 'http://localhost');
  const basic = (user: string, secret: string): string => `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const owner = basic(username, password);
  const INDEX = 'owner-only-test';

  async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<{ status: number; text: string }> {
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: response.status, text: await response.text() };
  }
  const json = { authorization: owner, 'content-type': 'application/json' };

  beforeAll(async () => {
    expect((await ask('PUT', `/${INDEX}`, json, '{"settings": {"number_of_replicas": 0}}')).status).toBe(200);
    expect((await ask('PUT', `/${INDEX}/_doc/1?refresh=true`, json, '{"name": "kept"}')).status).toBe(201);
  });
  afterAll(() => ask('DELETE', `/${INDEX}`, json));

  it('has a long random password', () => {
    expect([username, password]).toEqual(['svc', expect.stringMatching(/^[0-9a-f]{48}$/)]);
  });

  it.each([
    ['no credentials', undefined],
    ['another password', basic(username, `${password}0`)],
    ['another user', basic('admin', password)],
    ['the password alone', password],
    ['the start of the header', owner.slice(0, -1)],
    ['an empty header', ''],
  ])('answers 401 to %s', async (_case, authorization) => {
    for (const path of ['/', '/_cat/indices', `/${INDEX}/_search`, '/_nodes'])
      expect(await ask('GET', path, authorization === undefined ? {} : { authorization })).toEqual({ status: 401, text: 'Credentials required.\n' });
  });

  it('a web page changes nothing by what it can send without a preflight', async () => {
    const page = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    for (const path of [`/${INDEX}/_close`, '/_refresh', `/${INDEX}/_flush`, `/${INDEX}/_forcemerge`, '/_cluster/reroute'])
      expect([path, (await ask('POST', path, page)).status]).toEqual([path, 401]);
    for (const body of ['{"name": "planted"}', '{"query": {"match_all": {}}}'])
      for (const path of [`/${INDEX}/_doc`, `/${INDEX}/_delete_by_query`, '/_bulk'])
        expect([path, [401, 406].includes((await ask('POST', path, page, body)).status)]).toEqual([path, true]);
    expect((await ask('GET', `/_cat/indices/${INDEX}?h=status`, json)).text).toBe('open\n');
    await ask('POST', `/${INDEX}/_refresh`, json);
    expect(JSON.parse((await ask('GET', `/${INDEX}/_search`, json)).text).hits.hits).toMatchObject([{ _id: '1', _source: { name: 'kept' } }]);
  });

  it('neither does another account that sends JSON', async () => {
    const other = { 'content-type': 'application/json' };
    expect((await ask('PUT', `/${INDEX}/_doc/1`, other, '{"name": "planted"}')).status).toBe(401);
    expect((await ask('DELETE', `/${INDEX}`, other)).status).toBe(401);
    expect((await ask('POST', '/_bulk', other, '{"delete": {"_index": "owner-only-test", "_id": "1"}}\n')).status).toBe(401);
    expect((await ask('GET', `/${INDEX}/_doc/1`, json)).status).toBe(200);
  });

  it('serves no other node, on a port of loopback only', async () => {
    const { nodes } = JSON.parse((await ask('GET', '/_nodes/transport', json)).text) as { nodes: Record<string, { transport: { bound_address: string[] } }> };
    const [address] = Object.values(nodes).flatMap((node) => node.transport.bound_address);
    expect(address).toMatch(/^127\.0\.0\.1:\d+$/);
    const answer = await askAsNode(Number(address!.split(':')[1]));
    expect(answer).toContain('this node serves no other node');
    expect(answer).not.toContain('lma-');
  });
});
