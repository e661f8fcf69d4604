import { facesOf } from '../operations/operation.ts';
import { ACTIONS, OPERATIONS } from '../operations/table.ts';
import { actionRoute } from './act.ts';
import { AUTH_ROUTES } from './auth.ts';
import { BROWSER_SESSION_ROUTES } from './browser-session.ts';
import { DSL_ROUTES } from './dsl.ts';
import { HEALTH_ROUTES } from './health-routes.ts';
import { routeOf } from './operation-routes.ts';
import { PROTECTED_RESOURCE_ROUTES } from './protected-resource.ts';
import type { Route } from '../routing/route.ts';

/** The routes of REST: operations, sign-in, health, and documents. */
export const REST_ROUTES: readonly Route[] = [
  ...AUTH_ROUTES,
  ...BROWSER_SESSION_ROUTES,
  ...PROTECTED_RESOURCE_ROUTES,
  ...OPERATIONS.flatMap((operation) => facesOf(operation.rest).map((face) => routeOf(operation, face))),
  ...ACTIONS.flatMap((action) => actionRoute(action) ?? []),
  ...DSL_ROUTES,
  ...HEALTH_ROUTES,
];
