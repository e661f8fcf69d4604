import { Router, json, type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type RateLimitInfo } from 'express-rate-limit';
import { authenticate, callerOf } from '../auth/authenticate.ts';
import { ROLES } from '../auth/roles.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { AccessTokens } from '../auth/tokens.ts';
import { INTEGER, listOf, oneOf, record, TEXT } from '../catalog/value-schema.ts';
import { ApiError } from '../errors.ts';
import { identityKey } from '../identity-key.ts';
import { operation } from './openapi/operation.ts';

/** Failed sign-ins a minute; successes do not count. */
const FAILURES_PER_USERNAME = 10;
const FAILURES_PER_ADDRESS = 30;
const LONGEST_CREDENTIAL = 1_000;

const SUCCESS = { type: 'boolean', const: true };
const CREDENTIAL = { type: 'string', minLength: 1, maxLength: LONGEST_CREDENTIAL };
const TOKENS = record({
  access_token: { ...TEXT, description: 'Valid for 24 hours.' },
  refresh_token: { ...TEXT, description: 'Valid for 90 days, for one use.' },
  token_type: { type: 'string', const: 'Bearer' },
  expires_in: { ...INTEGER, description: 'Seconds.' },
  session_id: TEXT,
});
const ACCESS = { method: 'post', tag: 'Access', permission: 'none', parameters: {} } as const;

const LOGIN = operation({
  ...ACCESS,
  path: '/auth/login',
  id: 'login',
  summary: 'Tokens for a username and password',
  description: `At most ${FAILURES_PER_USERNAME} failed sign-ins a minute for a username and ${FAILURES_PER_ADDRESS} for an address; successes do not count.`,
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
const REFRESH = operation({
  ...ACCESS,
  path: '/auth/refresh',
  id: 'refresh',
  summary: 'New tokens for a refresh token',
  description: 'The refresh token rotates without a grace window: one that is used twice, also by two requests at once, revokes the whole session.',
  body: { schema: record({ refresh_token: CREDENTIAL }), example: { refresh_token: 'a refresh token' }, required: true },
  answer: record({ success: SUCCESS, tokens: TOKENS, session_id: TEXT }),
  example: '/auth/refresh',
  errors: [400, 401, 413, 415, 429],
});
const LOGOUT = operation({
  ...ACCESS,
  permission: 'token',
  path: '/auth/logout',
  id: 'logout',
  summary: 'Ends the session',
  description: "Access and refresh tokens of the session are refused within a second; the user's other sessions live on.",
  body: { schema: record({ refresh_token: CREDENTIAL }, ['refresh_token']), example: {}, required: false },
  answer: record({ success: SUCCESS, data: record({ session_id: TEXT, revoked: { type: 'boolean', const: true } }) }),
  example: '/auth/logout',
  errors: [400, 413, 415],
});
export const AUTH_OPERATIONS = [LOGIN, REFRESH, LOGOUT];

/** POST /auth/login, /auth/refresh and /auth/logout. */
export function authRoutes(tokens: AccessTokens, sessions: Sessions): Router {
  const router = Router();
  router.use(json({ limit: '16kb', type: 'application/json' }));

  const perAddress = failureLimit(FAILURES_PER_ADDRESS, (request) => ipKeyGenerator(request.ip ?? ''));
  const perUsername = failureLimit(FAILURES_PER_USERNAME, (request) => identityKey(usernameOf(request.body)));
  router.post('/login', perAddress, perUsername, async (request, response) => {
    const { username, password } = readBody(request, { username: 'required', password: 'required' }, '{"username": "analyst", "password": "…"}');
    response.json(await sessions.login(username, password));
  });

  router.post('/refresh', perAddress, async (request, response) => {
    const { refresh_token } = readBody(request, { refresh_token: 'required' }, '{"refresh_token": "…"}');
    response.json(await sessions.refresh(refresh_token));
  });

  router.post('/logout', authenticate(tokens, sessions), async (request, response) => {
    readBody(request, { refresh_token: 'optional' }, '{"refresh_token": "…"}');
    const { sessionId } = callerOf(request);
    await sessions.logout(sessionId);
    response.json({ success: true, data: { session_id: sessionId, revoked: true } });
  });
  return router;
}

function failureLimit(limit: number, keyGenerator: (request: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator,
    requestWasSuccessful: (_request, response) => response.statusCode !== 401,
    skipSuccessfulRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request) => {
      const { resetTime } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit;
      const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000));
      throw new ApiError('rate_limited', { error: 'Too many failed sign-ins.', headers: { 'Retry-After': String(seconds) } });
    },
  });
}

type Need = 'required' | 'optional';

function usernameOf(body: unknown): string {
  const { username } = (body ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}

/** The text members of a JSON body; everything wrong with it in one error. An absent body is read as empty. */
function readBody<T extends Record<string, Need>>(request: Request, members: T, example: string): { [K in keyof T]: string } {
  const body: unknown = request.body ?? {};
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('invalid_request', { error: 'The body must be a JSON object.', example });
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
      error: [...problems, ...unknown.map((name) => `${name} is not a member of this body`)].join('. '),
      example,
      ...(unknown.length > 0 ? { data: { unknown_fields: unknown, valid_fields: Object.keys(members) } } : {}),
    });
  }
  return given as { [K in keyof T]: string };
}
