import { nameProblems } from '../../../src/writes/name-problems.ts';

const messages = (text: string): string[] => nameProblems('NAME', text).map(({ message }) => message);

it.each(['Walmart', 'Société Générale', '3M', 'AT&T', '株式会社リコー', 'x'.repeat(255), '  Walmart  ', '👍 Thumbs Up', 'Cafe\u0301'])(
  '%s is a name',
  (name) => {
    expect(messages(name)).toEqual([]);
  },
);

const UNSEEN = 'NAME contains invisible characters (control characters, line breaks, NUL, or unpaired surrogates)';

it.each([
  ['', ['NAME is blank']],
  [' \t\n\u00a0\u3000', ['NAME is blank']],
  ['x'.repeat(256), ['NAME is longer than 255 characters']],
  // A character counts once, however many units it takes.
  [`${'👍'.repeat(90)}x`, []],
  ['株'.repeat(134), ['NAME is longer than 400 bytes of UTF-8 (after Unicode normalization)']],
  // One character that stands for eighteen.
  ['\ufdfa'.repeat(20), ['NAME is longer than 400 bytes of UTF-8 (after Unicode normalization)']],
  ['Wal\0mart', [UNSEEN]],
  ['Wal\nmart', [UNSEEN]],
  ['Wal\u2028mart', [UNSEEN]],
  ['Wal\u202emart', [UNSEEN]],
  ['Wal\u200bmart', [UNSEEN]],
  ['Wal\ud800mart', [UNSEEN]],
  ['...', ['NAME has no letters or digits']],
  [`${'.'.repeat(300)}\0`, ['NAME is longer than 255 characters', UNSEEN, 'NAME has no letters or digits']],
])('%j: %j', (name, expected) => {
  expect(messages(name)).toEqual(expected);
});
