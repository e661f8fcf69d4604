import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '../../setup/npm-program.ts';

const FOLDERS = [
  'backup',
  'bench',
  'client/src',
  'console/src',
  'embedded',
  'examples',
  'import',
  'indexer',
  'scripts',
  'seeds',
  'src',
  'start',
  'test',
  'training',
];

/** The text of each source file by its path. */
const SOURCES = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:m?ts|tsx|mjs)$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
      .map((name) => join(folder, name))
      .map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')] as const),
  ),
);

const IMPORT = /(?:^(?:import|export)\b[^'"]*?\bfrom\s|^import\s|\bimport\()['"](\.{1,2}\/[^'"]+)['"]/gm;

/** The files of the project that a file imports, types included. */
const importsOf = (path: string): string[] =>
  [...(SOURCES.get(path) ?? '').matchAll(IMPORT)].map(([, name]) => relative(PROJECT, join(PROJECT, dirname(path), name!))).filter((file) => SOURCES.has(file));

it('no file imports itself through others, types included', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (done.has(path) || way.includes(path)) return;
    for (const file of importsOf(path)) visit(file, [...way, path]);
    done.add(path);
  };
  for (const path of SOURCES.keys()) visit(path, []);
  expect(cycles).toEqual([]);
  expect([...SOURCES.keys()].flatMap(importsOf).length).toBeGreaterThan(2_000);
});

/** Words that comments do not use, as pages do not (test/unit/docs/pages.test.ts). */
const ODD =
  /(?:\/\/|\/\*\*?|^\s*\*)[^'"`\n]*?\b(mend(?:s|ed|ing)?|anew|misspelt|spelt|spoilt|whence|licence|but for|slips? of the pen|goes by|told|likewise|beside)\b/gim;

it('comments have no word to avoid', () => {
  const odd = [...SOURCES].flatMap(([path, text]) => [...text.matchAll(ODD)].map(([line]) => `${path}: ${line.trim()}`));
  expect(odd).toEqual([]);
});

it('tables that are read with the words of a caller inherit no words', () => {
  const PLAIN = /^(?:export )?const \w+: (?:Readonly<)?Record<string, [^=]*= (?:\{|Object\.fromEntries)/gm;
  const plain = [...SOURCES]
    .filter(([path]) => path.startsWith('src/dsl/'))
    .flatMap(([path, text]) => [...text.matchAll(PLAIN)].map(([line]) => `${path}: ${line} Use wordTable.`));
  expect(plain).toEqual([]);
  expect([...SOURCES.values()].filter((text) => text.includes('wordTable<')).length).toBeGreaterThan(20);
});
