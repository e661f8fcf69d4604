import { readPhrases as read } from '../../../src/dsl/translate/vocabulary/read-phrases.ts';
import { madeOnce } from './made-once.ts';

export const readPhrases: typeof read = () => madeOnce('readPhrases', read);
