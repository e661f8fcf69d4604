import { startTestEngines, type TestEngines } from '../../embedded/test-engines.ts';
import { readConfig } from '../../src/config/config.ts';
import { buildConsole, consoleState } from '../../src/runtime/console-build.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { prepareStores } from '../../indexer/prepare.ts';
import { Progress } from '../../src/runtime/progress.ts';
import { Database } from '../../src/store/pool.ts';
import { TestService } from './test-service.ts';

declare global {
  // Kept for global-teardown.ts, which runs in the same process.
  var testEngines: TestEngines | undefined;
  var testService: TestService | undefined;
}

/** Every change of a company writes to the outbox. One that a test left in the shared dataset would be seen by all tests after it. */
const FORBID_CHANGES = `
  CREATE FUNCTION forbid_changes() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'All tests share this dataset. A test that changes it starts a WritableService.'; END $$;
  CREATE TRIGGER forbid_changes BEFORE INSERT ON outbox EXECUTE FUNCTION forbid_changes()`;

/** Builds the web console, starts the engines, loads and indexes the demonstration dataset, and starts a service, once for all tests with engines. */
export default async function globalSetup(): Promise<void> {
  const built = consoleState() === 'outdated' ? buildConsole() : undefined;
  const engines = await startTestEngines((message) => {
    console.error(message);
  });
  globalThis.testEngines = engines;
  try {
    await built;
    const config = readConfig({});
    const database = new Database(engines.postgres.url, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
    const engine = new SearchEngine(engines.opensearch.url, { ...config, OPENSEARCH_TIMEOUT_MS: 60_000 });
    await prepareStores(database, engine, new Progress(process.stderr));
    await database.query({ text: FORBID_CHANGES });
    await Promise.all([database.close(), engine.close()]);
    process.env['TEST_POSTGRES_URL'] = engines.postgres.url;
    process.env['TEST_OPENSEARCH_URL'] = engines.opensearch.url;
    // The default time limit of 1.5 s is too short for a machine that also runs the tests.
    globalThis.testService = await TestService.start({ warm: true, env: { OPENSEARCH_TIMEOUT_MS: '20000' } });
    process.env['TEST_SERVICE_URL'] = globalThis.testService.url;
  } catch (error) {
    await engines.stop();
    throw error;
  }
}
