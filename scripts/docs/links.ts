import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { proseOf } from './markdown.ts';
import { ROOT, type Page } from './pages.ts';

const FOLDERS = [
  'bench',
  'client',
  'docs',
  'embedded',
  'examples',
  'import',
  'indexer',
  'mappings',
  'migrations',
  'scripts',
  'seeds',
  'src',
  'test',
  'training',
];
const FILE_IN_CODE = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]*$`);

/** Links to pages, anchors, and files of the repository that do not exist, and file names in `code` that do not. */
export function deadLinks(pages: readonly Page[]): string[] {
  const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]));
  return pages.flatMap(({ path, text }) => {
    const prose = proseOf(text);
    const dead: string[] = [];
    for (const [, target = ''] of prose.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const linked = file === '' ? path : normalize(join(dirname(path), file));
      if (file !== '' && !existsSync(join(ROOT, linked))) dead.push(`${path}: ${target} does not exist`);
      else if (anchor !== undefined && anchors.get(linked)?.has(anchor) !== true) dead.push(`${path}: ${target} names no heading`);
    }
    for (const [, name = ''] of prose.matchAll(/`([^`\n]+)`/g))
      if (FILE_IN_CODE.test(name) && !existsSync(join(ROOT, name))) dead.push(`${path}: \`${name}\` does not exist`);
    return dead;
  });
}

/** The anchors that GitHub gives the headings of a page. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of proseOf(page).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let unique = anchor;
    for (let i = 1; found.has(unique); i++) unique = `${anchor}-${i}`;
    found.add(unique);
  }
  return found;
}
