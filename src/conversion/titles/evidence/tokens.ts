import { LRUCache } from 'lru-cache';
import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { readReplacements } from '../../word-list.ts';
import { wordKey, wordsOf } from '../../../text/words.ts';
import { normalizeTitle, type NormalizedTitle } from '../normalize.ts';
import { ranksOf, type Ranks } from '../parsing/rank-rules.ts';
import { FIELD, PARTS, separated } from '../parsing/separators.ts';
import { FUNCTION_WORDS } from '../parsing/word-kinds.ts';

/** The features by which two titles are compared. */
export interface TitleTokens {
  /** All words of the title. */
  readonly key: string;
  /** Its words without noise and seniority, abbreviations written out. */
  readonly core: string;
  /** Stems in alphabetical order, without those in brackets. Equal for the same words in any order, singular or plural. */
  readonly sorted: string;
  readonly stems: readonly string[];
  /** Whether words in brackets add to the core. */
  readonly hasAside: boolean;
  /** Each pair of stems, in any position. */
  readonly pairs: readonly string[];
  /** Stem of the noun that names the job ("Director, Asset Management": director); empty if there is none. */
  readonly head: string;
  /** Sequences of four letters, which still match misspelled and unknown words. */
  readonly letters: readonly string[];
  readonly isManager: boolean;
  readonly isSupervisor: boolean;
}

/** A title to rank. */
export interface AskedTitle extends TitleTokens {
  /** Parts separated by commas, dashes, slashes, and brackets, in order; empty if there is only one part. */
  readonly parts: readonly TitleTokens[];
}

const COMPOUNDS = readReplacements('compounds.txt');
/** Words that distinguish no job from another. "U.S." and "US" are everywhere in filings. */
const STOP_WORDS = new Set([...FUNCTION_WORDS, 'as', 'from', 'into', 'per', 'via', 'within', 'u', 's', 'us', 'usa']);
const MANAGER_STEM = 'manag';
/** Only the first stems are paired: each further word of a long title adds less. */
const PAIRED_STEMS = 8;
const LETTERS = 4;

/** Words whose stem is also that of another job word. "Engine Engineer" is not the same title as "Engineer". */
const OWN_STEMS = new Map([
  ['engine', 'engine'],
  ['engines', 'engine'],
]);
/** Limits the memory that callers' words can use. */
const stems = new LRUCache<string, string>({ max: 100_000 });

/** The stem of a word of a title. Numbers and short words have none. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = OWN_STEMS.get(word) ?? (/^[a-z]{3,}$/u.test(word) ? porter.stem(word) : word);
    stems.set(word, stem);
  }
  return stem;
}

function isContent(word: string): boolean {
  return word !== '' && !STOP_WORDS.has(word) && !/^\d+$/u.test(word);
}

/** Tokens of a title that is not normalized yet. */
export function tokensOf(title: string): TitleTokens {
  return titleTokens(normalizeTitle(title));
}

/** The stems of a title in alphabetical order (see {@link TitleTokens.sorted}), without its other tokens, which take four times as long. */
export function sortedStems(title: NormalizedTitle): string {
  return inOrder(stemsOf(title, contentOf(title), ranksOf(title.text)));
}

const contentOf = ({ expanded }: NormalizedTitle): string[] => joined(expanded.split(' ')).filter(isContent);

function stemsOf({ key }: NormalizedTitle, words: readonly string[], { isCalledManager }: Ranks): Set<string> {
  const unique = new Set((words.length > 0 ? words : key.split(' ').filter((word) => word !== '')).map(stemOf));
  if (isCalledManager) unique.add(MANAGER_STEM);
  return unique;
}

const inOrder = (unique: ReadonlySet<string>): string => [...unique].sort().join(' ');

function titleTokens(normalized: NormalizedTitle): TitleTokens {
  const { text, key, core, expanded, aside } = normalized;
  const words = contentOf(normalized);
  const ranks = ranksOf(text);
  const unique = stemsOf(normalized, words, ranks);
  const further = joined(aside.split(' ')).filter(isContent);
  const all = [...new Set([...unique, ...further.map(stemOf)])];
  return {
    key,
    core: expanded === '' ? core : expanded,
    sorted: inOrder(unique),
    stems: all,
    hasAside: further.length > 0,
    pairs: pairsOf(all.slice(0, PAIRED_STEMS)),
    head: headOf(normalized),
    letters: lettersOf([...words, ...further]),
    isManager: ranks.isManager,
    isSupervisor: ranks.isSupervisor,
  };
}

export function askedTitle(title: NormalizedTitle): AskedTitle {
  const parts = separated(title.text, PARTS);
  return { ...titleTokens(title), parts: parts.length < 2 ? [] : parts.map(tokensOf) };
}

/** Joins two words that are also written as one. */
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

function headOf(title: NormalizedTitle): string {
  for (const part of title.text.replace(/\([^)]*\)/gu, ' ').split(FIELD.pattern)) {
    if (part.trim() === '') continue;
    const { expanded } = part === title.text ? title : normalizeTitle(part);
    const last = expanded.split(' ').filter(isContent).at(-1);
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

/** Stems of prose: descriptions, names of tools. */
export function stemsOfText(text: string): string[] {
  return wordsOf(text).filter(isContent).map(stemOf);
}

/** Two titles with the same key are the same title. Cross-validation splits titles by it. */
export { wordKey as titleKey };
