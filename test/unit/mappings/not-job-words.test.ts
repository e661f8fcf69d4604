import { isOtherSubject } from '../../../src/conversion/titles/no-job/not-job-words.ts';

const FILLERS = new Set(['a', 'and', 'i', 'in', 'is', 'my', 'of']);
const isOther = (key: string): boolean => isOtherSubject(key, (word) => FILLERS.has(word));

it.each([
  ...['husband', 'step brother', 'my cousin', 'proud mother of 3', 'wife and mother', 'sister in law'],
  ...['algebra 2', '11th grade', 'spanish class', 'ap biology', 'english 101', '8th graders'],
  ...['it is raining today', 'today is monday', 'happy birthday'],
])('"%s" names no job', (key) => {
  expect(isOther(key)).toBe(true);
});

it.each([
  'house mother',
  'sister company manager',
  'algebra 2 teacher',
  'biology',
  'spanish',
  'english teacher',
  'weather forecaster',
  'snow removal',
  'sunday school',
])('"%s" may', (key) => {
  expect(isOther(key)).toBe(false);
});
