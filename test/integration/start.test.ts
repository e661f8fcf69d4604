import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../embedded/process-by-id.ts';
import { enginesOn, processesOn } from '../setup/data-folder-processes.ts';
import { startFirst, WHILE_RUNNING, type FirstStart } from '../setup/first-start.ts';
import { PROJECT } from '../setup/npm-program.ts';
import { NpmStart, PASSWORD, START_MS } from '../setup/npm-start.ts';
import { runFolder } from '../setup/run-folder.ts';

/** The data folder, if this file made it. */
let own: string | undefined;
let first: FirstStart;
const runs: NpmStart[] = [];

function start(by?: 'node' | 'npm'): NpmStart {
  const run = NpmStart.on(first.data, by);
  runs.push(run);
  return run;
}

async function ready(by?: 'node' | 'npm'): Promise<NpmStart> {
  const run = start(by);
  await run.ready();
  return run;
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

beforeAll(async () => {
  // With local engines, the first start made the data of this test run.
  const made = process.env['TEST_FIRST_START'];
  if (made !== undefined) first = JSON.parse(made) as FirstStart;
  else first = await startFirst((own = runFolder('start')));
}, START_MS + 60_000);

afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  const left = processesOn(first.data);
  left.forEach(kill);
  await gone(left);
  if (own !== undefined) rmSync(own, { recursive: true, force: true });
});

// One story in order: each start finds what the one before left.
let run: NpmStart;

describe('the first start', () => {
  it('says what it does, where it is and how to sign in', () => {
    const credentials = relative(PROJECT, join(first.data, 'credentials.json'));
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
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
      expect(first.output).toMatch(step);
    }
    expect(first.output).toContain(`(kept in ${credentials}, readable only by you)`);
    expect(first.output).not.toContain(PASSWORD);
  });

  it('sign-in works, typeahead answers, and the service is healthy', () => {
    expect(first.typeahead).toBe('29-1141.00');
    expect(first.health).toMatchObject({
      status: 'ok',
      checks: { postgres: { status: 'up' }, opensearch: { status: 'up' }, index: { status: 'current' }, titles: { status: 'ok' } },
    });
  });

  it('keeps its secrets for the eyes of the owner', () => {
    expect(first.forOthers).toEqual(['credentials.json', 'jwt-secret', 'stores.json'].map((file) => [file, 0]));
  });

  it('Ctrl-C stops everything', () => {
    expect(first.running).toEqual({ engines: 2, files: WHILE_RUNNING });
    expect(first.stopped).toEqual({ code: 0, engines: 0, processes: [], files: [] });
    expect(first.wholeOutput).toMatch(/\nStopping …\nStopped\.\n$/);
  });
});

describe('the second start', () => {
  it(
    'finds everything in place: no jars to resolve, nothing to load, to train, or to index, the same users',
    async () => {
      run = await ready();
      expect(run.output).toMatch(/^✓ Migrating the schema \(\d+\.\d s\): up to date$/m);
      expect(run.output).not.toMatch(/Loading the demonstration dataset|Training the title model|Building the search indexes/);
      expect(run.output).toContain(`  as analyst or admin; the passwords are in ${relative(PROJECT, join(first.data, 'credentials.json'))}`);
      expect(await run.typeahead(await run.signIn())).toBe('29-1141.00');
      // Signed before the stop: the secret that signs is kept too.
      expect(await run.typeahead(first.token)).toBe('29-1141.00');
    },
    START_MS + 30_000,
  );
});

describe('while it runs', () => {
  it('another start on the same folder is refused and says what to do', async () => {
    const another = start();
    expect(await another.ended()).toBe(1);
    expect(another.output.trim()).toBe(
      `The service is already running on ${first.data} (process ${run.child.pid}). Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
    );
    expect(await run.typeahead(first.token)).toBe('29-1141.00');
  }, 130_000);

  it(
    'OpenSearch that is killed comes back by itself',
    async () => {
      const [, killed] = enginesOn(first.data);
      process.kill(killed, 'SIGKILL');
      await gone([killed]);
      expect((await run.health()).status).toBe('degraded');
      // A remembered answer may come before the end is noticed, and a new one a moment before the start is written.
      await run.until(() => run.output.includes('OpenSearch ended unexpectedly (SIGKILL); starting it again'), START_MS);
      await run.until(async () => (await run.typeahead(first.token)) === '29-1141.00', START_MS);
      await run.until(() => run.output.includes('OpenSearch is running again'), START_MS);
      await run.healthy();
    },
    START_MS + 30_000,
  );

  it('PostgreSQL that is killed comes back by itself, and the session is still valid', async () => {
    process.kill(enginesOn(first.data)[0], 'SIGKILL');
    await run.until(() => run.output.includes('PostgreSQL is running again'));
    await run.until(async () => (await run.typeahead(first.token)) === '29-1141.00');
  }, 180_000);
});

describe('after kill -9', () => {
  it(
    'of the service alone, the next start ends the engines that were left and serves the data',
    async () => {
      const left = enginesOn(first.data);
      run.child.kill('SIGKILL');
      await run.ended();
      expect(left.every(isAlive)).toBe(true);
      run = await ready();
      expect(left.filter(isAlive)).toEqual([]);
      expect(run.output).toContain(`ending PostgreSQL process ${left[0]}, left by a run that was killed`);
      expect(run.output).not.toMatch(/Loading the demonstration dataset/);
      expect(await run.typeahead(first.token)).toBe('29-1141.00');
    },
    START_MS + 60_000,
  );

  it(
    'of the service and both engines, a start that Ctrl-C ends leaves nothing running, and the next one recovers',
    async () => {
      const all = processesOn(first.data);
      expect(all.length).toBeGreaterThanOrEqual(2);
      run.child.kill('SIGKILL');
      all.forEach(kill);
      await run.ended();
      await gone(all);
      run = start();
      await run.until(() => run.output.includes('✓ Starting PostgreSQL') && isAlive(enginesOn(first.data)[1]));
      const engines = enginesOn(first.data);
      run.child.kill('SIGINT');
      expect(await run.ended()).toBe(0);
      await gone(engines);
      expect(run.output).not.toContain('Ready at');
      run = await ready('npm');
      expect(run.output).not.toMatch(/Loading the demonstration dataset/);
      expect(await run.typeahead(await run.signIn())).toBe('29-1141.00');
      await run.healthy();
    },
    2 * START_MS,
  );
});

it('SIGTERM to npm stops the service and its engines', async () => {
  const service = Number.parseInt(readFileSync(join(first.data, 'service.pid'), 'utf8'), 10);
  const all = [service, ...processesOn(first.data)];
  expect(service).not.toBe(run.child.pid);
  expect(all.every(isAlive)).toBe(true);
  run.child.kill('SIGTERM');
  await run.ended();
  await gone(all);
  expect(run.output).toMatch(/\nStopped\.\n$/);
  expect(processesOn(first.data)).toEqual([]);
}, 130_000);

it('a data folder that cannot be written is named, with what to do, instead of a stack', async () => {
  const folder = runFolder('unwritable');
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
