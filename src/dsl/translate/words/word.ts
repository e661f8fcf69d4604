import type { Span } from '../../syntax-tree.ts';

/** A word, number, code, quoted text, punctuation mark, or mathematical or currency sign of a question. */
export interface Word {
  readonly kind: 'word' | 'number' | 'money' | 'percent' | 'code' | 'quoted' | 'mark' | 'sign';
  /** As written; without the quotes of a quoted text. */
  readonly text: string;
  /** As names are compared: lower case, without accents and apostrophes. */
  readonly key: string;
  /** The key in the singular and without a possessive ending, as vocabulary is compared. */
  readonly lemma: string;
  readonly at: Span;
  /** The word that is meant, if it is misspelled. */
  readonly meant?: string;
}

/** Singular nouns that end with s. */
const SINGULAR = /(?:ss|us|is|news|ous|sas|ics)$/u;

/** A word in the singular, if it looks like a plural noun or the third person of a verb. Both the vocabulary and the questions are compared like this. */
export function lemmaOf(word: string): string {
  const singular = word.replace(/(?<=.{3})people$/u, 'person').replace(/(?<=[sekrw])men$/u, 'man');
  if (singular !== word) return singular;
  if (word.length < 4 || SINGULAR.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
