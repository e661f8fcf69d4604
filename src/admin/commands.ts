import type { AuditActor } from '../audit/audit-log.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../store/pool.ts';
import { didYouMean } from '../text/did-you-mean.ts';
import { AUDIT_COMMANDS } from './audit-commands.ts';
import { readArguments, usageOf, type Command } from './command.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { PICK_COMMANDS } from './pick-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';

/** The operator commands, each named by two words. */
export const COMMANDS: Readonly<Record<string, Command>> = { ...USER_COMMANDS, ...KEY_COMMANDS, ...PICK_COMMANDS, ...AUDIT_COMMANDS };

export const USAGE = `Usage (on the database of DATABASE_URL, or of the running service):
${Object.entries(COMMANDS)
  .map(([words, command]) => usageOf(words, command))
  .join('\n')}
The command asks for the password, or reads one line from standard input. Passwords are never arguments.
Without --role and --tier, a new user is an analyst of the tier standard. A new role or tier counts from the next request on.
A new password or a disabled account ends all sessions of the user.
audit list shows the newest entries of the audit log first, 100 of them unless --limit says otherwise, as lines of JSON.
A service key is shown once, when it is created.
FILE has the format that npm run import:observations reads. DATE looks like 2026-01-31 and is in UTC. --force replaces FILE.`;

/**
 * The command of the given words, with its arguments checked, ready to run on a database. Throws {@link ConfigError} with all problems.
 */
export function commandOf([subject = '', action = '', ...args]: readonly string[]): (database: Database, actor: AuditActor) => Promise<string> {
  const words = `${subject} ${action}`.trim();
  const command = Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
  if (command === undefined) {
    const problem = words === '' ? '' : `There is no command "${words}"${didYouMean(words, Object.keys(COMMANDS)) || '.'}\n`;
    throw new ConfigError(`${problem}${USAGE}`);
  }
  const given = readArguments(words, command, args);
  return (database, actor) => command.run(database, given, actor);
}
