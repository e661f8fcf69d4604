import { addUser } from '../../../src/auth/users.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { BatchStopped, connect, typeahead, type LaborMarket } from '../../../client/src/index.ts';

// What only the real service can show; how the client takes rare answers is tested in client/test/.
const CREDENTIAL = { username: 'client-of-the-package', password: 'correct horse battery' };
let service: ServiceClient;
let market: LaborMarket;

beforeAll(async () => {
  service = ServiceClient.shared();
  await addUser(service.database, { ...CREDENTIAL, role: 'analyst', tier: 'internal' });
  market = connect({ baseUrl: service.url, credential: CREDENTIAL });
});
afterAll(() => service.stop());

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

it('signs in, reads typed records and lists, and signs out', async () => {
  const other = connect({ baseUrl: service.url, credential: CREDENTIAL });
  expect(await other.signIn()).toMatchObject({ username: CREDENTIAL.username, role: 'analyst' });
  const { data, total } = await other.listCompanies({ industry: 'Banking', overall_badge: ['Platinum', 'Gold'], limit: 2 });
  expect([data.length, total > 2, data[0]!.primary_industry]).toEqual([2, true, 'Banking']);
  expect((await other.getCompany({ name: 'Walmart' })).data.company_name).toBe('Walmart');
  await other.signOut();
  expect((await other.getVersion()).data.dataset_version).toMatch(/^demo-/);
});

it('a session that ended elsewhere is replaced, with one sign-in for many requests', async () => {
  const other = connect({ baseUrl: service.url, credential: CREDENTIAL });
  await other.signIn();
  await service.database.query({ text: 'DELETE FROM sessions WHERE user_id = (SELECT user_id FROM users WHERE username = $1)', values: [CREDENTIAL.username] });
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // the service remembers a session for a second
  const answers = await Promise.all(Array.from({ length: 5 }, () => other.getZipLocation({ zip: '98101' })));
  expect(answers.map(({ success }) => success)).toEqual(Array(5).fill(true));
});

it('errors say what to do, in REST and in the query language', async () => {
  await expect(market.getCompany({ name: 'Walmrt' })).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
    suggestion: expect.stringContaining('"Walmart"'),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(market.dsl('LIST COMPANIS')).rejects.toMatchObject({ code: 'invalid_query', position: { line: 1, column: 6, caret: expect.any(String) } });
  await expect(market.dsl('UPDATE COMPANY "Walmart" SET NAME = "X"')).rejects.toMatchObject({ code: 'permission_denied', status: 403 });
  const stranger = connect({ baseUrl: service.url, credential: 'svc_none_none' });
  await expect(stranger.getVersion()).rejects.toMatchObject({ code: 'unauthorized' });
});

it('a rate limit that takes longer than the client may wait is an error', async () => {
  const credential = { username: 'slow-client', password: CREDENTIAL.password };
  await addUser(service.database, { ...credential, role: 'reader', tier: 'standard' });
  const slow = connect({ baseUrl: service.url, credential, longestWaitSeconds: -1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => slow.getVersion()));
  const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refused).toMatchObject({ code: 'rate_limited', status: 429, retryAfterSeconds: expect.any(Number) });
});

it('rows() and dslRows() return each row once, in the order of the list', async () => {
  const [{ data: first }, rows, queried] = await Promise.all([
    market.listOccupations({ limit: 1000 }),
    all(market.rows('listOccupations', {}, { pageSize: 400 })),
    all(market.dslRows<{ onet_code: string }>('LIST OCCUPATIONS LIMIT 700')),
  ]);
  expect(new Set(rows.map(({ onet_code }) => onet_code)).size).toBe(rows.length);
  expect(rows.slice(0, 1000).map(({ onet_code }) => onet_code)).toEqual(first.map(({ onet_code }) => onet_code));
  expect(queried.map(({ onet_code }) => onet_code)).toEqual(rows.map(({ onet_code }) => onet_code));
  await expect(all(market.dslRows('GET COMPANY "Walmart"'))).rejects.toThrow('Use dsl() instead');
});

describe('convertTitles()', () => {
  const TITLES = Array.from({ length: 420 }, (_, i) => (i % 2 === 0 ? `registered nurse ${i}` : `cashier ${i}`));

  it('keeps the order, is canceled and resumed, and reports bad titles on their own', async () => {
    const titles = [...TITLES.slice(0, 400), '', 'x'.repeat(5_000), 'a\0"b\\', 'cashier'];
    const stop = new AbortController();
    const reports: number[] = [];
    const stopped = await market
      .convertTitles(titles, {
        signal: stop.signal,
        onProgress: ({ done, total }) => {
          reports.push(done, total);
          stop.abort();
        },
      })
      .catch((error: unknown) => error as BatchStopped);
    expect(stopped).toBeInstanceOf(BatchStopped);
    const { results: earlier } = stopped as BatchStopped;
    expect([reports, earlier.length]).toEqual([[200, 404], 200]);
    const results = await market.convertTitles(titles, { results: earlier, clauses: 'EXPAND CLUSTER' });
    expect(results.map(({ title }) => title)).toEqual(titles);
    expect(results.slice(398).map(({ status }) => status)).toEqual(['matched', 'matched', 'error', 'error', expect.any(String), 'matched']);
    expect([results[0]!.recommended?.onet_code, results.at(-1)!.matches[0]]).toEqual([
      '29-1141.00',
      expect.objectContaining({ cluster_id: expect.any(Number) }),
    ]);
  });

  it('of one caller take turns', async () => {
    const batches = await Promise.all([market.convertTitles(TITLES), market.convertTitles(TITLES)]);
    expect(batches.map((results) => results.filter(({ status }) => status === 'matched').length)).toEqual([420, 420]);
  });
});

it('typeahead() shows the answer to the newest text', async () => {
  const shown = await new Promise<readonly [string | undefined, string]>((resolve, failed) => {
    const box = typeahead({
      ask: (title, signal) => market.convertTitle({ title, limit: 3 }, { signal, retries: 0 }),
      show: (answer, text) => {
        resolve([answer?.data[0]?.onet_code, text]);
      },
      failed,
      delayMs: 5,
    });
    for (const text of ['r', 'registered', 'registered nur']) box.type(text);
  });
  expect(shown).toEqual(['29-1141.00', 'registered nur']);
});
