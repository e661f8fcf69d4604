/** Articles. A title means the same without one at its beginning. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Words that connect others. They are in texts of all kinds. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...ARTICLES, 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'to', 'with']);

/**
 * Words of sentences, answers, and greetings. No known title and none of about 17,000 labeled filings has one; a note to applicants may ("no touch freight"), so
 * they are evidence against a job, not proof.
 */
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  [
    'am are been cannot didnt do does doesnt dont had has have havent having he hello her hey his how ill im isnt ive just me mine my myself never none not',
    'our please prefer rather say she still sure thank thanks their them they was we were what whatever when where which who why would yes you your yours',
  ].flatMap((line) => line.split(' ')),
);

/** Endings of words for people who do something. */
const PERSON_ENDINGS = ['ant', 'ee', 'eer', 'er', 'ess', 'ian', 'ic', 'ist', 'maid', 'man', 'men', 'or', 'woman'];
const PERSON = new RegExp(`(?:${PERSON_ENDINGS.join('|')})s?$`, 'u');

/** Whether a word looks like one for a person. */
export const isPersonWord = (word: string): boolean => PERSON.test(word);
