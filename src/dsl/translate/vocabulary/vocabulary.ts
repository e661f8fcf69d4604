import { LRUCache } from 'lru-cache';
import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { PhraseMap, type KnownWord } from '../../../packed/phrase-map.ts';
import { once } from '../../../runtime/once.ts';
import type { Sense } from '../senses.ts';
import { readPhrases } from './read-phrases.ts';

/** Short words have no other forms. */
const SHORTEST = 4;
/** Most phrases share their words, so each is stemmed once. Questions must not fill the memory. */
const STEMS = new LRUCache<string, string>({ max: 20_000 });

/** The stem of a word of a question. Words with a short stem have no other forms. */
export function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const found = porter.stem(word);
  const stem = found.length < SHORTEST ? word : found;
  STEMS.set(word, stem);
  return stem;
}

/** What each phrase means, by its words in the singular. Of overlapping phrases, the longest one counts. Made from templates when it is first asked for. */
export const vocabulary = once(() => new PhraseMap(readPhrases()));

/** The words of all phrases, by their stems. */
const wordsByStem = once(() => {
  const words = new Map<string, KnownWord[]>();
  for (const known of vocabulary().knownWords()) {
    const stem = stemOf(known.word);
    const others = words.get(stem);
    if (others === undefined) words.set(stem, [known]);
    else others.push(known);
  }
  return words;
});

/** The number of words of the longest phrase that begins with each word, by its stem: only runs up to it can mean something. */
const longestByStart = once(() => {
  const longest = new Map<string, number>();
  for (const [word, length] of vocabulary().longestByStart()) longest.set(stemOf(word), Math.max(longest.get(stemOf(word)) ?? 0, length));
  return longest;
});
export const longestPhrase: () => number = once(() => Math.max(...longestByStart().values()));
export const longestPhraseFrom = (lemma: string): number => longestByStart().get(stemOf(startOf(lemma))) ?? 0;

/** Whether a question is refused, and whether a word is left out, must not depend on words that only look like others. */
const EXACT: ReadonlySet<Sense['kind']> = new Set(['write', 'elsewhere', 'skip', 'aside', 'diagram'] as const);

/** What a run of words means, and whether it is a phrase of the vocabulary in this form. */
export function senseOf(lemmas: readonly string[]): { readonly sense: Sense; readonly isExact: boolean } | undefined {
  const sense = vocabulary().ofWords(lemmas);
  if (sense !== undefined) return { sense, isExact: true };
  // Other forms of the words: "requiring", "earned". Of phrases with the same stems, the shortest one counts, which is the word that the others are made from.
  const stemmed = vocabulary().shortest(
    lemmas.map((lemma) => wordsByStem().get(stemOf(lemma)) ?? []),
    ({ kind }) => !EXACT.has(kind),
  );
  // "Recruitment" is made from "recruit", but "like" is not made from "likely".
  const isMadeFrom = stemmed !== undefined && lemmas.join(' ').length >= stemmed.length;
  return isMadeFrom ? { sense: stemmed.value, isExact: false } : undefined;
}

/** Keeps the number of words of the longest text that begins with a word. */
export function countWords(text: string, longest: Map<string, number>): void {
  const start = startOf(text);
  longest.set(start, Math.max(longest.get(start) ?? 0, text.split(' ').length));
}

export const startOf = (text: string): string => text.split(' ', 1)[0] ?? '';
