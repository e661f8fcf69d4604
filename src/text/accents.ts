/** Letters that a letter and an accent make, as one character, with the plain letter: é and e. Lower case. */
const PLAIN_OF = new Map(
  Array.from({ length: 0x250 - 0xc0 }, (_, i) => String.fromCodePoint(0xc0 + i)).flatMap((accented): readonly (readonly [string, string])[] => {
    const plain = accented.normalize('NFD').replace(/\p{M}+/gu, '');
    return accented === accented.toLowerCase() && /^[a-z]$/u.test(plain) ? [[accented, plain]] : [];
  }),
);

/** A text in lower case without accents, so that "nestle" finds Nestlé. The SQL function `without_accents` does the same. A test compares the two. */
export const withoutAccents = (text: string): string => Array.from(text, (letter) => PLAIN_OF.get(letter) ?? letter).join('');
