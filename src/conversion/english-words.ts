import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { packStrings, StringTable } from '../packed/string-table.ts';
import { onceResolved } from '../runtime/once.ts';

/** The lexicon of `natural`'s tagger: newspaper words with their parts of speech. Words are its lowercase entries, names those that are first of all a proper noun. */
const LEXICON = 'natural/lib/natural/brill_pos_tagger/data/English/lexicon_from_posjs.json';
/** Entries without a vowel are abbreviations ("gm"), and single letters are no words but "a" and "i". */
const ENTRY = /^ *"(?=[a-z]*[aeiouy])([a-z]{2,})": \[/gmu;
const NAME = /^ *"([A-Z][a-z]{3,})": \[\s*"NNP"/gmu;
/** Entries that are read before other work gets its turn. Parsing the whole file as JSON would block it for half a second. */
const CHUNK = 5_000;

/** English words of two letters and more. Read once, and packed: a set of these words takes ten times as much memory. */
export const englishWords: () => Promise<StringTable> = onceResolved(async () => new StringTable(packStrings(await entries(ENTRY))));

/** Names of people and places in lowercase, such as "kramer", of four letters and more, that are no English words. Read each time: only training needs them. */
export async function englishNames(): Promise<string[]> {
  const [names, known] = await Promise.all([entries(NAME), englishWords()]);
  return names.map((name) => name.toLowerCase()).filter((name) => !known.has(name));
}

async function entries(entry: RegExp): Promise<string[]> {
  const text = await readFile(createRequire(import.meta.url).resolve(LEXICON), 'utf8');
  const found = new Set<string>();
  for (const [, word = ''] of text.matchAll(entry)) {
    found.add(word);
    if (found.size % CHUNK === 0) await nextTurn();
  }
  return [...found];
}
