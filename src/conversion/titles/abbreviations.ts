import { readReplacements } from '../word-list.ts';

/** Words that are short for others, and what they mean. */
export const ABBREVIATIONS = readReplacements('abbreviations.txt');
