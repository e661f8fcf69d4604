import { userInfo } from 'node:os';
import type { AuditActor } from '../audit/audit-log.ts';
import { ROLES, TIERS, type Role, type Tier } from '../catalog/roles.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../store/pool.ts';

/** Runs one operator command with its arguments and returns the text to print. */
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
The command asks for the password, or reads one line from standard input. Passwords are never arguments.
A new password or a disabled account ends all sessions of the user.
A service key is shown once, when it is created.
FILE has the format that npm run import:observations reads. DATE looks like 2026-01-31 and is in UTC. --force replaces FILE.`;

/** The operator for the audit log: the name of the account on this machine. */
export function operator(): AuditActor {
  try {
    return { kind: 'operator', name: userInfo().username };
  } catch {
    // An account without a name, as containers have.
    return { kind: 'operator' };
  }
}

/** The arguments after the name of a command. */
export interface Arguments {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** Reads a name, then options, each with a value, and flags without one. Throws {@link ConfigError} for anything else. */
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

/** The error for a bad value of an option, with the values that are valid. */
export function notAValue(option: string, given: string, valid: string): ConfigError {
  return new ConfigError(`${option} ${given}: must be ${valid}.`);
}

function whatIsWrong(option: string, isRepeated: boolean, allowed: readonly string[]): string {
  if (!allowed.includes(option)) return `${option} is not an option of this command${allowed.length === 0 ? '' : `; its options are ${allowed.join(', ')}`}`;
  return isRepeated ? `${option} is given twice` : `${option} needs a value`;
}
