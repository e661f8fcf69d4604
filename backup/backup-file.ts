import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigError } from '../src/config/config.ts';
import { UNKEPT_TABLES } from '../src/store/backup.ts';
import { newerThanThis } from '../src/store/migrate.ts';
import { ClientProgramError, startReader, type ClientPrograms } from './client-programs.ts';

/** The checksum is in a file next to the backup, in the format of `sha256sum`. */
export const checksumFile = (file: string): string => `${file}.sha256`;

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export const checksumLine = (file: string, hash: string): string => `${hash}  ${basename(file)}\n`;

/** Compares a backup with its checksum. Returns whether there is one. Throws {@link ConfigError} if they differ, or if there is no such file. */
export async function checkChecksum(file: string): Promise<boolean> {
  if (!existsSync(file)) throw new ConfigError(`File not found: ${file}.`);
  if (!statSync(file).isFile()) throw new ConfigError(`${file} is not a file. Name a file that npm run backup -- create wrote.`);
  const checksum = checksumFile(file);
  if (!existsSync(checksum)) return false;
  const expected = /^[0-9a-f]{64}\b/u.exec(readFileSync(checksum, 'utf8'))?.[0];
  if (expected !== (await sha256(file)))
    throw new ConfigError(
      `${file} is damaged or incomplete: its SHA-256 differs from the one in ${basename(checksum)}. Nothing was changed. Use another copy.`,
    );
  return true;
}

/** What a backup says about itself. */
export interface BackupInfo {
  /** When it was made, as pg_dump wrote it. */
  readonly createdAt: string;
  /** Migrations that were applied to it. */
  readonly migrations: readonly string[];
  /** The entries to restore. */
  readonly entries: string;
}

/**
 * Entries of the list that are left out: the schema `public`, which is there already; extensions, which belong to whoever runs the server; and the rows of tables that are
 * not kept, which a file has if pg_dump was run by hand.
 */
const NOT_RESTORED = new RegExp(
  ` (?:SCHEMA - public|COMMENT - SCHEMA public|EXTENSION - .*|COMMENT - EXTENSION .*|TABLE DATA public (?:${UNKEPT_TABLES.join('|')}))(?: |$)`,
  'u',
);

/** Reads a backup from its beginning to its end. Throws {@link ConfigError} if it is damaged, is not a backup of this service, or has a newer schema. */
export async function readBackup(programs: ClientPrograms, file: string): Promise<BackupInfo> {
  const refuse = (error: unknown): never => {
    if (!(error instanceof ClientProgramError)) throw error;
    throw new ConfigError(`${file} is not a complete backup. Nothing was changed.\n${error.message}`);
  };
  const list = await outputOf(programs, ['--list', file]).catch(refuse);
  const migrationRows = await outputOf(programs, ['--data-only', '--table=schema_migrations', '--file=-', file]).catch(refuse);
  const migrations = [...migrationRows.matchAll(/^\d+\t([^\t]+)\t/gmu)].map(([, name = '']) => name);
  if (migrations.length === 0) throw new ConfigError(`${file} is not a backup of this service: it has no table schema_migrations. Nothing was changed.`);
  const newer = newerThanThis(migrations);
  if (newer !== undefined) throw new ConfigError(`${file} ${newer} Restore it with that version or a later one.`);
  const whole = startReader(programs, 'pg_restore', ['--file=-', file]);
  whole.child.stdout.resume();
  await whole.end.catch(refuse);
  return {
    createdAt: /Archive created at (.+)/u.exec(list)?.[1] ?? 'an unknown time',
    migrations,
    entries: list
      .split('\n')
      .filter((line) => !NOT_RESTORED.test(line))
      .join('\n'),
  };
}

async function outputOf(programs: ClientPrograms, args: readonly string[]): Promise<string> {
  const { child, end } = startReader(programs, 'pg_restore', args);
  const output = await text(child.stdout);
  await end;
  return output;
}
