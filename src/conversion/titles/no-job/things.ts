import { fileURLToPath } from 'node:url';
import { packStrings, StringTable } from '../../../packed/string-table.ts';
import { once } from '../../../runtime/once.ts';
import { readTable } from '../../../tables/read-table.ts';
import { TableError, type Problem } from '../../../tables/row.ts';

const FILE = fileURLToPath(new URL('../../../../mappings/things.tsv', import.meta.url));
/** Words of the longest phrase of the table. */
const LONGEST = 4;

/** The nouns of mappings/things.tsv, with spaces between the words of a phrase. */
export function readThings(): string[] {
  const problems: Problem[] = [];
  const lines = readTable(FILE, ['kind', 'words'], problems).map((row) => row.text('words').split(' '));
  if (problems.length > 0) throw new TableError('The list of things is invalid', problems);
  return lines.flat().map((noun) => noun.replaceAll('-', ' '));
}

/** Packed: a set of them takes ten times as much memory. */
const things = once(() => new StringTable(packStrings(readThings())));

/** How many words at the end of a phrase are a thing, singular or plural; 0 if none are. The longest thing counts ("hair dryer"). */
export function thingAtEnd(words: readonly string[]): number {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const before = words.slice(-length, -1);
    if (singularsOf(words.at(-1) ?? '').some((last) => things().get([...before, last].join(' ')) !== undefined)) return length;
  }
  return 0;
}

/** How many words at the beginning of a phrase are a thing of several words; 0 if none are. */
export function thingInFront(words: readonly string[]): number {
  for (let length = Math.min(LONGEST, words.length); length > 1; length--) if (thingAtEnd(words.slice(0, length)) === length) return length;
  return 0;
}

/** A word as it is, and what it may be the plural of. */
const singularsOf = (word: string): string[] => [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
