import type { RequestHandler } from 'express';
import type { Route } from './route.ts';

/** A route with what serves it. Guards, limits, and conditional answers follow from the route when it is mounted. */
export interface Endpoint {
  readonly route: Route;
  readonly handlers: readonly RequestHandler[];
  /** Checks the permission itself: the query language refuses in its own words. */
  readonly checksPermission?: boolean;
  /** The caller's rate limit does not apply. */
  readonly isUnlimited?: boolean;
}
