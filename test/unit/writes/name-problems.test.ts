import { FIXED_PATHS_OF_COMPANIES } from '../../../src/catalog/company-names.ts';
import { facesOf } from '../../../src/operations/operation.ts';
import { OPERATIONS } from '../../../src/operations/table.ts';
import { nameProblems } from '../../../src/writes/name-problems.ts';

const kinds = (text: string): string[] => nameProblems('name', text).map(({ kind }) => kind);

it.each(['Walmart', 'Société Générale', '3M', 'AT&T', '株式会社リコー', 'x'.repeat(255), '  Walmart  ', '👍 Thumbs Up', 'Cafe\u0301'])(
  '%s is a name',
  (name) => {
    expect(kinds(name)).toEqual([]);
  },
);

it.each([
  ['', ['blank']],
  [' \t\n\u00a0\u3000', ['blank']],
  ['x'.repeat(256), ['too_many_characters']],
  // A character counts once, however many units it takes.
  [`${'👍'.repeat(90)}x`, []],
  ['株'.repeat(134), ['too_many_bytes']],
  // One character that stands for eighteen.
  ['\ufdfa'.repeat(20), ['too_many_bytes']],
  ['Wal\0mart', ['invisible_characters']],
  ['Wal\nmart', ['invisible_characters']],
  ['Wal\u2028mart', ['invisible_characters']],
  ['Wal\u202emart', ['invisible_characters']],
  ['Wal\u200bmart', ['invisible_characters']],
  ['Wal\ud800mart', ['invisible_characters']],
  ['E1088d22-04df-5429-b0e1-00292cf7ca14', ['like_a_uid']],
  [' Badges ', ['fixed_path']],
  ['...', ['no_letters_or_digits']],
  [`${'.'.repeat(300)}\0`, ['too_many_characters', 'invisible_characters', 'no_letters_or_digits']],
])('%j: %j', (name, expected) => {
  expect(kinds(name)).toEqual(expected);
});

it('an alias may be like a uid or a path: neither is read by an alias', () => {
  expect([...nameProblems('alias', 'badges'), ...nameProblems('alias', 'e1088d22-04df-5429-b0e1-00292cf7ca14')]).toEqual([]);
});

it('the fixed paths are those of the operations', () => {
  const paths = OPERATIONS.flatMap((operation) => facesOf(operation.rest).map(({ path }) => path));
  const fixed = paths.flatMap((path) => /^\/api\/companies\/([^/{]+)/u.exec(path)?.[1] ?? []);
  expect(FIXED_PATHS_OF_COMPANIES).toEqual([...new Set(fixed)].sort());
});

it('says of which text it is, and how long it may be', () => {
  expect(nameProblems('alias', 'x'.repeat(256))).toEqual([{ kind: 'too_many_characters', field: 'alias', most: 255 }]);
  expect(nameProblems('name', '株'.repeat(134))).toEqual([{ kind: 'too_many_bytes', field: 'name', most: 400 }]);
});
