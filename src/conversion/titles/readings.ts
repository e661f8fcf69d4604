import { readReplacements, readWordList } from '../word-list.ts';
import { levelOf } from './normalize.ts';

const ABBREVIATIONS = readReplacements('abbreviations.txt');
/** Whole titles that are acronyms, and what each stands for. */
export const ACRONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(readReplacements('title-acronyms.txt'), ([short, long]) => [short, long.split(', ')]),
);
const SYNONYMS = readWordList('synonyms.txt').map((line) => line.split(',').map((term) => term.trim().split(' ')));

/** More readings of one text than these say nothing more. */
const MOST_READINGS = 8;

/** What a typed title may stand for beside the words as they are. */
export interface Readings {
  /** The same with abbreviations written out or synonyms: a title may begin so, too. */
  readonly written: readonly (readonly string[])[];
  /** Whole titles that an acronym stands for ("AE"); "ae m" is none yet. */
  readonly acronyms: readonly (readonly string[])[];
  /** Without the level that ends it ("nurse II"); undefined when none does. */
  readonly withoutLevel: readonly string[] | undefined;
}

/** Reads typed words (wordsOf) in every way that a title may be meant. Pure but for the word lists. */
export function readingsOf(words: readonly string[]): Readings {
  const text = words.join(' ');
  const written = new Map<string, readonly string[]>();
  for (const reading of [...writtenOut(words), ...synonymous(words)]) {
    const key = reading.join(' ');
    if (key !== text) written.set(key, reading);
  }
  return {
    written: [...written.values()].slice(0, MOST_READINGS),
    acronyms: (ACRONYMS.get(text) ?? []).map((title) => title.split(' ')),
    withoutLevel: words.length > 1 && levelOf(words.at(-1) ?? '') !== undefined ? words.slice(0, -1) : undefined,
  };
}

/** Whole titles, as their keys, and what means the same. */
export const TITLE_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map((terms) => terms.map((term) => term.join(' '))).flatMap((terms) =>
    terms.map((term) => [term, terms.filter((other) => other !== term)] as const),
  ),
);

/** Words without the blanks between them: "mail man" is also "mailman". */
export const squashed = (words: readonly string[]): string => words.join('');

/** All abbreviations written out, then each alone: "ecommerce mgr" is known with one of them short. */
function writtenOut(words: readonly string[]): string[][] {
  const short = words.flatMap((word, i) => (ABBREVIATIONS.has(word) ? [i] : []));
  const writeOut = (at: readonly number[]): string[] => words.flatMap((word, i) => (at.includes(i) ? (ABBREVIATIONS.get(word) ?? word).split(' ') : [word]));
  return short.length === 0 ? [] : [writeOut(short), ...(short.length > 1 ? short.map((i) => writeOut([i])) : [])];
}

function synonymous(words: readonly string[]): string[][] {
  return SYNONYMS.flatMap((terms) =>
    terms.flatMap((term) => {
      const at = words.findIndex((_, i) => term.every((word, j) => words[i + j] === word));
      return at < 0 ? [] : terms.filter((other) => other !== term).map((other) => [...words.slice(0, at), ...other, ...words.slice(at + term.length)]);
    }),
  );
}
