import { alternatives } from '../../../src/language/phrase-pattern.ts';

const LISTS: Readonly<Record<string, readonly string[]>> = { size: ['big', 'very {small}'], small: ['small', 'tiny'] };
const says = (phrase: string, text: string): boolean => new RegExp(`^${alternatives([phrase], (name) => LISTS[name] ?? [])}$`, 'iu').test(text);

it.each([
  ['list', ['list', 'List'], ['lists', 'a list']],
  ['[the] list', ['list', 'the list'], ['thelist', ' list']],
  ['list [all]', ['list', 'list all'], ['list ', 'listall']],
  ['show [me] [all] lists', ['show lists', 'show me lists', 'show all lists', 'show me all lists'], ['show  lists', 'showme lists']],
  ['[so] [now] list', ['list', 'so list', 'now list', 'so now list'], ['sonow list', ' list']],
  ['deck[s]', ['deck', 'decks'], ['deck s']],
  ['roll[s/ed] [up]', ['roll', 'rolls up', 'rolled'], ['roll sup']],
  ['(a/the) list', ['a list', 'the list'], ['list', 'a/the list']],
  ['[a/the] list', ['list', 'a list', 'the list'], ['a the list']],
  ['[very]* good', ['good', 'very good', 'very very good'], ['verygood']],
  ['(pin (it/this)/tie [it]) down', ['pin it down', 'pin this down', 'tie down', 'tie it down'], ['pin down']],
  ['{size} list', ['big list', 'very tiny list'], ['tiny list', 'list']],
  ["let's", ["let's", 'let’s'], ['lets']],
  ['# rows', ['5 rows', '50 rows'], ['five rows', '# rows']],
  ['and / or', ['and / or'], ['and ']],
  ['incl.', ['incl.'], ['include']],
])('"%s"', (phrase, fitting, other) => {
  expect(fitting.filter((text) => !says(phrase, text))).toEqual([]);
  expect(other.filter((text) => says(phrase, text))).toEqual([]);
});

it.each(['[the list', 'the] list', '(a/the list', '{size list', 'a)'])('refuses "%s", whose signs do not belong together', (phrase) => {
  expect(() => alternatives([phrase], () => [])).toThrow(phrase);
});
