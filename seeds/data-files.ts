import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTable } from '../src/tables/read-table.ts';
import type { Problem, Row } from '../src/tables/row.ts';

/** The folder with hand-written facts. */
export const DATA_FOLDER = fileURLToPath(new URL('data', import.meta.url));

/** Reads one data file, by its path below seeds/data. Problems name its path in the project. */
export function readDataFile(file: string, columns: readonly string[], problems: Problem[]): Row[] {
  return readTable(join(DATA_FOLDER, file), columns, problems, { shownAs: `seeds/data/${file}` });
}

/** Reads all files of a folder below seeds/data, which have the same columns, in order of their names. */
export function readDataFolder(folder: string, columns: readonly string[], problems: Problem[]): Row[] {
  const names = readdirSync(join(DATA_FOLDER, folder)).filter((name) => name.endsWith('.tsv'));
  return names.sort().flatMap((name) => readDataFile(`${folder}/${name}`, columns, problems));
}
