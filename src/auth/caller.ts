import type { Request } from 'express';
import type { Permission, Role, Tier } from '../catalog/roles.ts';

/** Who makes a request, whichever credential proves it. */
export interface Caller {
  readonly kind: 'user' | 'service_key' | 'identity_provider';
  /** Unique to this caller and the same for all its requests: `user:<uuid>`, `key:<id>` or `idp:<subject>`. Limits and the audit log use it. */
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Absent for tokens of the identity provider, which carry permissions only. */
  readonly role?: Role;
  readonly tier: Tier;
  /** Of a user that signed in here. */
  readonly sessionId?: string;
  /** When the credential ends, in seconds since 1970; absent for keys without an end. */
  readonly expiresAt?: number;
}

const callers = new WeakMap<Request, Caller>();

/** Who makes this request; only behind `authenticate()`. */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('callerOf needs authenticate() before it');
  return caller;
}

/** The caller where one is known already. */
export function knownCaller(request: Request): Caller | undefined {
  return callers.get(request);
}

export function setCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}
