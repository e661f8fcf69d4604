import type { Caller } from './caller.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { ServiceKeys } from './service-keys.ts';
import type { Sessions } from './sessions.ts';
import type { AccessTokens } from './tokens.ts';

/** One or more spaces between the two (RFC 9110, 11.4). */
const BEARER = /^bearer +([^ ]+)$/i;

/** Finds the caller of a Bearer credential: a token of this service, a service key, or a token of the identity provider. Used by REST, DSL, and MCP. */
export class Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly keys: ServiceKeys,
    private readonly provider: IdentityProvider | undefined,
  ) {}

  /**
   * The caller; undefined if the header is missing or its credential is invalid. Rejects if the credential cannot be checked now. For a session that was seen within the
   * last moments, there is nothing to wait for.
   */
  authenticate(authorization: string | undefined): Caller | undefined | Promise<Caller | undefined> {
    const credential = BEARER.exec(authorization ?? '')?.[1];
    if (credential === undefined) return undefined;
    if (this.keys.recognizes(credential)) return this.keys.authenticate(credential);
    if (this.provider?.recognizes(credential) === true) return this.provider.authenticate(credential);
    const claims = this.tokens.verify(credential);
    return claims === undefined ? undefined : this.sessions.callerOf(claims);
  }
}
