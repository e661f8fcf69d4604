import { readConfig } from '../config/config.ts';
import { runProgram } from '../runtime/run-program.ts';
import { openStores } from '../runtime/local-stores.ts';
import { Progress } from '../runtime/progress.ts';
import { migrate } from '../store/migrate.ts';
import { Database } from '../store/pool.ts';
import { operator } from './command.ts';
import { commandOf, USAGE } from './commands.ts';

/** `npm run admin`: finds the command, checks its arguments, connects to the database, and prints the result. */
async function main(args: readonly string[]): Promise<void> {
  const run = commandOf(args);
  const config = readConfig();
  const stores = await openStores(config, new Progress(), { mayCreate: false });
  const database = new Database(stores.databaseUrl, config, () => undefined);
  try {
    await migrate(database);
    console.log(await run(database, operator()));
  } finally {
    await database.close();
    await stores.stop();
  }
}

runProgram(import.meta.filename, { usage: USAGE }, main);
