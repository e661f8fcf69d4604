import { prepareAt } from '../indexer/prepare.ts';
import { recordAudit } from '../src/audit/audit-log.ts';
import { ConfigError, readConfig, type Config } from '../src/config/config.ts';
import { runProgram } from '../src/runtime/run-program.ts';
import { openStores, type Stores } from '../src/runtime/local-stores.ts';
import { openDatabaseForLongWork } from '../src/runtime/long-work.ts';
import { Progress } from '../src/runtime/progress.ts';
import { readContents, serverMajor } from '../src/store/backup.ts';
import { clientConnection } from '../src/store/client-connection.ts';
import { knownMigrations } from '../src/store/migrate.ts';
import type { Database } from '../src/store/pool.ts';
import { operator, readArguments, usageOf, type Arguments, type Syntax } from '../src/admin/command.ts';
import { checkChecksum, checksumFile, readBackup } from './backup-file.ts';
import { ClientProgramError, findClientPrograms, type ClientPrograms } from './client-programs.ts';
import { checkTarget, createBackup } from './create-backup.ts';
import { checkReplaceable, restoreBackup, shownContents } from './restore-backup.ts';

const program = 'npm run backup --';
const COMMANDS: Readonly<Record<string, Syntax>> = {
  create: { program, argument: 'FILE', flags: ['--force'] },
  restore: { program, argument: 'FILE', flags: ['--replace'] },
};
const USAGE = `Usage (on the database of DATABASE_URL, or of the running service):
${Object.entries(COMMANDS)
  .map(([word, syntax]) => usageOf(word, syntax))
  .join('\n')}
create writes the database to FILE, and its SHA-256 to FILE.sha256. --force replaces FILE.
restore reads FILE into an empty database, updates its schema, and builds the title model and the search indexes. --replace replaces what is in the database, in one transaction.`;

interface Tools {
  readonly config: Config;
  readonly stores: Stores;
  readonly database: Database;
  readonly programs: ClientPrograms;
  readonly progress: Progress;
}

/** `npm run backup`: writes the database to a file, or replaces it with one. */
async function main([word = '', ...args]: readonly string[]): Promise<void> {
  const syntax = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (syntax === undefined) throw new ConfigError(`${word === '' ? '' : `There is no command "${word}".\n`}${USAGE}`);
  const given = readArguments(word, syntax, args);
  const config = readConfig();
  if (word === 'create') checkTarget(given.argument, { mayReplace: given.flags.has('--force') });
  const hasChecksum = word === 'restore' && (await checkChecksum(given.argument));
  const progress = new Progress();
  const stores = await openStores(config, progress, { mayCreate: word === 'restore' });
  const database = openDatabaseForLongWork(config, stores.databaseUrl);
  try {
    const tools = { config, stores, database, progress, programs: findClientPrograms(await serverMajor(database), config) };
    await (word === 'create' ? create(given, tools) : restore(given, tools, { hasChecksum }));
  } finally {
    await database.close();
    await stores.stop();
  }
}

async function create({ argument: file }: Arguments, { config, stores, database, programs, progress }: Tools): Promise<void> {
  const { bytes, contents } = await progress.step(`Writing ${file}`, () =>
    createBackup(database, clientConnection(stores.databaseUrl, config), programs, file),
  );
  progress.say(`${(bytes / 1e6).toFixed(1)} MB: ${shownContents(contents)}. The SHA-256 is in ${checksumFile(file)}.`);
  progress.say('Sessions are not in it. Neither are the files of DATA_DIR: keep jwt-secret, or JWT_SECRET, in a safe place of its own.');
}

async function restore(
  { argument: file, flags }: Arguments,
  { config, stores, database, programs, progress }: Tools,
  { hasChecksum }: { readonly hasChecksum: boolean },
): Promise<void> {
  await checkReplaceable(database, { mayReplace: flags.has('--replace') });
  const info = await progress.step(`Checking ${file}`, () => readBackup(programs, file));
  if (!hasChecksum) progress.say(`Note: there is no ${checksumFile(file)}, so only the format of the backup was checked.`);
  const missing = knownMigrations().length - info.migrations.length;
  await progress.step('Restoring', () => restoreBackup(database, clientConnection(stores.databaseUrl, config), programs, { file, info }));
  await prepareAt(config, stores, progress);
  await database.transaction((client) =>
    recordAudit(client, { actor: operator(), action: 'backup.restore', outcome: 'ok', details: { created_at: info.createdAt } }),
  );
  const contents = await readContents(database);
  progress.say(`Restored the backup of ${info.createdAt}${missing > 0 ? `, and applied ${missing} newer migration${missing === 1 ? '' : 's'}` : ''}.`);
  if (contents !== undefined) progress.say(`The database has ${shownContents(contents)}. All users must sign in again.`);
  progress.say('Users and service keys are those of the backup: disable or revoke again what was disabled or revoked since.');
}

runProgram(import.meta.filename, { usage: USAGE, expected: [ClientProgramError] }, main);
