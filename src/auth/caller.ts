import type { Request } from 'express';
import type { Permission, Role, Tier } from '../catalog/roles.ts';

/** The caller of a request, with any kind of credential. */
export interface Caller {
  readonly kind: 'user' | 'service_key' | 'identity_provider';
  /** Unique to this caller and the same for all its requests: `user:<uuid>`, `key:<id>` or `idp:<subject>`. Limits and the audit log use it. */
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Absent for tokens of the identity provider, which have permissions only. */
  readonly role?: Role;
  readonly tier: Tier;
  /** Only for a user who signed in to this service. */
  readonly sessionId?: string;
  /** Expiry of the credential, in seconds since 1970; absent for keys without expiry. */
  readonly expiresAt?: number;
}

const callers = new WeakMap<Request, Caller>();

/** The caller of this request. Requires `authenticate()` first. */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('callerOf requires authenticate() first');
  return caller;
}

/** The caller, if known. */
export function knownCaller(request: Request): Caller | undefined {
  return callers.get(request);
}

export function setCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}
