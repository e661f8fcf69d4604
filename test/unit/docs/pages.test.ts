import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { COMMANDS } from '../../../scripts/docs/commands.ts';
import { deadLinks } from '../../../scripts/docs/links.ts';
import { blocksOf, generatedParts, proseOf, withGenerated } from '../../../scripts/docs/markdown.ts';
import { ENDPOINT_GROUPS } from '../../../scripts/docs/operations.ts';
import { readPages } from '../../../scripts/docs/pages.ts';
import { PART_NAMES, partNamed } from '../../../scripts/docs/parts.ts';
import { KINDS, RUN } from '../../../scripts/docs/samples.ts';
import { npmScripts } from '../../../scripts/docs/shell.ts';
import { USAGE } from '../../../src/admin/commands.ts';
import { ENVIRONMENT } from '../../../src/config/environment.ts';
import { INTERPRETERS } from '../../setup/documented-programs.ts';

const PAGES = readPages();
const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { scripts: Record<string, string> };
const pageAt = (path: string): string => PAGES.find((page) => page.path === path)!.text;

it.each(PAGES.map((page) => [page.path, page.text] as const))('%s: generated parts are current; run `npm run docs`', (_path, text) => {
  expect(withGenerated(text, partNamed)).toBe(text);
});

it('every generated part is on some page, and no marker is damaged', () => {
  expect(PAGES.flatMap(({ text }) => generatedParts(text)).toSorted()).toEqual([...PART_NAMES].toSorted());
  for (const { path, text } of PAGES)
    expect({ path, markers: text.match(/<!-- \/?generated/g)?.length ?? 0 }).toEqual({ path, markers: 2 * generatedParts(text).length });
});

it('no link is dead', () => {
  expect(deadLinks(PAGES)).toEqual([]);
});

it('every test that SECURITY.md names exists', () => {
  const named = [...pageAt('SECURITY.md').matchAll(/`((?:unit|integration)\/[\w/-]+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(new URL(`../../${name}.test.ts`, import.meta.url)))).toEqual([]);
});

it('every page in docs/ is in the index', () => {
  const index = pageAt('docs/README.md');
  expect(PAGES.filter(({ path }) => path.startsWith('docs/') && path !== 'docs/README.md' && !index.includes(`](${path.slice('docs/'.length)})`))).toEqual([]);
});

it('every code block says what it is', () => {
  const others = PAGES.flatMap(({ path, text }) =>
    blocksOf(text).map(({ language, tag, line }) => ({ at: `${path}:${line}`, kind: `${language} ${tag}`.trim() })),
  );
  expect(others.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
});

it('what calls the service is marked to be run', () => {
  const unmarked = PAGES.flatMap(({ path, text }) =>
    blocksOf(text)
      .filter(({ language, tag }) => Object.hasOwn(INTERPRETERS, language) && !RUN.some((kind) => kind === `${language} ${tag}`))
      .filter(({ text: block }) => /\bcurl\b|\/api\/\w+\?|from 'labor-market-client'/.test(block))
      .map(({ line }) => `${path}:${line}`),
  );
  expect(unmarked).toEqual([]);
});

it('JSON blocks are JSON', () => {
  for (const { path, text } of PAGES)
    for (const { language, line, text: block } of blocksOf(text))
      if (language === 'json') expect({ at: `${path}:${line}`, type: typeof JSON.parse(block) }).toEqual({ at: `${path}:${line}`, type: 'object' });
});

it('npm commands of the documentation exist', () => {
  // The changelog may name commands of the past.
  const named = PAGES.filter(({ path }) => path !== 'CHANGELOG.md').flatMap(({ path, text }) => npmScripts(text).map((script) => ({ path, script })));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
});

it('operator commands of the documentation exist', () => {
  const commandsIn = (text: string): string[] =>
    [...text.matchAll(/npm run admin -- (\w+) ([a-z|]+)/g)].flatMap(([, subject, actions]) => actions!.split('|').map((action) => `${subject} ${action}`));
  const known = commandsIn(USAGE);
  const named = PAGES.flatMap(({ path, text }) => commandsIn(withGenerated(text, () => '')).map((command) => ({ path, command })));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter(({ command }) => !known.includes(command))).toEqual([]);
});

it('every script of package.json is described, and no other', () => {
  expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it('every environment variable has a description', () => {
  const bare = Object.values(ENVIRONMENT).flatMap((group) =>
    Object.entries(group)
      .filter(([, schema]) => (schema.meta()?.description ?? '') === '')
      .map(([name]) => name),
  );
  expect(bare).toEqual([]);
});

it('every table of the database is in the data model', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const sql = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8').split('-- Down Migration')[0]);
  const tables = sql.flatMap((up) => [...up!.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)].map(([, name]) => name!));
  expect(tables.length).toBeGreaterThan(20);
  const page = pageAt('docs/data-model.md');
  expect(tables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('the README has at most 1,200 words', () => {
  expect(
    pageAt('README.md')
      .split(/\s+/)
      .filter((word) => word !== '').length,
  ).toBeLessThanOrEqual(1_200);
});

it('every group of endpoints has its reference', () => {
  const reference = pageAt('docs/rest-reference.md');
  for (const { name } of ENDPOINT_GROUPS) expect(reference).toContain(`<!-- generated: reference ${name} -->`);
});

/** Words that American technical writing does not use, or uses for something else. */
const ODD =
  /\b(?:mend(?:s|ed|ing)?|anew|misspelt|spelt|spoilt|whence|licence|but for|slips? of the pen|goes by|told|stands (?:for|without)|likewise|beside)\b|[«»]/gi;

it.each(PAGES.filter(({ path }) => path !== 'CHANGELOG.md').map((page) => [page.path, page.text] as const))('%s: no word to avoid', (_path, text) => {
  // Generated parts have the words of the declarations.
  const own = proseOf(withGenerated(text, () => ''));
  expect(own.match(ODD) ?? []).toEqual([]);
});
