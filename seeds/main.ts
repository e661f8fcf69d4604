import { ConfigError, readConfig } from '../src/config/config.ts';
import { isMain } from '../src/runtime/is-main.ts';
import { openStores } from '../src/runtime/local-stores.ts';
import { Progress } from '../src/runtime/progress.ts';
import { migrate } from '../src/store/migrate.ts';
import { Database } from '../src/store/pool.ts';
import { TableError } from '../src/tables/row.ts';
import { generateDataset } from './generate/dataset.ts';
import { loadDataset } from './load.ts';
import { reportDataset } from './report.ts';

const USAGE = `Usage:
  npm run data:load      replaces the dataset with the demonstration dataset in one transaction; run npm run index afterward
  npm run data:report    row counts of every table against the specification's scale`;

async function main([command]: readonly string[]): Promise<void> {
  if (command !== 'load' && command !== 'report') throw new ConfigError(USAGE);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress);
  const database = new Database(stores.databaseUrl, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
  try {
    await migrate(database);
    if (command === 'load') {
      await progress.step('Loading the demonstration dataset', (tick) => loadDataset(database, generateDataset, { onlyIfEmpty: false, progress: tick }));
      return;
    }
    const lines = await reportDataset(database);
    console.table(lines.map(({ table, rows, expected, asExpected }) => ({ table, rows, specification: expected, ok: asExpected ? 'yes' : 'NO' })));
    if (lines.some(({ asExpected }) => !asExpected)) process.exitCode = 1;
  } finally {
    await database.close();
    await stores.stop();
  }
}

if (isMain(import.meta.filename)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof ConfigError || error instanceof TableError ? error.message : error);
    process.exit(1);
  });
}
