import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../src/config/config.ts';
import { AFTER_RESTORE, BEFORE_RESTORE, endOtherConnections, readContents, type Contents } from '../src/store/backup.ts';
import type { ClientConnection } from '../src/store/client-connection.ts';
import type { Database } from '../src/store/pool.ts';
import type { BackupInfo } from './backup-file.ts';
import { ClientProgramError, startReader, startWriter, type ClientPrograms } from './client-programs.ts';

/** Requests that run at that moment may hold tables in another order. Nothing is done before all tables are locked. */
const ATTEMPTS = 5;
const DEADLOCK = '40P01';
const LOCK_TIMEOUT = '55P03';

/** Refuses to replace what a database contains, unless that is wanted. */
export async function checkReplaceable(database: Database, { mayReplace }: { readonly mayReplace: boolean }): Promise<void> {
  const contents = await readContents(database);
  if (contents === undefined || mayReplace) return;
  throw new ConfigError(`The database is not empty: it has ${shownContents(contents)}. Add --replace to replace all of it. Nothing was changed.`);
}

export function shownContents({ dataset, companies, users, keys, corrections }: Contents): string {
  const count = (n: number, one: string): string => `${n.toLocaleString('en-US')} ${one}${n === 1 ? '' : 's'}`;
  return [
    dataset === null ? 'no dataset' : `the dataset ${dataset} with ${companies.toLocaleString('en-US')} companies`,
    count(users, 'user'),
    count(keys, 'service key'),
    `and ${count(corrections, 'admin write')}`,
  ].join(', ');
}

/** Replaces everything in the database with a backup, in one transaction: it is complete, or nothing was changed. */
export async function restoreBackup(
  database: Database,
  connection: ClientConnection,
  programs: ClientPrograms,
  { file, info }: { readonly file: string; readonly info: BackupInfo },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lma-restore-'));
  try {
    const entries = join(folder, 'entries');
    await writeFile(entries, info.entries);
    for (let attempt = 1; ; attempt++) {
      try {
        await runStatements(connection, programs, file, entries);
        break;
      } catch (error) {
        if (!(error instanceof ClientProgramError)) throw error;
        if (error.message.includes(DEADLOCK) && attempt < ATTEMPTS) continue;
        const isBusy = error.message.includes(DEADLOCK) || error.message.includes(LOCK_TIMEOUT);
        throw new ConfigError(`Nothing was changed. ${isBusy ? 'The tables are in use: stop the API processes and the indexer first.' : ''}\n${error.message}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await endOtherConnections(database);
}

async function runStatements(connection: ClientConnection, programs: ClientPrograms, file: string, entries: string): Promise<void> {
  const psql = startWriter(
    programs,
    'psql',
    ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=verbose', `--dbname=${connection.url}`],
    connection.env,
  );
  async function* statements(): AsyncGenerator<string | Buffer> {
    yield BEFORE_RESTORE;
    const archive = startReader(programs, 'pg_restore', ['--no-owner', '--no-privileges', `--use-list=${entries}`, '--file=-', file]);
    yield* archive.child.stdout as AsyncIterable<Buffer>;
    // If it failed, the transaction is never committed.
    await archive.end;
    yield AFTER_RESTORE;
  }
  const written = pipeline(Readable.from(statements(), { objectMode: false }), psql.child.stdin);
  const [, ended] = await Promise.allSettled([written, psql.end]);
  // psql stops reading when a statement fails, and says why.
  if (ended.status === 'rejected') throw ended.reason;
  await written;
}
