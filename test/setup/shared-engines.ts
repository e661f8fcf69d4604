import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestEngines, type Homes, type TestEngines } from '../../embedded/test-engines.ts';
import { prepareStores } from '../../indexer/prepare.ts';
import { readConfig } from '../../src/config/config.ts';
import { withStoresForLongWork } from '../../src/runtime/long-work.ts';
import { Progress } from '../../src/runtime/progress.ts';
import { startFirst, type FirstStart } from './first-start.ts';
import { OwnDatabase } from './own-database.ts';
import { runFolder } from './run-folder.ts';
import { TestService } from './test-service.ts';

/** Every change of a company writes to the outbox. One that a test left in the shared dataset would be seen by all tests after it. */
const FORBID_CHANGES = `
  CREATE FUNCTION forbid_changes() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'All tests share this dataset. A test that changes it starts a WritableService.'; END $$;
  CREATE TRIGGER forbid_changes BEFORE INSERT ON outbox EXECUTE FUNCTION forbid_changes()`;

// The program that global-setup.ts starts: the engines of the test run, with the demonstration dataset loaded and indexed, and a service on them. It sends the addresses, or
// the reason why there are none, and stops everything when the test run says so or has ended.
const ending = new AbortController();
let engines: TestEngines | undefined;
let service: TestService | undefined;
/** Local engines begin with copies of what a first `npm start` made, which start.test.ts checks. */
let first: FirstStart | undefined;
const data = runFolder('start');

const stop = async (): Promise<void> => {
  try {
    await service?.stop();
  } finally {
    await engines?.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
const stopAndExit = (): void => {
  ending.abort();
  // Before that, the end of the first start ends this program.
  if (engines === undefined) return;
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('disconnect', stopAndExit).once('message', stopAndExit);
// Ctrl-C at a terminal reaches this process, too. It ends with the test run, which first ends the tests.
process.on('SIGINT', () => undefined);

try {
  const log = (message: string): void => {
    console.error(message);
  };
  engines = await startTestEngines(log, async (): Promise<Homes> => {
    first = await startFirst(data, ending.signal);
    return { postgres: join(data, 'postgres'), opensearch: join(data, 'opensearch') };
  });
  if (!process.connected || ending.signal.aborted) throw new Error('The test run has ended.');
  const urls = { databaseUrl: engines.postgres.url, opensearchUrl: engines.opensearch.url };
  await withStoresForLongWork(readConfig({}), urls, async ({ database, engine }) => {
    await prepareStores(database, engine, new Progress(process.stderr));
    // Tests add their own users, with the same names as those of the first start.
    await database.query({ text: 'TRUNCATE users CASCADE' });
    await database.query({ text: FORBID_CHANGES });
  });
  process.env['TEST_POSTGRES_URL'] = engines.postgres.url;
  process.env['TEST_OPENSEARCH_URL'] = engines.opensearch.url;
  await OwnDatabase.makeTemplate();
  // The default time limit of 1.5 s is too short for a machine that also runs the tests.
  service = await TestService.start({ warm: true, env: { OPENSEARCH_TIMEOUT_MS: '20000' } });
  process.send?.({
    TEST_POSTGRES_URL: engines.postgres.url,
    TEST_OPENSEARCH_URL: engines.opensearch.url,
    TEST_SERVICE_URL: service.url,
    ...(first === undefined ? {} : { TEST_FIRST_START: JSON.stringify(first) }),
  });
} catch (error) {
  await stop();
  console.error(error);
  process.exit(1);
}
