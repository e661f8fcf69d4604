import type { RequestHandler } from 'express';
import { auditOrigin } from '../audit/audit-log.ts';
import { callerOf } from '../auth/caller.ts';
import { REFRESH_TOKEN_DAYS } from '../auth/sessions.ts';
import { INTEGER, record, TEXT } from '../catalog/value-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { jsonBody } from '../http/json-body.ts';
import { FAILED_REFRESHES_PER_ADDRESS } from '../limits/sign-in-throttle.ts';
import { route } from '../routing/route.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { CREDENTIAL, neverStored, readBody } from './credentials-body.ts';
import { ACCESS_TOKEN_VALIDITY, recordReuse, SIGN_IN_BODY, SIGN_IN_LIMITS, SIGNED_IN_USER, signIn, SUCCESS_LIMIT, type SignInParts } from './sign-in.ts';

const SUCCESS = { type: 'boolean', const: true };
const TOKENS = record({
  access_token: { ...TEXT, description: ACCESS_TOKEN_VALIDITY },
  refresh_token: { ...TEXT, description: `Valid for ${REFRESH_TOKEN_DAYS} days and for a single use.` },
  token_type: { type: 'string', const: 'Bearer' },
  expires_in: { ...INTEGER, description: 'Seconds.' },
  session_id: TEXT,
});
const ACCESS = { method: 'post', tag: 'Access', permission: 'none', parameters: {} } as const;

const LOGIN = route({
  ...ACCESS,
  path: '/auth/login',
  id: 'login',
  summary: 'Signs in with a username and password.',
  description: SIGN_IN_LIMITS,
  body: SIGN_IN_BODY,
  answer: record({
    success: SUCCESS,
    tokens: TOKENS,
    session_id: { ...TEXT, description: 'Persists across refreshes.' },
    user: SIGNED_IN_USER,
  }),
  example: '/auth/login',
  errors: [400, 401, 413, 415, 429],
});
const REFRESH = route({
  ...ACCESS,
  path: '/auth/refresh',
  id: 'refresh',
  summary: 'Exchanges a refresh token for new tokens.',
  description: `Each refresh token can be used once, without a grace period. Using one twice, even in two simultaneous requests, revokes the whole session. Invalid tokens are limited to ${FAILED_REFRESHES_PER_ADDRESS} per minute for an IP address. ${SUCCESS_LIMIT} A valid token that is refused stays valid.`,
  body: { schema: record({ refresh_token: CREDENTIAL }), example: { refresh_token: 'a refresh token' }, required: true },
  answer: record({ success: SUCCESS, tokens: TOKENS, session_id: TEXT }),
  example: '/auth/refresh',
  errors: [400, 401, 413, 415, 429],
});
const LOGOUT = route({
  ...ACCESS,
  permission: 'token',
  path: '/auth/logout',
  id: 'logout',
  summary: 'Ends the session.',
  description:
    "The access and refresh tokens of the session stop working within a second. The user's other sessions are not affected. A refresh_token in the body must belong to the session.",
  body: { schema: record({ refresh_token: CREDENTIAL }, ['refresh_token']), example: {}, required: false },
  answer: record({ success: SUCCESS, data: record({ session_id: TEXT, revoked: { type: 'boolean', const: true } }) }),
  example: '/auth/logout',
  errors: [400, 413, 415],
});
export const AUTH_ROUTES = [LOGIN, REFRESH, LOGOUT];

/** POST /auth/login, /auth/refresh, and /auth/logout. */
export function authEndpoints(parts: SignInParts): Endpoint[] {
  const { sessions, throttle, audit } = parts;
  const body = jsonBody('16kb');
  const login: RequestHandler = async (request, response) => {
    response.json(await signIn(parts, request));
  };

  const refresh: RequestHandler = async (request, response) => {
    const { refresh_token } = readBody(request, { refresh_token: 'required' }, '{"refresh_token": "…"}');
    const result = await sessions.refresh(refresh_token, recordReuse(request), (user) => throttle.addSuccess(user));
    if (result === undefined) {
      await throttle.addFailedRefresh(request.ip ?? '');
      throw new ApiError('invalid_refresh_token');
    }
    response.json(result);
  };

  const logout: RequestHandler = async (request, response) => {
    const { refresh_token } = readBody(request, { refresh_token: 'optional' }, '{"refresh_token": "…"}');
    const caller = callerOf(request);
    const { sessionId } = caller;
    if (sessionId === undefined)
      throw new ApiError('invalid_request', {
        error: 'This credential has no session to end.',
        suggestion: 'The service operator can revoke service keys. Tokens of the identity provider end at the identity provider.',
      });
    if (refresh_token !== undefined && !(await sessions.issued(sessionId, refresh_token)))
      throw new ApiError('invalid_request', {
        error: 'refresh_token does not belong to the session of the access token.',
        suggestion: 'Send the refresh token that you received with the access token, or omit it. No session was ended.',
      });
    await sessions.logout(sessionId);
    await audit.record({ actor: caller, action: 'sign_out', outcome: 'ok', ...auditOrigin(request), details: { session: sessionId } });
    response.json({ success: true, data: { session_id: sessionId, revoked: true } });
  };
  return [
    { route: LOGIN, handlers: [neverStored, body, login] },
    { route: REFRESH, handlers: [neverStored, body, refresh] },
    // Callers over the limit can still sign out.
    { route: LOGOUT, handlers: [neverStored, body, logout], isUnlimited: true },
  ];
}
