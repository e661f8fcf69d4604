/** @engines own */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../../../embedded/engine.ts';
import { startManagedProcess, type ManagedProcess } from '../../../embedded/managed-process.ts';
import { commandLine, endProcess, isAlive, reapOrphan } from '../../../embedded/process-by-id.ts';
import { until } from '../../setup/until.ts';

/** How long a process may take to end, or to be started again. */
const SOON_MS = 20_000;

let folder: string;
let news: string[];
const cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-process-'));
  news = [];
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a Node.js program that counts as ready once it has made the file `ready`. */
async function start(program: string, readyTimeoutMs = 20_000): Promise<ManagedProcess> {
  const script = join(folder, 'program.cjs');
  writeFileSync(script, program);
  const managed = await startManagedProcess({
    name: 'Clockwork',
    command: process.execPath,
    args: [script],
    logFile: join(folder, 'logs', 'clockwork.log'),
    pidFile: join(folder, 'clockwork.pid'),
    identity: folder,
    stopSignal: 'SIGTERM',
    readyTimeoutMs,
    isReady: async () => existsSync(join(folder, 'ready')),
    log: (message) => news.push(message),
  });
  cleanUps.push(() => managed.stop());
  return managed;
}

/** A process that runs next to the managed ones, until the end of the test. */
function foreign(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args], { stdio: 'ignore' });
  cleanUps.push(async () => child.kill('SIGKILL'));
  return child;
}

const READY = `require('fs').writeFileSync(process.argv[1].replace('program.cjs', 'ready'), '');`;
const SERVE = `${READY} setInterval(() => {}, 1000);`;

describe('a program', () => {
  it('runs until it is stopped, remembered in its pid file meanwhile', async () => {
    const managed = await start(SERVE);
    const pid = managed.pid()!;
    expect(isAlive(pid)).toBe(true);
    expect(readFileSync(join(folder, 'clockwork.pid'), 'utf8')).toBe(String(pid));
    await managed.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(folder, 'clockwork.pid'))).toBe(false);
    expect(news).toEqual([]);
  });

  it('that dies at once is reported with the end of its log', async () => {
    const starting = start(`for (let i = 1; i <= 40; i++) console.log('line ' + i); console.error('no room left'); process.exit(3);`);
    await expect(starting).rejects.toThrow(EngineError);
    const log = join(folder, 'logs', 'clockwork.log');
    const tail = [...Array.from({ length: 14 }, (_, i) => `line ${i + 27}`), 'no room left'].join('\n');
    await expect(starting).rejects.toThrow(`Clockwork could not be started (code 3). The end of ${log}:\n${tail}`);
  });

  it('that crashes at its start is started once more', async () => {
    const managed = await start(
      `const fs = require('fs'); const crashed = process.argv[1] + '.crashed';
       if (!fs.existsSync(crashed)) { fs.writeFileSync(crashed, ''); process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000); } else { ${SERVE} }`,
    );
    expect(isAlive(managed.pid()!)).toBe(true);
    expect(news).toEqual(['Clockwork crashed at its start; starting it again']);
    await managed.stop();
    rmSync(join(folder, 'ready'));
    await expect(start(`process.kill(process.pid, 'SIGABRT'); setInterval(() => {}, 1000);`)).rejects.toThrow('Clockwork could not be started (SIGABRT).');
  });

  it('that does not exist is reported', async () => {
    const starting = startManagedProcess({
      name: 'Clockwork',
      command: join(folder, 'nothing-here'),
      args: [],
      logFile: join(folder, 'clockwork.log'),
      pidFile: join(folder, 'clockwork.pid'),
      identity: folder,
      stopSignal: 'SIGTERM',
      readyTimeoutMs: 5_000,
      isReady: async () => false,
      log: () => undefined,
    });
    await expect(starting).rejects.toThrow(/^Clockwork could not be started \(spawn .*nothing-here ENOENT\)/);
  });

  it('that never answers is ended and reported', async () => {
    const starting = start(
      `console.log('thinking'); require('fs').writeFileSync(process.argv[1] + '.pid', String(process.pid)); setInterval(() => {}, 1000);`,
      1_500,
    );
    await expect(starting).rejects.toThrow('Clockwork did not answer within 1.5 s.\nthinking');
    const pid = Number(readFileSync(join(folder, 'program.cjs.pid'), 'utf8'));
    await until('the process has ended', () => !isAlive(pid), SOON_MS);
  });

  it('that is killed is started again', async () => {
    const managed = await start(SERVE);
    const first = managed.pid()!;
    process.kill(first, 'SIGKILL');
    await until('it is running again', () => news.includes('Clockwork is running again'), SOON_MS);
    const second = managed.pid()!;
    expect(second).not.toBe(first);
    expect(isAlive(second)).toBe(true);
    expect(news).toEqual(['Clockwork ended unexpectedly (SIGKILL); starting it again', 'Clockwork is running again']);
    await managed.stop();
    expect(isAlive(second)).toBe(false);
  });

  it('whose starts fail is started again and again, says so meanwhile, and keeps its log', async () => {
    const obstacle = join(folder, 'obstacle');
    const managed = await start(
      `if (require('fs').existsSync(${JSON.stringify(obstacle)})) { console.error('no memory'); process.exit(3); } console.log('first words'); ${SERVE}`,
    );
    expect(managed.problem()).toBeUndefined();
    writeFileSync(obstacle, '');
    rmSync(join(folder, 'ready'));
    process.kill(managed.pid()!, 'SIGKILL');
    await until('two starts have failed', () => (managed.problem()?.failedStarts ?? 0) >= 2, SOON_MS);
    expect(managed.problem()).toEqual({
      name: 'Clockwork',
      since: expect.any(Date),
      reason: 'Clockwork could not be started (code 3)',
      failedStarts: expect.any(Number),
      log: 'clockwork.log',
    });
    rmSync(obstacle);
    await until('it has no problem', () => managed.problem() === undefined, SOON_MS);
    expect(isAlive(managed.pid()!)).toBe(true);
    const log = readFileSync(join(folder, 'logs', 'clockwork.log'), 'utf8');
    expect(log).toMatch(/^first words\n[^]*=== started at .*===\nno memory\n[^]*first words\n$/);
  });

  it('that is stopped while it is being started again leaves nothing behind', async () => {
    // Each run notes its id; only the first becomes ready.
    const pids = join(folder, 'pids');
    const managed = await start(
      `require('fs').appendFileSync(process.argv[1].replace('program.cjs', 'pids'), process.pid + '\\n'); if (!require('fs').existsSync(process.argv[1] + '.ran')) { ${READY} } require('fs').writeFileSync(process.argv[1] + '.ran', ''); setInterval(() => {}, 1000);`,
    );
    rmSync(join(folder, 'ready'));
    process.kill(managed.pid()!, 'SIGKILL');
    const started = (): number[] => readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    await until('it was started again', () => started().length === 2, SOON_MS);
    await managed.stop();
    expect(started().filter(isAlive)).toEqual([]);
    expect(existsSync(join(folder, 'clockwork.pid'))).toBe(false);
  });

  it('that ignores its stop signal longer than 15 s is killed', async () => {
    const managed = await start(`process.on('SIGTERM', () => {}); ${SERVE}`);
    const pid = managed.pid()!;
    await managed.stop();
    await until('the process has ended', () => !isAlive(pid), SOON_MS);
  });

  it('is ended when ours ends without having stopped it', async () => {
    const script = join(folder, 'program.cjs');
    writeFileSync(script, SERVE);
    const starter = join(folder, 'starter.mts');
    writeFileSync(
      starter,
      `import { existsSync } from 'node:fs';
       import { startManagedProcess } from ${JSON.stringify(new URL('../../../embedded/managed-process.ts', import.meta.url).href)};
       await startManagedProcess({ name: 'Clockwork', command: process.execPath, args: [${JSON.stringify(script)}], logFile: ${JSON.stringify(join(folder, 'log'))},
         pidFile: ${JSON.stringify(join(folder, 'clockwork.pid'))}, identity: 'x', stopSignal: 'SIGTERM', readyTimeoutMs: 20000,
         isReady: async () => existsSync(${JSON.stringify(join(folder, 'ready'))}), log: () => undefined });
       throw new Error('an error that nobody catches');`,
    );
    const tsx = import.meta.resolve('tsx');
    const child = spawn(process.execPath, ['--import', tsx, starter], { stdio: 'ignore' });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(1);
    const pid = Number(readFileSync(join(folder, 'clockwork.pid'), 'utf8'));
    expect(pid).toBeGreaterThan(1);
    await until('the process has ended', () => !isAlive(pid), SOON_MS);
  });
});

describe('reaping what a killed run left', () => {
  const reap = (): Promise<void> => reapOrphan(join(folder, 'orphan.pid'), folder, (message) => news.push(message));

  it('ends the process that the pid file names and whose command line names the folder', async () => {
    const orphan = foreign(folder);
    writeFileSync(join(folder, 'orphan.pid'), String(orphan.pid));
    await reap();
    expect(isAlive(orphan.pid!)).toBe(false);
    expect(news).toEqual([`ending process ${orphan.pid}, left by a run that was killed`]);
    expect(existsSync(join(folder, 'orphan.pid'))).toBe(false);
  });

  it('leaves a foreign process alone that has got the same id since, and forgets the file', async () => {
    const other = foreign('/somewhere/else');
    writeFileSync(join(folder, 'orphan.pid'), String(other.pid));
    await reap();
    expect(isAlive(other.pid!)).toBe(true);
    expect(news).toEqual([]);
    expect(existsSync(join(folder, 'orphan.pid'))).toBe(false);
  });

  it.each(['', 'nonsense', '0', '1', '-1', '99999999'])('with «%s» in the file touches nothing', async (content) => {
    writeFileSync(join(folder, 'orphan.pid'), content);
    await reap();
    expect(news).toEqual([]);
  });

  it('without a file does nothing', async () => {
    await reap();
    expect(news).toEqual([]);
  });
});

describe('processes', () => {
  it('the command line of one is known, and empty when there is none', () => {
    const child = foreign('a marker of this test');
    expect(commandLine(child.pid!)).toContain('a marker of this test');
    expect(commandLine(99_999_999)).toBe('');
  });

  it('one that has ended is not alive, and ending it again is no error', async () => {
    const child = foreign();
    await endProcess(child.pid, 'SIGTERM');
    expect(isAlive(child.pid!)).toBe(false);
    await endProcess(child.pid, 'SIGTERM');
    await endProcess(undefined, 'SIGTERM');
  });
});
