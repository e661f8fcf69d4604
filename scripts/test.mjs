// Runs Jest with the Node flag that ES modules need, and prints the number of passed and failed tests in the last line.
// Code is compiled to fast machine code less often, and to plain machine code at once: a test file runs most of its code a few times, and optimizing it took a tenth of the CPU time.
// More memory for young objects than usual: test files make many, and collecting them often took a tenth of the time.
// `--ci` makes a test fail when its snapshot is missing, instead of writing it. `npm test -- -u` still writes changed and missing snapshots.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'lma-test-'));
const results = join(folder, 'results.json');
const jest = join(import.meta.dirname, '..', 'node_modules', 'jest', 'bin', 'jest.js');
// V8 may drop an option in a later version of Node, which would then not start.
const { stdout: options } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
const tuned = ['--max-semi-space-size=64', '--always-sparkplug', '--interrupt-budget=600000'].filter((flag) => options.includes(`${flag.split('=')[0]} (`));
const run = spawnSync(
  process.execPath,
  [...tuned, '--experimental-vm-modules', '--no-warnings', jest, '--ci', '--json', `--outputFile=${results}`, ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
let failed = 1;
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'));
  // A test file that cannot be loaded counts as one failure: none of its tests ran.
  failed = numFailedTests + numRuntimeErrorTestSuites;
  if (numFailedTestSuites > 0 && failed === 0) failed = numFailedTestSuites;
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
  console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
} catch {
  console.error('The tests did not run to their end.');
  console.log('0 passed, 1 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(run.status === 0 && failed === 0 ? 0 : 1);
