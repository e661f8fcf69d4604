import type { Request, RequestHandler } from 'express';
import { ANONYMOUS, auditOrigin, type AuditLog } from '../audit/audit-log.ts';
import { ApiError } from '../errors.ts';
import { withoutSecrets } from '../runtime/log.ts';
import type { Authenticator } from './authenticator.ts';
import { callerOf, knownCaller, setCaller } from './caller.ts';
import { bearerChallenge, type CredentialFault } from './challenge.ts';
import type { Permission } from './roles.ts';

const LONGEST_PATH = 200;

/** The WWW-Authenticate header for a request whose credential will not do. */
export type Challenge = (fault: CredentialFault, request: Request) => string;

/** Lets requests with a valid Bearer credential through; all others get one and the same 401. */
export function authenticate(authenticator: Authenticator, challenge: Challenge = (fault) => bearerChallenge(fault)): RequestHandler {
  return async (request, _response, next) => {
    const { authorization } = request.headers;
    const caller = await authenticator.authenticate(authorization);
    if (caller === undefined)
      throw new ApiError('unauthorized', { headers: { 'WWW-Authenticate': challenge(authorization === undefined ? 'missing' : 'invalid', request) } });
    setCaller(request, caller);
    next();
  };
}

/** Whether the caller may do what an operation needs; only behind {@link authenticate}. */
export function callerMay(request: Request, needed: Permission | 'token' | 'none'): boolean {
  const permissions: readonly string[] = callerOf(request).permissions;
  return needed === 'token' || needed === 'none' || permissions.includes(needed);
}

/** Lets callers through that have the permission. */
export function requirePermission(permission: Permission, challenge?: Challenge): RequestHandler {
  return (request, _response, next) => {
    if (!callerMay(request, permission)) {
      const headers = challenge === undefined ? {} : { headers: { 'WWW-Authenticate': challenge('insufficient_scope', request) } };
      throw new ApiError('forbidden', { data: { required_permission: permission }, ...headers });
    }
    next();
  };
}

/** Puts refusals into the audit log: a credential that is not valid, and a caller without the permission. Asking without a credential is neither. */
export function auditRefusals(audit: AuditLog): RequestHandler {
  return (request, response, next) => {
    response.on('finish', () => {
      const { statusCode } = response;
      if (statusCode !== 403 && (statusCode !== 401 || request.headers.authorization === undefined)) return;
      const caller = knownCaller(request);
      audit.queue({
        actor: caller ?? ANONYMOUS,
        action: statusCode === 403 ? 'permission' : 'credential',
        outcome: 'refused',
        ...auditOrigin(request),
        // A caller is limited in what it can ask; strangers are not, and shall not fill the log by varying the path.
        ...(caller === undefined
          ? {}
          : { details: { method: request.method, path: withoutSecrets(request.originalUrl.split('?')[0] ?? '').slice(0, LONGEST_PATH) } }),
      });
    });
    next();
  };
}
