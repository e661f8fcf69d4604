import type { RequestHandler } from 'express';
import { baseUrl, RESOURCE_METADATA_PATH } from '../auth/challenge.ts';
import { ROLE_PERMISSIONS } from '../catalog/roles.ts';
import { listOf, record, TEXT } from '../catalog/value-schema.ts';
import type { Config } from '../config/config.ts';
import { route } from '../routing/route.ts';
import { onlyKnownHosts, type AllowedNames } from '../http/known-origins.ts';
import type { Endpoint } from '../routing/endpoint.ts';

const METADATA = {
  method: 'get',
  tag: 'Access',
  permission: 'none',
  summary: 'Metadata about the issuer of tokens for MCP (RFC 9728).',
  description: 'Names the authorization server: the configured identity provider or, without one, the service itself, which issues tokens at POST /auth/login.',
  parameters: {},
  answer: record({
    resource: TEXT,
    resource_name: TEXT,
    authorization_servers: listOf(TEXT),
    bearer_methods_supported: listOf({ type: 'string', const: 'header' }),
    scopes_supported: listOf(TEXT),
    resource_documentation: TEXT,
  }),
  errors: [400],
  others: {
    403: {
      description: 'The host name of the request is not one of the service. Not returned if PUBLIC_URL is set.',
      schema: { $ref: '#/components/schemas/Error' },
    },
  },
} as const;

const OF_SERVICE = route({ ...METADATA, path: RESOURCE_METADATA_PATH, id: 'getProtectedResource', example: RESOURCE_METADATA_PATH });
const OF_MCP = route({
  ...METADATA,
  path: `${RESOURCE_METADATA_PATH}/mcp`,
  id: 'getProtectedResourceOfMcp',
  example: `${RESOURCE_METADATA_PATH}/mcp`,
});
export const PROTECTED_RESOURCE_ROUTES = [OF_SERVICE, OF_MCP];

/** GET /.well-known/oauth-protected-resource, optionally with /mcp at the end. No token required. */
export function protectedResourceEndpoints(config: Pick<Config, 'PUBLIC_URL' | 'OIDC_ISSUER'> & AllowedNames): Endpoint[] {
  const { PUBLIC_URL, OIDC_ISSUER } = config;
  const handler: RequestHandler = (request, response) => {
    const base = baseUrl(request, PUBLIC_URL);
    response.json({
      resource: `${base}/mcp`,
      resource_name: 'Labor-market analytics',
      authorization_servers: [OIDC_ISSUER ?? base],
      bearer_methods_supported: ['header'],
      // The permissions that an agent needs. Clients request all of them, so no write permission is listed.
      scopes_supported: ROLE_PERMISSIONS.analyst,
      resource_documentation: `${base}/docs`,
    });
  };
  const handlers = [onlyKnownHosts(config), handler];
  return PROTECTED_RESOURCE_ROUTES.map((declared) => ({ route: declared, handlers }));
}
