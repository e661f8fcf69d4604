import { packLists, type PackedLists } from '../../../packed/lists.ts';
import { inOrderOfBytes, packStrings, type PackedStrings } from '../../../packed/string-table.ts';
import { edits, hasSameLetters } from '../../edits.ts';
import { consonantsOf, soundsOf } from '../../sounds.ts';
import { senseOf, UNKNOWN_SENSE, type Sense } from '../../word-senses.ts';
import { RANKING } from '../tuning.ts';

/** Words with digits or symbols are names. */
export const LETTERS_ONLY = /^[a-z]+$/u;

/** In how many known titles a word occurs. */
export interface WordUse {
  /** As the last word, which names the job. */
  readonly last: number;
  readonly elsewhere: number;
  /** As the noun that names the job, wherever it stands ("Teacher, History": teacher). */
  readonly head: number;
  /** How often these titles were observed. */
  readonly count: number;
}

/** The words of the known titles, other English words, and names, as arrays. */
export interface PackedSpelling {
  readonly words: PackedStrings;
  /** For each word, the members of {@link WordUse}. */
  readonly last: Uint32Array;
  readonly elsewhere: Uint32Array;
  readonly heads: Uint32Array;
  readonly counts: Float64Array;
  /** What each word means (word-senses.ts). */
  readonly senses: Uint8Array;
  /** In the order of their bytes. */
  readonly otherWords: PackedStrings;
  readonly otherSenses: Uint8Array;
  readonly sounds: PackedSounds;
  /** Names that differ by one letter from a word of the known titles. */
  readonly names: PackedStrings;
}

/** The words of the known titles by how they sound. */
export interface PackedSounds {
  readonly sounds: PackedStrings;
  /** For each sound, the positions of its words. */
  readonly words: PackedLists;
}

/** The English words that no title has, with names and what words mean. */
export interface EnglishFacts {
  readonly words: Iterable<string>;
  readonly names: readonly string[];
  readonly senses: ReadonlyMap<string, Sense>;
}

export function packSpelling(uses: ReadonlyMap<string, WordUse>, english: EnglishFacts): PackedSpelling {
  const { names, senses } = english;
  const all = [...uses.values()];
  const others = inOrderOfBytes(withoutMisspelled(english, uses));
  const sensesOf = (list: Iterable<string>): Uint8Array => Uint8Array.from(list, (word) => senseOf(senses, word));
  return {
    words: packStrings([...uses.keys()]),
    last: Uint32Array.from(all, ({ last }) => last),
    elsewhere: Uint32Array.from(all, ({ elsewhere }) => elsewhere),
    heads: Uint32Array.from(all, ({ head }) => head),
    counts: Float64Array.from(all, ({ count }) => count),
    senses: sensesOf(uses.keys()),
    otherWords: packStrings(others),
    otherSenses: sensesOf(others),
    sounds: packSounds(uses),
    names: packStrings(names.filter(likeWords(uses))),
  };
}

function packSounds(uses: ReadonlyMap<string, WordUse>): PackedSounds {
  const bySound = new Map<string, number[]>();
  for (const [at, [word, use]] of [...uses].entries()) {
    if (!isUsual(word, use) || word.length < RANKING.spelling.sounds.lettersInPhrase) continue;
    for (const sound of soundsOf(word)) if (consonantsOf(sound) >= RANKING.spelling.sounds.consonants) bySound.set(sound, [...(bySound.get(sound) ?? []), at]);
  }
  return { sounds: packStrings([...bySound.keys()]), words: packLists([...bySound.values()]) };
}

/** Whether a word is common enough to be what others misspell. */
export function isUsual(word: string, { last, elsewhere, count }: WordUse): boolean {
  const { leastTitlesOfLong, commonWord } = RANKING.spelling;
  return (last + elsewhere >= leastTitlesOfLong || count >= commonWord) && LETTERS_ONLY.test(word);
}

/** Whether a name would be taken for a word of titles with another letter ("Kramer": framer), and is none itself. An omitted letter is a typo ("Gardner": gardener). */
function likeWords(uses: ReadonlyMap<string, WordUse>): (name: string) => boolean {
  const gaps = new Set([...uses.keys()].flatMap(gapsOf));
  return (name) => !uses.has(name) && gapsOf(name).some((gap) => gaps.has(gap));
}

/** A word without each of its letters, where a word with another one fits. */
const gapsOf = (word: string): string[] => Array.from(word, (_, i) => `${word.slice(0, i)}?${word.slice(i + 1)}`);

/** The letters at the beginning and the end that both spellings have, except for vowels. */
const SAME_BEGINNING = 2;
const SAME_END = 3;
/** A word with one sign for each vowel. */
const skeletonOf = (word: string): string => word.replace(/[aeiou]/gu, '?');
const endsOf = (word: string): string => skeletonOf(word.slice(0, SAME_BEGINNING) + word.slice(-SAME_END));

/**
 * The list of English words is from newspapers, which also misspell words ("adminstrative", "managment", "restuarant"). A long word is left out if it is a common word of titles with
 * one letter omitted, added, or swapped with the next one, or with another vowel, if it means nothing ("attendent"). Any other word with another letter is another word
 * ("constriction").
 */
function withoutMisspelled({ words: otherWords, senses }: EnglishFacts, uses: ReadonlyMap<string, WordUse>): string[] {
  const { listed } = RANKING.spelling;
  const common = new Map<string, string[]>();
  for (const [word, { last, elsewhere }] of uses) {
    if (word.length < listed.letters || last + elsewhere < listed.titles || !LETTERS_ONLY.test(word)) continue;
    common.set(endsOf(word), [...(common.get(endsOf(word)) ?? []), word]);
  }
  // "Attendent" means nothing, but "constriction" does.
  const mayHaveOtherVowel = (word: string, other: string): boolean => senseOf(senses, word) === UNKNOWN_SENSE && skeletonOf(word) === skeletonOf(other);
  const isTypoOf = (word: string, other: string): boolean =>
    edits(word, other) === 1 && (word.length !== other.length || hasSameLetters(word, other) || mayHaveOtherVowel(word, other));
  return [...otherWords].filter(
    (word) => word.length < listed.letters || uses.has(word) || common.get(endsOf(word))?.some((other) => isTypoOf(word, other)) !== true,
  );
}
