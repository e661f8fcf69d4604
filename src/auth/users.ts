import { OPERATOR, recordAudit, type AuditActor } from '../audit/audit-log.ts';
import { revokeSessionsOfUser } from '../store/accounts/sessions.ts';
import { insertUser, updatePassword, updateUser, type ChangedUser, type UserChanges } from '../store/accounts/users.ts';
import type { Database, Transaction } from '../store/pool.ts';
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
    const username = await insertUser(client, { ...user, password_hash: passwordHash });
    if (username !== undefined)
      await recordAudit(client, { actor, action: 'user.add', outcome: 'ok', details: { username, role: user.role, tier: user.tier } });
    return username !== undefined;
  });
}

/** Sets a new password for a user and ends all sessions; false if there is no such user. */
export async function setPassword(database: Database, username: string, password: string, actor: AuditActor = OPERATOR): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const change: UserChange = { action: 'user.passwd', apply: (client) => updatePassword(client, username, passwordHash), endSessions: 'new password' };
  return changeUser(database, change, actor);
}

/** Disables a user and ends all sessions; false if there is no such user. */
export async function disableUser(database: Database, username: string, actor: AuditActor = OPERATOR): Promise<boolean> {
  const apply: UserChange['apply'] = (client) => updateUser(client, username, { isDisabled: true });
  return changeUser(database, { action: 'user.disable', apply, endSessions: 'account disabled' }, actor);
}

/** Enables a user again; false if there is no such user. */
export async function enableUser(database: Database, username: string, actor: AuditActor = OPERATOR): Promise<boolean> {
  return changeUser(database, { action: 'user.enable', apply: (client) => updateUser(client, username, { isDisabled: false }) }, actor);
}

/** Gives a user another role or tier, from the next request on. Returns the user then; undefined if there is no such user. */
export async function setUser(
  database: Database,
  username: string,
  { role, tier }: Pick<UserChanges, 'role' | 'tier'>,
  actor: AuditActor = OPERATOR,
): Promise<ChangedUser | undefined> {
  return database.transaction(async (client) => {
    const changed = await updateUser(client, username, { role, tier });
    if (changed === undefined) return undefined;
    const details = { username: changed.username, role: changed.role, tier: changed.tier };
    await recordAudit(client, { actor, action: 'user.set', outcome: 'ok', details });
    return changed;
  });
}

interface UserChange {
  readonly action: string;
  readonly apply: (client: Transaction) => Promise<ChangedUser | undefined>;
  /** With a reason, the user's sessions end. */
  readonly endSessions?: string;
}

async function changeUser(database: Database, { action, apply, endSessions }: UserChange, actor: AuditActor): Promise<boolean> {
  return database.transaction(async (client) => {
    const changed = await apply(client);
    if (changed === undefined) return false;
    if (endSessions !== undefined) await revokeSessionsOfUser(client, changed.user_id, endSessions);
    await recordAudit(client, { actor, action, outcome: 'ok', details: { username: changed.username } });
    return true;
  });
}
