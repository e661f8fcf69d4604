import type { Database, Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';
import type { UserRow } from './users.ts';

/** A session of a user, with its first refresh token. */
export interface NewSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  /** Days until session and refresh tokens expire. */
  readonly days: number;
}

/** Expired sessions are kept this long, for the audit log, which names them. They are deleted in small steps when others are opened, and by the indexer. */
export const EXPIRED_SESSIONS_KEPT_DAYS = 30;
const DELETED_AT_ONCE = 50;

/** Adds a session and its first refresh token, and deletes old ones. */
export async function insertSession(database: Database, { sessionId, userId, tokenHash, days }: NewSession): Promise<void> {
  await database.query({
    name: 'open-session',
    text: `WITH old AS (
             DELETE FROM sessions WHERE session_id IN (
               SELECT session_id FROM sessions WHERE expires_at < now() - make_interval(days => $5) ORDER BY expires_at LIMIT $6 FOR UPDATE SKIP LOCKED)),
           session AS (INSERT INTO sessions (session_id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $4)) RETURNING session_id, expires_at)
           INSERT INTO refresh_tokens (token_hash, session_id, expires_at) SELECT $3, session_id, expires_at FROM session`,
    values: [sessionId, userId, tokenHash, days, EXPIRED_SESSIONS_KEPT_DAYS, DELETED_AT_ONCE],
  });
}

/** The user of a session that is neither revoked nor expired; undefined also when the user is disabled. */
export async function findSessionUser(database: Database, sessionId: string): Promise<UserRow | undefined> {
  const [user] = await rowsOf<UserRow>(database, {
    name: 'session-alive',
    text: `SELECT u.user_id, u.username, u.role, u.tier FROM sessions s JOIN users u USING (user_id)
           WHERE s.session_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND NOT u.is_disabled`,
    values: [sessionId],
  });
  return user;
}

/** Revokes a session, unless it is revoked already. */
export async function revokeSession(on: Database | Transaction, sessionId: string, reason: string): Promise<void> {
  await rowsOf(on, {
    name: 'revoke-session',
    text: 'UPDATE sessions SET revoked_at = now(), revoked_reason = $2 WHERE session_id = $1 AND revoked_at IS NULL',
    values: [sessionId, reason],
  });
}

/** Revokes all sessions of a user. */
export async function revokeSessionsOfUser(client: Transaction, userId: string, reason: string): Promise<void> {
  await client.query('UPDATE sessions SET revoked_at = now(), revoked_reason = $2 WHERE user_id = $1 AND revoked_at IS NULL', [userId, reason]);
}
