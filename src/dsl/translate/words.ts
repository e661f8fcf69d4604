import { wordKey } from '../../text/words.ts';
import type { Span } from '../syntax-tree.ts';

/** A word, number, code, quoted text, or punctuation mark of a question. */
export interface Word {
  readonly kind: 'word' | 'number' | 'percent' | 'code' | 'quoted' | 'mark';
  /** As written; without the quotes of a quoted text. */
  readonly text: string;
  /** As names are compared: lower case, without accents and apostrophes. */
  readonly key: string;
  /** The key in the singular and without a possessive ending, as vocabulary is compared. */
  readonly lemma: string;
  readonly at: Span;
}

const PIECES =
  /"(?<double>[^"]+)"|[“„](?<curly>[^”“"]+)[”“"]|(?<![\p{L}\p{N}])['‘](?<single>[^'’]{2,}?)['’](?![\p{L}\p{N}])|(?<code>\d{2}-\d{4}\.\d{2})(?!\d)|(?<percent>\d+(?:\.\d+)?)\s?(?:%|percent\b)|(?<number>\d+(?:,\d{3})+|\d+(?:\.\d+)?)(?![\p{L}\d])|o\*net|(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?|&|[,;:?!()[\]/+=<>.#*%$-]+/giu;

const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, value) => [word, String(value)]),
);
const MORE_NUMBERS: Readonly<Record<string, string>> = { ...NUMBER_WORDS, fifteen: '15', twenty: '20', fifty: '50', hundred: '100', dozen: '12' };

/** Singular nouns that end with s. */
const SINGULAR = /(?:ss|us|is|news|ous|sas|ics)$/u;

/** A word in the singular, if it looks like a plural noun or the third person of a verb. Both the vocabulary and the questions are compared like this. */
export function lemmaOf(word: string): string {
  if (word.length < 4 || SINGULAR.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Splits a question. Hyphens separate words, as they do in names. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(PIECES)) {
    const [piece] = found;
    const groups = found.groups ?? {};
    const at = { start: found.index, end: found.index + piece.length };
    const quotedText = groups['double'] ?? groups['curly'] ?? groups['single'];
    const { code, percent, number } = groups;
    const previous = words.at(-1);
    if (quotedText !== undefined) words.push({ kind: 'quoted', text: quotedText.trim(), key: wordKey(quotedText), lemma: wordKey(quotedText), at });
    else if (code !== undefined) words.push({ kind: 'code', text: piece, key: piece, lemma: piece, at });
    else if (percent !== undefined) words.push({ kind: 'percent', text: percent, key: percent, lemma: percent, at });
    else if (number !== undefined) words.push({ kind: 'number', text: number.replaceAll(',', ''), key: number, lemma: number.replaceAll(',', ''), at });
    else if (piece === '&') words.push({ kind: 'word', text: piece, key: 'and', lemma: 'and', at });
    else if (/^[\p{L}\p{N}]/u.test(piece)) words.push(plainWord(piece, at));
    // Hyphens and periods inside names separate words without a break of the phrase.
    else if (!/^[-.]$/u.test(piece) || (piece === '.' && previous !== undefined)) words.push({ kind: 'mark', text: piece, key: piece, lemma: piece, at });
  }
  return words;
}

function plainWord(piece: string, at: Span): Word {
  const key = wordKey(piece).replaceAll(' ', '');
  const number = MORE_NUMBERS[key];
  if (number !== undefined) return { kind: 'number', text: number, key, lemma: number, at };
  const owner = /^(.+)['’]s$/iu.exec(piece)?.[1];
  return { kind: 'word', text: piece, key, lemma: owner === undefined ? lemmaOf(key) : wordKey(owner), at };
}
