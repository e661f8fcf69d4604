import { legalFormBegunBy } from './name-key.ts';
import { readTyped, type Typed } from './typed-name.ts';

/** Words before a legal form that are no part of it: "Tiffany & Co". */
const JOINS_FORM = 'and';

/** The same text with the legal form that its end begins: "Walmart Compa", "Walmart L.L", "Tiffany &". */
export function readUnfinishedForm(typed: Typed): Typed[] {
  const { plainWords, closed, inCapitals } = typed;
  // "L.L.C" is typed letter by letter.
  const letters = plainWords.length - 1 - plainWords.findLastIndex((word) => word.length > 1);
  const tail = plainWords.slice(-Math.max(1, letters));
  const head = plainWords.slice(0, -tail.length);
  const form = tail[0] === JOINS_FORM ? 'co' : legalFormBegunBy(tail.join(''));
  if (closed || form === undefined || head.length === 0) return [];
  const read = readTyped([...head, form].join(' '));
  return read.squashed === '' || read.squashed === typed.squashed ? [] : [{ ...read, inCapitals, leftOut: 'unfinished form' }];
}
