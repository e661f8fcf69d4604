import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOfBuild } from '../../../src/freshness/build-fingerprint.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-build-'));
  mkdirSync(join(folder, 'src', 'rest'), { recursive: true });
  mkdirSync(join(folder, 'mappings', 'language'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'src', 'rest', 'a.ts'), 'export const a = 1;');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('is the same as long as no code changes', () => {
  const before = fingerprintOfBuild(folder);
  writeFileSync(join(folder, 'src', 'notes.md'), 'about the code');
  expect(fingerprintOfBuild(folder)).toBe(before);
});

it.each([
  ['a changed module', 'src/rest/a.ts', 'export const a = 2;'],
  ['a new module', 'src/rest/b.js', ''],
  ['a list of words', 'mappings/language/words.tsv', 'list\tphrases'],
  ['another commit or package', 'package.json', '{"commit":"0"}'],
])('is another one with %s', (_change, file, content) => {
  const before = fingerprintOfBuild(folder);
  writeFileSync(join(folder, file), content);
  expect(fingerprintOfBuild(folder)).not.toBe(before);
});
