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
