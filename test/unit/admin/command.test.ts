import { KEY_COMMANDS } from '../../../src/admin/key-commands.ts';
import { PICK_COMMANDS } from '../../../src/admin/pick-commands.ts';
import { USER_COMMANDS } from '../../../src/admin/user-commands.ts';
import type { Database } from '../../../src/store/pool.ts';

/** What is refused asks no database. */
const NONE = undefined as unknown as Database;
const ACTOR = { kind: 'operator' } as const;

it.each([
  [USER_COMMANDS['add']!, ['jo', '--role', 'chief'], '--role chief: must be one of reader, analyst, admin.'],
  [USER_COMMANDS['add']!, ['jo', '--tier', 'gold'], '--tier gold: must be one of standard, premium, internal.'],
  [KEY_COMMANDS['create']!, ['k', '--role', 'boss', '--tier', 'standard'], '--role boss: must be one of reader, analyst, admin.'],
  [KEY_COMMANDS['create']!, ['k', '--role', 'reader', '--tier', 'standard', '--expires', '0'], '--expires 0: must be a whole number of days from 1 to 3650.'],
  [USER_COMMANDS['add']!, ['jo', '--rle', 'admin'], '--rle is not an option of this command; its options are --role, --tier.'],
  [USER_COMMANDS['add']!, ['jo', '--role'], '--role needs a value.'],
  [USER_COMMANDS['add']!, ['jo', '--role', 'admin', '--role', 'reader'], '--role is given twice.'],
  [PICK_COMMANDS['export']!, [], 'Usage'],
  [PICK_COMMANDS['export']!, ['picks.tsv', '--since', 'yesterday'], '--since yesterday: must be a date such as 2026-01-31, or a time such as'],
  [PICK_COMMANDS['export']!, ['picks.tsv', '--since', '2026-02-31'], '--since 2026-02-31: must be a date'],
  [PICK_COMMANDS['export']!, ['picks.tsv', '--since'], '--since needs a value.'],
  [PICK_COMMANDS['export']!, ['picks.tsv', '--force', '--force'], '--force is given twice.'],
  [PICK_COMMANDS['export']!, ['picks.tsv', '--all'], '--all is not an option of this command; its options are --since, --force.'],
  [PICK_COMMANDS['export']!, [import.meta.filename], 'already exists. Name another file, or add --force to replace it.'],
  [PICK_COMMANDS['export']!, [import.meta.dirname, '--force'], 'is a folder; name a file.'],
  [PICK_COMMANDS['export']!, ['nowhere/picks.tsv'], 'There is no folder nowhere.'],
])('%p refuses %j', async (command, args, message) => {
  await expect(command(NONE, args, ACTOR)).rejects.toThrow(message);
});
