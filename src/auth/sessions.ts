import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ApiError } from '../errors.ts';
import { identityKey } from '../identity-key.ts';
import type { Database } from '../store/pool.ts';
import { passwordFits } from './passwords.ts';
import { ROLE_PERMISSIONS, type Permission, type Role, type Tier } from './roles.ts';
import { ACCESS_TOKEN_SECONDS, type AccessClaims, type AccessTokens } from './tokens.ts';

const REFRESH_TOKEN_DAYS = 90;
/** A revoked session is refused within this time by every process. */
const REVOCATION_CHECK_MS = 750;
const CACHE_SIZE = 20_000;

interface UserRow {
  readonly user_id: string;
  readonly username: string;
  readonly password_hash: string;
  readonly role: Role;
  readonly tier: Tier;
  readonly is_disabled: boolean;
}

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

/** Sign-in, refresh and sign-out; who holds a session that is alive. */
export class Sessions {
  private readonly alive = new Map<string, { readonly userId: string; readonly checkedAt: number }>();

  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /** Throws `invalid_credentials`, the same for an unknown user, a wrong password and a disabled account. */
  async login(username: string, password: string): Promise<LoginResult> {
    const [user] = await this.database.query<UserRow>({
      name: 'login',
      text: 'SELECT user_id, username, password_hash, role, tier, is_disabled FROM users WHERE username_key = $1',
      values: [identityKey(username)],
    });
    const fits = await passwordFits(user?.password_hash, password);
    if (user === undefined || !fits || user.is_disabled) throw new ApiError('invalid_credentials');
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken();
    await this.database.query({
      name: 'open-session',
      text: `WITH session AS (INSERT INTO sessions (session_id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $4)) RETURNING session_id, expires_at)
             INSERT INTO refresh_tokens (token_hash, session_id, expires_at) SELECT $3, session_id, expires_at FROM session`,
      values: [sessionId, user.user_id, sha256(refreshToken), REFRESH_TOKEN_DAYS],
    });
    return {
      success: true,
      tokens: this.issue(user, sessionId, refreshToken),
      session_id: sessionId,
      user: { username: user.username, role: user.role, permissions: ROLE_PERMISSIONS[user.role] },
    };
  }

  /**
   * Exchanges a refresh token for new tokens of the same session. The token is spent by this; one that was spent before, also by a
   * request that came first by a hair, revokes the session: somebody else may hold it.
   */
  async refresh(refreshToken: string): Promise<{ success: true; tokens: Tokens; session_id: string }> {
    const next = newRefreshToken();
    const user = await this.database.transaction(async (client) => {
      const { rows } = await client.query<UserRow & { session_id: string; spent_at: Date | null; usable: boolean }>(
        `SELECT t.session_id, t.spent_at, u.user_id, u.username, u.password_hash, u.role, u.tier, u.is_disabled,
                t.expires_at > now() AND s.expires_at > now() AND s.revoked_at IS NULL AND NOT u.is_disabled AS usable
         FROM refresh_tokens t JOIN sessions s USING (session_id) JOIN users u USING (user_id)
         WHERE t.token_hash = $1 FOR UPDATE OF t, s`,
        [sha256(refreshToken)],
      );
      const found = rows[0];
      if (found === undefined) return undefined;
      if (found.spent_at !== null) {
        await client.query(`UPDATE sessions SET revoked_at = now(), revoked_reason = 'refresh token used twice' WHERE session_id = $1 AND revoked_at IS NULL`, [
          found.session_id,
        ]);
        return undefined;
      }
      if (!found.usable) return undefined;
      await client.query('UPDATE refresh_tokens SET spent_at = now() WHERE token_hash = $1', [sha256(refreshToken)]);
      await client.query(
        'INSERT INTO refresh_tokens (token_hash, session_id, expires_at) SELECT $1, session_id, expires_at FROM sessions WHERE session_id = $2',
        [sha256(next), found.session_id],
      );
      return found;
    });
    if (user === undefined) throw new ApiError('invalid_refresh_token');
    return { success: true, tokens: this.issue(user, user.session_id, next), session_id: user.session_id };
  }

  async logout(sessionId: string): Promise<void> {
    await this.database.query({
      name: 'logout',
      text: `UPDATE sessions SET revoked_at = now(), revoked_reason = 'logout' WHERE session_id = $1 AND revoked_at IS NULL`,
      values: [sessionId],
    });
    this.alive.delete(sessionId);
  }

  /** Whether the session of a token is neither revoked nor its user disabled; remembered for less than a second. */
  async isAlive(claims: AccessClaims): Promise<boolean> {
    const known = this.alive.get(claims.sessionId);
    if (known?.userId === claims.userId && known.checkedAt > Date.now() - REVOCATION_CHECK_MS) return true;
    const rows = await this.database.query({
      name: 'session-alive',
      text: `SELECT 1 FROM sessions s JOIN users u USING (user_id) WHERE s.session_id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now() AND NOT u.is_disabled`,
      values: [claims.sessionId, claims.userId],
    });
    if (rows.length === 0) {
      this.alive.delete(claims.sessionId);
      return false;
    }
    if (this.alive.size >= CACHE_SIZE) this.alive.clear();
    this.alive.set(claims.sessionId, { userId: claims.userId, checkedAt: Date.now() });
    return true;
  }

  private issue(user: UserRow, sessionId: string, refreshToken: string): Tokens {
    const access = this.tokens.issue({ userId: user.user_id, username: user.username, sessionId, role: user.role, tier: user.tier });
    return { access_token: access, refresh_token: refreshToken, token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS, session_id: sessionId };
  }
}

function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
