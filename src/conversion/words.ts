export { PLAIN, wordKey, wordsOf } from '../text/words.ts';
