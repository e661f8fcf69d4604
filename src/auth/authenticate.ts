import type { Request, RequestHandler } from 'express';
import { ApiError } from '../errors.ts';
import { ROLE_PERMISSIONS, type Permission } from './roles.ts';
import type { Sessions } from './sessions.ts';
import type { AccessClaims, AccessTokens } from './tokens.ts';

const callers = new WeakMap<Request, AccessClaims>();

/** Who makes this request; only behind {@link authenticate}. */
export function callerOf(request: Request): AccessClaims {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('callerOf needs authenticate() before it');
  return caller;
}

/** Lets requests with a valid Bearer token of a living session through; all others get one and the same 401. */
export function authenticate(tokens: AccessTokens, sessions: Sessions): RequestHandler {
  return async (request, _response, next) => {
    const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
    const claims = scheme?.toLowerCase() === 'bearer' && token !== undefined && rest.length === 0 ? tokens.verify(token) : undefined;
    if (claims === undefined || !(await sessions.isAlive(claims))) {
      const challenge = request.headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
      throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': challenge } });
    }
    callers.set(request, claims);
    next();
  };
}

/** Whether the caller's role carries what an operation needs; only behind {@link authenticate}. */
export function callerMay(request: Request, needed: Permission | 'token' | 'none'): boolean {
  const permissions: readonly string[] = ROLE_PERMISSIONS[callerOf(request).role];
  return needed === 'token' || needed === 'none' || permissions.includes(needed);
}

/** Lets callers through whose role carries the permission. */
export function requirePermission(permission: Permission): RequestHandler {
  return (request, _response, next) => {
    if (!callerMay(request, permission)) throw new ApiError('forbidden', { data: { required_permission: permission } });
    next();
  };
}
