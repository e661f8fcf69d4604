import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { AuditActor } from '../audit/audit-log.ts';
import { ROLES, TIERS, type Role, type Tier } from '../auth/roles.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../store/pool.ts';

/** What the operator's commands do with their arguments; the answer is printed. */
export type Command = (database: Database, args: readonly string[], actor: AuditActor) => Promise<string>;

export const USAGE = `Usage (on the database of DATABASE_URL, or of the running service):
  npm run admin -- user add NAME [--role ${ROLES.join('|')}] [--tier ${TIERS.join('|')}]
  npm run admin -- user passwd|disable|enable NAME
  npm run admin -- user list
  npm run admin -- key create NAME --role ${ROLES.join('|')} --tier ${TIERS.join('|')} [--expires DAYS]
  npm run admin -- key revoke ID
  npm run admin -- key list
  npm run admin -- audit prune DAYS
Passwords are asked for, or read from standard input; they are never arguments. A new password or a disabled account ends all sessions of the user.
A service key is shown once, when it is created.`;

/** The operator, by the name of the account on this machine, for the audit log. */
export function operator(): AuditActor {
  try {
    return { kind: 'operator', name: userInfo().username };
  } catch {
    // An account without a name, as containers have.
    return { kind: 'operator' };
  }
}

/** A name that stands first, and options, each with a value, after it. Anything else ends the command with a message. */
export function readArguments(args: readonly string[], allowed: readonly string[]): { name: string; options: Readonly<Record<string, string>> } {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('--')) throw new ConfigError(USAGE);
  const options: Record<string, string> = {};
  for (let i = 0; i < rest.length; i += 2) {
    const [option = '', value] = [rest[i], rest[i + 1]];
    if (!allowed.includes(option) || value === undefined || option in options)
      throw new ConfigError(`${whatIsWrong(option, option in options, allowed)}.\n${USAGE}`);
    options[option] = value;
  }
  return { name, options };
}

export function readRole(given: string): Role {
  if (!ROLES.includes(given as Role)) throw notAValue('--role', given, `one of ${ROLES.join(', ')}`);
  return given as Role;
}

export function readTier(given: string): Tier {
  if (!TIERS.includes(given as Tier)) throw notAValue('--tier', given, `one of ${TIERS.join(', ')}`);
  return given as Tier;
}

/** The refusal of an option's value, with what it may be. */
export function notAValue(option: string, given: string, valid: string): ConfigError {
  return new ConfigError(`${option} ${given}: must be ${valid}.`);
}

function whatIsWrong(option: string, isRepeated: boolean, allowed: readonly string[]): string {
  if (!allowed.includes(option)) return `${option} is not an option of this command${allowed.length === 0 ? '' : `; its options are ${allowed.join(', ')}`}`;
  return isRepeated ? `${option} stands twice` : `${option} needs a value`;
}

/** From a prompt that does not echo, or from standard input when that is no terminal. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').replace(/\r?\n$/, '');
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  process.stdout.write('Password: ');
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await new Promise<string>((resolve) => {
    prompt.question('', resolve);
  });
  prompt.close();
  process.stdout.write('\n');
  return password;
}
