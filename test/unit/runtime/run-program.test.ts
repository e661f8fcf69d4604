import { spawnSync } from 'node:child_process';
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
