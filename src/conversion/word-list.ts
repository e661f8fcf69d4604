import { readFileSync } from 'node:fs';

const MAPPINGS = new URL('../../mappings/', import.meta.url);

/** The lines of a text file in mappings/ without comments and blanks. */
export function readWordList(file: string): string[] {
  return readFileSync(new URL(file, MAPPINGS), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '');
}

/** The pairs of a file of `short => long` lines. */
export function readReplacements(file: string): Map<string, string> {
  return new Map(
    readWordList(file).map((line) => {
      const [from = '', to = ''] = line.split('=>').map((side) => side.trim());
      return [from, to];
    }),
  );
}
