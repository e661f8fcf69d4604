import { randomUUID } from 'node:crypto';
import type { Database } from '../store/pool.ts';

/** An unused session ends after this time. Clients stay connected overnight, and some do not recover from a lost session. */
const IDLE_HOURS = 24;
/** A session in use is extended at most this often, so that most requests only read. */
const PROLONG_MINUTES = 30;
/** Limit for one caller; a new session replaces the least recently used one. */
const SESSIONS_PER_CALLER = 1_000;
/** Rows of expired sessions that each new session deletes. */
const CLEARED_AT_ONCE = 100;
const LONGEST_NAME = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Information that a client sends about itself. */
export interface ClientInfo {
  readonly name: string;
  readonly version: string;
}

/** Sessions of MCP clients. They belong to one caller and are kept in PostgreSQL, so that every process sees the same ones. */
export class McpSessions {
  constructor(private readonly database: Database) {}

  /** Opens a session for this caller and returns its id. */
  async open(callerId: string, client: ClientInfo): Promise<string> {
    const id = randomUUID();
    await this.database.query({
      name: 'mcp-session-open',
      text: `WITH expired AS (
               DELETE FROM mcp_sessions WHERE session_id IN (SELECT session_id FROM mcp_sessions WHERE expires_at <= now() LIMIT $5 FOR UPDATE SKIP LOCKED)
             ), crowded_out AS (
               DELETE FROM mcp_sessions WHERE session_id IN (
                 SELECT session_id FROM mcp_sessions WHERE caller_id = $2 ORDER BY expires_at DESC OFFSET $6 FOR UPDATE SKIP LOCKED)
             )
             INSERT INTO mcp_sessions (session_id, caller_id, client_name, client_version, expires_at)
             VALUES ($1, $2, $3, $4, now() + make_interval(hours => $7))`,
      values: [id, callerId, storable(client.name), storable(client.version), CLEARED_AT_ONCE, SESSIONS_PER_CALLER - 1, IDLE_HOURS],
    });
    return id;
  }

  /** Whether this is an active session of this caller. Extends it. */
  async isOpen(id: string, callerId: string): Promise<boolean> {
    if (!UUID.test(id)) return false;
    const [session] = await this.database.query<{ is_stale: boolean }>({
      name: 'mcp-session-open?',
      text: `SELECT expires_at < now() + make_interval(mins => $3) AS is_stale
             FROM mcp_sessions WHERE session_id = $1 AND caller_id = $2 AND expires_at > now()`,
      values: [id, callerId, IDLE_HOURS * 60 - PROLONG_MINUTES],
    });
    if (session?.is_stale === true)
      await this.database.query({
        name: 'mcp-session-prolong',
        text: 'UPDATE mcp_sessions SET expires_at = now() + make_interval(hours => $2) WHERE session_id = $1',
        values: [id, IDLE_HOURS],
      });
    return session !== undefined;
  }

  /** Ends a session of this caller; false if there is none. */
  async end(id: string, callerId: string): Promise<boolean> {
    if (!UUID.test(id)) return false;
    const ended = await this.database.query({
      name: 'mcp-session-end',
      text: 'DELETE FROM mcp_sessions WHERE session_id = $1 AND caller_id = $2 AND expires_at > now() RETURNING session_id',
      values: [id, callerId],
    });
    return ended.length > 0;
  }
}

/** Shown only to operators. Long names are cut, and characters that PostgreSQL does not store are removed. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_NAME).toWellFormed();
