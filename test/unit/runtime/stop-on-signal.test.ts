import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const folder = mkdtempSync(join(tmpdir(), 'stop-on-signal-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A program that takes this long to stop. */
async function started(milliseconds: number): Promise<{ readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<unknown[]> }> {
  const program = join(folder, 'program.mts');
  const source = join(import.meta.dirname, '..', '..', '..', 'src', 'runtime', 'stop-on-signal.ts');
  writeFileSync(
    program,
    `import { stopOnSignal } from '${source}';
     stopOnSignal(async () => { await new Promise((resolve) => setTimeout(resolve, ${milliseconds})); console.log('stopped'); });
     setInterval(() => undefined, 1000);
     console.log('started');`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  return { child, output: () => output, ended };
}

it('Ctrl-C, which npm passes on once more, stops in order', async () => {
  const { child, output, ended } = await started(500);
  child.kill('SIGINT');
  await setTimeout(100);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
  expect(output()).toContain('stopped');
});

it('a second signal, later, ends it immediately', async () => {
  const { child, output, ended } = await started(60_000);
  child.kill('SIGINT');
  await setTimeout(1_200);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(1);
  expect(output()).not.toContain('stopped');
});
