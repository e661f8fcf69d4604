/** Names that punctuation would destroy, spelled so that they survive; the engine's `symbols` character filter does the same. */
const TECHNICAL_NAMES: readonly (readonly [RegExp, string])[] = [
  // "c+" is on its way there.
  [/(?<![\p{L}\p{N}])c\+(?:\+|(?![\p{L}\p{N}]))/giu, 'cplusplus'],
  [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
  [/\.net\b/giu, ' dotnet'],
  // ".n" is on its way there, where no word ends with the dot.
  [/(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])(?:asp|vb|ado|csharp)))\.(ne?)(?![\p{L}\p{N}])/giu, ' dot$1'],
];

/** Texts without signs or accents that need special handling. Nearly all texts are like this, and this path is ten times as fast. */
export const PLAIN = /^[A-Za-z0-9 ,/():-]*$/u;

/**
 * The words of a name as search compares them: lower case, without accents, apostrophes and initials joined
 * ("R.N." is "rn", "Men's" is "mens"), `&` as "and", every other character a separator.
 */
export function wordsOf(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  let plain = text
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

/** {@link wordsOf} with single blanks between: the key by which titles count as the same text. */
export function wordKey(text: string): string {
  return wordsOf(text).join(' ');
}
