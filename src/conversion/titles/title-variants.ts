import { SortedTexts } from '../../text/sorted-texts.ts';
import { readReplacements, readWordList } from '../word-list.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { levelOf } from './parsing/standing.ts';

/** Acronyms that are whole titles, with the titles that each can mean. */
export const ACRONYMS: ReadonlyMap<string, readonly string[]> = titlesOfLines('title-acronyms.txt');
const SYNONYMS = readWordList('synonyms.txt').map((line) => line.split(',').map((term) => term.trim().split(' ')));

/** The titles that each line of a file of `short => title, title` lines names. */
function titlesOfLines(file: string): Map<string, readonly string[]> {
  return new Map(Array.from(readReplacements(file), ([short, long]) => [short, long.split(', ')]));
}

/** Further variants of one text find nothing new. */
const MOST_VARIANTS = 8;

/** Other ways to write what was typed. */
export interface TitleVariants {
  /** With abbreviations written out, or a synonym in place of a term. A title may also begin like one of these. */
  readonly rewritten: readonly (readonly string[])[];
  /** Whole titles that an acronym can mean ("AE"). "ae m" is not an acronym. */
  readonly acronyms: readonly (readonly string[])[];
  /** Without a level at the end ("nurse II"); undefined if there is none. */
  readonly withoutLevel: readonly string[] | undefined;
}

/** All variants of typed words (see wordsOf). Reads nothing but the word lists. */
export function variantsOf(words: readonly string[]): TitleVariants {
  const text = words.join(' ');
  const rewritten = new Map<string, readonly string[]>();
  for (const variant of [...writtenOut(words), ...synonymous(words)]) {
    const key = variant.join(' ');
    if (key !== text) rewritten.set(key, variant);
  }
  return {
    rewritten: [...rewritten.values()].slice(0, MOST_VARIANTS),
    acronyms: (ACRONYMS.get(text) ?? []).map((title) => title.split(' ')),
    withoutLevel: words.length > 1 && levelOf(words.at(-1) ?? '') !== undefined ? words.slice(0, -1) : undefined,
  };
}

/** The typed words and all variants that can be a whole title. */
export function wholeVariants(words: readonly string[], { rewritten, acronyms, withoutLevel }: TitleVariants): (readonly string[])[] {
  return [words, ...rewritten, ...acronyms, ...(withoutLevel === undefined ? [] : [withoutLevel])];
}

const INFORMAL_NAMES = titlesOfLines('informal-titles.txt');
const SORTED_NAMES = new SortedTexts(INFORMAL_NAMES.keys());

/** A word that begins an informal name may begin anything. */
const SHORTEST_BEGUN = 2;

/** The titles of the informal names that begin with a text of several words, the last one unfinished ("grease mon"); undefined if there are none, or they mean different jobs. */
export function titlesOfBegunName(key: string): readonly string[] | undefined {
  if (key.split(' ').length < SHORTEST_BEGUN || !SORTED_NAMES.hasBeginning(key)) return undefined;
  const begun = [...INFORMAL_NAMES].filter(([name]) => name.startsWith(key));
  const [[, titles] = []] = begun;
  return begun.every(([, others]) => others[0] === titles?.[0]) ? titles : undefined;
}

/** The synonyms of whole titles, and the titles that informal names mean, by the keys of the titles. */
export const TITLE_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ...INFORMAL_NAMES,
  ...SYNONYMS.map((terms) => terms.map((term) => term.join(' '))).flatMap((terms) =>
    terms.map((term) => [term, terms.filter((other) => other !== term)] as const),
  ),
]);

/** Words without the spaces between them: "mail man" is also "mailman". */
export const squashed = (words: readonly string[]): string => words.join('');

/** All abbreviations written out, then each alone: some titles are known with one of them short ("ecommerce mgr"). */
function writtenOut(words: readonly string[]): string[][] {
  const short = words.flatMap((word, i) => (ABBREVIATIONS.has(word) ? [i] : []));
  const writeOut = (at: readonly number[]): string[] => words.flatMap((word, i) => (at.includes(i) ? (ABBREVIATIONS.get(word) ?? word).split(' ') : [word]));
  return short.length === 0 ? [] : [writeOut(short), ...(short.length > 1 ? short.map((i) => writeOut([i])) : [])];
}

/** The first words of all terms. Most texts have none of them. */
const FIRST_WORDS: ReadonlySet<string | undefined> = new Set(SYNONYMS.flatMap((terms) => terms.map(([first]) => first)));

function synonymous(words: readonly string[]): string[][] {
  if (!words.some((word) => FIRST_WORDS.has(word))) return [];
  return SYNONYMS.flatMap((terms) =>
    terms.flatMap((term) => {
      const at = words.findIndex((_, i) => term.every((word, j) => words[i + j] === word));
      return at < 0 ? [] : terms.filter((other) => other !== term).map((other) => [...words.slice(0, at), ...other, ...words.slice(at + term.length)]);
    }),
  );
}
