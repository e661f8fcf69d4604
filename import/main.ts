import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '../src/config/config.ts';
import { isMain } from '../src/runtime/is-main.ts';
import { openStores } from '../src/runtime/local-stores.ts';
import { Progress } from '../src/runtime/progress.ts';
import { migrate } from '../src/store/migrate.ts';
import { Database } from '../src/store/pool.ts';
import { TableError } from '../src/tables/row.ts';
import { readImportArguments, USAGE } from './arguments.ts';
import { readObservations } from './observations.ts';
import { readOnet } from './onet.ts';
import { readKnownNames, storeObservations, storeOnet } from './store.ts';

/** `npm run import:onet` and `npm run import:observations`: check everything, report every problem, then replace the previous import in one transaction. */
async function main(args: readonly string[]): Promise<void> {
  const { kind, path, isRepresentative } = readImportArguments(args);
  if (!existsSync(path)) throw new ConfigError(`File or folder not found: ${path}.\n${USAGE}`);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress);
  const database = new Database(stores.databaseUrl, { ...config, DATABASE_STATEMENT_TIMEOUT_MS: 600_000 }, () => undefined);
  try {
    await migrate(database);
    const read = kind === 'onet' ? readOnet(path) : readObservations(path, await readKnownNames(database));
    const rows = await progress.step(`Importing ${path}`, () =>
      'occupations' in read ? storeOnet(database, read) : storeObservations(database, read, isRepresentative),
    );
    console.table(rows);
    progress.say('Run npm run index to put it into service.');
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
