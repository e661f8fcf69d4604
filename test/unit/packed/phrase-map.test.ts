import { PhraseCollector } from '../../../src/packed/phrase-collector.ts';
import { PhraseMap, type KnownWord } from '../../../src/packed/phrase-map.ts';

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
  const packed = PhraseMap.of(ENTRIES);
  for (const [text, value] of ENTRIES) {
    expect(packed.get(text)).toBe(value);
    expect(packed.ofWords(text.split(' '))).toBe(value);
  }
  expect(new Map(packed)).toEqual(ENTRIES);
  expect(packed.values()).toEqual([YES, NO]);
  expect([...packed.keys()].sort()).toEqual([...ENTRIES.keys()].sort());
});

it('knows no other text', () => {
  const packed = PhraseMap.of(ENTRIES);
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
  expect(new Map(PhraseMap.of(entries))).toEqual(entries);
});

it('can be empty', () => {
  const packed = PhraseMap.of(new Map<string, string>());
  expect([...packed]).toEqual([]);
  expect(packed.get('a')).toBeUndefined();
});

describe('counts', () => {
  const packed = PhraseMap.of([...ENTRIES, ['of course of course', YES] as const]);

  it('the uses of each word in all phrases', () => {
    const uses = new Map<string, number>();
    for (const phrase of packed.keys()) for (const word of phrase.split(' ')) uses.set(word, (uses.get(word) ?? 0) + 1);
    expect(packed.uses()).toEqual(uses);
    expect(uses.get('of')).toBe(6);
  });

  it('the words of the longest phrase from each word', () => {
    expect(Object.fromEntries(packed.longestByStart())).toMatchObject({ of: 4, not: 4, never: 1, sure: 1, naïve: 2 });
    expect(packed.longestByStart().has('course')).toBe(false);
  });
});

it('lists the phrases of some values', () => {
  expect([...PhraseMap.of(ENTRIES).phrasesWith((value) => value === NO)].sort()).toEqual([...ENTRIES].filter(([, value]) => value === NO).sort());
});

it('finds the shortest phrase with one of some words at each place, and of equally long ones the first value', () => {
  const packed = PhraseMap.of([
    ['better pay', 'third'],
    ['best pay', 'first'],
    ['best pays', 'longer'],
    ['good pay', 'second'],
    ['good', 'alone'],
  ]);
  const known = (...words: string[]): KnownWord[] => [...packed.knownWords()].filter(({ word }) => words.includes(word));
  const [high, pay] = [known('better', 'best', 'good'), known('pay', 'pays')];
  expect(packed.shortest([high, pay], () => true)).toEqual({ value: 'first', length: 8 });
  expect(packed.shortest([high, pay], (value) => value !== 'first')).toEqual({ value: 'second', length: 8 });
  expect(packed.shortest([high, pay], (value) => value === 'longer')).toEqual({ value: 'longer', length: 9 });
  expect(packed.shortest([high], () => true)).toEqual({ value: 'alone', length: 4 });
  expect(packed.shortest([pay, high], () => true)).toBeUndefined();
  expect(packed.shortest([high, []], () => true)).toBeUndefined();
});

it('merges the values of a phrase that is added again, and keeps no value that none has', () => {
  const collector = new PhraseCollector<string>((known, added) => (added === 'other' ? known : `${known} and ${added}`));
  const add = (phrase: string, value: string): void => {
    collector.add(
      phrase.split(' ').map((word) => collector.numberFor(word)),
      value,
    );
  };
  add('a b', 'one');
  add('a b', 'two');
  add('a b', 'other');
  add('a', 'two');
  const packed = new PhraseMap(collector.packed());
  expect(new Map(packed)).toEqual(
    new Map([
      ['a b', 'one and two'],
      ['a', 'two'],
    ]),
  );
  expect(packed.values().toSorted()).toEqual(['one and two', 'two']);
});
