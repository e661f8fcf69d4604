import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildCommit } from '../../../src/config/build-commit.ts';

const ONE = '1'.repeat(40);
const TWO = '2'.repeat(40);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-commit-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  }
};

it.each<[string, Record<string, string>, string | null]>([
  ['no repository', {}, null],
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main', '.git/refs/heads/main': ONE }, ONE],
  ['a packed branch', { '.git/HEAD': 'ref: refs/heads/main', '.git/packed-refs': `# pack-refs\n${TWO} refs/heads/main2\n${ONE} refs/heads/main` }, ONE],
  ['a commit', { '.git/HEAD': ONE }, ONE],
  [
    'a worktree',
    {
      '.git': 'gitdir: main.git/worktrees/w',
      'main.git/worktrees/w/HEAD': 'ref: refs/heads/w',
      'main.git/worktrees/w/commondir': '../..',
      'main.git/refs/heads/w': ONE,
    },
    ONE,
  ],
  ['a branch without a commit', { '.git/HEAD': 'ref: refs/heads/new' }, null],
  ['a build', { 'package.json': JSON.stringify({ commit: TWO }), '.git/HEAD': ONE }, TWO],
])('%s', (_case, files, commit) => {
  write(files);
  expect(buildCommit(folder, '')).toBe(commit);
});

it('a given commit comes first', () => {
  write({ '.git/HEAD': ONE });
  expect(buildCommit(folder, 'abc123')).toBe('abc123');
});
