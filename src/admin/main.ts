import { ConfigError, readConfig } from '../config/config.ts';
import { isMain } from '../runtime/is-main.ts';
import { openStores } from '../runtime/local-stores.ts';
import { Progress } from '../runtime/progress.ts';
import { migrate } from '../store/migrate.ts';
import { Database } from '../store/pool.ts';
import { operator, USAGE, type Command } from './command.ts';
import { AUDIT_COMMANDS } from './audit-commands.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { PICK_COMMANDS } from './pick-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';

const SUBJECTS: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  user: USER_COMMANDS,
  key: KEY_COMMANDS,
  pick: PICK_COMMANDS,
  audit: AUDIT_COMMANDS,
};

/** `npm run admin`: finds the command, connects to the database, and prints the result. */
async function main([subject = '', action = '', ...args]: readonly string[]): Promise<void> {
  const commands = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined;
  const command = commands !== undefined && Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (command === undefined) throw new ConfigError(USAGE);
  const config = readConfig();
  const stores = await openStores(config, new Progress());
  const database = new Database(stores.databaseUrl, config, () => undefined);
  try {
    await migrate(database);
    console.log(await command(database, args, operator()));
  } finally {
    await database.close();
    await stores.stop();
  }
}

if (isMain(import.meta.filename)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
