import type { Express, RequestHandler } from 'express';
import { requirePermission } from '../auth/authenticate.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import { facesOf } from '../operations/operation.ts';
import type { Services } from '../operations/services.ts';
import { ACTIONS, OPERATIONS } from '../operations/table.ts';
import { actionRoute, runAction } from './act.ts';
import { askOperation } from './ask.ts';
import { conditional } from './conditional.ts';
import { inOneLayer } from '../http/in-one-layer.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import type { Route } from '../routing/route.ts';
import { nameOperation } from '../telemetry/request-scope.ts';
import { noParameters } from './no-parameters.ts';
import { routeOf } from './operation-routes.ts';

/** The middleware of a route. */
export interface Guards {
  /** Requires a valid credential. */
  readonly authenticated: RequestHandler;
  /** The caller's rate limit. */
  readonly limited: RequestHandler;
  /** Security headers and compression. */
  readonly wholeAnswers: readonly RequestHandler[];
  readonly versions: CurrentVersions;
}

/** The endpoints of all operations and actions that REST has. */
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

/** Adds all endpoints to the application, each with the middleware that its route requires. (A router of their own would double the cost of routing.) */
export function mount(app: Pick<Express, 'get' | 'post' | 'delete'>, endpoints: readonly Endpoint[], guards: Guards): void {
  // Literal paths come before placeholders: `/api/companies/search` is not a company.
  const bySpecificity = endpoints.toSorted((a, b) => placeholdersIn(a.route.path) - placeholdersIn(b.route.path));
  for (const endpoint of bySpecificity) {
    const { method, path } = endpoint.route;
    app[method](
      path.replace(/\{([^}]+)\}/g, ':$1'),
      inOneLayer(named(endpoint.route), ...guardsOf(endpoint, guards), ...withoutParameters(endpoint.route), ...endpoint.handlers),
    );
  }
}

/** The operation of a request, for logs and metrics. The query language names its own. */
function named({ id, tag }: Route): RequestHandler {
  return (_request, _response, next) => {
    nameOperation(id, tag === 'Query language' ? 'dsl' : 'rest');
    next();
  };
}

/** A read without parameters rejects all; other reads check theirs together with the values and the path. */
const withoutParameters = ({ method, path, parameters, example }: Route): RequestHandler[] =>
  method === 'get' && placeholdersIn(path) === 0 && Object.keys(parameters).length === 0 ? [noParameters(example)] : [];

const placeholdersIn = (path: string): number => path.split('{').length - 1;

/** Every route except those without a permission requires a credential, counts toward the limit, and requires its permission. */
function guardsOf({ route, checksPermission, isUnlimited }: Endpoint, { authenticated, limited, wholeAnswers, versions }: Guards): RequestHandler[] {
  if (route.permission === 'none') return [...wholeAnswers];
  const needsPermission = checksPermission !== true && route.permission !== 'token';
  return [
    authenticated,
    ...(isUnlimited === true ? [] : [limited]),
    ...(needsPermission ? [requirePermission(route.permission)] : []),
    // Callers without the permission do not learn whether the data changed.
    ...(route.conditional === true ? [conditional(versions)] : []),
    ...wholeAnswers,
  ];
}
