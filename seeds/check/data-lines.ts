import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER } from '../data-files.ts';

/** Data files whose lines begin with the key that identifies their fact. */
const KEYED = ['companies', 'occupations', 'places'];

/** "seeds/data/occupations/11.tsv:2" by the key at the start of the line. */
export function readDataLines(): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const folder of KEYED) {
    for (const name of readdirSync(join(DATA_FOLDER, folder))) {
      readFileSync(join(DATA_FOLDER, folder, name), 'utf8')
        .split('\n')
        .forEach((line, index) => {
          const key = line.split('\t', 1)[0]?.trim() ?? '';
          if (index > 0 && key !== '') lines.set(key, `seeds/data/${folder}/${name}:${index + 1}`);
        });
    }
  }
  return lines;
}
