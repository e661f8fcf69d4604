import { pruneAudit } from '../audit/prune.ts';
import { ConfigError } from '../config/config.ts';
import { readArguments, type Command } from './command.ts';

const LONGEST_DAYS = 36_500;

const prune: Command = async (database, args, actor) => {
  const { name: given } = readArguments(args, []);
  const days = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (days < 1 || days > LONGEST_DAYS)
    throw new ConfigError(`audit prune ${given}: must be a whole number of days from 1 to ${LONGEST_DAYS}, for example 365.`);
  const rows = await pruneAudit(database, days, actor);
  return `${rows} ${rows === 1 ? 'entry' : 'entries'} older than ${days} days deleted from the audit log.`;
};

export const AUDIT_COMMANDS: Readonly<Record<string, Command>> = { prune };
