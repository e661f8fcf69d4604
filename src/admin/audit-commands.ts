import { pruneAudit } from '../audit/prune.ts';
import { listAuditRows } from '../store/audit-log.ts';
import { daysUpTo, wholeNumberUpTo, type Command } from './command.ts';

const prune: Command = {
  argument: 'DAYS',
  checkArgument: daysUpTo(36_500),
  run: async (database, { argument }, actor) => {
    const days = Number(argument);
    const rows = await pruneAudit(database, days, actor);
    return `${rows} ${rows === 1 ? 'entry' : 'entries'} older than ${days} days deleted from the audit log.`;
  },
};

const SHOWN_ENTRIES = 100;
const MOST_ENTRIES = 100_000;

const list: Command = {
  options: { '--limit': { shown: 'NUMBER', check: wholeNumberUpTo(MOST_ENTRIES) } },
  run: async (database, { options }) => {
    const rows = await listAuditRows(database, Number(options['--limit'] ?? SHOWN_ENTRIES));
    // A line of JSON can be searched and filtered with other tools, and shows what a caller sent without its control characters.
    return rows.length === 0 ? 'The audit log has no entries.' : rows.map((row) => JSON.stringify(row)).join('\n');
  },
};

export const AUDIT_COMMANDS = { 'audit list': list, 'audit prune': prune };
