import { legalFormBegunBy } from './name-key.ts';
import { readTyped, type Typed } from './typed-name.ts';

/** The word before a legal form that is no part of the name: "Tiffany & Co". */
const JOINS_FORM = 'and';

/** Letters of the longest form that is written with periods: "G.m.b.H.", "K.G.a.A." */
const MOST_LETTERS = 4;

/** Letters with periods at the end of a text: "G.m.b". */
const WITH_PERIODS = /\s(?:\p{L}\.)+\p{L}\.?$/u;

/** The same text with the legal form that its end begins: "Walmart Compa", "Walmart L.L", "Bosch G.m.b", "Tiffany &". */
export function readUnfinishedForm({ plainWords, punctuated, closed, inCapitals, squashed }: Typed): Typed[] {
  const hasPeriods = WITH_PERIODS.test(punctuated);
  const formBegunBy = (words: readonly string[]): string | undefined => legalFormBegunBy(words.join(''), { hasPeriods });
  const last = plainWords.at(-1) ?? '';
  const letters = plainWords.length - 1 - plainWords.findLastIndex((word) => word.length > 1);
  const lengths = Array.from({ length: Math.min(Math.max(1, letters), MOST_LETTERS, plainWords.length - 1) }, (_, i) => i + 1);
  const length = lengths.findLast((count) => formBegunBy(plainWords.slice(-count)) !== undefined) ?? 1;
  const form = last === JOINS_FORM ? 'co' : formBegunBy(plainWords.slice(-length));
  if (closed || form === undefined || plainWords.length < 2) return [];
  const read = readTyped([...plainWords.slice(0, -length), form].join(' '));
  return read.squashed === '' || read.squashed === squashed ? [] : [{ ...read, inCapitals, leftOut: 'unfinished form' }];
}
