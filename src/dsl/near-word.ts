import { edits } from '../conversion/edits.ts';
import { nearNames } from '../text/near-names.ts';

const ALIKE = 0.78;
/** Part of the letters that may differ. */
const MOST_DIFFERENT = 0.4;
const SHORTEST = 3;

/** The word of the language that was probably meant. A common beginning alone is not enough: ME is not METHODOLOGY. */
export function nearWord(given: string, words: readonly string[], alike = ALIKE): string | undefined {
  const wanted = given.trim().toUpperCase();
  if (wanted.length < SHORTEST) return undefined;
  const near = nearNames(wanted, words, alike).filter((word) => edits(wanted, word.toUpperCase()) <= Math.max(1, MOST_DIFFERENT * word.length));
  // A swap of neighbours leaves little alike in a short word.
  return near[0] ?? words.find((word) => edits(wanted, word.toUpperCase()) === 1);
}
