import { readLoosePhrases as read } from '../../../src/dsl/translate/vocabulary/read-loose-phrases.ts';
import { madeOnce } from './made-once.ts';

export * from '../../../src/dsl/translate/vocabulary/read-loose-phrases.ts';
export const readLoosePhrases: typeof read = () => madeOnce('readLoosePhrases', read);
