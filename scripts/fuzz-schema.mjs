// `npm run fuzz:schema`: starts a service on private engines and sends it requests that /openapi.json allows and requests that it forbids. Installs the
// fuzzer in a Python virtual environment. Passes further arguments to the fuzzer and exits with its exit code.
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
    // The fuzzer writes its findings to its working directory.
    const child = spawn(PROGRAM, args, { cwd: DATA, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
