import { randomBytes, randomUUID } from 'node:crypto';
import { isRefreshTokenOf, lockRefreshToken, replaceRefreshToken } from '../store/accounts/refresh-tokens.ts';
import { findSessionUser, insertSession, revokeSession } from '../store/accounts/sessions.ts';
import { findCredentials, type UserRow } from '../store/accounts/users.ts';
import type { Database, Transaction } from '../store/pool.ts';
import type { Caller } from './caller.ts';
import { passwordFits } from './passwords.ts';
import { ROLE_PERMISSIONS, type Permission, type Role } from '../catalog/roles.ts';
import { REVOCATION_CHECK_MS } from './revocation.ts';
import { secretHash } from './secret-hash.ts';
import { ACCESS_TOKEN_SECONDS, type AccessClaims, type AccessTokens } from './tokens.ts';
import { CountedCache } from '../telemetry/counted-cache.ts';

export const REFRESH_TOKEN_DAYS = 90;
const CACHE_SIZE = 20_000;

/** A user whose password was right. */
export type SignedInUser = UserRow;

/** Whether the password is correct, and the user with that name. Responses reveal only the first. */
export type PasswordCheck = { readonly fits: true; readonly user: SignedInUser } | { readonly fits: false; readonly user: SignedInUser | undefined };

/** A refresh token was used a second time: another party may have it. */
export interface Reuse {
  readonly reusedIn: string;
  readonly user: SignedInUser;
}

/** A session that was found by its refresh token. */
export type SessionOfToken = SignedInUser & { readonly session_id: string };

/** Records a reuse within the transaction that revokes the session. */
type OnReuse = (client: Transaction, reuse: Reuse) => Promise<void>;

/** Throws if the user may not refresh now. The token then stays valid. */
type Admit = (user: SignedInUser) => Promise<void>;

export interface LoginResult {
  readonly success: true;
  readonly tokens: Tokens;
  readonly session_id: string;
  readonly user: { readonly username: string; readonly role: Role; readonly permissions: readonly Permission[] };
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly session_id: string;
}

function callerFrom(user: SignedInUser | undefined, { userId, sessionId, expiresAt }: AccessClaims): Caller | undefined {
  if (user?.user_id !== userId) return undefined;
  return {
    kind: 'user',
    id: `user:${user.user_id}`,
    name: user.username,
    permissions: ROLE_PERMISSIONS[user.role],
    role: user.role,
    tier: user.tier,
    sessionId,
    expiresAt,
  };
}

/** Sign-in, refresh, sign-out, and the user of an active session. */
export class Sessions {
  readonly alive = new CountedCache<SignedInUser>({ max: CACHE_SIZE, ttl: REVOCATION_CHECK_MS });

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /** Fails after the same time for an unknown name, a wrong password, and a disabled account. */
  async checkPassword(username: string, password: string): Promise<PasswordCheck> {
    const found = await findCredentials(this.database, username);
    const fits = await passwordFits(found?.password_hash, password);
    if (found === undefined) return { fits: false, user: undefined };
    const user = { user_id: found.user_id, username: found.username, role: found.role, tier: found.tier };
    return { fits: fits && !found.is_disabled, user };
  }

  /** Opens a session for a user whose password was checked. */
  async open(user: SignedInUser): Promise<LoginResult> {
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken();
    await insertSession(this.database, { sessionId, userId: user.user_id, tokenHash: secretHash(refreshToken), days: REFRESH_TOKEN_DAYS });
    return this.result(user, sessionId, refreshToken);
  }

  /**
   * Exchanges a refresh token for new tokens of the same session. The token can be used once. Using it again, even at the same time,
   * revokes the session, because another party may have the token; `onReuse` is then called within the transaction.
   */
  async refresh(refreshToken: string, onReuse: OnReuse, admit: Admit): Promise<{ success: true; tokens: Tokens; session_id: string } | undefined> {
    const next = newRefreshToken();
    const user = await this.redeem(refreshToken, onReuse, async (client, found) => {
      await admit(found);
      await replaceRefreshToken(client, found.session_id, secretHash(refreshToken), secretHash(next));
    });
    if (user === undefined) return undefined;
    return { success: true, tokens: this.issue(user, user.session_id, next), session_id: user.session_id };
  }

  /**
   * The session of a refresh token, which stays as it is. For the cookie of a browser: its tabs share one token, and a page that is reloaded before the
   * response arrives must not lose the session.
   */
  async find(refreshToken: string, onReuse: OnReuse): Promise<SessionOfToken | undefined> {
    return this.redeem(refreshToken, onReuse, async () => undefined);
  }

  /** A new access token for a session that was found by its refresh token. */
  renew(session: SessionOfToken, refreshToken: string): LoginResult {
    return this.result(session, session.session_id, refreshToken);
  }

  /** Runs `use` in the transaction that found the token usable. A text that can be no token is not looked for. */
  private async redeem(
    refreshToken: string,
    onReuse: OnReuse,
    use: (client: Transaction, found: SessionOfToken) => Promise<void>,
  ): Promise<SessionOfToken | undefined> {
    if (!REFRESH_TOKEN.test(refreshToken)) return undefined;
    return this.database.transaction(async (client) => {
      const found = await lockRefreshToken(client, secretHash(refreshToken));
      if (found === undefined) return undefined;
      if (found.spent_at !== null) {
        await revokeSession(client, found.session_id, 'refresh token used twice');
        await onReuse(client, { reusedIn: found.session_id, user: found });
        return undefined;
      }
      if (!found.usable) return undefined;
      await use(client, found);
      return found;
    });
  }

  /** Whether a refresh token, spent or not, is one of a session. */
  issued(sessionId: string, refreshToken: string): Promise<boolean> {
    return isRefreshTokenOf(this.database, sessionId, secretHash(refreshToken));
  }

  async logout(sessionId: string): Promise<void> {
    await revokeSession(this.database, sessionId, 'logout');
    this.alive.delete(sessionId);
  }

  /** The caller of a token whose session is neither revoked nor its user disabled, with the role and tier that the user has now. */
  callerOf(claims: AccessClaims): Caller | undefined | Promise<Caller | undefined> {
    const user = this.alive.get(claims.sessionId);
    return user === undefined ? this.findAlive(claims.sessionId).then((found) => callerFrom(found, claims)) : callerFrom(user, claims);
  }

  private async findAlive(sessionId: string): Promise<SignedInUser | undefined> {
    const askedAt = performance.now();
    const user = await findSessionUser(this.database, sessionId);
    // The answer is as old as the question.
    if (user !== undefined) this.alive.set(sessionId, user, { start: askedAt });
    return user;
  }

  private result(user: SignedInUser, sessionId: string, refreshToken: string): LoginResult {
    return {
      success: true,
      tokens: this.issue(user, sessionId, refreshToken),
      session_id: sessionId,
      user: { username: user.username, role: user.role, permissions: ROLE_PERMISSIONS[user.role] },
    };
  }

  private issue(user: SignedInUser, sessionId: string, refreshToken: string): Tokens {
    const access = this.tokens.issue({ userId: user.user_id, username: user.username, sessionId, role: user.role, tier: user.tier });
    return { access_token: access, refresh_token: refreshToken, token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS, session_id: sessionId };
  }
}

function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What {@link newRefreshToken} makes. */
const REFRESH_TOKEN = /^[\w-]{43}$/;
