import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import type { Permission } from '../../../src/catalog/roles.ts';

const AUDIENCE = 'https://api.example.test/mcp';

/** Signs access tokens with any set of permissions, also one that no role has, and publishes its key on a loopback port. */
export class TokenIssuer {
  private subjects = 0;

  private constructor(
    private readonly server: Server,
    private readonly issuer: string,
    private readonly key: KeyObject,
  ) {}

  static async start(): Promise<TokenIssuer> {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'only', use: 'sig' }];
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TokenIssuer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, privateKey);
  }

  /** What makes a service accept the tokens. */
  get env(): Record<string, string> {
    return { OIDC_ISSUER: this.issuer, OIDC_JWKS_URL: `${this.issuer}/keys`, OIDC_AUDIENCE: AUDIENCE, OIDC_PERMISSIONS_CLAIM: 'permissions' };
  }

  /** A token of a new caller, whose rate limit no other request has used. */
  token(permissions: readonly Permission[]): Promise<string> {
    this.subjects += 1;
    return new SignJWT({ permissions })
      .setProtectedHeader({ alg: 'RS256', kid: 'only', typ: 'at+jwt' })
      .setIssuer(this.issuer)
      .setAudience(AUDIENCE)
      .setSubject(`caller-${this.subjects}`)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(this.key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
