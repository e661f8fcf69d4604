import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmProgram, PROJECT } from '../../setup/npm-program.ts';

const run = (program: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, npmProgram(program, ...args), { cwd: PROJECT, encoding: 'utf8' });

it('--help prints how a program is started, and is no error', () => {
  expect(run('src/admin/main.ts', 'key', 'create', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage .*npm run admin -- user add/su),
    stderr: '',
  });
});

it('an argument of a program that takes none is refused, not ignored', () => {
  expect(run('start/main.ts', '--port', '9000')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This program takes no arguments, but got --port 9000\.\nUsage: npm start\n/u),
  });
});

describe('in a data folder without a database', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lma-nothing-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['src/admin/main.ts', 'user', 'list'],
    ['backup/main.ts', 'create', 'FILE'],
    ['seeds/main.ts', 'restore'],
    ['seeds/main.ts', 'report'],
    ['seeds/main.ts', 'export', 'FILE'],
    ['import/main.ts', 'onet', '.'],
    ['indexer/main.ts', 'status'],
    ['indexer/main.ts'],
  ])('%s %s makes none, and says where it looked', (program, ...args) => {
    const folder = join(root, 'typo');
    const env = { PATH: process.env['PATH'], DATA_DIR: folder };
    const given = args.map((argument) => argument.replace('FILE', join(root, 'file')));
    const { status, stderr } = spawnSync(process.execPath, npmProgram(program, ...given), { cwd: PROJECT, encoding: 'utf8', env });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no database in the data folder ${folder}, and nothing was changed. Set DATA_DIR`)]);
    expect(existsSync(folder)).toBe(false);
  });
});
