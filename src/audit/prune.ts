import { deleteAuditRows, timeDaysAgo } from '../store/audit-log.ts';
import type { Database } from '../store/pool.ts';
import { recordAudit, type AuditActor } from './audit-log.ts';

/** Few enough that the lock of one step delays no sign-in. */
const ROWS_AT_ONCE = 5_000;

/** Deletes audit entries older than this number of days, in small steps, and records the deletion. Returns the number of deleted entries. */
export async function pruneAudit(database: Database, days: number, actor: AuditActor): Promise<number> {
  // One point in time for all steps: entries that are written meanwhile stay.
  const before = await timeDaysAgo(database, days);
  let rows = 0;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; rows += deleted) deleted = await deleteAuditRows(database, before, ROWS_AT_ONCE);
  await database.transaction((client) => recordAudit(client, { actor, action: 'audit.prune', outcome: 'ok', details: { days, rows } }));
  return rows;
}
