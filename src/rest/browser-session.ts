import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { jsonBody } from '../http/json-body.ts';
import { parseCookie } from 'cookie';
import { auditOrigin } from '../audit/audit-log.ts';
import { REFRESH_TOKEN_DAYS, type LoginResult, type SessionOfToken } from '../auth/sessions.ts';
import { INTEGER, record, TEXT } from '../catalog/value-schema.ts';
import { onlyOwnPages, type AllowedNames } from '../http/known-origins.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { route } from '../routing/route.ts';
import { neverStored, readBody } from './credentials-body.ts';
import {
  ACCESS_TOKEN_VALIDITY,
  actorOf,
  recordReuse,
  SIGN_IN_BODY,
  SIGN_IN_LIMITS,
  SIGNED_IN_USER,
  signIn,
  SUCCESS_LIMIT,
  type SignInParts,
} from './sign-in.ts';

const COOKIE = 'lma_session';
const PATH = '/auth/session';
const SUCCESS = { type: 'boolean', const: true };
const SESSION = record({
  access_token: { ...TEXT, description: ACCESS_TOKEN_VALIDITY },
  token_type: { type: 'string', const: 'Bearer' },
  expires_in: { ...INTEGER, description: 'Seconds.' },
  session_id: TEXT,
  user: SIGNED_IN_USER,
});
const ACCESS = { tag: 'Access', permission: 'none', parameters: {} } as const;
const OWN_PAGES = 'Requests from pages of other origins get 403.';

const SIGN_IN = route({
  ...ACCESS,
  method: 'post',
  path: PATH,
  id: 'openBrowserSession',
  summary: 'Signs in a browser: the refresh token becomes a cookie that scripts cannot read.',
  description: `For the web console. ${OWN_PAGES} ${SIGN_IN_LIMITS}`,
  body: SIGN_IN_BODY,
  answer: record({ success: SUCCESS, session: SESSION }),
  example: PATH,
  errors: [400, 401, 403, 413, 415, 429],
});
const RENEW = route({
  ...ACCESS,
  method: 'post',
  path: `${PATH}/token`,
  id: 'renewBrowserSession',
  summary: "Returns a new access token for the browser's cookie.",
  description: `For the web console, which keeps the access token in memory only. Without a valid cookie, session is null. The cookie stays the same, so that several tabs can share it. ${SUCCESS_LIMIT} ${OWN_PAGES}`,
  answer: record({ success: SUCCESS, session: { anyOf: [SESSION, { type: 'null' }] } }),
  example: `${PATH}/token`,
  errors: [400, 403, 413, 415, 429],
});
const SIGN_OUT = route({
  ...ACCESS,
  method: 'delete',
  path: PATH,
  id: 'endBrowserSession',
  summary: "Ends the session of the browser's cookie, and deletes the cookie.",
  description: `The access tokens of the session stop working within a second. ${OWN_PAGES}`,
  answer: record({ success: SUCCESS, data: record({ revoked: { type: 'boolean', description: 'False if there was no session to end.' } }) }),
  example: PATH,
  errors: [400, 403, 413, 415, 429],
});
export const BROWSER_SESSION_ROUTES = [SIGN_IN, RENEW, SIGN_OUT];

/** POST and DELETE /auth/session, and POST /auth/session/token: the session of a browser, in a cookie. */
export function browserSessionEndpoints(parts: SignInParts, allowed: Pick<AllowedNames, 'PUBLIC_URL'>): Endpoint[] {
  const { sessions, throttle, audit } = parts;
  const guards = [neverStored, onlyOwnPages(allowed), jsonBody('16kb')];
  const isPublicHttps = allowed.PUBLIC_URL !== undefined && new URL(allowed.PUBLIC_URL).protocol === 'https:';

  /**
   * Only this service gets the cookie, only at these paths, and only in requests of its own pages. PUBLIC_URL says that browsers use HTTPS, also where the proxy is not
   * trusted to say so.
   */
  const cookieOptions = ({ secure }: Request): CookieOptions => ({ httpOnly: true, sameSite: 'strict', path: PATH, secure: secure || isPublicHttps });

  const open: RequestHandler = async (request, response) => {
    const result = await signIn(parts, request);
    response.cookie(COOKIE, result.tokens.refresh_token, { ...cookieOptions(request), maxAge: REFRESH_TOKEN_DAYS * 86_400_000 });
    response.json({ success: true, session: sessionOf(result) });
  };

  /** The session of the cookie. A cookie that is no longer valid is deleted, and counts as a failed refresh. */
  const current = async (request: Request, response: Response): Promise<{ session: SessionOfToken; token: string } | undefined> => {
    readBody(request, {}, '');
    const token = parseCookie(request.headers.cookie ?? '')[COOKIE];
    if (token === undefined || token === '') {
      response.clearCookie(COOKIE, cookieOptions(request));
      return undefined;
    }
    const session = await sessions.find(token, recordReuse(request));
    if (session !== undefined) return { session, token };
    // First, because the count refuses an address that sent too many.
    response.clearCookie(COOKIE, cookieOptions(request));
    await throttle.addFailedRefresh(request.ip ?? '');
    return undefined;
  };

  const renew: RequestHandler = async (request, response) => {
    const found = await current(request, response);
    if (found !== undefined) await throttle.addSuccess(found.session);
    response.json({ success: true, session: found === undefined ? null : sessionOf(sessions.renew(found.session, found.token)) });
  };

  const end: RequestHandler = async (request, response) => {
    const found = await current(request, response);
    if (found !== undefined) {
      const { session } = found;
      await sessions.logout(session.session_id);
      await audit.record({ actor: actorOf(session), action: 'sign_out', outcome: 'ok', ...auditOrigin(request), details: { session: session.session_id } });
      response.clearCookie(COOKIE, cookieOptions(request));
    }
    response.json({ success: true, data: { revoked: found !== undefined } });
  };

  return [
    { route: SIGN_IN, handlers: [...guards, open] },
    { route: RENEW, handlers: [...guards, renew] },
    { route: SIGN_OUT, handlers: [...guards, end] },
  ];
}

function sessionOf({ tokens: { access_token, token_type, expires_in }, session_id, user }: LoginResult): Record<string, unknown> {
  return { access_token, token_type, expires_in, session_id, user };
}
