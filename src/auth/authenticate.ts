import type { Request, RequestHandler } from 'express';
import { ANONYMOUS, auditOrigin, type AuditLog } from '../audit/audit-log.ts';
import { ApiError } from '../errors/api-error.ts';
import { withoutSecrets } from '../runtime/log.ts';
import type { Authenticator } from './authenticator.ts';
import { callerOf, knownCaller, setCaller, type Caller } from './caller.ts';
import { bearerChallenge, type CredentialFault } from './challenge.ts';
import type { Permission } from '../catalog/roles.ts';
import { actFor, currentRequest } from '../telemetry/request-scope.ts';

const LONGEST_PATH = 200;

/** The WWW-Authenticate header for a request without a valid credential or permission. */
export type Challenge = (fault: CredentialFault, request: Request) => string;

/**
 * What to do instead of sending this header. It depends on the kind of the credential only: an expired, a revoked, and an invented one get the same advice.
 */
function adviceFor(authorization: string | undefined): { suggestion?: string } {
  if (authorization === undefined) return {};
  if (!/^bearer /i.test(authorization)) return { suggestion: 'Send the header as `Authorization: Bearer <ACCESS_TOKEN>`, with a token of POST /auth/login.' };
  if (/^bearer +svc_/i.test(authorization)) return { suggestion: 'The service key is mistyped, expired, or revoked. Ask the service operator for a new one.' };
  return {
    suggestion: 'The access token is mistyped, expired, or revoked. Obtain a new one with POST /auth/refresh, or sign in again with POST /auth/login.',
  };
}

/** Lets requests with a valid Bearer credential through. */
export function authenticate(authenticator: Authenticator, challenge: Challenge = (fault) => bearerChallenge(fault)): RequestHandler {
  return (request, _response, next) => {
    const { authorization } = request.headers;
    const proceed = (caller: Caller | undefined): void => {
      if (caller === undefined) {
        const headers = { 'WWW-Authenticate': challenge(authorization === undefined ? 'missing' : 'invalid', request) };
        throw new ApiError('unauthorized', { ...adviceFor(authorization), headers });
      }
      setCaller(request, caller);
      actFor(caller.id);
      next();
    };
    const found = authenticator.authenticate(authorization);
    if (found instanceof Promise) return found.then(proceed);
    proceed(found);
    return undefined;
  };
}

/** Whether the caller has the permission of an operation. Requires {@link authenticate} first. */
export function callerMay(request: Request, needed: Permission | 'token' | 'none'): boolean {
  const permissions: readonly string[] = callerOf(request).permissions;
  return needed === 'token' || needed === 'none' || permissions.includes(needed);
}

/** Requires the permission. */
export function requirePermission(permission: Permission, challenge?: Challenge): RequestHandler {
  return (request, _response, next) => {
    if (!callerMay(request, permission)) {
      const headers = challenge === undefined ? {} : { headers: { 'WWW-Authenticate': challenge('insufficient_scope', request) } };
      throw new ApiError('forbidden', {
        error: `Your account does not have the permission ${permission}.`,
        suggestion: `Ask the service operator for an account with ${permission}.`,
        data: { required_permission: permission },
        ...headers,
      });
    }
    next();
  };
}

/**
 * Records refusals in the audit log: an invalid credential, or a caller without the permission. A request without a credential is not recorded. A refused
 * call of the MCP tool counts, although its response has status 200.
 */
export function auditRefusals(audit: AuditLog): RequestHandler {
  return (request, response, next) => {
    const scope = currentRequest();
    response.on('finish', () => {
      const statusCode = scope?.status ?? response.statusCode;
      if (statusCode !== 403 && (statusCode !== 401 || request.headers.authorization === undefined)) return;
      const caller = knownCaller(request);
      audit.queue({
        actor: caller ?? ANONYMOUS,
        action: statusCode === 403 ? 'permission' : 'credential',
        outcome: 'refused',
        ...auditOrigin(request),
        // Callers are rate limited. Anonymous requests are not, and must not fill the log by varying the path.
        ...(caller === undefined
          ? {}
          : { details: { method: request.method, path: withoutSecrets(request.originalUrl.split('?')[0] ?? '').slice(0, LONGEST_PATH) } }),
      });
    });
    next();
  };
}
