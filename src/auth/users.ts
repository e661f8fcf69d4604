import { identityKey } from '../identity-key.ts';
import type { Database } from '../store/pool.ts';
import { hashPassword } from './passwords.ts';
import type { Role, Tier } from './roles.ts';

export interface NewUser {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly tier: Tier;
}

/** Creates a user; false, changing nothing, when there is one of this name. */
export async function addUser(database: Database, user: NewUser): Promise<boolean> {
  const rows = await database.query({
    text: 'INSERT INTO users (username, password_hash, role, tier) VALUES ($1, $2, $3, $4) ON CONFLICT (username_key) DO NOTHING RETURNING user_id',
    values: [user.username, await hashPassword(user.password), user.role, user.tier],
  });
  return rows.length > 0;
}

/** Gives a user a new password and ends all sessions; false when there is no such user. */
export async function setPassword(database: Database, username: string, password: string): Promise<boolean> {
  return changeUser(database, username, 'password_hash = $2', [await hashPassword(password)], 'new password');
}

/** Disables a user, ending all sessions, or enables it again; false when there is no such user. */
export async function setDisabled(database: Database, username: string, isDisabled: boolean): Promise<boolean> {
  return changeUser(database, username, 'is_disabled = $2', [isDisabled], isDisabled ? 'account disabled' : null);
}

/** One statement: the change, and with a reason the end of the user's sessions. */
async function changeUser(database: Database, username: string, change: string, values: readonly unknown[], endSessions: string | null): Promise<boolean> {
  const rows = await database.query({
    text: `WITH changed AS (UPDATE users SET ${change}, updated_at = now() WHERE username_key = $1 RETURNING user_id),
           ended AS (UPDATE sessions SET revoked_at = now(), revoked_reason = $3 WHERE $3::text IS NOT NULL AND revoked_at IS NULL AND user_id IN (SELECT user_id FROM changed))
           SELECT user_id FROM changed`,
    values: [identityKey(username), ...values, endSessions],
  });
  return rows.length > 0;
}

export function listUsers(database: Database): Promise<{ username: string; role: Role; tier: Tier; is_disabled: boolean }[]> {
  return database.query({ text: 'SELECT username, role, tier, is_disabled FROM users ORDER BY username_key' });
}
