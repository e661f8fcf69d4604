import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '../../setup/npm-program.ts';

type Table = Readonly<Record<string, readonly [allowed: readonly string[], advice: string]>>;
/** It is JavaScript, because ESLint reads it. */
const { LAYERS, AROUND, SUITES, DEEPEST } = (await import(join(PROJECT, 'folder-boundaries.js'))) as {
  readonly LAYERS: Table;
  readonly AROUND: Table;
  readonly SUITES: readonly string[];
  readonly DEEPEST: number;
};

/** Folders without source files of the project, and `test`, whose folders are declared each. */
const OTHERS = new Set(['node_modules', 'coverage', 'dist', 'test']);
const SOURCE = /^(?!.*(?:^|\/)(?:node_modules|dist)\/).*\.(?:ts|tsx|mjs)$/;

const sourcesIn = (folder: string): string[] => readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name));

/** The folders in a folder that have source files. */
const foldersIn = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !OTHERS.has(entry.name) && sourcesIn(join(folder, entry.name)).length > 0)
    .map(({ name }) => name)
    .sort();

it('every folder of src has a boundary', () => {
  expect(Object.keys(LAYERS).sort()).toEqual(foldersIn('src'));
});

it('so does every folder around it', () => {
  const around = [...foldersIn('.').filter((name) => name !== 'src'), ...foldersIn('test').map((name) => `test/${name}`)];
  expect([...Object.keys(AROUND), ...SUITES].sort()).toEqual(around.sort());
});

const FOLDERS: Table = { ...LAYERS, ...AROUND };

/** An entry can be a part of a folder: a file, or a folder in it. */
const folderOf = (entry: string): string => (entry === 'src' || entry in FOLDERS ? entry : dirname(entry));

it('the boundaries allow no cycle, and name only folders that exist', () => {
  const allowed = new Map(Object.entries(FOLDERS).map(([name, [others]]) => [name, others.map(folderOf)]));
  allowed.set('src', Object.keys(LAYERS));
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) cycles.push([...way.slice(way.indexOf(name)), name].join(' -> '));
    if (done.has(name) || way.includes(name)) return;
    for (const other of allowed.get(name) ?? []) visit(other, [...way, name]);
    done.add(name);
  };
  for (const name of allowed.keys()) visit(name, []);
  expect(cycles).toEqual([]);
  expect([...done].filter((name) => !allowed.has(name))).toEqual([]);
});

it('no file is deeper than the rules reach', () => {
  const places = [...Object.keys(LAYERS).map((name) => `src/${name}`), ...Object.keys(AROUND)].filter((place) => existsSync(join(PROJECT, place)));
  expect(places.flatMap((place) => sourcesIn(place).filter((name) => name.split('/').length > DEEPEST))).toEqual([]);
});
