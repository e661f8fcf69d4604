import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** A row of the audit log. */
export interface AuditRow {
  readonly actor_id: string | undefined;
  readonly actor_name: string | undefined;
  readonly actor_kind: 'user' | 'service_key' | 'identity_provider' | 'operator' | 'anonymous';
  readonly action: string;
  readonly outcome: 'ok' | 'failed' | 'refused';
  readonly address: string | undefined;
  readonly request_id: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Adds rows to the audit log. Within a transaction, they stay if and only if its changes do. */
export async function insertAuditRows(on: Database | Transaction, rows: readonly AuditRow[]): Promise<void> {
  await rowsOf(on, {
    name: 'audit',
    text: `INSERT INTO audit_log (actor_id, actor_name, actor_kind, action, outcome, address, request_id, details)
           SELECT actor_id, actor_name, actor_kind, action, outcome, address, request_id, details
           FROM jsonb_to_recordset($1) AS entry (actor_id text, actor_name text, actor_kind text, action text, outcome text, address text, request_id text, details jsonb)`,
    // jsonb takes no NUL; names and addresses of requests might hold one.
    values: [JSON.stringify(rows).replaceAll('\\u0000', '�')],
  });
}

/** The newest entries, the last one first. */
export function listAuditRows(database: Database, limit: number): Promise<(AuditRow & { readonly at: Date })[]> {
  return rowsOf(database, {
    text: `SELECT at, action, outcome, actor_kind, actor_name, actor_id, address, request_id, details FROM audit_log ORDER BY at DESC, audit_id DESC LIMIT $1`,
    values: [limit],
  });
}

/** The time that is this number of days ago, by the clock of the database. */
export async function timeDaysAgo(database: Database, days: number): Promise<Date | undefined> {
  const [row] = await rowsOf<{ before: Date }>(database, { text: 'SELECT now() - make_interval(days => $1) AS before', values: [days] });
  return row?.before;
}

/** Deletes the oldest rows before a point in time, at most `limit`. Returns their number. */
export async function deleteAuditRows(database: Database, before: Date | undefined, limit: number): Promise<number> {
  const deleted = await database.query({
    text: 'DELETE FROM audit_log WHERE audit_id IN (SELECT audit_id FROM audit_log WHERE at < $1 ORDER BY at LIMIT $2) RETURNING audit_id',
    values: [before, limit],
  });
  return deleted.length;
}
