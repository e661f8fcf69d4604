/** A spelling, and the sound that it stands for: one letter or sign for each consonant, `A` for any vowels. Applied in this order. */
type Sound = readonly [spelling: RegExp, sound: string];

/** `$` is the sound of "sh", `%` that of "ch". */
const SOUNDS: readonly Sound[] = [
  [/^(?:kn|gn|pn)/u, 'n'],
  [/^wr/u, 'r'],
  [/^ps/u, 's'],
  [/^x/u, 's'],
  [/^wh/u, 'w'],
  [/mb\b|mn\b/u, 'm'],
  [/ph/gu, 'f'],
  [/gh(?=t)/gu, ''],
  [/tch/gu, '%'],
  [/sch(?=[ou])/gu, 'sk'],
  // "Option", "mission", "physician", "social", "precious".
  [/(?:ss|sc|[tscx])i(?=[ao])/gu, '$'],
  [/sh(?:i(?=[ao]))?/gu, '$'],
  [/s?c(?=[eiy])/gu, 's'],
  [/[cq]k|cc|[cq]/gu, 'k'],
  [/x/gu, 'ks'],
  [/dg(?=[eiy])|g(?=[eiy])/gu, 'j'],
  [/z/gu, 's'],
  [/th/gu, 't'],
  // Letters that are not heard, and vowels.
  [/(?!^)h|(?<=[aeiou])w|(?<=[^aeiouy])e$/gu, ''],
  [/[aeiouy]+/gu, 'A'],
  [/(.)\1+/gu, '$1'],
];
/** "Ch" has the sound of "teacher", "mechanic", or "chauffeur". */
const CH = 'ch';
const SOUNDS_OF_CH = ['%', 'k', '$'];
/** Of a word with several "ch", no more are read. */
const MOST_READINGS = 9;

/**
 * How a word may sound: its consonants, with one sign for all spellings of a sound, and where vowels are between them. Words that sound alike share one ("resepshunist":
 * receptionist). A word has up to nine. Which vowel it is does not count: words of titles are few. Names of companies that differ in a vowel are often different companies; they have
 * a key of their own (companies/sound.ts).
 * The phonetic keys of `natural` (Metaphone and Double Metaphone, version 8) read "ch", "x", and "st" wrong, so that "mechanic", "psychologist", and "pharmacist" miss.
 */
export function soundsOf(word: string): readonly string[] {
  let readings = [word.replace(/sch(?=[ou])/gu, 'sk').replace(/tch/gu, '%')];
  while (readings.some((reading) => reading.includes(CH)) && readings.length < MOST_READINGS)
    readings = readings.flatMap((reading) => (reading.includes(CH) ? SOUNDS_OF_CH.map((sound) => reading.replace(CH, sound)) : [reading]));
  return [...new Set(readings.map((reading) => SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), reading)))];
}

/** Whether two words may sound alike. */
export function soundAlike(word: string, other: string): boolean {
  const sounds = soundsOf(other);
  return soundsOf(word).some((sound) => sounds.includes(sound));
}

/** How many consonants are heard. */
export const consonantsOf = (sound: string): number => sound.replaceAll('A', '').length;
