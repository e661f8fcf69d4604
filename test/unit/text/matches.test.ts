import { matchesOf } from '../../../src/text/matches.ts';

describe('matches of a pattern', () => {
  test.each([
    [
      'every match with its place',
      /[a-z]+/g,
      'one, two',
      [
        ['one', 0],
        ['two', 5],
      ],
    ],
    ['none', /\d/g, 'one', []],
    [
      'empty matches once',
      /x*/g,
      'ab',
      [
        ['', 0],
        ['', 1],
        ['', 2],
      ],
    ],
  ])('%s', (_, pattern, text, expected) => {
    const found = (): unknown[] => matchesOf(pattern, text).map(({ 0: match, index }) => [match, index]);
    expect(found()).toEqual(expected);
    // The next call starts at the beginning again.
    expect(found()).toEqual(expected);
  });

  test('a pattern that was used up to its middle', () => {
    const pattern = /o/g;
    pattern.lastIndex = 2;
    expect(matchesOf(pattern, 'oooo')).toHaveLength(4);
  });
});
