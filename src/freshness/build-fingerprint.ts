import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, MODULE } from './inputs.ts';

/** The folder with src/: of the sources or of the compiled program. */
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Identifies the code that makes answers from rows: every module, and package.json, which has the versions of packages and, in a build, the commit. Reading them
 * takes 40 ms. The commit alone would miss changes that are not committed.
 */
export function fingerprintOfBuild(root: string): string {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => MODULE.test(name));
  return fingerprintOf(['package.json', ...modules.map((name) => join('src', name)).sort()], (file) => readFileSync(join(root, file)));
}

let computed: string | undefined;

/** Of this process. Computed once, because code does not change at run time. */
export function buildFingerprint(): string {
  return (computed ??= fingerprintOfBuild(ROOT));
}
