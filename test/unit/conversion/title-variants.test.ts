import { variantsOf } from '../../../src/conversion/titles/title-variants.ts';
import { wordsOf } from '../../../src/text/words.ts';

const variants = (typed: string) => {
  const { rewritten, acronyms, withoutLevel } = variantsOf(wordsOf(typed));
  return { rewritten: rewritten.map((words) => words.join(' ')), acronyms: acronyms.map((words) => words.join(' ')), withoutLevel: withoutLevel?.join(' ') };
};

it.each([
  ['proj mgr', ['project manager', 'project mgr', 'proj manager']],
  ['hr mgr', ['human resources manager', 'human resources mgr', 'hr manager']],
  ['lawyer', ['attorney', 'barrister']],
  ['police officer trainee', ['policeman trainee']],
  ['nurse', []],
  ['', []],
])('"%s" may be written %j', (typed, rewritten) => {
  expect(variants(typed).rewritten).toEqual(rewritten);
});

it('an acronym is a title only when nothing else was typed', () => {
  expect(variants('AE').acronyms).toEqual(['account executive']);
  expect(variants('fa').acronyms).toEqual(['financial advisor', 'flight attendant']);
  expect(variants('ae m').acronyms).toEqual([]);
});

it.each([
  ['Nurse II', 'nurse'],
  ['Clerk 4', 'clerk'],
  ['II', undefined],
  ['Nurse', undefined],
  ['Model X', undefined],
])('"%s" without its level is %j', (typed, rest) => {
  expect(variants(typed).withoutLevel).toBe(rest);
});

it('many abbreviations give few variants', () => {
  expect(variants('sr dir mgr eng tech ops admin asst coord dev').rewritten).toHaveLength(8);
});
