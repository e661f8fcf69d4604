import { readFacts } from '../../../seeds/facts.ts';
import { employersIn, namesIn } from '../../../src/conversion/companies/names-in.ts';

it.each([
  ['Sunny Foods LLC d/b/a Subway', ['Sunny Foods LLC', 'Subway']],
  ['Sunny Foods DBA Subway', ['Sunny Foods', 'Subway']],
  ['Sunny Foods doing business as Subway', ['Sunny Foods', 'Subway']],
  ['Block (formerly Square)', ['Block', 'Square']],
  ['Block, formerly known as Square', ['Block', 'Square']],
  ['X f/k/a Twitter', ['X', 'Twitter']],
  ['International Business Machines a.k.a. IBM', ['International Business Machines', 'IBM']],
  ['Alphabet Inc. (Google)', ['Alphabet Inc.', 'Google']],
  ['Meta [Facebook]', ['Meta', 'Facebook']],
  ['Google (Google)', ['Google']],
  ['Facebook/Meta', ['Facebook', 'Meta']],
  ['X / Twitter Inc.', ['X', 'Twitter Inc.']],
  ['Zorbex (now Quillan)', ['Zorbex', 'Quillan']],
  ['Zorbex, now Quillan', ['Zorbex', 'Quillan']],
  ['zorbex now quillan', ['zorbex', 'quillan']],
  ['Zorbex formerly, Quillan now', ['Zorbex', 'Quillan']],
  ['Zorbex, now part of Quillan', ['Zorbex', 'Quillan']],
  ['Zorbex, a Quillan company', ['Zorbex', 'Quillan']],
  ['Zorbex bought by Quillan', ['Zorbex', 'Quillan']],
  ['Zorbex -> Quillan', ['Zorbex', 'Quillan']],
  ['ServiceNow', []],
  ['Now Foods', []],
  ['Parts of Ohio', []],
  ['Google/', []],
  ['Quillan Corp /NEW/', []],
  ['Google', []],
  ['dba', []],
  ['(Google)', []],
  ['Database Administrators Inc', []],
  ['a dba b dba c dba d dba e dba f', ['a', 'b', 'c', 'd']],
])('"%s": %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  ['Zorbex and Quillan', ['Zorbex', 'Quillan']],
  ['Zorbex + Quillan', ['Zorbex', 'Quillan']],
  ['zorbex, quillan before that', ['zorbex', 'quillan']],
  ['Zorbex then Quillan; Vellum', ['Zorbex', 'Quillan', 'Vellum']],
  ['Zorbex', []],
  ['CI&T Inc', []],
  ['A & P', []],
])('employers in "%s": %j', (text, names) => {
  expect(employersIn(text)).toEqual(names);
});

// Backtracking would not end.
it.each([
  ['brackets', '('.repeat(300), []],
  ['signs of a second name', ' dba'.repeat(75), ['dba', 'dba dba']],
  ['letters', `${'a '.repeat(149)}(`, []],
  ['blanks', ' '.repeat(300), []],
])('a long text of %s is read', (_of, text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('few companies of the dataset have a name that holds two', () => {
  const names = readFacts().companies.map(({ name }) => name);
  expect(names.filter((name) => namesIn(name).length > 0).length).toBeLessThan(names.length / 100);
});
