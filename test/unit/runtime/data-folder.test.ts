import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DataFolder } from '../../../src/runtime/data-folder.ts';
import { npmProgram, PROJECT } from '../../setup/npm-program.ts';

const STORES = { databaseUrl: 'postgresql://localhost/x', opensearchUrl: 'http://localhost:1' };
let path: string;
let other: ChildProcess | undefined;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'lma-folder-'));
});
afterEach(async () => {
  if (other?.exitCode === null && other.signalCode === null) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  rmSync(path, { recursive: true, force: true });
});

/** Another process that holds the folder, started as npm starts the service: by a relative path. */
async function holdFolder(): Promise<ChildProcess> {
  const program = join(path, 'holder.mts');
  const source = join(import.meta.dirname, '..', '..', '..', 'src', 'runtime', 'data-folder.ts');
  writeFileSync(
    program,
    `import { DataFolder } from '${source}';
     const folder = new DataFolder('${path}');
     folder.lock();
     folder.publishStores(${JSON.stringify(STORES)});
     console.log('held');
     setInterval(() => undefined, 1000);`,
  );
  other = spawn(process.execPath, ['--import', 'tsx', relative(process.cwd(), program)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout!, 'data');
  return other;
}

it('refuses a folder that a living process holds, and finds its engines', async () => {
  const holder = await holdFolder();
  const folder = new DataFolder(path);
  expect(() => {
    folder.lock();
  }).toThrow(`The service is already running on ${path} (process ${holder.pid}).`);
  expect(folder.runningStores()).toEqual(STORES);
});

it('takes over a folder whose holder was killed', async () => {
  const holder = await holdFolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const folder = new DataFolder(path);
  expect(folder.runningStores()).toBeUndefined();
  folder.lock();
  folder.unlock();
});

it('of processes that start at the same time, one gets the folder, also if each finds the lock of a killed process', async () => {
  const rounds = 150;
  const killed = `${process.ppid}\nsome other command line`;
  const folders = Array.from({ length: rounds }, (_, i) => join(path, String(i)));
  for (const [i, folder] of folders.entries()) {
    mkdirSync(folder);
    if (i % 3 > 0) writeFileSync(join(folder, 'service.pid'), killed);
    // A process that wanted to replace the lock was killed, too.
    if (i % 3 > 1) writeFileSync(join(folder, `service.pid.after-${createHash('sha256').update(killed).digest('hex').slice(0, 16)}-0`), killed);
  }
  const program = join(path, 'starter.mts');
  const source = join(import.meta.dirname, '..', '..', '..', 'src', 'runtime', 'data-folder.ts');
  // All try the same folder at the same moment, and keep those that they got.
  writeFileSync(
    program,
    `import { once } from 'node:events';
     import { DataFolder } from '${source}';
     console.log('ready');
     const [start] = await once(process.stdin, 'data');
     const got = [];
     for (let i = 0; i < ${rounds}; i++) {
       while (Date.now() < Number(start) + 4 * i);
       try { new DataFolder('${path}/' + i).lock(); got.push(i); } catch (error) { if (error.name !== 'ConfigError') throw error; }
     }
     console.log(JSON.stringify(got));
     setInterval(() => undefined, 1000);`,
  );
  const starters = Array.from({ length: 2 }, () => spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] }));
  const said = (starter: ChildProcess): Promise<string> => once(starter.stdout!, 'data').then(([text]) => String(text));
  try {
    await Promise.all(starters.map(said));
    const results = starters.map(said);
    const start = Date.now() + 100;
    for (const { stdin } of starters) stdin.write(String(start));
    const got = (await Promise.all(results)).flatMap((text) => JSON.parse(text) as number[]);
    expect(got.sort((a, b) => a - b)).toEqual([...folders.keys()]);
    for (const folder of folders) expect(readdirSync(folder)).toEqual(['service.pid']);
  } finally {
    for (const starter of starters) starter.kill('SIGKILL');
    await Promise.all(starters.map((starter) => once(starter, 'exit')));
  }
});

it('takes over a lock whose process id now belongs to another program', () => {
  writeFileSync(join(path, 'service.pid'), `${process.ppid}\nsome other command line`);
  const folder = new DataFolder(path);
  folder.lock();
  folder.unlock();
});

it('keeps a secret, for the owner alone', () => {
  const folder = new DataFolder(path);
  const secret = folder.secret('jwt-secret');
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(folder.secret('jwt-secret')).toBe(secret);
  expect(statSync(join(path, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

// Node.js itself tries forever to make a folder there. A process of its own can be stopped.
(existsSync('/proc/self') ? it : it.skip)('a folder that the system does not let anybody make is refused, and not tried forever', () => {
  const { status, stderr } = spawnSync(process.execPath, npmProgram('start/main.ts'), {
    cwd: PROJECT,
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, DATABASE_URL: '', OPENSEARCH_URL: '', PORT: '0', DATA_DIR: '/proc/nothing/here' },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('/proc/nothing/here')]);
});
