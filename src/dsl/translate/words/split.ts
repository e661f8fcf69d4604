import { read } from './piece-readers.ts';
import { withFractions } from './fractions.ts';
import { turned } from './turned-signs.ts';
import type { Word } from './word.ts';

/** Texts in quotes of all kinds. An apostrophe inside of a word is none. */
const QUOTED = [
  String.raw`"(?<double>[^"]+)"`,
  String.raw`[“„](?<curly>[^”“"]+)[”“"]`,
  String.raw`(?<![\p{L}\p{N}])['‘](?<single>[^'’]{2,}?)['’](?![\p{L}\p{N}])`,
];
/** Codes of occupations: "29-1141.00", and "29-1141", unless it is a part of another number. */
const CODES = [
  String.raw`(?<code>\d{2}-\d{4}\.\d{2})(?!\d)`,
  String.raw`(?<![\p{L}\p{N}.$-])(?<soc>(?:[1-4][13579]|5[135])-[1-9]\d{3})(?![\d.,-]\d|\d|%| percent)`,
];
/** "75%", "3/4". */
const SHARES = [String.raw`(?<percent>\d+(?:\.\d+)?)\s?(?:%|percent\b)`, String.raw`(?<![\p{L}\p{N}./])(?<part>[1-9])\/(?<whole>[2-9]|10)(?![\p{L}\p{N}./])`];
/** "1,200", "1.200", "0,5", "1.5", ".5". */
const DIGITS = [
  String.raw`\d+(?:,\d{3})+`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])`,
  String.raw`(?<=(?:^|\s))0,\d{1,2}(?![\d,])`,
  String.raw`\d+(?:\.\d+)?`,
  String.raw`(?<![\p{L}\p{N}.])\.\d+`,
];
/** "$90k", "1.5m", "1.2e5", "the 1990's". "3M" is a company. */
const NUMBER = String.raw`(?<currency>\$\s?)?(?<number>${DIGITS.join('|')})(?:(?<thousand>k)|(?<million>(?<=\.\d+|\$\s?\d+)mm?)|e(?<power>\d{1,2}))?(?:['’]s)?(?![\p{L}\d]|\.\d+\p{L})`;
/** Abbreviations with signs, and words. "1.5x" is one, and no number that ends before the x. */
const WORDS = [
  String.raw`\d+\.\d+\p{L}+(?![\p{L}\d])`,
  String.raw`o\*net`,
  String.raw`w\/o(?=\s)`,
  String.raw`(?:st|ft|mt|incl|excl)\.(?=\s\p{L})`,
  String.raw`(?:\p{L}\.){2,}`,
  String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?`,
];
/** Arrows to a level, signs that negate ("-nurse"), signs that compare, and marks. */
const SIGNS = [
  String.raw`(?<arrow>(?<=\p{L}\s?)(?:->|[→⇒⟶])(?=\s?(?:platinum|gold|silver|bronze|none|ranked)\b))`,
  String.raw`(?<not>(?<=^|[\s(,;])[!¬](?=[\p{L}(])|(?<=[^\s:][ \t])-(?=[\p{L}"“„]))`,
  String.raw`(?<sign>(?![$+<=>|→⇒⟶])[\p{Sm}\p{Sc}↑↓↗↘])`,
  String.raw`&`,
  String.raw`(?:[,;:?!()[\]/+=<>.#*%-]|\$(?!\s?\d))+`,
];
/** What a text is split into. The first pattern that fits counts. */
const PIECES = new RegExp([...QUOTED, ...CODES, ...SHARES, NUMBER, ...WORDS, ...SIGNS].join('|'), 'giu');

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
