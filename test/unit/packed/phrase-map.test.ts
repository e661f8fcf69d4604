import { PhraseMap } from '../../../src/packed/phrase-map.ts';

const YES = { means: 'yes' };
const NO = { means: 'no' };
const ENTRIES = new Map([
  ['of course', YES],
  ['never', NO],
  ['', YES],
  ['naïve 日本', NO],
  ['sure', YES],
  ['of', NO],
  ['of course not', NO],
  ['not of course not', YES],
  ["don't", NO],
]);

it('answers like the map that it was made from, with the same values', () => {
  const packed = new PhraseMap(ENTRIES);
  for (const [text, value] of ENTRIES) {
    expect(packed.get(text)).toBe(value);
    expect(packed.ofWords(text.split(' '))).toBe(value);
  }
  expect(new Map(packed)).toEqual(ENTRIES);
  expect(packed.values()).toEqual([YES, NO]);
  expect([...packed.keys()].sort()).toEqual([...ENTRIES.keys()].sort());
});

it('knows no other text', () => {
  const packed = new PhraseMap(ENTRIES);
  for (const text of ['course', 'of course ', 'not of', 'not of course', ' ', 'Never', 'constructor', 'never never']) {
    expect(packed.get(text)).toBeUndefined();
    expect(packed.has(text)).toBe(false);
  }
  expect(packed.ofWords(['of course'])).toBeUndefined();
  expect(packed.ofWords([])).toBeUndefined();
});

it('keeps phrases apart that differ only in the middle, or only in their value', () => {
  const letters = ['a', 'b', 'c', 'd'];
  const entries = new Map(
    letters.flatMap((x) => letters.flatMap((y) => letters.map((z) => [`${x} ${y} ${z}`, x === 'a' && y === 'b' ? z : 'the same'] as const))),
  );
  expect(new Map(new PhraseMap(entries))).toEqual(entries);
});

it('can be empty', () => {
  const packed = new PhraseMap(new Map<string, string>());
  expect([...packed]).toEqual([]);
  expect(packed.get('a')).toBeUndefined();
});
