import { MCP_ROUTES } from './mcp/routes.ts';
import { REST_ROUTES } from './rest/routes.ts';
import type { Route } from './routing/route.ts';

/** All routes of the service. Middleware, 405 responses, OpenAPI, and the tables in the documentation are derived from it. */
export const ROUTES: readonly Route[] = [...REST_ROUTES, ...Object.values(MCP_ROUTES)];
