import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(import.meta.dirname, '..', '..', '.data', 'mcp-clients');

/** Runs a program until it exits. If it fails, throws an error with its output. */
function run(command, args, options = {}) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], ...options });
  if (status === 0) return;
  const said = error?.message ?? stderr.trim().split('\n').at(-1);
  throw new Error(`${command} ${args.slice(0, 2).join(' ')}: ${said}`);
}

/** A separate folder below .data with this version of an npm package, installed once. It is not a dependency of the service. */
export function npmPackage(name, version) {
  const folder = join(DATA, `${name.replace(/^@[^/]+\//, '')}-${version}`);
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact', `${name}@${version}`], { cwd: folder });
  }
  return folder;
}

/** The Python interpreter of a separate virtual environment below .data with this version of a package. */
export function pythonWith(name, version) {
  const folder = join(DATA, `python-${name}-${version}`);
  const python = join(folder, 'bin', 'python');
  const done = join(folder, 'installed');
  if (!existsSync(done)) {
    run('python3', ['-m', 'venv', folder]);
    run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`]);
    writeFileSync(done, '');
  }
  return python;
}
