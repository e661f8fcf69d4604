import { loadDataset } from '../../../seeds/load.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { smallDataset } from '../../setup/small-dataset.ts';
import { TestService } from '../../setup/test-service.ts';

let own: OwnDatabase;
let service: TestService;

beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('small'), { onlyIfEmpty: true });
  const env = { DATABASE_POOL_MAX: '5', DATABASE_CONNECT_TIMEOUT_MS: '1000', DATABASE_STATEMENT_TIMEOUT_MS: '2000' };
  service = await TestService.start({ databaseUrl: own.url, env });
});
afterAll(async () => {
  await service.stop();
  await own.drop();
});

it('slow queries of one caller leave connections for the others', async () => {
  const [analyst, other] = [await service.signIn(), await service.signIn('admin')];
  // Every statement on companies waits behind this lock.
  let release = (): void => undefined;
  const locked = own.database.transaction(async (client) => {
    await client.query('LOCK TABLE companies IN ACCESS EXCLUSIVE MODE');
    await new Promise<void>((resolve) => (release = resolve));
  });
  const slow = Array.from({ length: 12 }, () => service.get('/api/companies?limit=1', analyst));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const answers = await Promise.all(Array.from({ length: 5 }, () => service.get('/api/occupations?limit=1', other)));
  const refused = await Promise.all(slow);
  release();
  await locked;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  // Two of five connections are this caller's. Their statements are stopped, and the others get the reason why they cannot run.
  const errors = refused.map(({ status, body }) => `${status} ${body.error}`);
  const expected = (count: number, error: string): string[] => Array.from({ length: count }, () => error);
  expect(errors.sort()).toEqual([
    ...expected(10, '429 Too many of your queries are running at the same time.'),
    ...expected(2, '503 The query took longer than 2 s and was stopped.'),
  ]);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  const limited = refused.filter(({ status }) => status === 429).map(({ headers }) => `${headers.get('ratelimit-policy')} ${headers.get('ratelimit')}`);
  expect([...new Set(limited)]).toEqual(['"queries"; q=2; qu="concurrent-requests" "queries"; r=0; t=2']);
});

it('batches of one caller run one after the other, and none is refused', async () => {
  const shared = ServiceClient.shared();
  const token = await shared.signIn();
  const query = `TITLECONVERT ${JSON.stringify(Array.from({ length: 200 }, (_, i) => `regstered nrse asistnt ${i} techncian`))}`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => shared.post('/api/dsl', { query }, token)));
  await shared.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
