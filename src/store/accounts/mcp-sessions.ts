import type { Database } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

export interface NewMcpSession {
  readonly sessionId: string;
  readonly callerId: string;
  readonly clientName: string;
  readonly clientVersion: string;
  /** Hours until the session expires, unless it is used. */
  readonly hours: number;
}

/** Limits that each new session enforces. */
export interface McpSessionLimits {
  /** Sessions of one caller; those that expire first are deleted. */
  readonly perCaller: number;
  /** Rows of expired sessions that are deleted at once. */
  readonly clearedAtOnce: number;
}

/** Adds a session, and deletes expired sessions and those of the caller that are too many. */
export async function insertMcpSession(database: Database, session: NewMcpSession, { perCaller, clearedAtOnce }: McpSessionLimits): Promise<void> {
  const { sessionId, callerId, clientName, clientVersion, hours } = session;
  await database.query({
    name: 'mcp-session-open',
    text: `WITH expired AS (
             DELETE FROM mcp_sessions WHERE session_id IN (SELECT session_id FROM mcp_sessions WHERE expires_at <= now() LIMIT $5 FOR UPDATE SKIP LOCKED)
           ), crowded_out AS (
             DELETE FROM mcp_sessions WHERE session_id IN (
               SELECT session_id FROM mcp_sessions WHERE caller_id = $2 ORDER BY expires_at DESC OFFSET $6 FOR UPDATE SKIP LOCKED)
           )
           INSERT INTO mcp_sessions (session_id, caller_id, client_name, client_version, expires_at)
           VALUES ($1, $2, $3, $4, now() + make_interval(hours => $7))`,
    values: [sessionId, callerId, clientName, clientVersion, clearedAtOnce, perCaller - 1, hours],
  });
}

/** The session of this caller that has not expired. `is_stale`: it expires within this number of minutes. */
export async function findMcpSession(
  database: Database,
  sessionId: string,
  callerId: string,
  staleMinutes: number,
): Promise<{ readonly is_stale: boolean } | undefined> {
  const [session] = await rowsOf<{ is_stale: boolean }>(database, {
    name: 'mcp-session-open?',
    text: `SELECT expires_at < now() + make_interval(mins => $3) AS is_stale
           FROM mcp_sessions WHERE session_id = $1 AND caller_id = $2 AND expires_at > now()`,
    values: [sessionId, callerId, staleMinutes],
  });
  return session;
}

/** Lets a session expire this number of hours from now. */
export async function prolongMcpSession(database: Database, sessionId: string, hours: number): Promise<void> {
  await database.query({
    name: 'mcp-session-prolong',
    text: 'UPDATE mcp_sessions SET expires_at = now() + make_interval(hours => $2) WHERE session_id = $1',
    values: [sessionId, hours],
  });
}

/** Deletes a session of this caller; false when there is none that has not expired. */
export async function deleteMcpSession(database: Database, sessionId: string, callerId: string): Promise<boolean> {
  const ended = await database.query({
    name: 'mcp-session-end',
    text: 'DELETE FROM mcp_sessions WHERE session_id = $1 AND caller_id = $2 AND expires_at > now() RETURNING session_id',
    values: [sessionId, callerId],
  });
  return ended.length > 0;
}
