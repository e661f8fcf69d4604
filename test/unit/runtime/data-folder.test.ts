import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DataFolder } from '../../../src/runtime/data-folder.ts';

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
