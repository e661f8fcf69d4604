import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, reapOrphan } from '../../embedded/process-by-id.ts';
import { freePort } from '../../embedded/free-port.ts';
import { addUser } from '../../src/auth/users.ts';
import { readConfig } from '../../src/config/config.ts';
import { Database } from '../../src/store/pool.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');
const USER = 'faults';
const PASSWORD = 'a password for the fault programs';
const READY_MS = 300_000;

export const COMPONENTS = ['opensearch', 'postgres', 'api', 'job'] as const;
export type Component = (typeof COMPONENTS)[number];

interface Health {
  readonly problems: readonly { readonly check: string }[];
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

const ENGINES = ['opensearch', 'postgres'] as const;
/** Not where tests have theirs: a disk that is still mounted would be in their way. */
const RUNS = join(PROJECT, '.data', 'faults');
const OWNER = 'owner.pid';

/** Ends the engines of runs that were killed, and removes their folders. */
async function removeKilledRuns(): Promise<void> {
  for (const name of readdirSync(RUNS)) {
    const data = join(RUNS, name);
    const owner = existsSync(join(data, OWNER)) ? Number(readFileSync(join(data, OWNER), 'utf8')) : 0;
    if (isAlive(owner)) continue;
    for (const engine of ENGINES) await reapOrphan(join(data, engine, `${engine}.pid`), data, console.log);
    removeRun(data);
  }
}

function removeRun(data: string): void {
  // Fails for a folder that is no disk. Lazily: for a moment after an engine has ended, the system may still use its disk.
  for (const engine of ENGINES) spawnSync('umount', ['-l', join(data, engine)]);
  rmSync(data, { recursive: true, force: true });
}

/** Enough for everything that an engine keeps, and soon full. */
const DISK_SIZE = '2g';

/** Makes a folder a small disk in memory. Returns whether that was possible. */
function mountDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=755`, 'tmpfs', folder]).status === 0;
}

export const API = 'src/server.ts';

/** A program of the project, as a process of its own. The API has the memory settings of `npm run serve`. */
export function program(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const options = { cwd: PROJECT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions };
  // What `npm run serve` runs replaces the shell, so that the process of the shell is that of the API.
  return file === API
    ? spawn([serveCommand(), ...args].join(' '), { ...options, shell: true })
    : spawn(process.execPath, ['scripts/run.mjs', file, ...args], options);
}

function serveCommand(): string {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { scripts: { serve: string } };
  return scripts.serve;
}

/**
 * A complete installation with real processes: `npm start` with its engines and its follower, and an API replica that callers use. The replica is restarted whenever
 * it ends, as an orchestrator would. A job (a rebuild or a load) is a process, too.
 */
export class Installation {
  /** The API processes, by port. The first one is that of {@link url}. */
  private readonly replicas = new Map<number, ChildProcess>();
  private isStopping = false;
  private job: ChildProcess | undefined;
  url = '';

  private constructor(
    private readonly data: string,
    private readonly main: ChildProcess,
    /** Engines whose folder is a small disk of its own. */
    private readonly disks: ReadonlySet<Component>,
  ) {}

  static async start(): Promise<Installation> {
    mkdirSync(RUNS, { recursive: true });
    await removeKilledRuns();
    const data = mkdtempSync(join(RUNS, 'run-'));
    writeFileSync(join(data, OWNER), String(process.pid));
    const disks = new Set(ENGINES.filter((engine) => mountDisk(join(data, engine))));
    const main = program('start/main.ts', [], { DATA_DIR: data, PORT: String(await freePort()), LOG_LEVEL: 'fatal' });
    const installation = new Installation(data, main, disks);
    try {
      await installation.prepare();
    } catch (error) {
      await installation.stop();
      throw error;
    }
    return installation;
  }

  /** Waits for the start, and adds an API process and a user. */
  private async prepare(): Promise<void> {
    const deadline = Date.now() + READY_MS;
    // The last file that a start writes.
    while (!existsSync(join(this.data, 'jwt-secret'))) {
      if (Date.now() > deadline || this.main.exitCode !== null) throw new Error('npm start did not become ready');
      await sleep(500);
    }
    this.url = urlOf(await this.addReplica());
    // Without a rate limit.
    await this.onDatabase((database) => addUser(database, { username: USER, password: PASSWORD, role: 'admin', tier: 'internal' }));
  }

  /** The port of the first API process. */
  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Starts one more API process, and returns its port when it is ready. */
  async addReplica(): Promise<number> {
    const port = await freePort();
    this.keepReplica(port);
    await this.until('/health/ready', urlOf(port));
    return port;
  }

  /** Asks an API process to stop, as an orchestrator does, and waits until another one is ready in its place. Returns the exit code of the first. */
  async restartReplica(port: number): Promise<number | null> {
    const replica = this.replicas.get(port);
    if (replica === undefined) throw new Error(`there is no API process on port ${port}`);
    const exit = once(replica, 'exit') as Promise<[number | null]>;
    replica.kill('SIGTERM');
    const [code] = await exit;
    await this.until('/health/ready', urlOf(port));
    return code;
  }

  private keepReplica(port: number): void {
    const { databaseUrl, opensearchUrl } = this.stores();
    const env = {
      DATABASE_URL: databaseUrl,
      OPENSEARCH_URL: opensearchUrl,
      JWT_SECRET: readFileSync(join(this.data, 'jwt-secret'), 'utf8').trim(),
      HOST: '127.0.0.1',
    };
    const replica = program(API, [], { ...env, PORT: String(port), LOG_LEVEL: 'fatal' });
    this.replicas.set(port, replica);
    replica.once('exit', () => {
      if (!this.isStopping) this.keepReplica(port);
    });
  }

  private stores(): { readonly databaseUrl: string; readonly opensearchUrl: string } {
    return JSON.parse(readFileSync(join(this.data, 'stores.json'), 'utf8')) as { databaseUrl: string; opensearchUrl: string };
  }

  /** Waits until a path answers 200. */
  async until(path: string, url = this.url): Promise<void> {
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (answer?.ok === true) return;
      await sleep(200);
    }
    throw new Error(`${path} did not answer 200 within ${READY_MS / 1_000} s`);
  }

  /** Waits until the service finds nothing wrong, except with these: the engines answer, and the indexes are current. */
  async untilHealthy(except: readonly string[] = []): Promise<void> {
    const deadline = Date.now() + READY_MS;
    let found = 'nothing';
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      found = (await answer?.text().catch(() => undefined)) ?? 'nothing';
      if (answer?.ok === true && (JSON.parse(found) as Health).problems.every(({ check }) => except.includes(check))) return;
      await sleep(500);
    }
    throw new Error(`/health found problems for longer than ${READY_MS / 1_000} s. It answered: ${found}`);
  }

  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: USER, password: PASSWORD }),
    });
    const { tokens } = (await answer.json()) as { tokens: { access_token: string } };
    return tokens.access_token;
  }

  /** All aliases in the database. */
  async aliases(): Promise<ReadonlySet<string>> {
    const rows = await this.onDatabase((database) => database.query<{ alias: string }>({ text: 'SELECT alias FROM company_aliases' }));
    return new Set(rows.map(({ alias }) => alias));
  }

  /** What the database has of a company: its name, its aliases with their types, and the number of its occupation clusters. */
  async companyOf(uid: string): Promise<{ readonly name: string; readonly aliases: readonly string[]; readonly pairs: number }> {
    const [row] = await this.onDatabase((database) =>
      database.query<{ name: string; aliases: string[]; pairs: number }>({
        text: `SELECT company_name AS name,
                 ARRAY(SELECT alias || ' (' || alias_type || ')' FROM company_aliases a WHERE a.company_uid = c.company_uid) AS aliases,
                 (SELECT count(*)::integer FROM company_clusters p WHERE p.company_uid = c.company_uid) AS pairs
               FROM companies c WHERE company_uid = $1`,
        values: [uid],
      }),
    );
    if (row === undefined) throw new Error(`there is no company ${uid}`);
    return row;
  }

  /** A folder for files of the run, which may not exist yet. It is removed with the run. */
  folder(name: string): string {
    return join(this.data, name);
  }

  /** The memory that a process uses, in MB; undefined where the system does not say, or if the process has ended. */
  memoryOf(pid: number): number | undefined {
    try {
      const kilobytes = Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      return Number.isNaN(kilobytes) ? undefined : Math.round(kilobytes / 1_024);
    } catch {
      return undefined;
    }
  }

  private async onDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = new Database(this.stores().databaseUrl, readConfig({}), () => undefined);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** Starts a job next to the service: its exit code, 0 for success. */
  runJob(file: string, args: readonly string[]): Promise<number> {
    const { databaseUrl, opensearchUrl } = this.stores();
    const job = program(file, args, { DATABASE_URL: databaseUrl, OPENSEARCH_URL: opensearchUrl });
    this.job = job;
    return new Promise((done) => {
      job.once('exit', (code) => {
        done(code ?? 1);
      });
    });
  }

  /** The folder of a disk that only this component uses; undefined if there is none, because that takes root on Linux. */
  diskOf(component: Component): string | undefined {
    return this.disks.has(component) ? join(this.data, component) : undefined;
  }

  /** The process of a component; undefined while it has none. */
  pidOf(component: Component): number | undefined {
    if (component === 'api') return [...this.replicas.values()][0]?.pid;
    if (component === 'job') return this.job?.exitCode === null ? this.job.pid : undefined;
    try {
      const pid = Number(readFileSync(join(this.data, component, `${component}.pid`), 'utf8'));
      return isAlive(pid) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const replica of this.replicas.values()) replica.kill('SIGTERM');
    this.main.kill('SIGINT');
    while (this.main.exitCode === null && this.main.signalCode === null) await sleep(200);
    removeRun(this.data);
  }
}
