/** @engines own */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isAlive } from '../../embedded/process-by-id.ts';
import { npmProgram, PROJECT } from '../setup/npm-program.ts';

/** Generous: a first start resolves jars, loads and indexes the whole dataset, on a slow machine next to other tests. */
const START_MS = 600_000;
const PASSWORD = 'a password for the tests of npm start';
const RUNS = join(PROJECT, '.data', 'test');

// The shape of a body is what tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;

let data: string;
const runs: Run[] = [];

/** One `npm start`, as a process of its own. */
class Run {
  output = '';
  private code: number | null | undefined;

  private constructor(readonly child: ChildProcess) {
    const collect = (chunk: Buffer): void => void (this.output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => (this.code = code));
    runs.push(this);
  }

  /** By npm as an operator does, or node alone: then the child is the service itself, which a test can kill. */
  static start(by: 'node' | 'npm' = 'node'): Run {
    const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn', SEED_ANALYST_PASSWORD: PASSWORD };
    // Half the work of the engine is to compile it, and a run this short gains nothing from the better compiler.
    env['JAVA_TOOL_OPTIONS'] = '-XX:TieredStopAtLevel=1';
    // The engines of the test run are not those of the service under test.
    for (const name of ['DATABASE_URL', 'OPENSEARCH_URL', 'OPENSEARCH_INDEX_PREFIX', 'SEED_ADMIN_PASSWORD', 'JWT_SECRET', 'HOST']) env[name] = '';
    const [command, args] = by === 'npm' ? ['npm', ['start']] : [process.execPath, npmProgram('start/main.ts')];
    return new Run(spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  static async ready(by?: 'node' | 'npm'): Promise<Run> {
    const run = Run.start(by);
    await run.until(() => run.output.includes('Ctrl-C stops the service'), START_MS);
    return run;
  }

  get url(): string {
    return /Ready at (http:\S+) after/.exec(this.output)?.[1] ?? '';
  }

  async until(condition: () => boolean | Promise<boolean>, milliseconds = 120_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await condition())) {
      await sleep(100);
      if (this.code !== undefined) throw new Error(`npm start ended with ${this.code}:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`waited ${milliseconds / 1000} s in vain:\n${this.output}`);
    }
  }

  async ended(): Promise<number | null> {
    const deadline = Date.now() + 120_000;
    while (this.code === undefined) {
      await sleep(50);
      if (Date.now() > deadline) throw new Error(`npm start did not end:\n${this.output}`);
    }
    return this.code;
  }

  async signIn(): Promise<string> {
    const { status, body } = await call(`${this.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'analyst', password: PASSWORD }),
    });
    expect(status).toBe(200);
    return body.tokens.access_token as string;
  }

  /** The code that typing half a title gives first, or the status of the refusal. */
  async typeahead(token: string, title = 'registered nur'): Promise<string | number> {
    const { status, body } = await call(`${this.url}/api/titleconvert?title=${encodeURIComponent(title)}`, { headers: { authorization: `Bearer ${token}` } });
    return status === 200 ? (body.data[0].onet_code as string) : status;
  }

  async health(): Promise<Body> {
    return (await call(`${this.url}/health`)).body;
  }
}

async function call(url: string, init: RequestInit = {}): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, body: await response.json() };
}

/** Ids of the living processes, whoever started them, that work on the data folder: both engines and the helpers of PostgreSQL. */
function processesOnFolder(): number[] {
  return [pidIn('postgres/postgres.pid'), pidIn('opensearch/opensearch.pid'), ...everyProcess().filter((pid) => commandLine(pid).includes(data))].filter(
    (pid, i, all) => isAlive(pid) && all.indexOf(pid) === i,
  );
}

function everyProcess(): number[] {
  return existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];
}

function pidIn(file: string): number {
  try {
    return Number(readFileSync(join(data, file), 'utf8'));
  } catch {
    return 0;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended already
  }
}

async function gone(pids: readonly number[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (pids.some(isAlive)) {
    await sleep(50);
    if (Date.now() > deadline) throw new Error(`still alive: ${pids.filter(isAlive).join(', ')}`);
  }
}

beforeAll(() => {
  mkdirSync(RUNS, { recursive: true });
  data = mkdtempSync(join(RUNS, 'start-'));
  chmodSync(data, 0o755); // PostgreSQL may run as another account
  writeFileSync(join(data, 'owner.pid'), String(process.pid)); // other test runs leave the folder alone while we live
});

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  const left = processesOnFolder();
  left.forEach(kill);
  await gone(left);
  rmSync(data, { recursive: true, force: true });
});

// One story in order: each start finds what the one before left.
let run: Run;
let token: string;

describe('the first start', () => {
  it(
    'says what it does, where it is and how to sign in',
    async () => {
      run = await Run.ready();
      const credentials = relative(PROJECT, join(data, 'credentials.json'));
      expect(run.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      for (const step of [
        /^✓ Finding the OpenSearch server .* \(\d+\.\d s\)$/m,
        /^✓ Starting PostgreSQL \(\d+\.\d s\)$/m,
        /^✓ Starting OpenSearch \(\d+\.\d s\): Java \d+, .+java$/m,
        /^✓ Migrating the schema \(\d+\.\d s\): applied 0001_canonical-tables, 0002_access-and-intake/m,
        /^✓ Loading the demonstration dataset \(\d+\.\d s\)$/m,
        /^✓ Training the title model \(\d+\.\d s\): [\d,]+ titles, \d+ MB$/m,
        /^✓ Building the search indexes \(inputs [0-9a-f]{12}\) \(\d+\.\d s\): [\d,]+ companies, [\d,]+ aliases, [\d,]+ titles, 561 clusters$/m,
        /^✓ Loading the title model \(\d+\.\d s\)$/m,
        /^Ready at http:\/\/127\.0\.0\.1:\d+ after \d+\.\d s\.$/m,
        /^Open http:\/\/127\.0\.0\.1:\d+ in a browser, and sign in:\n {2}analyst {2}\(the password of SEED_ANALYST_PASSWORD\)\n {2}admin {4}\S{16}$/m,
      ]) {
        expect(run.output).toMatch(step);
      }
      expect(run.output).toContain(`(kept in ${credentials}, readable only by you)`);
      expect(run.output).not.toContain(PASSWORD);
    },
    START_MS + 10_000,
  );

  it('sign-in works, typeahead answers, and the service is healthy', async () => {
    token = await run.signIn();
    expect(await run.typeahead(token)).toBe('29-1141.00');
    expect(await run.health()).toMatchObject({
      status: 'ok',
      checks: { postgres: { status: 'up' }, opensearch: { status: 'up' }, index: { status: 'current' }, titles: { status: 'ok' } },
    });
  }, 60_000);

  it('keeps its secrets for the eyes of the owner', () => {
    for (const file of ['credentials.json', 'jwt-secret', 'stores.json']) expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
  });
});

describe('while it runs', () => {
  it('a second start on the same folder is refused and says what to do', async () => {
    const second = Run.start();
    expect(await second.ended()).toBe(1);
    expect(second.output.trim()).toBe(
      `The service is already running on ${data} (process ${run.child.pid}). Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
    );
    expect(await run.typeahead(token)).toBe('29-1141.00');
  }, 130_000);

  it(
    'OpenSearch that is killed comes back by itself',
    async () => {
      const killed = pidIn('opensearch/opensearch.pid');
      process.kill(killed, 'SIGKILL');
      await gone([killed]);
      expect((await run.health()).status).toBe('degraded');
      // A remembered answer may come before the end is noticed, and a new one a moment before the start is written.
      await run.until(() => run.output.includes('OpenSearch ended unexpectedly (SIGKILL); starting it again'), START_MS);
      await run.until(async () => (await run.typeahead(token)) === '29-1141.00', START_MS);
      await run.until(() => run.output.includes('OpenSearch is running again'), START_MS);
      expect((await run.health()).status).toBe('ok');
    },
    START_MS + 30_000,
  );

  it('PostgreSQL that is killed comes back by itself, and the session is still valid', async () => {
    process.kill(pidIn('postgres/postgres.pid'), 'SIGKILL');
    await run.until(() => run.output.includes('PostgreSQL is running again'));
    await run.until(async () => (await run.typeahead(token)) === '29-1141.00');
  }, 180_000);

  it('Ctrl-C stops everything', async () => {
    const engines = [pidIn('postgres/postgres.pid'), pidIn('opensearch/opensearch.pid')];
    expect(engines.every(isAlive)).toBe(true);
    run.child.kill('SIGINT');
    expect(await run.ended()).toBe(0);
    expect(run.output).toMatch(/\nStopping …\nStopped\.\n$/);
    expect(engines.filter(isAlive)).toEqual([]);
    expect(processesOnFolder()).toEqual([]);
    for (const file of ['service.pid', 'stores.json', 'postgres/postgres.pid', 'opensearch/opensearch.pid'])
      expect([file, existsSync(join(data, file))]).toEqual([file, false]);
  }, 130_000);
});

describe('the second start', () => {
  it(
    'finds everything in place: no jars to resolve, nothing to load, to train, or to index, the same users',
    async () => {
      run = await Run.ready();
      expect(run.output).toMatch(/^✓ Migrating the schema \(\d+\.\d s\): up to date$/m);
      expect(run.output).not.toMatch(/Loading the demonstration dataset|Training the title model|Building the search indexes/);
      expect(run.output).toContain(`  as analyst or admin; the passwords are in ${relative(PROJECT, join(data, 'credentials.json'))}`);
      expect(await run.typeahead(await run.signIn())).toBe('29-1141.00');
      // Signed before the stop: the secret that signs is kept too.
      expect(await run.typeahead(token)).toBe('29-1141.00');
    },
    START_MS + 30_000,
  );
});

describe('after kill -9', () => {
  it(
    'of the service alone, the next start ends the engines that were left and serves the data',
    async () => {
      const left = [pidIn('postgres/postgres.pid'), pidIn('opensearch/opensearch.pid')];
      run.child.kill('SIGKILL');
      await run.ended();
      expect(left.every(isAlive)).toBe(true);
      run = await Run.ready();
      expect(left.filter(isAlive)).toEqual([]);
      expect(run.output).toContain(`ending PostgreSQL process ${left[0]}, left by a run that was killed`);
      expect(run.output).not.toMatch(/Loading the demonstration dataset/);
      expect(await run.typeahead(token)).toBe('29-1141.00');
    },
    START_MS + 60_000,
  );

  it(
    'of the service and both engines, a start that Ctrl-C ends leaves nothing running, and the next one recovers',
    async () => {
      const all = processesOnFolder();
      expect(all.length).toBeGreaterThanOrEqual(2);
      run.child.kill('SIGKILL');
      all.forEach(kill);
      await run.ended();
      await gone(all);
      run = Run.start();
      await run.until(() => run.output.includes('✓ Starting PostgreSQL') && isAlive(pidIn('opensearch/opensearch.pid')));
      const engines = [pidIn('postgres/postgres.pid'), pidIn('opensearch/opensearch.pid')];
      run.child.kill('SIGINT');
      expect(await run.ended()).toBe(0);
      await gone(engines);
      expect(run.output).not.toContain('Ready at');
      run = await Run.ready('npm');
      expect(run.output).not.toMatch(/Loading the demonstration dataset/);
      expect(await run.typeahead(await run.signIn())).toBe('29-1141.00');
      expect((await run.health()).status).toBe('ok');
    },
    2 * START_MS,
  );
});

it('SIGTERM to npm stops the service and its engines', async () => {
  const service = Number.parseInt(readFileSync(join(data, 'service.pid'), 'utf8'), 10);
  const all = [service, ...processesOnFolder()];
  expect(service).not.toBe(run.child.pid);
  expect(all.every(isAlive)).toBe(true);
  run.child.kill('SIGTERM');
  await run.ended();
  await gone(all);
  expect(run.output).toMatch(/\nStopped\.\n$/);
  expect(processesOnFolder()).toEqual([]);
}, 130_000);

it('a data folder that cannot be written is named, with what to do, instead of a stack', async () => {
  const folder = mkdtempSync(join(RUNS, 'unwritable-'));
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '', OPENSEARCH_URL: '' };
  // A limit for files, because a test cannot fill a disk.
  const command = `trap '' XFSZ; ulimit -f 0; exec ${JSON.stringify(process.execPath)} --import tsx start/main.ts 2>&1 | cat`;
  const child = spawn('bash', ['-c', command], { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  expect(output).toBe(
    `The service cannot write to its data folder ${folder}. The limit for files of the account is reached. Raise it (ulimit -f), or set DATA_DIR to another folder, and start again.\n`,
  );
}, 60_000);
