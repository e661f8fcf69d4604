import { json, type Request, type RequestHandler } from 'express';
import { ANONYMOUS, auditOrigin, recordAudit, type AuditActor, type AuditLog } from '../audit/audit-log.ts';
import { callerOf } from '../auth/caller.ts';
import { ROLES } from '../catalog/roles.ts';
import type { Sessions, SignedInUser } from '../auth/sessions.ts';
import { INTEGER, listOf, oneOf, record, TEXT } from '../catalog/value-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  FAILED_REFRESHES_PER_ADDRESS,
  FAILURES_PER_ADDRESS,
  FAILURES_PER_USERNAME,
  FAILURES_PER_USERNAME_HOURLY,
  type SignInThrottle,
} from '../limits/sign-in-throttle.ts';
import { shownNames } from '../text/shown-names.ts';
import { route } from '../routing/route.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { readParameters } from './parameters.ts';

const LONGEST_CREDENTIAL = 1_000;

const SUCCESS = { type: 'boolean', const: true };
const CREDENTIAL = { type: 'string', minLength: 1, maxLength: LONGEST_CREDENTIAL };
const TOKENS = record({
  access_token: { ...TEXT, description: 'Valid for 24 hours.' },
  refresh_token: { ...TEXT, description: 'Valid for 90 days and for a single use.' },
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
  description: `Limited to ${FAILURES_PER_USERNAME} failed sign-ins per minute and ${FAILURES_PER_USERNAME_HOURLY} per hour for a username, and ${FAILURES_PER_ADDRESS} per minute for an IP address (for IPv6, a /56 network). Successful sign-ins do not count. Failures from other addresses do not lock out a user who signed in from this address in the last 30 days.`,
  body: { schema: record({ username: CREDENTIAL, password: CREDENTIAL }), example: { username: 'analyst', password: 'a password' }, required: true },
  answer: record({
    success: SUCCESS,
    tokens: TOKENS,
    session_id: { ...TEXT, description: 'Persists across refreshes.' },
    user: record({ username: TEXT, role: oneOf(ROLES), permissions: listOf(TEXT) }),
  }),
  example: '/auth/login',
  errors: [400, 401, 413, 415, 429],
});
const REFRESH = route({
  ...ACCESS,
  path: '/auth/refresh',
  id: 'refresh',
  summary: 'Exchanges a refresh token for new tokens.',
  description: `Each refresh token can be used once, without a grace period. Using one twice, even in two simultaneous requests, revokes the whole session. Invalid tokens are limited to ${FAILED_REFRESHES_PER_ADDRESS} per minute for an IP address; valid tokens are never limited.`,
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

export interface AuthParts {
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly audit: AuditLog;
}

/** POST /auth/login, /auth/refresh, and /auth/logout. */
export function authEndpoints({ sessions, throttle, audit }: AuthParts): Endpoint[] {
  // Not strict, so that a JSON body that is not an object gets its own error.
  const body = json({ limit: '16kb', type: 'application/json', strict: false });
  const login: RequestHandler = async (request, response) => {
    const { username, password } = readBody(request, { username: 'required', password: 'required' }, '{"username": "analyst", "password": "…"}');
    const entry = { action: 'sign_in', ...auditOrigin(request) };
    try {
      const { fits, user } = await throttle.attempt(username, request.ip ?? '', () => sessions.checkPassword(username, password));
      if (!fits) {
        // Unknown names are not logged, because people sometimes type their password in the wrong field.
        await audit.record({ ...entry, actor: ANONYMOUS, outcome: 'failed', details: user === undefined ? {} : { username: user.username } });
        throw new ApiError('invalid_credentials');
      }
      const result = await sessions.open(user);
      await audit.record({ ...entry, actor: actorOf(user), outcome: 'ok', details: { session: result.session_id } });
      response.json(result);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'rate_limited') audit.queue({ ...entry, actor: ANONYMOUS, outcome: 'refused' });
      throw error;
    }
  };

  const refresh: RequestHandler = async (request, response) => {
    const { refresh_token } = readBody(request, { refresh_token: 'required' }, '{"refresh_token": "…"}');
    const result = await sessions.refresh(refresh_token, (client, { reusedIn, user }) =>
      recordAudit(client, {
        actor: actorOf(user),
        action: 'refresh_token.reuse',
        outcome: 'refused',
        ...auditOrigin(request),
        details: { session: reusedIn, effect: 'session revoked' },
      }),
    );
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

/** Caches must not store tokens (RFC 6749, 5.1). */
const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

function actorOf({ user_id, username }: SignedInUser): AuditActor {
  return { kind: 'user', id: `user:${user_id}`, name: username };
}

type Need = 'required' | 'optional';
type Body<T extends Record<string, Need>> = { readonly [K in keyof T]: T[K] extends 'required' ? string : string | undefined };

/** The text fields of a JSON body. All problems are reported in one error. A missing body counts as empty. */
function readBody<T extends Record<string, Need>>(request: Request, members: T, example: string): Body<T> {
  const suggestion = `Send a JSON object with ${Object.keys(members).join(' and ')}.`;
  readParameters(request, {}, `POST ${request.originalUrl.split('?')[0]} ${example}`);
  const body: unknown = request.body === undefined ? {} : request.body;
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('invalid_request', { error: 'The body must be a JSON object.', suggestion, example });
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(members, name));
  const problems = Object.entries(members).flatMap(([name, need]) => {
    const value = given[name];
    if (value === undefined) return need === 'required' ? [`${name} is required`] : [];
    if (typeof value !== 'string' || value === '') return [`${name} must be a non-empty string`];
    return value.length > LONGEST_CREDENTIAL ? [`${name} is longer than ${LONGEST_CREDENTIAL} characters`] : [];
  });
  if (unknown.length > 0 || problems.length > 0) {
    throw new ApiError('invalid_request', {
      error: [...problems, ...shownNames(unknown).map((name) => `${name} is not a field of this body`)].join('. '),
      suggestion,
      example,
      ...(unknown.length > 0 ? { data: { unknown_fields: shownNames(unknown), valid_fields: Object.keys(members) } } : {}),
    });
  }
  return given as Body<T>;
}
