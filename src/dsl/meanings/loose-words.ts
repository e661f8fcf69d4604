import { NOISE } from './connectives.ts';
import { wordTable } from '../../text/word-table.ts';

export const NOISE_WORDS = wordTable<true>(Object.fromEntries(NOISE.map((word) => [word, true])));
/** Signs that end or join commands in other languages. */
export const MARKS = [';', '|', '?', '!', '$', '*'];
/** FORMAT with a sign, and as a target; plain English knows the other ways to ask for a diagram. */
export const DIAGRAM = wordTable<true>(
  Object.fromEntries(['to mermaid', 'format = mermaid', 'format : mermaid', 'format as mermaid'].map((phrase) => [phrase, true])),
);
/** The name of the column as one word; plain English knows "top 10", but reads a number there. */
export const FLAGS = wordTable<true>({ top10: true, 'top10 only': true, 'top 10 only': true });
/** EXPAND ALL */
export const EVERYTHING = 'all';
export const LONGEST_NAME = 5;
