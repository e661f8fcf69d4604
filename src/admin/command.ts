import { userInfo } from 'node:os';
import type { AuditActor } from '../audit/audit-log.ts';
import { ROLES, TIERS } from '../catalog/roles.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../store/pool.ts';
import { didYouMean } from '../text/did-you-mean.ts';

/** What a value must be ("one of reader, analyst"); undefined if it is that. */
export type Check = (text: string) => string | undefined;

export interface Option {
  readonly shown: string;
  readonly required?: true;
  readonly check: Check;
}

/** How a command is called. */
export interface Syntax {
  /** What comes before its words. Default: `npm run admin --`. */
  readonly program?: string;
  /** The argument that follows the command, such as NAME; none if undefined. */
  readonly argument?: string;
  readonly checkArgument?: Check;
  /** Options with a value. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Options without a value. */
  readonly flags?: readonly string[];
}

/** An operator command: its arguments, and what it does with them. */
export interface Command extends Syntax {
  /** Does the work, and returns the text to print. */
  readonly run: (database: Database, given: Arguments, actor: AuditActor) => Promise<string>;
}

/** Checked arguments. */
export interface Arguments {
  /** The value of {@link Syntax.argument}; empty if the command has none. */
  readonly argument: string;
  readonly options: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** The operator for the audit log: the name of the account on this machine. */
export function operator(): AuditActor {
  try {
    return { kind: 'operator', name: userInfo().username };
  } catch {
    // An account without a name, as containers have.
    return { kind: 'operator' };
  }
}

/** The line that shows how a command is called. */
export function usageOf(words: string, { program = 'npm run admin --', argument, options = {}, flags = [] }: Syntax): string {
  const parts = [
    ...(argument === undefined ? [] : [argument]),
    ...Object.entries(options).map(([option, { shown, required }]) => (required === true ? `${option} ${shown}` : `[${option} ${shown}]`)),
    ...flags.map((flag) => `[${flag}]`),
  ];
  return [`  ${program}`, words, ...parts].join(' ');
}

/** Reads the arguments of a command. Throws {@link ConfigError} with all problems, and how the command is called. */
export function readArguments(words: string, command: Syntax, args: readonly string[]): Arguments {
  const { argument: shown, checkArgument, options: declared = {}, flags: allowedFlags = [] } = command;
  const problems: string[] = [];
  const positional: string[] = [];
  const options: Record<string, string> = {};
  const flags = new Set<string>();
  const all = [...Object.keys(declared), ...allowedFlags];
  for (let i = 0; i < args.length; i++) {
    const option = args[i] ?? '';
    if (!option.startsWith('--')) {
      positional.push(option);
      continue;
    }
    if (!all.includes(option)) {
      problems.push(`${option} is not an option of this command${all.length === 0 ? '' : `; its options are ${all.join(', ')}`}`);
      continue;
    }
    if (option in options || flags.has(option)) problems.push(`${option} is given twice`);
    if (allowedFlags.includes(option)) flags.add(option);
    else if (args[i + 1] === undefined || all.includes(args[i + 1] ?? '')) problems.push(`${option} needs a value`);
    else options[option] = args[++i] ?? '';
  }
  const [argument = '', ...rest] = positional;
  if (shown === undefined ? positional.length > 0 : rest.length > 0) problems.push(`${(shown === undefined ? positional : rest).join(' ')} is not expected`);
  if (shown !== undefined && positional.length === 0) problems.push(`${shown} is missing`);
  else problems.push(...wrongValue(shown ?? '', argument, checkArgument));
  for (const [option, { required, check, shown: value }] of Object.entries(declared)) {
    const given = options[option];
    if (given !== undefined) problems.push(...wrongValue(option, given, check));
    else if (required === true && !args.includes(option)) problems.push(`${option} ${value} is missing`);
  }
  if (problems.length > 0) throw new ConfigError(`${problems.map((problem) => `${problem}.`).join('\n')}\nUsage:\n${usageOf(words, command)}`);
  return { argument, options, flags };
}

const wrongValue = (name: string, given: string, check: Check | undefined): string[] => {
  const valid = check?.(given);
  return valid === undefined ? [] : [`${name} ${given}: must be ${valid}`];
};

const oneOf =
  (values: readonly string[]): Check =>
  (text) =>
    values.includes(text) ? undefined : `one of ${values.join(', ')}${didYouMean(text, values)}`;

export const ROLE: Option = { shown: ROLES.join('|'), check: oneOf(ROLES) };
export const TIER: Option = { shown: TIERS.join('|'), check: oneOf(TIERS) };

/** A whole number of days. */
export const daysUpTo =
  (most: number): Check =>
  (text) =>
    /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? undefined : `a whole number of days from 1 to ${most}, for example 365`;

export const wholeNumberUpTo =
  (most: number): Check =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? undefined : `a whole number from 1 to ${most}`;
