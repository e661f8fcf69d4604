import type { RequestHandler } from 'express';
import type { Route } from './route.ts';

/** A route with its handler. Middleware, limits, and conditional responses are added when the route is mounted. */
export interface Endpoint {
  readonly route: Route;
  readonly handlers: readonly RequestHandler[];
  /** The handler checks the permission itself. Used by the query language, which has its own error format. */
  readonly checksPermission?: boolean;
  /** The caller's rate limit does not apply. */
  readonly isUnlimited?: boolean;
}
