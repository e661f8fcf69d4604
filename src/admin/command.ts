import { userInfo } from 'node:os';
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
  npm run admin -- pick export FILE [--since DATE] [--force]
  npm run admin -- audit prune DAYS
Passwords are asked for, or read from standard input; they are never arguments. A new password or a disabled account ends all sessions of the user.
A service key is shown once, when it is created.
Picks are written as npm run import:observations reads them; DATE is as 2026-01-31, in UTC; --force replaces FILE.`;

/** The operator, by the name of the account on this machine, for the audit log. */
export function operator(): AuditActor {
  try {
    return { kind: 'operator', name: userInfo().username };
  } catch {
    // An account without a name, as containers have.
    return { kind: 'operator' };
  }
}

/** What stands after the name of a command. */
export interface Arguments {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** A name that stands first, then options, each with a value, and flags, which have none. Anything else ends the command with a message. */
export function readArguments(args: readonly string[], allowed: readonly string[], allowedFlags: readonly string[] = []): Arguments {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('--')) throw new ConfigError(USAGE);
  const options: Record<string, string> = {};
  const flags = new Set<string>();
  const all = [...allowed, ...allowedFlags];
  for (let i = 0; i < rest.length; i++) {
    const option = rest[i] ?? '';
    const isRepeated = option in options || flags.has(option);
    if (allowedFlags.includes(option) && !isRepeated) {
      flags.add(option);
      continue;
    }
    const value = rest[++i];
    if (!allowed.includes(option) || value === undefined || isRepeated) throw new ConfigError(`${whatIsWrong(option, isRepeated, all)}.\n${USAGE}`);
    options[option] = value;
  }
  return { name, options, flags };
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
