import { rolesWith, type Permission } from '../catalog/roles.ts';
import type { Action } from '../operations/operation.ts';
import type { Caller } from '../operations/services.ts';
import { DslError, PERMISSION_DENIED } from './problem.ts';

/** The permission of an operation or action. */
type Needed = Action['permission'];

/** Every caller has a valid token. */
export const isAllowed = ({ permissions }: Pick<Caller, 'permissions'>, needed: Needed): boolean => needed === 'token' || permissions.includes(needed);

/** A permission, with the roles that have it. */
export const withRoles = (needed: Permission): string => `${needed} (role ${rolesWith(needed).join(' or ')})`;

/** Rejects callers without a permission. */
export function needsPermission(query: string, caller: Caller, needed: Needed): void {
  if (isAllowed(caller, needed)) return;
  const suggestion =
    needed === 'dsl:execute'
      ? 'All queries require it, including the example. Ask the service operator for an account with dsl:execute.'
      : `Ask the service operator for an account with ${needed}.`;
  throw denied(query, needed, { message: `Your account does not have the permission ${needed}`, suggestion, example: 'HELP' });
}

/** Rejects callers without the permission of a change to the data. */
export function needsWritePermission(query: string, caller: Caller, needed: Needed): void {
  if (needed === 'token' || isAllowed(caller, needed)) return;
  throw denied(query, needed, {
    message: `UPDATE, ADD, and REMOVE require the permission ${withRoles(needed)}`,
    suggestion: `Ask the service operator for an account with ${needed}.`,
    example: 'HELP ADMIN',
  });
}

const denied = (query: string, needed: Needed, text: { readonly message: string; readonly suggestion: string; readonly example: string }): DslError =>
  new DslError(query, [{ ...text, status: 403, errorType: PERMISSION_DENIED, extra: { required_permission: needed } }]);
