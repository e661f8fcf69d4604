import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../src/config/config.ts';
import { readContents, SCHEMAS, UNKEPT_TABLES, type Contents } from '../src/store/backup.ts';
import type { ClientConnection } from '../src/store/client-connection.ts';
import type { Database } from '../src/store/pool.ts';
import { checksumFile, checksumLine, sha256 } from './backup-file.ts';
import { startReader, type ClientPrograms } from './client-programs.ts';

/** It has the hashes of passwords and keys. */
const OWNER_ONLY = 0o600;

export interface CreatedBackup {
  readonly bytes: number;
  readonly sha256: string;
  readonly contents: Contents;
}

/** Refuses a file that cannot be written, before anything is started. */
export function checkTarget(file: string, { mayReplace }: { readonly mayReplace: boolean }): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw new ConfigError(`${file} is a folder; name a file.`);
  if (existsSync(file) && !mayReplace) throw new ConfigError(`${file} already exists. Name another file, or add --force to replace it.`);
  if (!existsSync(dirname(file))) throw new ConfigError(`There is no folder ${dirname(file)}.`);
}

/** Writes everything that cannot be computed again to a file, from one snapshot of the database. Readers and writers notice nothing. */
export async function createBackup(database: Database, connection: ClientConnection, programs: ClientPrograms, file: string): Promise<CreatedBackup> {
  const contents = await readContents(database);
  if (contents === undefined) throw new ConfigError('There is nothing to back up: the database has no dataset and no users.');
  // An existing file stays until the new one is complete.
  const partial = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    const handle = await writing(file, () => open(partial, 'wx', OWNER_ONLY));
    const dump = startReader(
      programs,
      'pg_dump',
      [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        ...SCHEMAS.map((schema) => `--schema=${schema}`),
        ...UNKEPT_TABLES.map((table) => `--exclude-table-data=public.${table}`),
        `--dbname=${connection.url}`,
      ],
      connection.env,
    );
    const [copied, ended] = await Promise.allSettled([pipeline(dump.child.stdout, handle.createWriteStream({ flush: true })), dump.end]);
    // Of a full disk, the program sees only that nobody reads its output.
    if (copied.status === 'rejected' && isOfWriting(copied.reason)) throw notWritten(file, copied.reason);
    if (ended.status === 'rejected') throw ended.reason;
    if (copied.status === 'rejected') throw copied.reason;
    const hash = await sha256(partial);
    const { size } = await stat(partial);
    // A backup with the checksum of another one would be refused; one without is not.
    await writing(file, async () => {
      await rm(checksumFile(file), { force: true });
      await rename(partial, file);
      await writeFile(checksumFile(file), checksumLine(file, hash), { mode: OWNER_ONLY });
    });
    return { bytes: size, sha256: hash, contents };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const notWritten = (file: string, error: unknown): ConfigError => new ConfigError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);

/** Whether a failure of copying is one of the file, and not of what is copied. */
const isOfWriting = (error: unknown): boolean => /^(?:write|fsync|close)/u.test((error as NodeJS.ErrnoException).syscall ?? '');

/** Does what opens, renames, or writes the file, and says so if it fails. */
async function writing<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw notWritten(file, error);
  }
}
