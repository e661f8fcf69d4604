import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** A page of the documentation; `path` is relative to the repository. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** All pages of the documentation. */
export function readPages(): Page[] {
  const names = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'client/README.md',
    ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
  ];
  return names.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
