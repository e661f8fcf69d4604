import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { readReplacements } from '../../word-list.ts';
import { wordKey, wordsOf } from '../../words.ts';
import { normalizeTitle } from '../normalize.ts';

/** What a title is compared by. */
export interface TitleTokens {
  /** All words as typed. */
  readonly key: string;
  /** Its words without noise and seniority, abbreviations written out. */
  readonly core: string;
  /** The stems in alphabetical order, those of brackets left out: the same words in any order, singular or plural. */
  readonly sorted: string;
  readonly stems: readonly string[];
  /** Whether words in brackets say more than the core. */
  readonly hasAside: boolean;
  /** Two stems that occur together, wherever they stand. */
  readonly pairs: readonly string[];
  /** Stem of the noun that names the job ("Director, Asset Management" is a director); empty when there is none. */
  readonly head: string;
  /** Four letters in a row, by which misspelt and unknown words are still recognised. */
  readonly letters: readonly string[];
  readonly isManager: boolean;
  readonly isSupervisor: boolean;
}

/** A title that is asked for. */
export interface AskedTitle extends TitleTokens {
  /** What commas, dashes, slashes and brackets part, in their order; empty when nothing is parted. */
  readonly parts: readonly TitleTokens[];
}

const COMPOUNDS = readReplacements('compounds.txt');
const STOP_WORDS = new Set('a an and as at by for from in into of on or the to with within via per u s us usa'.split(' '));
const MANAGER = /\b(?:manager|mgr|director|vice president|vp|avp|svp|evp|president|head|chief)\b/iu;
/** Ranks of managers that the occupations themselves call managers. */
const CALLED_MANAGER = /\b(?:director|vice president|vp|avp|svp|evp|head of|chief|mgr)\b/iu;
const MANAGER_STEM = 'manag';
const SUPERVISOR = /\b(?:supervisor|foreman|lead|leader)\b/iu;
/** Where the words that name the job end and those that tell of what begin. */
const AFTER_HEAD = /,| - |–|\/|\bof\b|\bfor\b|\bin\b|\bat\b|\bto\b|\bwith\b/iu;
/** What parts a title that says the same twice, or first the rank and then the job ("Associate (Management Consultant)"). */
const BETWEEN_PARTS = /[,;:|/()[\]]|\s[-–—]\s/u;
/** Stems that are paired with one another; longer titles say less with each further word. */
const PAIRED_STEMS = 8;
const LETTERS = 4;

const stems = new Map<string, string>();
/** Bounds the memory that words typed by strangers can take. */
const REMEMBERED_STEMS = 100_000;

function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{3,}$/u.test(word) ? porter.stem(word) : word;
    if (stems.size < REMEMBERED_STEMS) stems.set(word, stem);
  }
  return stem;
}

function isContent(word: string): boolean {
  return word !== '' && !STOP_WORDS.has(word) && !/^\d+$/u.test(word);
}

export function tokensOf(title: string): TitleTokens {
  const { key, core, expanded, aside } = normalizeTitle(title);
  const words = joined(expanded.split(' ')).filter(isContent);
  const unique = new Set((words.length > 0 ? words : key.split(' ').filter((word) => word !== '')).map(stemOf));
  if (CALLED_MANAGER.test(title)) unique.add(MANAGER_STEM);
  const sorted = [...unique].sort().join(' ');
  const further = joined(aside.split(' ')).filter(isContent);
  const all = [...new Set([...unique, ...further.map(stemOf)])];
  return {
    key,
    core: expanded === '' ? core : expanded,
    sorted,
    stems: all,
    hasAside: further.length > 0,
    pairs: pairsOf(all.slice(0, PAIRED_STEMS)),
    head: headOf(title),
    letters: lettersOf([...words, ...further]),
    isManager: MANAGER.test(title),
    isSupervisor: SUPERVISOR.test(title),
  };
}

export function askedTitle(title: string): AskedTitle {
  const parts = title.split(BETWEEN_PARTS).filter((part) => /\p{L}/u.test(part));
  return { ...tokensOf(title), parts: parts.length < 2 ? [] : parts.map(tokensOf) };
}

/** Two words that are also written as one become that one. */
function joined(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const compound = COMPOUNDS.get(`${result.at(-1) ?? ''} ${word}`);
    if (compound === undefined) result.push(word);
    else result[result.length - 1] = compound;
  }
  return result;
}

function pairsOf(list: readonly string[]): string[] {
  return list.flatMap((first, i) => list.slice(i + 1).map((second) => (first < second ? `${first} ${second}` : `${second} ${first}`)));
}

function headOf(title: string): string {
  for (const part of title.replace(/\([^)]*\)/gu, ' ').split(AFTER_HEAD)) {
    if (part.trim() === '') continue;
    const last = normalizeTitle(part).expanded.split(' ').filter(isContent).at(-1);
    if (last !== undefined) return stemOf(last);
  }
  return '';
}

function lettersOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of new Set(words)) {
    const framed = `^${word}$`;
    for (let i = 0; i + LETTERS <= framed.length; i++) found.add(framed.slice(i, i + LETTERS));
  }
  return [...found];
}

/** Stems of a running text: descriptions, names of tools. */
export function stemsOfText(text: string): string[] {
  return wordsOf(text).filter(isContent).map(stemOf);
}

/** The key by which a title counts as the same title; folds of a cross-validation are cut by it. */
export { wordKey as titleKey };
