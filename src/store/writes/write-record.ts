import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** Waits until no other admin write runs. They run one after another: each sees all before it, and none waits for another in a circle. */
export async function lockWrites(client: Transaction): Promise<void> {
  await client.query('SELECT writes FROM write_version FOR UPDATE');
}

/** The record of an admin write. */
export interface AdminWriteRow {
  readonly actor_id: string;
  readonly actor_name: string;
  readonly action: string;
  readonly company_uid: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly request_id: string | null;
}

/** An admin write, as it was recorded. */
export interface RecordedWrite extends AdminWriteRow {
  readonly write_id: number;
  readonly written_at: Date;
}

/** All admin writes, in their order. */
export function readAdminWrites(client: Transaction): Promise<RecordedWrite[]> {
  return rowsOf<RecordedWrite>(client, { text: 'SELECT * FROM admin_writes ORDER BY write_id' });
}

/** Counts an admin write, and adds its record. */
export async function insertAdminWrite(client: Transaction, row: AdminWriteRow): Promise<void> {
  const { actor_id, actor_name, action, company_uid, before, after, request_id } = row;
  await client.query('UPDATE write_version SET writes = writes + 1');
  await client.query('INSERT INTO admin_writes (actor_id, actor_name, action, company_uid, before, after, request_id) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    actor_id,
    actor_name,
    action,
    company_uid,
    JSON.stringify(before),
    JSON.stringify(after),
    request_id,
  ]);
}
