import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The lexicon of `natural`'s tagger: words of newspapers with their parts of speech. Only its entries in small letters are read, names are left out. */
const LEXICON = 'natural/lib/natural/brill_pos_tagger/data/English/lexicon_from_posjs.json';
/** Reading the whole as JSON would hold up other work for half a second. */
const ENTRY = /^ *"([a-z]{4,})": \[/gmu;
/** Entries that are taken in before other work gets its turn. */
const CHUNK = 5_000;

let words: Promise<ReadonlySet<string>> | undefined;

/** English words of four letters and more: whoever types one of them means it, also where no known title has it. Read once. */
export function englishWords(): Promise<ReadonlySet<string>> {
  return (words ??= read());
}

async function read(): Promise<ReadonlySet<string>> {
  const text = await readFile(createRequire(import.meta.url).resolve(LEXICON), 'utf8');
  const found = new Set<string>();
  for (const [, word = ''] of text.matchAll(ENTRY)) {
    found.add(word);
    if (found.size % CHUNK === 0) await nextTurn();
  }
  return found;
}
