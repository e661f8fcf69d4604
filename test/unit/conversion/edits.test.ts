import distances from 'natural/lib/natural/distance/levenshtein_distance.js';
import { allowedEdits, edits, prefixFit, typos } from '../../../src/conversion/edits.ts';

describe('typos between two texts', () => {
  it.each([
    ['nurse', 'nurse', 0],
    ['nrse', 'nurse', 1],
    ['nursee', 'nurse', 1],
    ['nurze', 'nurse', 1],
    ['nusre', 'nurse', 1],
    ['drvier', 'driver', 1],
    ['enginer', 'engineer', 1],
    ['engneir', 'engineer', 2],
    ['', 'nurse', 5],
    ['nurse', '', 5],
    ['ca', 'abc', 3],
  ])('%p, %p: %i', (a, b, count) => {
    expect(edits(a, b)).toBe(count);
    expect(edits(b, a)).toBe(count);
  });

  it('are as many as the function of natural counts, for all pairs of words of two letters, and for long texts', () => {
    const words = ['', 'a', 'b'];
    for (let length = 0; words.length < 120; length++) words.push(`${words[length]!}a`, `${words[length]!}b`);
    const texts = [...new Set(words), 'registered nurse', 'registred nusre', 'x'.repeat(300), `${'x'.repeat(150)}y${'x'.repeat(150)}`];
    for (const a of texts) for (const b of texts) expect([a, b, edits(a, b)]).toEqual([a, b, distances.DamerauLevenshteinDistance(a, b, { restricted: true })]);
  });
});

it.each([
  ['soilder', 'soldier', 1],
  ['costumer', 'customer', 1],
  ['nusre', 'nurse', 1],
  ['engneir', 'engineer', 2],
  ['blotter', 'bottler', 2],
  ['lead', 'deal', 2],
  ['sofa', 'nurse', 5],
])('%p, %p: %i typos, where two letters far apart may change places', (a, b, count) => {
  expect(typos(a, b)).toBe(count);
});

it.each([
  ['rn', 0],
  ['cpa', 0],
  ['cook', 1],
  ['manager', 1],
  ['engineer', 2],
  ['anesthesiologist', 2],
])('%s may hold %i typos', (word, count) => {
  expect(allowedEdits(word)).toBe(count);
});

describe('typos between what was typed and the beginning of a word', () => {
  it.each([
    ['regist', 'registered', 0],
    ['registered', 'registered', 0],
    ['rgist', 'registered', 1],
    ['enginer', 'engineering', 1],
    ['drver', 'driver', 1],
    ['registerd', 'registered', 1],
    ['sofware', 'software', 1],
    ['microsft', 'microsoft', 1],
  ])('%s begins %s except for %i', (typed, word, count) => {
    expect(prefixFit(typed, word)?.edits).toBe(count);
  });

  it.each([
    ['nurse', 'purse', 'the first letter is taken as right'],
    ['rn', 'ra', 'a short word is taken as typed'],
    ['nurse', 'nun', 'more than allowed'],
    ['registered', 'reg', 'the word ends before'],
    ['drivers', 'truck', 'another word'],
  ])('%s does not begin %s: %s', (typed, word) => {
    expect(prefixFit(typed, word)).toBeUndefined();
  });
});
