import { readConfig } from '../../../src/config/config.ts';
import { Database } from '../../../src/store/pool.ts';
import type { StatementReport } from '../../../src/store/statement-report.ts';

it('a statement that fails is reported, but not after the end of the pool', async () => {
  // Nothing listens there.
  const database = new Database('postgresql://lma:lma@127.0.0.1:1/lma', readConfig({}), () => undefined);
  const reports: StatementReport[] = [];
  database.observe((report) => reports.push(report));
  const unavailable = expect.objectContaining({ code: 'store_unavailable' }) as Error;
  await expect(database.query({ text: 'SELECT 1' })).rejects.toEqual(unavailable);
  await database.close();
  await expect(database.query({ text: 'SELECT 2' })).rejects.toEqual(unavailable);
  expect(reports.map(({ sql }) => sql)).toEqual(['SELECT 1']);
});
