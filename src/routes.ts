import { MCP_ROUTES } from './mcp/routes.ts';
import { REST_ROUTES } from './rest/routes.ts';
import type { Route } from './routing/route.ts';

/** Every route of the service. Guards, 405 with Allow, OpenAPI, and the tables of the documentation derive from it. */
export const ROUTES: readonly Route[] = [...REST_ROUTES, ...Object.values(MCP_ROUTES)];
