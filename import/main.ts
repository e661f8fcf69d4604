import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '../src/config/config.ts';
import { runProgram } from '../src/runtime/run-program.ts';
import { openStores } from '../src/runtime/local-stores.ts';
import { openDatabaseForLongWork } from '../src/runtime/long-work.ts';
import { Progress } from '../src/runtime/progress.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Database } from '../src/store/pool.ts';
import { TableError } from '../src/tables/row.ts';
import { placeLines } from '../seeds/swap-report.ts';
import { readImportArguments, USAGE, type ImportArguments } from './arguments.ts';
import { readCensus } from './census.ts';
import { readObservations } from './observations.ts';
import { readOnet } from './onet.ts';
import { readKnownNames, storeCensus, storeObservations, storeOnet } from './store.ts';

/** `npm run import:onet`, `import:observations`, and `import:census`: check everything, report every problem, then replace the previous import in one transaction. */
async function main(args: readonly string[]): Promise<void> {
  const wanted = readImportArguments(args);
  for (const path of wanted.kind === 'census' ? [wanted.files.delineation, wanted.files.population, wanted.files.zips] : [wanted.path])
    if (path !== undefined && !existsSync(path)) throw new ConfigError(`File or folder not found: ${path}.\n${USAGE}`);
  const config = readConfig();
  const progress = new Progress();
  const stores = await openStores(config, progress, { mayCreate: false });
  const database = openDatabaseForLongWork(config, stores.databaseUrl);
  try {
    await migrate(database);
    await run(wanted, database, progress);
    progress.say('Run npm run index: until then, searches and conversions do not know it.');
  } finally {
    await database.close();
    await stores.stop();
  }
}

async function run(wanted: ImportArguments, database: Database, progress: Progress): Promise<void> {
  if (wanted.kind === 'census') {
    const places = await readCensus(wanted.files);
    const changes = await progress.step('Importing the Census files', () => storeCensus(database, places));
    console.table({ metros: places.metros.length, ...(places.zips === undefined ? {} : { zips: places.zips.length }) });
    if (places.withoutEstimate.length > 0) progress.say(`Left out, because the population file has no estimate: ${places.withoutEstimate.join('; ')}.`);
    if (places.withoutCity.length > 0) progress.say(`Left out, because the file has no city: ${places.withoutCity.join(', ')}.`);
    for (const line of placeLines(changes)) progress.say(line);
    return;
  }
  const { kind, path } = wanted;
  const read = kind === 'onet' ? readOnet(path) : readObservations(path, await readKnownNames(database));
  const rows = await progress.step(`Importing ${path}`, () => ('occupations' in read ? storeOnet(database, read) : storeObservations(database, read, wanted)));
  console.table(rows);
}

runProgram(import.meta.filename, { usage: USAGE, expected: [TableError] }, main);
