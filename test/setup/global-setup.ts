import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole, consoleState } from '../../src/runtime/console-build.ts';
import { PROJECT } from './npm-program.ts';

declare global {
  // Kept for global-teardown.ts, which runs in the same process.
  var sharedEngines: { readonly process: ChildProcess; readonly folder: string } | undefined;
}

/**
 * Starts shared-engines.ts, once for all tests with engines, and builds the web console. Does not wait for the engines: tests without them run meanwhile, and
 * shared-engines-environment.js makes the others wait.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lma-engines-'));
  process.env['TEST_ENGINES_FILE'] = join(folder, 'addresses.json');
  // With the memory for young objects and the compilers that scripts/test.mjs gives to the tests.
  const options = process.execArgv.filter((flag) => /^--(?:max-semi-space-size|always-sparkplug|interrupt-budget)\b/u.test(flag));
  const started = spawn(process.execPath, [...options, '--import', './test/setup/plain-typescript.js', 'test/setup/shared-engines.ts'], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  globalThis.sharedEngines = { process: started, folder };
  started.stderr?.pipe(process.stderr, { end: false });
  started.once('message', publish);
  started.once('exit', (code) => {
    publish({ problem: `The engines of the tests stopped with exit code ${code}. What they printed is above.` });
  });
  if (consoleState() === 'outdated') await buildConsole();
}

/** Writes the file that tests wait for. Readers see a complete one. */
function publish(addresses: unknown): void {
  const file = process.env['TEST_ENGINES_FILE'] ?? '';
  writeFileSync(`${file}.new`, JSON.stringify(addresses));
  renameSync(`${file}.new`, file);
}
