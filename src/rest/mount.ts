import { Router, type RequestHandler } from 'express';
import { requirePermission } from '../auth/authenticate.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import { facesOf } from '../operations/operation.ts';
import type { Services } from '../operations/services.ts';
import { ACTIONS, OPERATIONS } from '../operations/table.ts';
import { actionRoute, runAction } from './act.ts';
import { askOperation } from './ask.ts';
import { conditional } from './conditional.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { routeOf } from './operation-routes.ts';

/** What stands before the handlers of a route. */
export interface Guards {
  /** Lets callers with a valid credential through. */
  readonly authenticated: RequestHandler;
  /** The caller's rate limit. */
  readonly limited: RequestHandler;
  /** Security headers and compression. */
  readonly wholeAnswers: readonly RequestHandler[];
  readonly versions: CurrentVersions;
}

/** The endpoints of every operation and action that REST offers. */
export function operationEndpoints(services: Services): Endpoint[] {
  return [
    ...OPERATIONS.flatMap((operation) =>
      facesOf(operation.rest).map((face) => ({ route: routeOf(operation, face), handlers: [askOperation(services, operation, face)] })),
    ),
    ...ACTIONS.flatMap((action) => {
      const route = actionRoute(action);
      return route === undefined ? [] : [{ route, handlers: runAction(services, action) }];
    }),
  ];
}

/** A router of the endpoints, each behind the guards that its route asks for. Letters have one case; a slash at the end changes nothing. */
export function mount(endpoints: readonly Endpoint[], guards: Guards): Router {
  const router = Router({ caseSensitive: true });
  // What looks like a placeholder but is a path of its own comes first: `/api/companies/search` is no company.
  const bySpecificity = endpoints.toSorted((a, b) => placeholdersIn(a.route.path) - placeholdersIn(b.route.path));
  for (const endpoint of bySpecificity) {
    const { method, path } = endpoint.route;
    router[method](path.replace(/\{([^}]+)\}/g, ':$1'), ...guardsOf(endpoint, guards), ...endpoint.handlers);
  }
  return router;
}

const placeholdersIn = (path: string): number => path.split('{').length - 1;

/** Every route but those without a permission is behind the credential, the limit, and its permission; nothing is chosen elsewhere. */
function guardsOf({ route, checksPermission, isUnlimited }: Endpoint, { authenticated, limited, wholeAnswers, versions }: Guards): RequestHandler[] {
  // Public paths have their security headers and compression already: their 404 and 405 need them, too.
  if (route.permission === 'none') return [];
  const needsPermission = checksPermission !== true && route.permission !== 'token';
  return [
    authenticated,
    ...(isUnlimited === true ? [] : [limited]),
    ...(needsPermission ? [requirePermission(route.permission)] : []),
    // Who lacks the permission is not told that nothing changed.
    ...(route.conditional === true ? [conditional(versions)] : []),
    ...wholeAnswers,
  ];
}
