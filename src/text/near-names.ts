import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';

const ALIKE = 0.82;
/** Names have at most this many characters, so a longer text is no misspelled name. To compare two texts takes the product of their lengths. */
const LONGEST = 255;
/** Jaro-Winkler counts this many letters of a common prefix, and each adds this share of what is missing to 1. */
const PREFIX = { longest: 4, share: 0.1 };

/**
 * Up to three names that are similar to the given one, best first, for "did you mean". None for a text that is longer than any name. `ofOtherStart`: how similar those must be
 * that begin with another letter.
 */
export function nearNames(given: string, names: Iterable<string>, alike = ALIKE, ofOtherStart = alike): string[] {
  const wanted = given.toLowerCase();
  if (wanted.length > LONGEST) return [];
  const most = mostAlike(wanted);
  return [...new Set(names)]
    .map((name) => ({ name, text: name.toLowerCase() }))
    .filter(({ text }) => !(most(text) < alike))
    .map(({ name, text }) => ({ name, likeness: jaroWinkler(wanted, text), least: text.startsWith(wanted.slice(0, 1)) ? alike : ofOtherStart }))
    .filter(({ likeness, least }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** A power of two, so that the remainder is a bit mask. */
const LETTERS = 128;

/**
 * The likeness that a text has at most, by the letters that it shares with `wanted`, wherever they are, and by the common prefix: as if they were all matched in
 * order. Takes the sum of the lengths. Letters with the same remainder count as one letter, so that it is too high for some alphabets, but never too low. Not a
 * number for an empty text.
 */
function mostAlike(wanted: string): (text: string) => number {
  const counts = new Uint8Array(LETTERS);
  for (let i = 0; i < wanted.length; i++) addTo(counts, wanted.charCodeAt(i) % LETTERS, 1);
  const left = new Uint8Array(LETTERS);
  return (text) => {
    left.set(counts);
    let shared = 0;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i) % LETTERS;
      if (left[letter] === 0) continue;
      addTo(left, letter, -1);
      shared++;
    }
    let prefix = 0;
    while (prefix < PREFIX.longest && prefix < text.length && text[prefix] === wanted[prefix]) prefix++;
    const jaro = (shared / wanted.length + shared / text.length + 1) / 3;
    return jaro + prefix * PREFIX.share * (1 - jaro);
  };
}

function addTo(counts: Uint8Array, letter: number, count: 1 | -1): void {
  counts[letter] = (counts[letter] ?? 0) + count;
}
