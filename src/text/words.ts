import { pastedText } from './pasted-text.ts';

/** Names with symbols, rewritten before punctuation is removed. The engine's `symbols` character filter does the same. */
const TECHNICAL_NAMES: readonly (readonly [RegExp, string])[] = [
  // "c+" may be an unfinished "c++".
  [/(?<![\p{L}\p{N}])c\+(?:\+|(?![\p{L}\p{N}]))/giu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/\.net\b/giu, ' dotnet'],
  // ".n" may be an unfinished ".net", if no word ends with the dot.
  [/(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])(?:asp|vb|ado|csharp)))\.(ne?)(?![\p{L}\p{N}])/giu, ' dot$1'],
];

/** Text without symbols or accents that need special treatment. Nearly all text is like this, and it is processed ten times as fast. */
export const PLAIN = /^[A-Za-z0-9 ,/():-]*$/u;

/**
 * The words of a name as search compares them: lower case, without accents and apostrophes, initials joined ("R.N." is "rn", "Men's" is "mens"), `&` as "and".
 * Every other character is a separator.
 */
export function wordsOf(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  let plain = pastedText(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  for (const [pattern, spelled] of TECHNICAL_NAMES) plain = plain.replace(pattern, spelled);
  return plain
    .replace(/['’`]/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/&/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** {@link wordsOf} joined with single spaces. Titles with the same key are the same text. */
export function wordKey(text: string): string {
  return wordsOf(text).join(' ');
}
