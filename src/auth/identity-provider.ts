// jose fetches, caches, and selects from an identity provider's key set (JWKS), which jsonwebtoken cannot. The service's own tokens do not need it.
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from '../runtime/log.ts';
import type { Caller } from './caller.ts';
import { ALL_PERMISSIONS, type Permission, type Tier } from '../catalog/roles.ts';

/** Only asymmetric algorithms, because the keys are public. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];
/** Types of access tokens: the one of RFC 9068, the older `JWT`, or none. Tokens with other types are not access tokens, even if signed with the same keys. */
const TYPES = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];
/** Claims of an ID token, or of a token that is bound to a key. A Bearer access token has none of them. */
const FOREIGN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 'cnf'];
const CLOCK_SKEW_SECONDS = 60;
const LONGEST_SUBJECT = 255;
/** An unknown key triggers another fetch of the key set, but not more often than this. */
const COOLDOWN_MS = 5_000;
const CACHE_MS = 600_000;
const FETCH_TIMEOUT_MS = 3_000;
/** Wait after a failure before the next fetch. */
const RETRY_AFTER_FAILURE_MS = 2_000;

export type ProviderConfig = Pick<Config, 'OIDC_ISSUER' | 'OIDC_AUDIENCE' | 'OIDC_JWKS_URL' | 'OIDC_PERMISSIONS_CLAIM' | 'OIDC_TIER_CLAIM'>;
type ProviderSettings = ProviderConfig & { readonly OIDC_ISSUER: string; readonly OIDC_AUDIENCE: string };

/** The identity provider, if one is configured. */
export function identityProviderOf(config: ProviderConfig, log: Logger): IdentityProvider | undefined {
  const { OIDC_ISSUER, OIDC_AUDIENCE } = config;
  return OIDC_ISSUER === undefined || OIDC_AUDIENCE === undefined ? undefined : new IdentityProvider({ ...config, OIDC_ISSUER, OIDC_AUDIENCE }, log);
}

/** Recognizes the callers that send an access token (JWT) of the organization's identity provider, by the keys that it publishes. */
export class IdentityProvider {
  private keySet: RemoteJWKSet | undefined;
  private failedAt = -Infinity;
  private isAway = false;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly log: Logger,
  ) {}

  /** Whether a credential is a JWT with one of the provider's algorithms. The service's own tokens use another. */
  recognizes(credential: string): boolean {
    const header = headerOf(credential);
    return header !== undefined && ALGORITHMS.includes(String(header.alg));
  }

  /** The caller of a valid token. Throws `identity_provider_unavailable` while the keys cannot be fetched: the token may be good. */
  async authenticate(credential: string): Promise<Caller | undefined> {
    const header = headerOf(credential);
    const type = header?.typ as unknown;
    if (header === undefined || 'crit' in header || !TYPES.includes(typeof type === 'string' ? type.toLowerCase() : (type as undefined))) return undefined;
    let claims: JWTPayload;
    try {
      ({ payload: claims } = await jwtVerify(credential, this.keyFor, {
        algorithms: ALGORITHMS,
        issuer: this.settings.OIDC_ISSUER,
        audience: this.settings.OIDC_AUDIENCE,
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub'],
      }));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      return undefined;
    }
    const { sub, iat, exp } = claims;
    if (typeof iat !== 'number' || iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS || exp === undefined) return undefined;
    if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT || FOREIGN_CLAIMS.some((name) => name in claims)) return undefined;
    return {
      kind: 'identity_provider',
      id: `idp:${sub}`,
      name: nameIn(claims) ?? sub,
      permissions: permissionsIn(claims[this.settings.OIDC_PERMISSIONS_CLAIM]),
      tier: tierIn(this.settings.OIDC_TIER_CLAIM === undefined ? undefined : claims[this.settings.OIDC_TIER_CLAIM]),
      expiresAt: exp,
    };
  }

  private readonly keyFor: JWTVerifyGetKey = async (header, token) => {
    const isPausing = Date.now() - this.failedAt < RETRY_AFTER_FAILURE_MS;
    try {
      if (isPausing) return await this.cachedKeys()(header, token);
      this.keySet ??= createRemoteJWKSet(await this.keySetUrl(), {
        cooldownDuration: COOLDOWN_MS,
        cacheMaxAge: CACHE_MS,
        timeoutDuration: FETCH_TIMEOUT_MS,
      });
      const key = await this.keySet(header, token);
      this.isAway = false;
      return key;
    } catch (error) {
      // The key set was fetched, and has no such key, or several.
      const isAnswered = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isAnswered && !isPausing) throw error;
      if (!isPausing) this.failedAt = Date.now();
      if (!this.isAway) this.log.warn({ err: error, issuer: this.settings.OIDC_ISSUER }, 'The keys of the identity provider cannot be fetched.');
      this.isAway = true;
      throw new ApiError('identity_provider_unavailable', { cause: error });
    }
  };

  /** The keys fetched last, while they are fresh: they verify tokens even when the provider is unreachable. */
  private cachedKeys(): JWTVerifyGetKey {
    const keys = this.keySet?.fresh === true ? this.keySet.jwks() : undefined;
    if (keys === undefined) throw new Error('the last attempt failed just now');
    return createLocalJWKSet(keys);
  }

  /** OIDC_JWKS_URL, or what the provider's own description says. */
  private async keySetUrl(): Promise<URL> {
    const { OIDC_ISSUER: issuer, OIDC_JWKS_URL: configured } = this.settings;
    if (configured !== undefined) return new URL(configured);
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const description = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
    if (!response.ok || description.issuer !== issuer || typeof description.jwks_uri !== 'string')
      throw new Error('the discovery document is not that of OIDC_ISSUER');
    return new URL(description.jwks_uri);
  }
}

function headerOf(token: string): ReturnType<typeof decodeProtectedHeader> | undefined {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

/** A list, or words separated by spaces. Permissions that this service does not have are ignored. */
function permissionsIn(claim: unknown): readonly Permission[] {
  const given: unknown[] = typeof claim === 'string' ? claim.split(' ') : Array.isArray(claim) ? claim : [];
  return ALL_PERMISSIONS.filter((permission) => given.includes(permission));
}

/** Only the operator of this service can give `internal`, which has no limit. */
function tierIn(claim: unknown): Tier {
  return claim === 'premium' ? 'premium' : 'standard';
}

function nameIn(claims: JWTPayload): string | undefined {
  const name = [claims['preferred_username'], claims['email'], claims['client_id']].find((value) => typeof value === 'string' && value !== '');
  return (name as string | undefined)?.slice(0, LONGEST_SUBJECT);
}
