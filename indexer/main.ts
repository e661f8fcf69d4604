import { ConfigError, readConfig } from '../src/config.ts';
import { SearchEngine } from '../src/engine/client.ts';
import { isMain } from '../src/is-main.ts';
import { prepareStores } from '../src/prepare.ts';
import { Progress } from '../src/progress.ts';
import { openStores } from '../src/local-stores.ts';
import { Database } from '../src/store/pool.ts';
import { rebuildIndices } from './rebuild.ts';

/**
 * `npm run index`: builds the search indices anew from PostgreSQL and swaps them in. With `--prepare` it first migrates and loads the
 * demonstration dataset into an empty database, and builds only when the indices are not current (the indexer of docker-compose.yml).
 */
async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((argument) => argument !== '--prepare');
  if (unknown.length > 0) throw new ConfigError(`Unknown argument ${unknown.join(' ')}. Usage: npm run index [-- --prepare]`);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress);
  const database = new Database(stores.databaseUrl, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
  const engine = new SearchEngine(stores.opensearchUrl, { ...config, OPENSEARCH_TIMEOUT_MS: 60_000 });
  try {
    if (args.includes('--prepare')) await prepareStores(database, engine, progress);
    else {
      const summary = await progress.step('Building the search indices', (tick) =>
        rebuildIndices(database, engine, (kind, written, total) => {
          tick(written, total, kind);
        }),
      );
      console.table(
        Object.entries(summary.documents).map(([kind, documents]) => ({ kind, documents, index: summary.indices[kind as keyof typeof summary.indices] })),
      );
      progress.say(`Serving dataset ${summary.datasetVersion}.`);
    }
  } finally {
    await Promise.all([database.close(), engine.close()]);
    await stores.stop();
  }
}

if (isMain(import.meta.filename)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
