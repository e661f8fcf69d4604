import type { Request } from 'express';
import { ANONYMOUS, auditOrigin, recordAudit, type AuditActor, type AuditLog } from '../audit/audit-log.ts';
import type { LoginResult, Reuse, Sessions, SignedInUser } from '../auth/sessions.ts';
import { ACCESS_TOKEN_SECONDS } from '../auth/tokens.ts';
import { ROLES } from '../catalog/roles.ts';
import { listOf, oneOf, record, TEXT } from '../catalog/value-schema.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  FAILURES_PER_ADDRESS,
  FAILURES_PER_USERNAME,
  FAILURES_PER_USERNAME_HOURLY,
  SUCCESSES_PER_USER,
  type SignInThrottle,
} from '../limits/sign-in-throttle.ts';
import type { Transaction } from '../store/pool.ts';
import { CREDENTIAL, readBody } from './credentials-body.ts';

export interface SignInParts {
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly audit: AuditLog;
}

export const SUCCESS_LIMIT = `Successful sign-ins and refreshes are limited, together, to ${SUCCESSES_PER_USER} per minute for a user.`;
export const SIGN_IN_LIMITS = `Limited to ${FAILURES_PER_USERNAME} failed sign-ins per minute and ${FAILURES_PER_USERNAME_HOURLY} per hour for a username, and ${FAILURES_PER_ADDRESS} per minute for an IP address (for IPv6, a /56 network). Failures from other addresses do not lock out a user who signed in from this address in the last 30 days. ${SUCCESS_LIMIT}`;
export const SIGN_IN_BODY = {
  schema: record({ username: CREDENTIAL, password: CREDENTIAL }),
  example: { username: 'analyst', password: 'a password' },
  required: true,
};
export const ACCESS_TOKEN_VALIDITY = `Valid for ${ACCESS_TOKEN_SECONDS / 3_600} hours.`;
export const SIGNED_IN_USER = record({ username: TEXT, role: oneOf(ROLES), permissions: listOf(TEXT) });

/** Checks the username and password of the body, and opens a session. Every attempt is recorded. */
export async function signIn({ sessions, throttle, audit }: SignInParts, request: Request): Promise<LoginResult> {
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
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') audit.queue({ ...entry, actor: ANONYMOUS, outcome: 'refused' });
    throw error;
  }
}

/** Records that a refresh token was used twice. */
export const recordReuse =
  (request: Request) =>
  (client: Transaction, { reusedIn, user }: Reuse): Promise<void> =>
    recordAudit(client, {
      actor: actorOf(user),
      action: 'refresh_token.reuse',
      outcome: 'refused',
      ...auditOrigin(request),
      details: { session: reusedIn, effect: 'session revoked' },
    });

export function actorOf({ user_id, username }: SignedInUser): AuditActor {
  return { kind: 'user', id: `user:${user_id}`, name: username };
}
