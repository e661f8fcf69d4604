/** Known words of one length, with the letters of each as bits. Words that differ in too many letters are not compared. */
export interface LettersOfWords {
  readonly letters: Int32Array;
  /** The position of each among all known words. */
  readonly positions: Int32Array;
}

/** One bit for each letter of the alphabet that a word has. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

/** How many bits of a number are 1: the sums of neighboring bits, pairs, and groups of four, added up by a multiplication. */
export function bits(of: number): number {
  const pairs = of - ((of >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
