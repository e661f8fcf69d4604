import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../setup/npm-program.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lma-clone-'));
  for (const folder of ['src', 'start', 'backup', 'indexer', 'seeds', 'import', 'training', 'embedded', 'scripts']) mkdirSync(join(project, folder));
  cpSync(join(PROJECT, 'scripts', 'run.mjs'), join(project, 'scripts', 'run.mjs'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: 'exec node scripts/run.mjs start/main.ts' } }));
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

const start = (source: string): { status: number | null; stderr: string } => {
  writeFileSync(join(project, 'start', 'main.ts'), source);
  return spawnSync(process.execPath, [join('scripts', 'run.mjs'), 'start/main.ts'], { cwd: project, encoding: 'utf8' });
};
const withPackages = (...names: string[]): void => {
  mkdirSync(join(project, 'node_modules'));
  for (const name of names) symlinkSync(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name));
};

describe('a program in a clone whose packages are not installed says so:', () => {
  it('none', () => {
    expect(start('console.log(1);')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The package esbuild is not installed\. Run npm ci in .*\n$/u),
    });
  });

  it.each(['async-mutex', 'zod'])('%s, which an update needs', (name) => {
    withPackages('esbuild', '@esbuild');
    expect(start(`import * as it from '${name}'; console.log(it);`)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`The package ${name} is not installed. Run npm ci in `),
    });
  });

  it('other errors are shown as they are', () => {
    withPackages('esbuild', '@esbuild');
    expect(start("throw new Error('of the program');")).toMatchObject({ status: 1, stderr: expect.stringContaining('Error: of the program') });
  });
});
