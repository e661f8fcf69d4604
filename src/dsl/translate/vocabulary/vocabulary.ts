import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { spokenValues } from '../../../catalog/spoken.ts';
import { SPOKEN_TEMPLATES } from '../../../catalog/spoken-templates.ts';
import type { Phrases } from '../../../catalog/phrases.ts';
import { phrasesOf } from '../../../catalog/word-families.ts';
import { PhraseMap } from '../../../packed/phrase-map.ts';
import { once } from '../../../runtime/once.ts';
import type { Sense, Topic } from '../senses.ts';
import { wordsIn } from '../words.ts';
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
const stemsOf = (lemmas: readonly string[]): string => lemmas.map(stemOf).join(' ');

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

/** What each phrase means, by its words in the singular. Of overlapping phrases, the longest one counts. Made from templates when it is first asked for, which takes a second. */
export const vocabulary = (): PhraseMap<Sense> => made().exact;
/** With the same by the stems of the words, for other forms of them: "requiring", "earned". */
const made = once(() => {
  const phrases = readPhrases();
  return { exact: new PhraseMap(phrases), stems: new PhraseMap(byStems(phrases)) };
});
/** The number of words of the longest phrase that begins with each word, by its stem: only runs up to it can mean something. */
const longestByStart = once(() => {
  const longest = new Map<string, number>();
  for (const phrase of vocabulary().keys()) countWords(phrase, longest, stemOf);
  return longest;
});
export const longestPhrase: () => number = once(() => Math.max(...longestByStart().values()));
export const longestPhraseFrom = (lemma: string): number => longestByStart().get(stemOf(startOf(lemma))) ?? 0;

/** What a run of words means, and whether it is a phrase of the vocabulary in this form. */
export function senseOf(lemmas: readonly string[]): { readonly sense: Sense; readonly isExact: boolean } | undefined {
  const sense = vocabulary().ofWords(lemmas);
  if (sense !== undefined) return { sense, isExact: true };
  const stemmed = made().stems.ofWords(lemmas.map(stemOf));
  // "Recruitment" is made from "recruit", but "like" is not made from "likely".
  const isMadeFrom = stemmed !== undefined && lemmas.join(' ').length >= stemmed.length;
  return isMadeFrom ? { sense: stemmed.sense, isExact: false } : undefined;
}

/** Keeps the number of words of the longest text that begins with a word. */
export function countWords(text: string, longest: Map<string, number>, keyOfStart: (word: string) => string = (word) => word): void {
  const start = keyOfStart(startOf(text));
  longest.set(start, Math.max(longest.get(start) ?? 0, text.split(' ').length));
}

export const startOf = (text: string): string => text.split(' ', 1)[0] ?? '';

/** The lists of phrases with what each means. Of a phrase in several lists, the first one counts: the templates of later ones may make it, too. */
export function* phraseLists(): Generator<readonly [sense: Sense, templates: Phrases]> {
  for (const { means, phrases, asksFor } of [...spokenValues(), ...SPOKEN_TEMPLATES])
    yield [{ kind: 'value', options: means, ...(asksFor === undefined ? {} : { topic: asksFor }) }, phrases];
  for (const [topic, phrases] of Object.entries(TOPICS)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* OPERATORS;
  yield* OPERATOR_TEMPLATES;
  yield* FILLERS;
  for (const [topic, phrases] of Object.entries(TOPIC_TEMPLATES)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* ASIDES;
  yield* LATE_FILLERS;
}

function readPhrases(): Map<string, Sense> {
  const phrases = new Map<string, Sense>();
  for (const [sense, templates] of phraseLists()) {
    for (const phrase of phrasesOf(templates)) {
      const key = keyOf(phrase);
      const known = phrases.get(key);
      if (key === '') throw new Error(`No question has the words of "${phrase}".`);
      // A phrase can be an aside of several topics.
      if (known?.kind === 'aside' && sense.kind === 'aside') phrases.set(key, { kind: 'aside', either: [...known.either, ...sense.either] });
      else if (known === undefined) phrases.set(key, sense);
    }
  }
  return phrases;
}

/** What a phrase means, and how long it is. */
interface Stemmed {
  readonly sense: Sense;
  readonly length: number;
}

/** Of phrases with the same stems, the shortest one counts, which is the word that the others are made from. */
function byStems(phrases: ReadonlyMap<string, Sense>): Map<string, Stemmed> {
  const found = new Map<string, Stemmed>();
  /** By length: the phrases of a sense share few lengths. */
  const made = new Map<Sense, Stemmed[]>();
  const shortestFirst = [...phrases].sort(([a], [b]) => a.length - b.length);
  for (const [phrase, sense] of shortestFirst) {
    // Whether a question is refused, and whether a word is left out, must not depend on words that only look like others.
    if (['write', 'elsewhere', 'skip', 'aside', 'diagram'].includes(sense.kind)) continue;
    const key = stemsOf(phrase.split(' '));
    if (found.has(key)) continue;
    const ofSense = made.get(sense) ?? [];
    made.set(sense, ofSense);
    found.set(key, (ofSense[phrase.length] ??= { sense, length: phrase.length }));
  }
  return found;
}

/** As questions are read, so that numbers and marks compare, too. */
export function keyOf(phrase: string): string {
  const lemmas = phrase.split(' ').map(lemmaOfPlain);
  if (lemmas.every((lemma) => lemma !== undefined)) return lemmas.join(' ');
  return wordsIn(phrase)
    .map(({ lemma }) => lemma)
    .join(' ');
}

/** The lemma of a word that is read in the same way next to any other word. Most phrases have only such words, and there are many phrases. */
function lemmaOfPlain(word: string): string | undefined {
  if (!LEMMA_OF.has(word)) {
    const [read, ...more] = wordsIn(word);
    LEMMA_OF.set(word, read?.kind === 'word' && more.length === 0 && /^[a-z]+$/u.test(word) && !JOINING.has(word) ? read.lemma : undefined);
  }
  return LEMMA_OF.get(word);
}
