import { randomUUID } from 'node:crypto';
import { deleteMcpSession, findMcpSession, insertMcpSession, prolongMcpSession } from '../store/accounts/mcp-sessions.ts';
import type { Database } from '../store/pool.ts';
import { isUuid } from '../text/uuid.ts';

/** An unused session ends after this time. Clients stay connected overnight, and some do not recover from a lost session. */
const IDLE_HOURS = 24;
/** A session in use is extended at most this often, so that most requests only read. */
const PROLONG_MINUTES = 30;
/** Limit for one caller; a new session replaces the least recently used one. */
const SESSIONS_PER_CALLER = 1_000;
/** Rows of expired sessions that each new session deletes. */
const CLEARED_AT_ONCE = 100;
const LONGEST_NAME = 200;

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
    const session = { sessionId: id, callerId, clientName: storable(client.name), clientVersion: storable(client.version), hours: IDLE_HOURS };
    await insertMcpSession(this.database, session, { perCaller: SESSIONS_PER_CALLER, clearedAtOnce: CLEARED_AT_ONCE });
    return id;
  }

  /** Whether this is an active session of this caller. Extends it. */
  async isOpen(id: string, callerId: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const session = await findMcpSession(this.database, id, callerId, IDLE_HOURS * 60 - PROLONG_MINUTES);
    if (session?.is_stale === true) await prolongMcpSession(this.database, id, IDLE_HOURS);
    return session !== undefined;
  }

  /** Ends a session of this caller; false if there is none. */
  async end(id: string, callerId: string): Promise<boolean> {
    return isUuid(id) && (await deleteMcpSession(this.database, id, callerId));
  }
}

/** Shown only to operators. Long names are cut, and characters that PostgreSQL does not store are removed. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_NAME).toWellFormed();
