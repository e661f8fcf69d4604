import { readingsOf } from '../../../src/conversion/titles/readings.ts';
import { wordsOf } from '../../../src/conversion/words.ts';

const readings = (typed: string) => {
  const { written, acronyms, withoutLevel } = readingsOf(wordsOf(typed));
  return { written: written.map((words) => words.join(' ')), acronyms: acronyms.map((words) => words.join(' ')), withoutLevel: withoutLevel?.join(' ') };
};

it.each([
  ['proj mgr', ['project manager', 'project mgr', 'proj manager']],
  ['hr mgr', ['human resources manager', 'human resources mgr', 'hr manager']],
  ['lawyer', ['attorney', 'barrister']],
  ['police officer trainee', ['policeman trainee']],
  ['nurse', []],
  ['', []],
])('«%s» may be written %j', (typed, written) => {
  expect(readings(typed).written).toEqual(written);
});

it('an acronym is a title only when nothing else was typed', () => {
  expect(readings('AE').acronyms).toEqual(['account executive']);
  expect(readings('fa').acronyms).toEqual(['financial advisor', 'flight attendant']);
  expect(readings('ae m').acronyms).toEqual([]);
});

it.each([
  ['Nurse II', 'nurse'],
  ['Clerk 4', 'clerk'],
  ['II', undefined],
  ['Nurse', undefined],
  ['Model X', undefined],
])('«%s» without its level is %j', (typed, rest) => {
  expect(readings(typed).withoutLevel).toBe(rest);
});

it('many abbreviations give few readings', () => {
  expect(readings('sr dir mgr eng tech ops admin asst coord dev').written).toHaveLength(8);
});
