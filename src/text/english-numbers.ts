const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth ' +
  'nineteenth twentieth'
).split(' ');

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
]);

/** The number that one English word is, in any case: "zero" to "twenty", and the tens up to "ninety". */
export const numberOfWord = (word: string): number | undefined => NUMBERS.get(word.toLowerCase());

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

/** What a word multiplies the number before it by: 1,000 for "thousand". */
export const factorOfWord = (word: string): number | undefined => FACTORS.get(word.toLowerCase());

/** The number that several English words are: "one hundred", "a hundred and twenty thousand", "twenty-five". Undefined if another word is among them. */
export function numberOfWords(text: string): number | undefined {
  const words = text.trim().split(/[\s-]+/u);
  let [total, current] = [0, 0];
  for (const [i, word] of words.entries()) {
    const [unit, factor] = [numberOfWord(word), factorOfWord(word)];
    if (unit !== undefined) current += unit;
    else if (factor === 100) current = (current === 0 ? 1 : current) * factor;
    else if (factor !== undefined) {
      total += (current === 0 ? 1 : current) * factor;
      current = 0;
    } else if (!(i < words.length - 1 && (i === 0 ? /^an?$/iu : /^and$/iu).test(word))) return undefined;
  }
  return total + current;
}

/** Whether a word is one of the tens, which a unit can follow: "twenty-five". */
export const isTens = (word: string): boolean => TENS.includes(word.toLowerCase());

/** The first to the twentieth, in order. */
export const ORDINAL_WORDS: readonly string[] = ORDINALS;

/** The number of an ordinal, in digits or, up to the twentieth, in words: 11 for "11th", "eleventh", and "the eleventh". */
export function ordinalOf(text: string): number | undefined {
  const word = text.toLowerCase().replace(/^the /u, '');
  const digits = /^(\d{1,4})(?:st|nd|rd|th)$/u.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const place = ORDINALS.indexOf(word);
  return place < 0 ? undefined : place + 1;
}
