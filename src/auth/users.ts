import { OPERATOR, recordAudit, type AuditActor } from '../audit/audit-log.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Database } from '../store/pool.ts';
import { hashPassword } from './passwords.ts';
import type { Role, Tier } from '../catalog/roles.ts';

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly tier: Tier;
}

/** Creates a user. Returns false and changes nothing if a user with this name exists. */
export async function addUser(database: Database, user: NewUser, actor: AuditActor = OPERATOR): Promise<boolean> {
  const passwordHash = await hashPassword(user.password);
  return database.transaction(async (client) => {
    const { rows } = await client.query<{ username: string }>(
      'INSERT INTO users (username, password_hash, role, tier) VALUES ($1, $2, $3, $4) ON CONFLICT (username_key) DO NOTHING RETURNING username',
      [user.username, passwordHash, user.role, user.tier],
    );
    const [added] = rows;
    if (added !== undefined)
      await recordAudit(client, { actor, action: 'user.add', outcome: 'ok', details: { username: added.username, role: user.role, tier: user.tier } });
    return added !== undefined;
  });
}

/** Sets a new password for a user and ends all sessions; false if there is no such user. */
export async function setPassword(database: Database, username: string, password: string, actor: AuditActor = OPERATOR): Promise<boolean> {
  const change = { action: 'user.passwd', set: 'password_hash = $2', value: await hashPassword(password), endSessions: 'new password' };
  return changeUser(database, username, change, actor);
}

/** Disables a user and ends all sessions, or enables the user again; false if there is no such user. */
export async function setDisabled(database: Database, username: string, isDisabled: boolean, actor: AuditActor = OPERATOR): Promise<boolean> {
  const change = { action: isDisabled ? 'user.disable' : 'user.enable', set: 'is_disabled = $2', value: isDisabled };
  return changeUser(database, username, isDisabled ? { ...change, endSessions: 'account disabled' } : change, actor);
}

interface UserChange {
  readonly action: string;
  readonly set: string;
  readonly value: unknown;
  /** If there is a reason, the user's sessions end. */
  readonly endSessions?: string;
}

async function changeUser(database: Database, username: string, { action, set, value, endSessions }: UserChange, actor: AuditActor): Promise<boolean> {
  return database.transaction(async (client) => {
    const { rows } = await client.query<{ user_id: string; username: string }>(
      `UPDATE users SET ${set}, updated_at = now() WHERE username_key = $1 RETURNING user_id, username`,
      [identityKey(username), value],
    );
    const [changed] = rows;
    if (changed === undefined) return false;
    if (endSessions !== undefined)
      await client.query('UPDATE sessions SET revoked_at = now(), revoked_reason = $2 WHERE user_id = $1 AND revoked_at IS NULL', [
        changed.user_id,
        endSessions,
      ]);
    await recordAudit(client, { actor, action, outcome: 'ok', details: { username: changed.username } });
    return true;
  });
}

export function listUsers(database: Database): Promise<{ username: string; role: Role; tier: Tier; is_disabled: boolean }[]> {
  return database.query({ text: 'SELECT username, role, tier, is_disabled FROM users ORDER BY username_key' });
}
