import { readConfig } from '../../../src/config/config.ts';
import { Database } from '../../../src/store/pool.ts';
import { testUrl } from '../../setup/service-client.ts';

it('a connection that keeps too many statements is replaced', async () => {
  const database = new Database(testUrl('TEST_POSTGRES_URL'), readConfig({ DATABASE_POOL_MAX: '1' }), () => undefined);
  const kept = async (): Promise<{ pid: number; count: number }> => {
    const [row] = await database.query<{ pid: number; count: number }>({
      text: 'SELECT pg_backend_pid() AS pid, count(*)::int AS count FROM pg_prepared_statements',
    });
    return row!;
  };
  const first = await kept();
  for (let i = 0; i < 600; i++) await database.query({ name: `number-${i}`, text: `SELECT ${i}` });
  expect(await kept()).toEqual({ pid: first.pid, count: 600 });
  for (let i = 600; i < 1_300; i++) await database.query({ name: `number-${i}`, text: `SELECT ${i}` });
  const last = await kept();
  expect(last.pid).not.toBe(first.pid);
  expect(last.count).toBeLessThanOrEqual(600);
  await database.close();
});
