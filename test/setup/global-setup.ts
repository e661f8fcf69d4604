import { startTestEngines, type TestEngines } from '../../embedded/test-engines.ts';
import { readConfig } from '../../src/config.ts';
import { learnOnce } from '../../src/conversion/titles/classifier-files.ts';
import { KnownTitles } from '../../src/conversion/titles/evidence/known-titles.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { prepareStores } from '../../src/runtime/prepare.ts';
import { Progress } from '../../src/runtime/progress.ts';
import { Database } from '../../src/store/pool.ts';
import { readTitleFacts } from '../../src/store/title-facts.ts';

declare global {
  // Kept for the teardown, which runs in the same process.
  var testEngines: TestEngines | undefined;
}

/** Starts the engines and loads and indexes the demonstration dataset, once for all integration tests. */
export default async function globalSetup(): Promise<void> {
  const engines = await startTestEngines((message) => {
    console.error(message);
  });
  globalThis.testEngines = engines;
  try {
    const config = readConfig({});
    const database = new Database(engines.postgres.url, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
    const engine = new SearchEngine(engines.opensearch.url, { ...config, OPENSEARCH_TIMEOUT_MS: 60_000 });
    await prepareStores(database, engine, new Progress(process.stderr));
    // Else each test file would learn it at its first title.
    await KnownTitles.build(await readTitleFacts(database), learnOnce(config.CACHE_DIR));
    await Promise.all([database.close(), engine.close()]);
  } catch (error) {
    await engines.stop();
    throw error;
  }
  process.env['TEST_POSTGRES_URL'] = engines.postgres.url;
  process.env['TEST_OPENSEARCH_URL'] = engines.opensearch.url;
}
