import { readSoundTable } from '../tables/read-table.ts';

const FOLDER = new URL('../../mappings/language/', import.meta.url);

/** The words of a file of mappings/language by the value of another column, in the order of the file. Several rows can have the same value. */
export function groupedWords(file: string, group: string, words: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const row of readSoundTable(new URL(file, FOLDER), [group, words])) {
    const name = row.text(group);
    const known = groups.get(name);
    if (known === undefined) groups.set(name, row.list(words));
    else known.push(...row.list(words));
  }
  return groups;
}
