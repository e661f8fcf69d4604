import { AFTER_THING, PRONOUNS } from './thing-words.ts';
import { FUNCTION_WORDS, SENTENCE_WORDS } from './word-kinds.ts';

/** Words of sentences, requests, and questions. They say what a text is by themselves; of all other words, what they mean and how titles use them does. */
export const CLOSED_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...SENTENCE_WORDS,
  ...AFTER_THING,
  ...PRONOUNS,
  ...[
    'all any anybody anyone best but cheap every each find get good got hire hiring if is it its looking look more most must near need needs no some somebody someone',
    'so then there here too us very want wants wanted whom whose wish him',
  ].flatMap((line) => line.split(' ')),
]);
