import { useSyncExternalStore } from 'react';
import { currentSession, subscribe, type Session } from '../api/session.ts';

/** The session; null if nobody is signed in; undefined while it is being renewed for the first time. */
export const useSession = (): Session | null | undefined => useSyncExternalStore(subscribe, currentSession);

/** Whether the signed-in user has a permission. */
export function usePermission(permission: string): boolean {
  return useSession()?.user.permissions.includes(permission) ?? false;
}
