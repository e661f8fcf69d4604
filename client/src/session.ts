import type { operations } from './generated/schema.ts';
import { LaborMarketError } from './errors.ts';

/**
 * How the client signs in: a username and password; a service key or an access token; or a function that returns an access token, such as one of your
 * identity provider. The function is called before each request, so it should remember the token.
 */
export type Credential = { readonly username: string; readonly password: string } | string | (() => string | Promise<string>);

type SignedIn = operations['login']['responses'][200]['content']['application/json'];
type Refreshed = operations['refresh']['responses'][200]['content']['application/json'];
type Tokens = SignedIn['tokens'];
export type User = SignedIn['user'];

/** Sends a request of the session itself, without a token. */
export interface Door {
  login(body: { username: string; password: string }): Promise<SignedIn>;
  refresh(body: { refresh_token: string }): Promise<Refreshed>;
  logout(accessToken: string): Promise<void>;
}

/** What the client sends as its token. */
export interface Session {
  token(): Promise<string>;
  /** Gets another token after the service refused this one. False if there is no other. */
  renew(refused: string): Promise<boolean>;
  signIn(): Promise<User | undefined>;
  signOut(): Promise<void>;
}

/** An access token is renewed a minute before it expires. */
const EARLY_MS = 60_000;

export function sessionOf(credential: Credential, door: Door): Session {
  if (typeof credential === 'object') return new PasswordSession(credential, door);
  return {
    token: async () => (typeof credential === 'string' ? credential : credential()),
    // A function may return a newer token now.
    renew: async (refused) => typeof credential === 'function' && (await credential()) !== refused,
    signIn: async () => undefined,
    signOut: async () => undefined,
  };
}

/** Signs in with the first request. A refresh token works once, so at most one request of the session runs at a time. */
class PasswordSession implements Session {
  private tokens: { readonly access: string; readonly refresh: string; readonly renewAt: number } | undefined;
  private user: User | undefined;
  private running: Promise<string> | undefined;

  constructor(
    private readonly credential: { readonly username: string; readonly password: string },
    private readonly door: Door,
  ) {}

  token(): Promise<string> {
    const { tokens } = this;
    if (this.running !== undefined) return this.running;
    if (tokens !== undefined && Date.now() < tokens.renewAt) return Promise.resolve(tokens.access);
    return this.once(() => this.obtain());
  }

  async renew(refused: string): Promise<boolean> {
    if (this.running === undefined && this.tokens?.access === refused) await this.once(() => this.obtain());
    else await this.running;
    return true;
  }

  async signIn(): Promise<User | undefined> {
    await this.token();
    return this.user;
  }

  async signOut(): Promise<void> {
    // Tokens that are on their way would be kept afterwards, and nobody would end their session.
    while (this.running !== undefined) await this.running.catch(() => undefined);
    const { tokens } = this;
    this.tokens = undefined;
    if (tokens !== undefined) await this.door.logout(tokens.access);
  }

  private once(work: () => Promise<string>): Promise<string> {
    this.running = work().finally(() => (this.running = undefined));
    return this.running;
  }

  /** New tokens: for the refresh token, if there is one that works, otherwise for the password. */
  private async obtain(): Promise<string> {
    const refresh = this.tokens?.refresh;
    // Whatever happens to the request, the refresh token is spent.
    this.tokens = undefined;
    if (refresh !== undefined) {
      try {
        return this.keep((await this.door.refresh({ refresh_token: refresh })).tokens);
      } catch (error) {
        if (!(error instanceof LaborMarketError && error.status === 401)) throw error;
      }
    }
    const { tokens, user } = await this.door.login(this.credential);
    this.user = user;
    return this.keep(tokens);
  }

  private keep({ access_token: access, refresh_token: refresh, expires_in: seconds }: Tokens): string {
    this.tokens = { access, refresh, renewAt: Date.now() + seconds * 1000 - EARLY_MS };
    return access;
  }
}
