import type { Database } from '../store/pool.ts';
import { recordAudit, type AuditActor } from './audit-log.ts';

/** Few enough that the lock of one step delays no sign-in. */
const ROWS_AT_ONCE = 5_000;

/** Deletes audit entries older than this number of days, in small steps, and records the deletion. Returns the number of deleted entries. */
export async function pruneAudit(database: Database, days: number, actor: AuditActor): Promise<number> {
  // One point in time for all steps: entries that are written meanwhile stay.
  const [moment] = await database.query<{ before: Date }>({ text: 'SELECT now() - make_interval(days => $1) AS before', values: [days] });
  let rows = 0;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; rows += deleted) deleted = await deleteSome(database, moment?.before);
  await database.transaction((client) => recordAudit(client, { actor, action: 'audit.prune', outcome: 'ok', details: { days, rows } }));
  return rows;
}

async function deleteSome(database: Database, before: Date | undefined): Promise<number> {
  const deleted = await database.query({
    text: `DELETE FROM audit_log WHERE audit_id IN (SELECT audit_id FROM audit_log WHERE at < $1 ORDER BY at LIMIT ${ROWS_AT_ONCE}) RETURNING audit_id`,
    values: [before],
  });
  return deleted.length;
}
