import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ConfigError, type Config } from '../src/config/config.ts';

/** The programs of PostgreSQL that a backup needs, of one version. */
export interface ClientPrograms {
  readonly folder: string;
  readonly major: number;
}

const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const;
type Program = (typeof PROGRAMS)[number];

/** Where packages of Debian put each major version. What is on PATH there may be a wrapper that starts an old one. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * The programs that fit a server: pg_dump refuses a server with a newer major version than its own. Of several, the oldest that fits. With `PG_CLIENT_BIN`, only those
 * of that folder. Throws {@link ConfigError} with what to install.
 */
export function findClientPrograms(serverMajor: number, { PG_CLIENT_BIN, PG_BIN }: Pick<Config, 'PG_CLIENT_BIN' | 'PG_BIN'>): ClientPrograms {
  const found = candidates(PG_CLIENT_BIN, PG_BIN).flatMap((folder) => {
    const major = majorOf(folder);
    return major === undefined ? [] : [{ folder, major }];
  });
  const [best] = found.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major);
  if (best !== undefined) return best;
  const seen = [...new Set(found.map(({ major }) => major))].join(' and ');
  throw new ConfigError(
    `The PostgreSQL server has version ${serverMajor}, and ${seen === '' ? 'pg_dump, pg_restore, and psql were not found' : `the programs that were found have version ${seen}, which is too old`}${PG_CLIENT_BIN === undefined ? '' : ' in PG_CLIENT_BIN'}. ` +
      `Install the package postgresql-client-${serverMajor}, or set PG_CLIENT_BIN to the bin folder of a PostgreSQL ${serverMajor} or newer. docs/backups.md shows other ways.`,
  );
}

function candidates(only: string | undefined, server: string | undefined): string[] {
  if (only !== undefined) return [only];
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...(server === undefined ? [] : [server]), ...onPath, ...packaged];
}

/** Undefined if one of the programs is missing or does not run. */
function majorOf(folder: string): number | undefined {
  if (PROGRAMS.some((program) => !existsSync(join(folder, program)))) return undefined;
  const versions = PROGRAMS.map((program) => {
    const { status, stdout } = spawnSync(join(folder, program), ['--version'], { encoding: 'utf8' });
    return status === 0 ? Number(/(\d+)(?:\.\d+|devel|beta|rc)/u.exec(stdout)?.[1]) : Number.NaN;
  });
  const oldest = Math.min(...versions);
  return Number.isNaN(oldest) ? undefined : oldest;
}

/** A program that runs, and what it says when it fails. */
export interface Run<C extends ChildProcess = ChildProcess> {
  readonly child: C;
  /** Throws with the last lines of its standard error, unless it exits with 0. */
  readonly end: Promise<void>;
}

/** Starts a program with nothing to read; its output goes to `child.stdout`. */
export function startReader(
  { folder }: ClientPrograms,
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Run<ChildProcessByStdio<null, Readable, Readable>> {
  const child = spawn(join(folder, program), args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, end: endOf(program, child) };
}

/** Starts a program that reads `child.stdin`. Its output is discarded. */
export function startWriter({ folder }: ClientPrograms, program: Program, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(join(folder, program), args, { env: { ...process.env, ...env }, stdio: ['pipe', 'ignore', 'pipe'] });
  return { child, end: endOf(program, child) };
}

/** A program of PostgreSQL failed. The message has what it said. */
export class ClientProgramError extends Error {
  override name = 'ClientProgramError';
}

const SHOWN_LINES = 5;

function endOf(program: Program, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-10_000)));
  const end = new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      if (code === 0) done();
      else fail(new ClientProgramError(`${program} failed (${signal ?? `exit code ${code}`}): ${said.trim().split('\n').slice(-SHOWN_LINES).join('\n')}`));
    });
  });
  // Whoever reads the output may fail first.
  end.catch(() => undefined);
  return end;
}
