import { facesOf } from '../operations/operation.ts';
import { ACTIONS, OPERATIONS } from '../operations/table.ts';
import { MCP_ROUTES } from '../mcp/routes.ts';
import { actionRoute } from './act.ts';
import { AUTH_ROUTES } from './auth.ts';
import { DSL_ROUTES } from './dsl.ts';
import { HEALTH_ROUTES } from './health.ts';
import { routeOf } from './operation-routes.ts';
import { PROTECTED_RESOURCE_ROUTES } from './protected-resource.ts';
import type { Route } from './route.ts';

/** Every route of the service: those of the operations, and those of the protocols around them. */
export const ROUTES: readonly Route[] = [
  ...AUTH_ROUTES,
  ...PROTECTED_RESOURCE_ROUTES,
  ...OPERATIONS.flatMap((operation) => facesOf(operation.rest).map((face) => routeOf(operation, face))),
  ...ACTIONS.flatMap((action) => actionRoute(action) ?? []),
  ...DSL_ROUTES,
  ...MCP_ROUTES,
  ...HEALTH_ROUTES,
];

/** Matches the paths that a template with {placeholders} describes, and captures their values. */
export const pathPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);

const PATTERNS = ROUTES.map(({ method, path }) => ({ method: method.toUpperCase(), pattern: pathPattern(path) }));

/** Served, but no routes of the interface. */
const PAGES = ['/openapi.json', '/docs'];

/** The methods that a path takes; none for a path that nothing serves. */
export function methodsOf(path: string): string[] {
  if (PAGES.includes(path)) return ['GET', 'HEAD'];
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Beginnings of paths that need no token. */
export const PUBLIC_PATHS: readonly string[] = [
  ...new Set([...ROUTES.filter(({ permission }) => permission === 'none').map(({ path }) => `/${path.split('/')[1] ?? ''}`), ...PAGES]),
];
