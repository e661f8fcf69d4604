// `npm run fuzz:schema`: sends what /openapi.json allows, and what it forbids, to a service of its own on private engines. The fuzzer is installed in a
// virtual environment of its own; it ends with the fuzzer's exit code. Further arguments go to the fuzzer.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withRunningService } from '../bench/running-service.ts';

const FUZZER = 'schemathesis==4.32.5';
const DATA = join(import.meta.dirname, '..', '.data');
const ENVIRONMENT = join(DATA, FUZZER.replace('==', '-'));
const PROGRAM = join(ENVIRONMENT, 'bin', 'schemathesis');

function install() {
  if (existsSync(PROGRAM)) return;
  const run = (command, ...args) => {
    const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
  };
  run('python3', '-m', 'venv', ENVIRONMENT);
  run(join(ENVIRONMENT, 'bin', 'pip'), 'install', '--quiet', '--disable-pip-version-check', FUZZER);
}

install();
await withRunningService(async ({ url, caller }) => {
  const config = join(import.meta.dirname, 'schemathesis.toml');
  const args = ['--config-file', config, 'run', `${url}/openapi.json`, '--header', `Authorization: ${caller.authorization}`, ...process.argv.slice(2)];
  process.exitCode = await new Promise((resolve, reject) => {
    // The fuzzer keeps what it found in the folder that it runs in.
    const child = spawn(PROGRAM, args, { cwd: DATA, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
