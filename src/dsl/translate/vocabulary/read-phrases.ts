import type { Phrases } from '../../../language/phrases.ts';
import { phrasesOf, type Words } from '../../../language/word-families.ts';
import { PhraseCollector, type PackedPhrases } from '../../../packed/phrase-collector.ts';
import type { Sense, Topic } from '../senses.ts';
import { wordsIn } from '../words/words-in.ts';
import { EXPANSION_TEMPLATES, EXPANSIONS } from './expansions.ts';
import { asides, fillers, lateFillers, refusedWords } from './fillers.ts';
import { OPERATOR_TEMPLATES } from './operator-templates.ts';
import { OPERATORS } from './operators.ts';
import { TOPIC_TEMPLATES } from './topic-templates.ts';
import { TOPICS } from './topics.ts';
import { valuesInWords } from './values-in-words.ts';

const LEMMA_OF = new Map<string, string | undefined>();
/** Words that belong to a number before them. */
const JOINING: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million', 'percent', 'k']);

/** The lists of phrases with what each means. Of a phrase in several lists, the first one counts: the templates of later ones may make it, too. */
export function* phraseLists(): Generator<readonly [sense: Sense, templates: Phrases]> {
  for (const { means, phrases, asksFor } of valuesInWords())
    yield [{ kind: 'value', options: means, ...(asksFor === undefined ? {} : { topic: asksFor }) }, phrases];
  for (const [topic, phrases] of Object.entries(TOPICS)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* OPERATORS;
  yield* EXPANSIONS;
  yield* OPERATOR_TEMPLATES;
  yield* EXPANSION_TEMPLATES;
  yield* refusedWords();
  yield* fillers();
  for (const [topic, phrases] of Object.entries(TOPIC_TEMPLATES)) yield [{ kind: 'topic', topic: topic as Topic }, phrases];
  yield* asides();
  yield* lateFillers();
}

/** All phrases with what each means. The test files of one process share them (test/setup/made-once/). */
export function readPhrases(): PackedPhrases<Sense> {
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
  return phrases.packed();
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
