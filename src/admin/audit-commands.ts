import { pruneAudit } from '../audit/prune.ts';
import { daysUpTo, type Command } from './command.ts';

const prune: Command = {
  argument: 'DAYS',
  checkArgument: daysUpTo(36_500),
  run: async (database, { argument }, actor) => {
    const days = Number(argument);
    const rows = await pruneAudit(database, days, actor);
    return `${rows} ${rows === 1 ? 'entry' : 'entries'} older than ${days} days deleted from the audit log.`;
  },
};

export const AUDIT_COMMANDS = { 'audit prune': prune };
