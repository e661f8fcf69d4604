import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { wordsOf } from '../../text/words.ts';
import { contextWords, coresOf, INSTITUTIONS } from './context-words.ts';
import { nameKey, type NameKey } from './name-key.ts';
import { partsOf } from './parts-of-text.ts';
import { unfinishedCores } from './unfinished-context.ts';
import type { WordWeights } from './word-weights.ts';

/** The typed name, parsed once for all comparisons. */
export interface Typed extends NameKey {
  /** The words as typed. The last may be unfinished. */
  readonly plainWords: readonly string[];
  /** The words that only name a place. */
  readonly context: ReadonlySet<number>;
  /** The text in lower case if it has a sign after a letter, as "C.H" and "L'O"; otherwise empty. */
  readonly punctuated: string;
  /** Whether all letters are capitals, as in a ticker. A single one is not: phones make the first letter of any text a capital. */
  readonly inCapitals: boolean;
  /** Whether it stood behind a stock exchange, so that it is surely a ticker. */
  readonly isTicker: boolean;
  /** Whether it is a word that may be a legal form or the beginning of a name: "Inc", "Co", "The". */
  readonly isOnlyForm: boolean;
  /** Whether it is one of the parts of a text between signs that names have, too ("and", "&"). Such parts count only if each is a whole name. */
  readonly isJoined?: true;
  /** What was left out to read it: nothing, words that only name a place or a site, only a number of one or two digits, or, less surely, a place before the name, a job or a department around it, other words before it, the beginning of such words or of a legal form after it, words for what the employer does, words of names of all kinds of companies, or unknown words after it. */
  readonly leftOut:
    | 'nothing'
    | 'context'
    | 'number'
    | 'place before'
    | 'job'
    | 'words before'
    | 'unfinished'
    | 'unfinished word'
    | 'unfinished form'
    | 'business'
    | 'generic'
    | 'words after';
  /** Of a name before words for what the employer does: these words. */
  readonly after?: WordsAfter;
}

/** Words after a name, without places, sites, jobs, and departments: "insurance" of "geico insurance agent Dallas". */
export interface WordsAfter {
  readonly words: readonly string[];
  /** Whether the last one ends the text, so that it may be half-typed. */
  readonly mayBeCut: boolean;
}

/** The stock exchange in front of a ticker: "NYSE: WMT". */
const EXCHANGE = /^\s*(?:nyse(?: american| arca)?|nasdaq(?:gs|gm|cm)?|amex|otc(?:qb|qx|mkts)?)\s*:\s*(?=\S)/iu;

export function readTyped(given: string): Typed {
  const text = given.replace(EXCHANGE, '');
  const key = nameKey(text);
  const plainWords = wordsOf(text);
  const typed: Typed = {
    ...key,
    plainWords,
    context: contextWords(key.written),
    punctuated: /\p{L}[.'’&-]/u.test(text) ? text.trim().toLowerCase() : '',
    inCapitals: key.plain.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
    isTicker: text !== given,
    isOnlyForm: false,
    leftOut: 'nothing',
  };
  const beginning = key.squashed === '' ? beginningInForms(text, plainWords) : '';
  return beginning === '' ? typed : { ...typed, squashed: beginning, spelled: beginning, closed: false, isOnlyForm: true };
}

/** The word that goes on in a text of legal forms: "Inc" in "Incyte", "Co" in "The Coca-Cola Company". Empty if the text ends with a period or is more words. */
function beginningInForms(text: string, plainWords: readonly string[]): string {
  const words = plainWords.length > 1 && plainWords[0] === 'the' ? plainWords.slice(1) : plainWords;
  return words.length === 1 && !text.trimEnd().endsWith('.') ? (words[0] ?? '') : '';
}

/** A number that is hardly that of a store. */
const SMALL_NUMBER = /^\d{1,2}$/u;

/** The same text without what is around the name, longest first: "Store 1234 Walmart Houston" as "walmart". These name a company only as a whole. */
export function readCores(typed: Typed, weights: WordWeights): Typed[] {
  // "New Mexico" is not "New" in Mexico.
  if (isPlace(typed)) return [];
  return coresOf(typed.plainWords, (word) => weights.isEnglish(word)).flatMap(({ words, afterPlace }) => {
    const read = readTyped(words.join(' '));
    // Many names begin with a place and go on with words like these: "Ohio Valley Bank" is not Valley Bank, nor "Indiana University of Pennsylvania" the University of Pennsylvania.
    if (afterPlace && (INSTITUTIONS.has(read.written[0] ?? '') || read.written.every((word) => weights.isEnglish(word)))) return [];
    if (read.squashed === '' || read.isOnlyForm || read.squashed === typed.squashed) return [];
    const isNumbered = typed.plainWords.filter((word) => SMALL_NUMBER.test(word)).length === typed.plainWords.length - words.length;
    return [{ ...read, inCapitals: typed.inCapitals, leftOut: afterPlace ? 'place before' : isNumbered ? 'number' : 'context' } as const];
  });
}

/** The employer in a text that also says the job or the department, longest first: "phlebotomist ([Quest Diagnostics Inc])". */
export function readParts(given: string, typed: Typed, weights: WordWeights): Typed[] {
  const read = partsOf(given, weights).flatMap(({ text, isIntroduced, isFirst, mayBeShort }) => {
    const part = readTyped(text);
    const found = [part, ...readCores(part, weights)].filter(
      ({ squashed, isOnlyForm, words, closed }) =>
        // "Salt Lake City, U" is no University of Utah.
        squashed.length > 1 &&
        !isOnlyForm &&
        squashed !== typed.squashed &&
        (isIntroduced || closed || (isFirst && words.length > 1) || !words.every((word) => weights.isEnglish(word))),
    );
    return found.map((name): Typed => ({ ...name, leftOut: mayBeShort ? 'job' : 'words before' }));
  });
  return read.sort((a, b) => b.squashed.length - a.squashed.length);
}

/** The same text without the place, state, or word for a site that its last words begin, longest first: "starbucks" of "starbucks sto". */
export function readUnfinished(typed: Typed, weights: WordWeights): Typed[] {
  if (typed.closed || isPlace(typed)) return [];
  const found = unfinishedCores(
    typed.plainWords,
    (word) => weights.isEnglish(word),
    (word) => weights.isKnown(word),
  ).flatMap(({ words, afterPlace, mayBeWord }): Typed[] => {
    const read = readTyped(words.join(' '));
    if (afterPlace || read.squashed === '' || read.isOnlyForm || read.squashed === typed.squashed) return [];
    return [{ ...read, inCapitals: typed.inCapitals, leftOut: mayBeWord ? 'unfinished word' : 'unfinished' }];
  });
  return found.sort((a, b) => b.squashed.length - a.squashed.length);
}

/** Words of the longest name before unknown words. */
const LONGEST_BEGINNING = 4;
const SHORTEST_NAME = 3;

/**
 * The words that a text begins with, longest first: "ford" of "ford foundation". What follows may be a part of the employer, or make it another one, so such a
 * name is only similar. A single English word is no sign of an employer ("delta dental").
 */
export function readBeginnings({ plainWords, inCapitals }: Typed, weights: WordWeights): Typed[] {
  const longest = Math.min(LONGEST_BEGINNING, plainWords.length - 1);
  return Array.from({ length: Math.max(0, longest) }, (_, i) => plainWords.slice(0, longest - i)).flatMap((words) => {
    const [first = ''] = words;
    if (words.length === 1 && (first.length < SHORTEST_NAME || weights.isEnglish(first))) return [];
    const read = readTyped(words.join(' '));
    return read.squashed === '' || read.isOnlyForm ? [] : [{ ...read, inCapitals, leftOut: 'words after' } as const];
  });
}

/** Whether a text is the name of a place. Two letters of a state may also begin a name. */
export const isPlace = ({ written, plain }: Typed): boolean => plain.length > 2 && gazetteer().names.has(written.join(' '));

/** Whether a text is only a number. */
export const isNumber = ({ plainWords }: Typed): boolean => plainWords.length === 1 && /^\d+$/u.test(plainWords[0] ?? '');

/** Whether a text may be meant as a place, as a number, or as the English words that it consists of. */
export const mayBeWords = (typed: Typed, weights: WordWeights): boolean =>
  isPlace(typed) || isNumber(typed) || typed.words.every((word) => weights.isEnglish(word));
