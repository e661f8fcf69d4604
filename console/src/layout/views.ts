import { ADMIN, BADGES, BATCH, LOOKUP, PLACE, QUERY } from '../routes.ts';

interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  /** The user needs it to see the view. */
  readonly permission?: string;
}

/** The views in the navigation, in its order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { path: LOOKUP, label: 'Look up' },
  { path: BATCH, label: 'Batch', permission: 'dsl:execute' },
  { path: BADGES, label: 'Badges' },
  { path: PLACE, label: 'Place' },
  { path: QUERY, label: 'Query', permission: 'dsl:execute' },
  { path: ADMIN, label: 'Admin', permission: 'data:write' },
];
