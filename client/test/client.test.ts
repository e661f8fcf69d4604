import { connect, type ClientOptions, type LaborMarket, type LaborMarketError } from '../src/index.ts';
import { waitSeconds } from '../src/retry.ts';
import { ScriptedServer, type Received, type Reply } from './scripted-server.ts';

let server: ScriptedServer;
afterEach(() => server.stop());

async function client(reply: (received: Received, count: number) => Reply | Promise<Reply>, options: Partial<ClientOptions> = {}): Promise<LaborMarket> {
  server = await ScriptedServer.start(reply);
  return connect({ baseUrl: server.url, credential: 'svc_key', ...options });
}

const failure = (call: Promise<unknown>): Promise<LaborMarketError> =>
  call.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => error as LaborMarketError,
  );
const flat = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'x-request-id': 'r-1', 'x-error-code': code, ...headers },
  body: { success: false, error: `It is ${code}.`, suggestion: 'Try another.', request_id: 'r-1' },
});
const NOW = { 'retry-after': '0' };
const requests = (): string[] => server.received.map(({ request }) => request);

it('parameters go to their places: path, query with lists, and body', async () => {
  const service = await client(() => ({ body: { data: [] } }));
  await service.listCompanyOccupations({ name: 'AT&T / Cable', badge_growth: ['Platinum', 'Gold'], limit: 5 });
  await service.recordTitlePick({ query_info: { title: 'RN' }, picked: { onet_code: '29-1141.00' } });
  expect(server.received).toEqual([
    { request: 'GET /api/companies/AT%26T%20%2F%20Cable/occupations?badge_growth=Platinum,Gold&limit=5', authorization: 'Bearer svc_key', body: '' },
    { request: 'POST /api/titleconvert', authorization: 'Bearer svc_key', body: '{"query_info":{"title":"RN"},"picked":{"onet_code":"29-1141.00"}}' },
  ]);
});

it.each([
  ['of REST', flat(404, 'not_found'), { status: 404, code: 'not_found', message: 'It is not_found.', suggestion: 'Try another.', requestId: 'r-1' }],
  [
    'of the query language',
    {
      status: 400,
      body: {
        status: 'error',
        error: { code: -32602, message: 'No.', suggestion: 'Yes.', example: 'HELP', position: { line: 1, column: 2, caret: '^' }, valid: ['A'] },
      },
    },
    { code: 'invalid_query', message: 'No.', example: 'HELP', position: { line: 1, column: 2, caret: '^' }, data: { valid: ['A'] } },
  ],
  ['of a proxy', { status: 502, headers: { 'content-type': 'text/html' }, body: '<html>' }, { status: 502, code: 'unexpected_answer' }],
  ['of a broken connection', undefined, { status: undefined, code: 'unreachable', message: expect.stringContaining('127.0.0.1') }],
] as const)('an error %s', async (_, reply, expected) => {
  const service = await client(() => reply, { retries: 0 });
  expect(await failure(service.getCompany({ name: 'x' }))).toMatchObject({ name: 'LaborMarketError', ...expected });
});

describe('a failure that may pass', () => {
  it.each([429, 502, 503, 504, undefined])('%s: a read is sent again', async (status) => {
    const service = await client((_, count) => (count < 3 ? (status === undefined ? undefined : flat(status, 'x', NOW)) : { body: { count: 7 } }));
    expect((await service.listIndustries()).count).toBe(7);
    expect(server.received).toHaveLength(3);
  });

  it.each([
    [503, 1],
    [undefined, 1],
    [500, 1],
    [429, 4],
  ])('%s: a change is sent %s times', async (status, times) => {
    const service = await client(() => (status === undefined ? undefined : flat(status, 'x', NOW)));
    await failure(service.dsl('UPDATE COMPANY "Walmart" SET NAME = "Walmart Inc"'));
    expect(server.received).toHaveLength(times);
  });

  it('a change that is made only once may be sent again', async () => {
    const service = await client((_, count) => (count < 2 ? undefined : { body: { count: 1 } }));
    await service.recordTitlePick({ id: '7f0c1b3e-6a52-4d0e-9f43-1f2a3b4c5d6e', picked: { onet_code: '29-1141.00' } }, { repeatable: true });
    expect(server.received).toHaveLength(2);
  });

  it('a longer Retry-After than the client may wait for fails at once', async () => {
    const service = await client(() => flat(429, 'rate_limited', { 'retry-after': '61' }));
    expect(await failure(service.getVersion())).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 61 });
    expect(server.received).toHaveLength(1);
  });

  it('waiting ends when the caller gives up', async () => {
    const stop = new AbortController();
    const service = await client(() => {
      setTimeout(() => {
        stop.abort(new Error('given up'));
      }, 10);
      return flat(429, 'rate_limited', { 'retry-after': '60' });
    });
    expect((await failure(service.getVersion({}, { signal: stop.signal }))).message).toBe('given up');
  });

  it('waits as long as the service says and a little more, or twice as long each time', () => {
    const [least, most] = [(): number => 0, (): number => 1];
    expect([waitSeconds(5, 0, least), waitSeconds(5, 0, most)]).toEqual([5, 6]);
    expect([0, 1, 2, 9].map((failures) => waitSeconds(undefined, failures, most))).toEqual([0.5, 1, 2, 8]);
    expect(waitSeconds(undefined, 3, least)).toBe(0);
  });
});

describe('a session of a username and password', () => {
  const tokens = (name: string, seconds = 3600): Reply => ({
    body: { tokens: { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: seconds }, user: { username: 'analyst' } },
  });
  const credential = { username: 'analyst', password: 'p' };

  it('signs in once for requests at the same time, and renews a refused token once', async () => {
    const service = await client(
      ({ request, authorization }) =>
        request === 'POST /auth/login'
          ? tokens('1')
          : request === 'POST /auth/refresh'
            ? tokens('2')
            : authorization === 'Bearer access-1'
              ? flat(401, 'unauthorized')
              : { body: { count: 1 } },
      { credential },
    );
    await Promise.all([service.getVersion(), service.getVersion(), service.getVersion()]);
    expect(requests().filter((request) => request.startsWith('POST'))).toEqual(['POST /auth/login', 'POST /auth/refresh']);
    expect(server.received.find(({ request }) => request === 'POST /auth/refresh')!.body).toBe('{"refresh_token":"refresh-1"}');
    expect(await service.signIn()).toEqual({ username: 'analyst' });
  });

  it('renews a token that is about to expire; signs in again if the refresh token is refused', async () => {
    const service = await client(
      ({ request }, count) =>
        request === 'POST /auth/login' ? tokens(String(count), 30) : request === 'POST /auth/refresh' ? flat(401, 'invalid_refresh_token') : {},
      { credential },
    );
    await service.getVersion();
    await service.getVersion();
    expect(requests()).toEqual(['POST /auth/login', 'GET /api/version', 'POST /auth/refresh', 'POST /auth/login', 'GET /api/version']);
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer access-1', undefined, undefined, 'Bearer access-4']);
  });

  it('a wrong password is not tried again; the next call tries', async () => {
    const service = await client((_, count) => (count === 1 ? flat(401, 'invalid_credentials') : tokens('1')), { credential });
    expect(await failure(service.signIn())).toMatchObject({ code: 'invalid_credentials' });
    await service.signIn();
    expect(requests()).toEqual(['POST /auth/login', 'POST /auth/login']);
    await service.signOut();
    expect(server.received.at(-1)).toMatchObject({ request: 'POST /auth/logout', authorization: 'Bearer access-1' });
  });

  it.each([
    ['the first tokens', () => undefined, '1', ['POST /auth/login']],
    ['new tokens', (service: LaborMarket) => service.signIn(), '2', ['POST /auth/login', 'POST /auth/refresh']],
  ] as const)('signing out while %s are on their way ends their session', async (_, before, last, obtained) => {
    let letGo = (): void => undefined;
    let held = Promise.resolve();
    let asked = (): void => undefined;
    const service = await client(
      async ({ request }, count) => {
        if (request.startsWith('GET') || request === 'POST /auth/logout') return {};
        asked();
        await held;
        return tokens(String(count), 30);
      },
      { credential },
    );
    await before(service);
    held = new Promise((resolve) => (letGo = resolve));
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const call = service.getVersion();
    await isAsked;
    const signedOut = service.signOut();
    letGo();
    await Promise.all([call, signedOut]);
    expect(requests().filter((request) => request.startsWith('POST'))).toEqual([...obtained, 'POST /auth/logout']);
    expect(server.received.find(({ request }) => request === 'POST /auth/logout')!.authorization).toBe(`Bearer access-${last}`);
    // Nothing was kept.
    await service.signOut();
    expect(requests().filter((request) => request === 'POST /auth/logout')).toHaveLength(1);
  });

  it('signing out while a sign-in fails has nothing to end', async () => {
    const service = await client(() => flat(401, 'invalid_credentials'), { credential });
    const [call] = await Promise.all([failure(service.getVersion()), service.signOut()]);
    expect(call).toMatchObject({ code: 'invalid_credentials' });
    expect(requests()).toEqual(['POST /auth/login']);
  });

  it('a function may return a newer token; a key that is refused is refused', async () => {
    let calls = 0;
    const reply = ({ authorization }: Received): Reply => (authorization === 'Bearer token-1' ? flat(401, 'unauthorized') : {});
    await (await client(reply, { credential: () => `token-${++calls}` })).getVersion();
    await server.stop();
    expect(await failure((await client(() => flat(401, 'unauthorized'))).getVersion())).toMatchObject({ status: 401 });
    expect(server.received).toHaveLength(1);
  });
});

it('a list that changes between two pages is not mixed', async () => {
  const service = await client((_, count) => ({ headers: { 'x-dataset-version': `v${count}` }, body: { data: [count], count: 1, has_more: true } }));
  const read = async (): Promise<void> => {
    for await (const _ of service.rows('listIndustries', {}, { pageSize: 1 }));
  };
  expect(await failure(read())).toMatchObject({ code: 'dataset_changed' });
  expect(requests()).toEqual(['GET /api/industries?limit=1&offset=0', 'GET /api/industries?limit=1&offset=1']);
});

it('a batch is split by number and by length, in one query at a time', async () => {
  let running = 0;
  const sizes: number[] = [];
  const service = await client(async ({ body }) => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    const { query } = JSON.parse(body) as { query: string };
    expect(query.length).toBeLessThan(100_000);
    const titles = JSON.parse(query.replace(/^TITLECONVERT /, '').replace(/ EXPAND CLUSTER$/, '')) as string[];
    sizes.push(titles.length);
    return { body: { data: { results: titles.map((title) => ({ title, status: 'matched' })) } } };
  });
  const titles = [...Array.from({ length: 250 }, (_, i) => `nurse "${i}"`), ...Array.from({ length: 100 }, () => 'x'.repeat(5_000)), 'a\0b\ud800'];
  expect((await service.convertTitles(titles, { clauses: 'EXPAND CLUSTER' })).map(({ title }) => title)).toEqual(titles);
  expect(sizes).toEqual([200, 129, 22]);
});

it('a batch with an item that is no text names it, and sends nothing', async () => {
  const service = await client(() => ({ body: { data: { results: [] } } }));
  await expect(service.convertTitles(['cook', null, 'nurse'] as string[])).rejects.toThrow('titles[1] is null, which is not a text.');
  await expect(service.convertTitles([undefined, 'nurse'] as string[])).rejects.toThrow('titles[0] is undefined');
  expect(server.received).toEqual([]);
});
