import type { Role, Tier } from '../../catalog/roles.ts';
import { identityKey } from '../../text/identity-key.ts';
import type { Database, Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** A user, with the role and tier that the user has now. */
export interface UserRow {
  readonly user_id: string;
  readonly username: string;
  readonly role: Role;
  readonly tier: Tier;
}

/** What is needed to sign a user in. */
export interface UserCredentials extends UserRow {
  readonly password_hash: string;
  readonly is_disabled: boolean;
}

/** The user of this name, in any spelling. */
export async function findCredentials(database: Database, username: string): Promise<UserCredentials | undefined> {
  const [user] = await rowsOf<UserCredentials>(database, {
    name: 'login',
    text: 'SELECT user_id, username, password_hash, role, tier, is_disabled FROM users WHERE username_key = $1',
    values: [identityKey(username)],
  });
  return user;
}

/** Whether there is any user. */
export async function hasUsers(database: Database): Promise<boolean> {
  const users = await database.query({ text: 'SELECT 1 FROM users LIMIT 1' });
  return users.length > 0;
}

/** All users, A to Z. */
export function listUsers(database: Database): Promise<Pick<UserCredentials, 'username' | 'role' | 'tier' | 'is_disabled'>[]> {
  return rowsOf(database, { text: 'SELECT username, role, tier, is_disabled FROM users ORDER BY username_key' });
}

/** Adds a user and returns the stored name; undefined, changing nothing, when there is one of this name. */
export async function insertUser(
  client: Transaction,
  { username, password_hash, role, tier }: Pick<UserCredentials, 'username' | 'password_hash' | 'role' | 'tier'>,
): Promise<string | undefined> {
  const [added] = await rowsOf<{ username: string }>(client, {
    text: 'INSERT INTO users (username, password_hash, role, tier) VALUES ($1, $2, $3, $4) ON CONFLICT (username_key) DO NOTHING RETURNING username',
    values: [username, password_hash, role, tier],
  });
  return added?.username;
}

/** A user after a change. */
export type ChangedUser = UserRow;

/** Sets a user's password; undefined when there is no such user. */
export async function updatePassword(client: Transaction, username: string, passwordHash: string): Promise<ChangedUser | undefined> {
  const [changed] = await rowsOf<ChangedUser>(client, {
    text: 'UPDATE users SET password_hash = $2, updated_at = now() WHERE username_key = $1 RETURNING user_id, username, role, tier',
    values: [identityKey(username), passwordHash],
  });
  return changed;
}

/** What an operator can change about a user, besides the password. What is undefined stays. */
export interface UserChanges {
  readonly isDisabled?: boolean;
  readonly role?: Role | undefined;
  readonly tier?: Tier | undefined;
}

/** Changes a user; undefined when there is no such user. */
export async function updateUser(client: Transaction, username: string, { isDisabled, role, tier }: UserChanges): Promise<ChangedUser | undefined> {
  const [changed] = await rowsOf<ChangedUser>(client, {
    text: `UPDATE users SET is_disabled = COALESCE($2, is_disabled), role = COALESCE($3, role), tier = COALESCE($4, tier), updated_at = now()
           WHERE username_key = $1 RETURNING user_id, username, role, tier`,
    values: [identityKey(username), isDisabled, role, tier],
  });
  return changed;
}
