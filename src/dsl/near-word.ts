import { edits } from '../conversion/edits.ts';
import { nearNames } from '../text/near-names.ts';

const ALIKE = 0.78;
/** Largest share of different letters. */
const MOST_DIFFERENT = 0.4;
const SHORTEST = 3;

/** The keyword that was probably meant. A shared prefix alone is not enough: ME is not METHODOLOGY. */
export function nearWord(given: string, words: readonly string[], alike = ALIKE): string | undefined {
  const wanted = given.trim().toUpperCase();
  if (wanted.length < SHORTEST) return undefined;
  const near = nearNames(wanted, words, alike).filter((word) => edits(wanted, word.toUpperCase()) <= Math.max(1, MOST_DIFFERENT * word.length));
  // Swapping two letters makes short words look very different.
  return near[0] ?? words.find((word) => edits(wanted, word.toUpperCase()) === 1);
}
