import { senseOf, UNKNOWN_SENSE, wordSenses } from '../../../src/conversion/word-senses.ts';

let senses: ReadonlyMap<string, number>;

beforeAll(async () => {
  senses = await wordSenses();
});

it.each(['nurses', 'teacher', 'captain'])('%s has the meaning of other persons', (word) => {
  expect(senseOf(senses, word)).toBe(senseOf(senses, 'nurse'));
});

it('a word that mostly means an act, and may mean a person, has another meaning than one that mostly means a person', () => {
  expect(senseOf(senses, 'cook')).not.toBe(senseOf(senses, 'nurse'));
});

it('animals have another meaning than food, in any form', () => {
  expect(senseOf(senses, 'giraffes')).toBe(senseOf(senses, 'zebra'));
  expect(senseOf(senses, 'pancakes')).toBe(senseOf(senses, 'soup'));
  expect(senseOf(senses, 'giraffe')).not.toBe(senseOf(senses, 'pancake'));
});

it('other words have none', () => {
  expect(senseOf(senses, 'xqzzt')).toBe(UNKNOWN_SENSE);
});
