import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { spokenValues } from '../../../catalog/spoken.ts';
import { SPOKEN_TEMPLATES } from '../../../catalog/spoken-templates.ts';
import type { Phrases } from '../../../catalog/phrases.ts';
import { phrasesOf, type Words } from '../../../catalog/word-families.ts';
import { PhraseCollector } from '../../../packed/phrase-collector.ts';
import { PhraseMap, type KnownWord } from '../../../packed/phrase-map.ts';
import { once } from '../../../runtime/once.ts';
import type { Sense, Topic } from '../senses.ts';
import { wordsIn } from '../words/words-in.ts';
import { EXPANSION_TEMPLATES, EXPANSIONS } from './expansions.ts';
import { ASIDES, FILLERS, LATE_FILLERS } from './fillers.ts';
import { OPERATOR_TEMPLATES } from './operator-templates.ts';
import { OPERATORS } from './operators.ts';
import { TOPIC_TEMPLATES } from './topic-templates.ts';
import { TOPICS } from './topics.ts';

/** Short words have no other forms. */
const SHORTEST = 4;
/** Most phrases share their words, so each is stemmed once. Questions must not fill the memory. */
const MOST_STEMS = 20_000;
const STEM_OF = new Map<string, string>();

export function stemOf(word: string): string {
  const known = STEM_OF.get(word);
  if (known !== undefined) return known;
  const found = porter.stem(word);
  const stem = found.length < SHORTEST ? word : found;
  if (STEM_OF.size < MOST_STEMS) STEM_OF.set(word, stem);
  return stem;
}
const LEMMA_OF = new Map<string, string | undefined>();
/** Words that belong to a number before them. */
const JOINING: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million', 'percent', 'k']);

/** What each phrase means, by its words in the singular. Of overlapping phrases, the longest one counts. Made from templates when it is first asked for. */
export const vocabulary = once((): PhraseMap<Sense> => readPhrases());

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

/** The lists of phrases with what each means. Of a phrase in several lists, the first one counts: the templates of later ones may make it, too. */
export function* phraseLists(): Generator<readonly [sense: Sense, templates: Phrases]> {
  for (const { means, phrases, asksFor } of [...spokenValues(), ...SPOKEN_TEMPLATES])
    yield [{ kind: 'value', options: means, ...(asksFor === undefined ? {} : { topic: asksFor }) }, phrases];
  for (const [topic, phrases] of Object.entries(TOPICS)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* OPERATORS;
  yield* EXPANSIONS;
  yield* OPERATOR_TEMPLATES;
  yield* EXPANSION_TEMPLATES;
  yield* FILLERS;
  for (const [topic, phrases] of Object.entries(TOPIC_TEMPLATES)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* ASIDES;
  yield* LATE_FILLERS;
}

function readPhrases(): PhraseMap<Sense> {
  // A phrase can be an aside of several topics. Of other phrases, the first meaning counts.
  const phrases = new PhraseCollector<Sense>((known, other) =>
    known.kind === 'aside' && other.kind === 'aside' ? { kind: 'aside', either: [...known.either, ...other.either] } : known,
  );
  // Most phrases have only words that are read in the same way next to any other, and there are many phrases: each such word gets its number once.
  const numbers = new Map<string, number | undefined>();
  const numberOf = (word: string): number | undefined => {
    if (numbers.has(word)) return numbers.get(word);
    const lemma = lemmaOfPlain(word);
    const number = lemma === undefined ? undefined : phrases.numberFor(lemma);
    numbers.set(word, number);
    return number;
  };
  const numbersOf = (words: Words): readonly number[] => {
    const found: number[] = [];
    for (const word of words) {
      const number = numberOf(word);
      if (number === undefined) return wordsIn(words.join(' ')).map(({ lemma }) => phrases.numberFor(lemma));
      found.push(number);
    }
    return found;
  };
  for (const [sense, templates] of phraseLists()) {
    for (const words of phrasesOf(templates)) {
      const found = numbersOf(words);
      if (found.length === 0) throw new Error(`No question has the words of "${words.join(' ')}".`);
      phrases.add(found, sense);
    }
  }
  return new PhraseMap(phrases.packed());
}

/** As questions are read, so that numbers and marks compare, too. */
export const keyOf = (phrase: string): string => lemmasOf(phrase).join(' ');

function lemmasOf(phrase: string): readonly string[] {
  const lemmas = phrase.split(' ').map(lemmaOfPlain);
  return lemmas.every((lemma) => lemma !== undefined) ? lemmas : wordsIn(phrase).map(({ lemma }) => lemma);
}

/** The lemma of a word that is read in the same way next to any other word. Most phrases have only such words, and there are many phrases. */
function lemmaOfPlain(word: string): string | undefined {
  if (!LEMMA_OF.has(word)) {
    const [read, ...more] = wordsIn(word);
    LEMMA_OF.set(word, read?.kind === 'word' && more.length === 0 && /^[a-z]+$/u.test(word) && !JOINING.has(word) ? read.lemma : undefined);
  }
  return LEMMA_OF.get(word);
}
