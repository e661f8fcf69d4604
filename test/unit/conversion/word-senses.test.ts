import { maybePerson, senseOf, UNKNOWN_SENSE, wordSenses } from '../../../src/conversion/word-senses.ts';

let senses: ReadonlyMap<string, number>;

beforeAll(async () => {
  senses = await wordSenses();
});

it.each(['nurse', 'nurses', 'teacher', 'captain'])('%s is a person', (word) => {
  expect(maybePerson(senseOf(senses, word))).toBe(true);
});

it('a word that mostly means a thing may mean a person, too', () => {
  expect(senseOf(senses, 'cook')).not.toBe(senseOf(senses, 'nurse'));
  expect(maybePerson(senseOf(senses, 'cook'))).toBe(true);
});

it('animals have another meaning than food, in any form', () => {
  expect(senseOf(senses, 'giraffes')).toBe(senseOf(senses, 'zebra'));
  expect(senseOf(senses, 'pancakes')).toBe(senseOf(senses, 'soup'));
  expect(senseOf(senses, 'giraffe')).not.toBe(senseOf(senses, 'pancake'));
  expect(maybePerson(senseOf(senses, 'giraffe'))).toBe(false);
});

it('other words have none', () => {
  expect(senseOf(senses, 'xqzzt')).toBe(UNKNOWN_SENSE);
});
