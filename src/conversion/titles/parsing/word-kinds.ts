import { readWordList } from '../../word-list.ts';

/** Articles. A title means the same without one at its beginning. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Words that connect others. They are in texts of all kinds. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...ARTICLES, 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'to', 'with']);

/**
 * Words of sentences, answers, and greetings. No known title and none of about 17,000 labeled filings has one; a note to applicants may ("no touch freight"), so
 * they are evidence against a job, not proof.
 */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(readWordList('sentence-words.txt').flatMap((line) => line.split(' ')));

/** Endings of words for people who do something. */
const PERSON_ENDINGS = ['ant', 'ee', 'eer', 'er', 'ess', 'ian', 'ic', 'ist', 'maid', 'man', 'men', 'or', 'woman'];
const PERSON = new RegExp(`(?:${PERSON_ENDINGS.join('|')})s?$`, 'u');

/** Whether a word looks like one for a person. */
export const isPersonWord = (word: string): boolean => PERSON.test(word);
