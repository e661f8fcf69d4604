import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The folder with src/, indexer/, and mappings/: of the sources or of the compiled program. */
const ROOT = join(import.meta.dirname, '..', '..');

/** The modules that determine documents and rankings. Everything that they import or read is found from their text. */
const ENTRIES = [
  'src/conversion',
  'indexer/projections',
  'indexer/projections.ts',
  'indexer/projections.js',
  'indexer/definitions.ts',
  'indexer/definitions.js',
  'indexer/title-model.ts',
  'indexer/title-model.js',
];
/** What questions in plain English are read with. Conversions name the folder around it, but no document and no ranking depends on these words. */
const NO_INPUT = join('mappings', 'language');
/** The names of modules: sources, or compiled ones. */
export const MODULE = /(?<!\.d)\.[jt]s$/u;

/** Type-only imports do not count, because types do not exist at run time. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gmu;
const RELATIVE_PATH = /['"`](\.{1,2}\/[^'"`\n]+)['"`]/gu;
const FILE_URL = /new URL\(\s*['"`]([^'"`\n]+)['"`],\s*import\.meta\.url/gu;
const PACKAGE = /(?:from|import) '((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^']*)?'/gu;

/**
 * The files that the documents of the search index and the ranking depend on, as sorted paths below `root`: the modules, what they import, the files and folders
 * that they name by a relative path (the lists of mappings/, learned weights), and the manifest of each package that they import.
 */
export function inputFiles(root = ROOT): string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(path) || path === join(root, NO_INPUT)) return;
    if (statSync(path).isDirectory()) {
      // A module that names the whole program would make everything an input.
      if (resolve(path) === resolve(root)) throw new Error('A module that documents or rankings depend on names the folder of the whole program.');
      for (const name of readdirSync(path)) visit(join(path, name));
      return;
    }
    found.add(path);
    if (!MODULE.test(path)) return;
    const text = readFileSync(path, 'utf8').replace(TYPE_IMPORT, '');
    for (const pattern of [RELATIVE_PATH, FILE_URL]) for (const [, name = ''] of text.matchAll(pattern)) visit(join(dirname(path), name));
    for (const [, name = ''] of text.matchAll(PACKAGE)) visit(manifestOf(name, root));
  };
  for (const entry of ENTRIES) visit(join(root, entry));
  return [...found].map((path) => relative(root, path).split(sep).join('/')).sort();
}

/** The package.json of an installed package; empty for a Node.js module. */
function manifestOf(name: string, from: string): string {
  const manifest = join(from, 'node_modules', name, 'package.json');
  if (existsSync(manifest)) return manifest;
  const parent = dirname(from);
  return parent === from ? '' : manifestOf(name, parent);
}

/** Twelve hexadecimal digits that depend on the paths and contents of the files. */
export function fingerprintOf(files: readonly string[], read: (file: string) => Buffer = (file) => readFileSync(join(ROOT, file))): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = read(file);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

let computed: string | undefined;

/** The fingerprint of everything except the data that documents and rankings depend on. Computed once, because code does not change at run time. */
export function inputsFingerprint(): string {
  return (computed ??= fingerprintOf(inputFiles()));
}
