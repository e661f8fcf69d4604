import { readArguments } from '../../../src/admin/command.ts';
import { commandOf } from '../../../src/admin/commands.ts';
import { PICK_COMMANDS } from '../../../src/admin/pick-commands.ts';
import type { Database } from '../../../src/store/pool.ts';

it.each([
  ['user add', ['jo', '--role', 'chief'], '--role chief: must be one of reader, analyst, admin.'],
  ['user add', ['jo', '--tier', 'standart'], '--tier standart: must be one of standard, premium, internal; did you mean standard?'],
  ['key create', ['k', '--role', 'boss', '--tier', 'standard'], '--role boss: must be one of reader, analyst, admin.'],
  ['key create', ['k', '--role', 'reader', '--tier', 'standard', '--expires', '0'], '--expires 0: must be a whole number of days from 1 to 3650'],
  ['key create', ['k'], '--role reader|analyst|admin is missing.\n--tier standard|premium|internal is missing.\nUsage:\n  npm run admin -- key create NAME'],
  ['key create', [], 'NAME is missing.'],
  ['key create', [' ', '--role', 'reader', '--tier', 'standard'], 'must be 1 to 100 characters'],
  ['user add', ['jo', '--rle', 'admin'], '--rle is not an option of this command; its options are --role, --tier.'],
  ['user add', ['jo', '--role', '--tier', 'gold'], '--role needs a value.\n--tier gold: must be one of'],
  ['user add', ['jo', '--role', 'admin', '--role', 'reader'], '--role is given twice.'],
  ['user add', ['jo', 'ann'], 'ann is not expected.'],
  ['user list', ['all'], 'all is not expected.'],
  ['pick export', [], 'FILE is missing.'],
  ['pick export', ['picks.tsv', '--since', 'yesterday'], '--since yesterday: must be a date such as 2026-01-31, or a time such as'],
  ['pick export', ['picks.tsv', '--since', '2026-02-31'], '--since 2026-02-31: must be a date'],
  ['pick export', ['picks.tsv', '--since'], '--since needs a value.'],
  ['pick export', ['picks.tsv', '--force', '--force'], '--force is given twice.'],
  ['pick export', ['picks.tsv', '--all'], '--all is not an option of this command; its options are --since, --force.'],
  ['audit prune', ['many'], 'DAYS many: must be a whole number of days from 1 to 36500, for example 365.'],
])('%s refuses %j', (words, args, message) => {
  expect(() => commandOf([...words.split(' '), ...args])).toThrow(message);
});

it('reads a name, options, and flags in any order', () => {
  const command = PICK_COMMANDS['pick export'];
  const expected = { argument: 'a.tsv', options: { '--since': '2026-01-31' }, flags: new Set(['--force']) };
  expect(readArguments('pick export', command, ['a.tsv', '--since', '2026-01-31', '--force'])).toEqual(expected);
  expect(readArguments('pick export', command, ['--force', '--since', '2026-01-31', 'a.tsv'])).toEqual(expected);
});

it.each([
  [['usr', 'add'], 'There is no command "usr add"; did you mean user add?'],
  [[], 'Usage (on the database'],
])('the command %j is refused', (words, message) => {
  expect(() => commandOf(words)).toThrow(message);
});

it.each([
  [[import.meta.filename], 'already exists. Name another file, or add --force to replace it.'],
  [[import.meta.dirname, '--force'], 'is a folder; name a file.'],
  [['nowhere/picks.tsv'], 'There is no folder nowhere.'],
])('pick export %j is refused before the database is read', async (args, message) => {
  await expect(commandOf(['pick', 'export', ...args])(undefined as unknown as Database, { kind: 'operator' })).rejects.toThrow(message);
});
