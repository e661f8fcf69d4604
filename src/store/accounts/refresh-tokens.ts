import type { Database, Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';
import type { UserRow } from './users.ts';

/** A refresh token, with its session and user. */
export interface RefreshTokenRow extends UserRow {
  readonly session_id: string;
  /** When the token was exchanged for others; null before. */
  readonly spent_at: Date | null;
  /** Neither token nor session is expired, the session is not revoked, and the user is not disabled. */
  readonly usable: boolean;
}

/** The refresh token of this hash. The token and its session are locked until the transaction ends. */
export async function lockRefreshToken(client: Transaction, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  const [token] = await rowsOf<RefreshTokenRow>(client, {
    text: `SELECT t.session_id, t.spent_at, u.user_id, u.username, u.role, u.tier,
                  t.expires_at > now() AND s.expires_at > now() AND s.revoked_at IS NULL AND NOT u.is_disabled AS usable
           FROM refresh_tokens t JOIN sessions s USING (session_id) JOIN users u USING (user_id)
           WHERE t.token_hash = $1 FOR UPDATE OF t, s`,
    values: [tokenHash],
  });
  return token;
}

/** Marks a refresh token as spent, and adds the next one of its session. */
export async function replaceRefreshToken(client: Transaction, sessionId: string, tokenHash: Buffer, nextHash: Buffer): Promise<void> {
  await client.query('UPDATE refresh_tokens SET spent_at = now() WHERE token_hash = $1', [tokenHash]);
  await client.query('INSERT INTO refresh_tokens (token_hash, session_id, expires_at) SELECT $1, session_id, expires_at FROM sessions WHERE session_id = $2', [
    nextHash,
    sessionId,
  ]);
}

/** Whether a refresh token, spent or not, is one of a session. */
export async function isRefreshTokenOf(database: Database, sessionId: string, tokenHash: Buffer): Promise<boolean> {
  const rows = await database.query({
    name: 'refresh-token-of',
    text: 'SELECT 1 FROM refresh_tokens WHERE token_hash = $1 AND session_id = $2',
    values: [tokenHash, sessionId],
  });
  return rows.length > 0;
}
