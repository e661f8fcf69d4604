import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fingerprintOf, MODULE } from './inputs.ts';

/** The folder with src/ and mappings/: of the sources or of the compiled program. */
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Identifies what makes answers from rows: every module, the lists of words, and package.json, which has the versions of packages and, in a build, the commit. Reading
 * them takes 40 ms. The commit alone would miss changes that are not committed.
 */
export function fingerprintOfBuild(root: string): string {
  const below = (folder: string, isPart: (name: string) => boolean): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isPart)
      .map((name) => join(folder, name))
      .sort();
  const modules = below('src', (name) => MODULE.test(name));
  const lists = below('mappings', (name) => extname(name) !== '');
  return fingerprintOf(['package.json', ...modules, ...lists], (file) => readFileSync(join(root, file)));
}

let computed: string | undefined;

/** Of this process. Computed once, because code does not change at run time. */
export function buildFingerprint(): string {
  return (computed ??= fingerprintOfBuild(ROOT));
}
