import { phrasesOf } from '../../../src/language/word-families.ts';

const textsOf = (templates: string): string[] => phrasesOf(templates).map((words) => words.join(' '));

it('a family stands for each of its words, and a part in brackets can be left out', () => {
  expect(phrasesOf('need [a] permit|license')).toEqual([['need', 'permit'], ['need', 'a', 'permit'], ['license']]);
  expect(textsOf('{group} of [the] {job}')).toEqual(expect.arrayContaining(['family of job', 'cluster of the occupation']));
});

it('a family can name another one', () => {
  expect(textsOf('{advance} {inside}')).toContain('promoted at the same company');
});

it('an unknown family is an error that says where families are declared', () => {
  expect(() => phrasesOf('{frobnicate} pay')).toThrow('No word family is called {frobnicate}. Add it to mappings/language/word-families.tsv.');
});
