import { createHmac, createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
// Required by the owner of the project for the service's own tokens. It cannot fetch the key set of an identity provider: see identity-provider.ts.
import jwt from 'jsonwebtoken';
import { ROLES, TIERS, type Role, type Tier } from '../catalog/roles.ts';
import { CountedCache } from '../telemetry/counted-cache.ts';
import { isUuid } from '../text/uuid.ts';

export const ACCESS_TOKEN_SECONDS = 86_400;
/** Allowed difference between the clocks of two machines. */
const CLOCK_SKEW_SECONDS = 60;
const ALGORITHM = 'HS256';
const TOKEN_TYPE = 'access';
const CACHE_SIZE = 5_000;

/** The user and session of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly tier: Tier;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** The signing secret and, during a rotation, the previous one, whose tokens are still accepted. */
export interface SigningSecrets {
  readonly active: string;
  readonly previous?: string | undefined;
}

/** Signs and verifies the service's own access tokens (JWT, HS256). The header's `kid` names the secret. */
export class AccessTokens {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  private readonly active: { readonly kid: string; readonly key: KeyObject };
  /** Tokens whose signature was already verified. Verification takes several times as long as the rest of a request. */
  readonly verified = new CountedCache<AccessClaims>({ max: CACHE_SIZE, ttl: ACCESS_TOKEN_SECONDS * 1000 });

  constructor(
    { active, previous }: SigningSecrets,
    private readonly issuer: string,
    private readonly audience: string,
  ) {
    this.active = { kid: keyId(active), key: keyOf(active) };
    this.keys = new Map([...(previous === undefined ? [] : [[keyId(previous), keyOf(previous)] as const]), [this.active.kid, this.active.key]]);
  }

  issue(who: Omit<AccessClaims, 'expiresAt'>): string {
    const claims = { username: who.username, sid: who.sessionId, role: who.role, tier: who.tier, token_type: TOKEN_TYPE };
    return jwt.sign(claims, this.active.key, {
      algorithm: ALGORITHM,
      keyid: this.active.kid,
      subject: who.userId,
      issuer: this.issuer,
      audience: this.audience,
      expiresIn: ACCESS_TOKEN_SECONDS,
      jwtid: randomUUID(),
    });
  }

  /** The claims of a valid token, or undefined. The caller must check whether the session was revoked. */
  verify(token: string): AccessClaims | undefined {
    const claims = this.verified.get(token) ?? this.verifySignature(token);
    if (claims === undefined || claims.expiresAt <= Date.now() / 1000) {
      this.verified.delete(token);
      return undefined;
    }
    if (!this.verified.has(token)) this.verified.set(token, claims);
    return claims;
  }

  private verifySignature(token: string): AccessClaims | undefined {
    let decoded: jwt.Jwt;
    try {
      const key = this.keys.get(jwt.decode(token, { complete: true })?.header.kid ?? '');
      if (key === undefined) return undefined;
      decoded = jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: this.issuer, audience: this.audience, clockTolerance: 0, complete: true });
    } catch {
      return undefined;
    }
    // jsonwebtoken accepts unknown critical headers, other types, a missing expiry, and an issue date in the future; this service does not.
    const { header, payload } = decoded;
    if ('crit' in header || (header.typ !== undefined && header.typ !== 'JWT') || typeof payload === 'string') return undefined;
    const { sub, exp, iat, username, sid, role, tier, token_type } = payload as jwt.JwtPayload & Record<string, unknown>;
    if (token_type !== TOKEN_TYPE || typeof exp !== 'number' || typeof iat !== 'number' || iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS) return undefined;
    if (typeof sub !== 'string' || !isUuid(sub) || typeof username !== 'string' || typeof sid !== 'string' || !isUuid(sid)) return undefined;
    if (!ROLES.includes(role as Role) || !TIERS.includes(tier as Tier)) return undefined;
    return { userId: sub, username, sessionId: sid, role: role as Role, tier: tier as Tier, expiresAt: exp };
  }
}

// A key object, because jsonwebtoken first tries to read a string as a public key, which takes three times as long.
function keyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

/** An id for a secret that reveals no more about the secret than a signature does. */
function keyId(secret: string): string {
  return createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 11);
}
