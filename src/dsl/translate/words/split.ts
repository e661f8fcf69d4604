import { read } from './piece-readers.ts';
import { withFractions } from './fractions.ts';
import { turned } from './turned-signs.ts';
import type { Word } from './word.ts';

const PIECES =
  /"(?<double>[^"]+)"|[“„](?<curly>[^”“"]+)[”“"]|(?<![\p{L}\p{N}])['‘](?<single>[^'’]{2,}?)['’](?![\p{L}\p{N}])|(?<code>\d{2}-\d{4}\.\d{2})(?!\d)|(?<![\p{L}\p{N}.$-])(?<soc>(?:[1-4][13579]|5[135])-[1-9]\d{3})(?![\d.,-]\d|\d|%| percent)|(?<percent>\d+(?:\.\d+)?)\s?(?:%|percent\b)|(?<![\p{L}\p{N}./])(?<part>[1-9])\/(?<whole>[2-9]|10)(?![\p{L}\p{N}./])|(?<currency>\$\s?)?(?<number>\d+(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])|(?<=(?:^|\s))0,\d{1,2}(?![\d,])|\d+(?:\.\d+)?|(?<![\p{L}\p{N}.])\.\d+)(?<thousand>k)?(?:['’]s)?(?![\p{L}\d])|o\*net|w\/o(?=\s)|(?:st|ft|mt|incl|excl)\.(?=\s\p{L})|(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?|(?<arrow>(?<=\p{L}\s?)(?:->|[→⇒⟶])(?=\s?(?:platinum|gold|silver|bronze|none|ranked)\b))|(?<not>(?<=^|[\s(,;])[!¬](?=[\p{L}(])|(?<=[^\s:][ \t])-(?=[\p{L}"“„]))|(?<sign>(?![$+<=>|→⇒⟶])[\p{Sm}\p{Sc}↑↓↗↘])|&|(?:[,;:?!()[\]/+=<>.#*%-]|\$(?!\s?\d))+/giu;

/** The words of a text without titles to convert. */
export function splitIn(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(PIECES)) {
    const [piece] = found;
    const at = { start: found.index, end: found.index + piece.length };
    const spelled = /^\p{L}+$/u.test(piece) ? piece.toLowerCase() : '';
    const next = read({ text, piece, at, spelled, groups: found.groups ?? {}, previous: words.at(-1), beforePrevious: words.at(-2), split: splitIn });
    if (next.replacesPrevious === true) words.pop();
    words.push(...next.words);
  }
  return turned(withFractions(words));
}
