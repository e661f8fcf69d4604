// `npm run checks`: runs format, lint, types, and dead code side by side, one for each core. Prints what each said as soon as it ends, and counts them in the last line.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first, so that none of them runs alone at the end. */
const waiting = ['lint', 'types', 'format:check', 'dead-code'];
let passed = 0;
let failed = 0;

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { isGood, output, seconds } = await run(check);
    if (isGood) passed += 1;
    else failed += 1;
    console.log(`${isGood ? '✓' : '✗'} npm run ${check} (${seconds} s)`);
    if (output.trim() !== '') console.log(output.trimEnd());
  }
}

function run(check) {
  const started = Date.now();
  // npm is a shell script on Windows. A terminal is asked for colors only if there is one.
  const child = spawn('npm', ['run', '--silent', check], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    const end = (isGood) => {
      resolve({ isGood, output, seconds: ((Date.now() - started) / 1_000).toFixed(1) });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => {
      end(code === 0);
    });
  });
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
