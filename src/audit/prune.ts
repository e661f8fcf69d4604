import type { Database } from '../store/pool.ts';
import { recordAudit, type AuditActor } from './audit-log.ts';

/** Few enough that the lock of one step keeps no sign-in waiting. */
const ROWS_AT_ONCE = 5_000;

/** Deletes what the audit log holds from more than so many days ago, in small steps, and records that it was done. Returns the number of entries. */
export async function pruneAudit(database: Database, days: number, actor: AuditActor): Promise<number> {
  // One moment for all steps: what is written meanwhile stays.
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
