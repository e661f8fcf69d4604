import type { Request } from 'express';
import type { Permission } from '../catalog/roles.ts';

/** RFC 9728: where clients learn which authorization server issues tokens for MCP. */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** A name or address, and a port. Anything else in Host would end up inside the quotes of a header. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** What is wrong with the credential of a request. */
export type CredentialFault = 'missing' | 'invalid' | 'insufficient_scope';

/** The Bearer challenge of WWW-Authenticate. Without a credential it names no error (RFC 6750): nothing was wrong with it. */
export function bearerChallenge(fault: CredentialFault, details: { resourceMetadata?: string; scope?: Permission } = {}): string {
  const parameters = [
    ...(fault === 'missing' ? [] : [`error="${fault === 'invalid' ? 'invalid_token' : fault}"`]),
    ...(details.scope === undefined ? [] : [`scope="${details.scope}"`]),
    ...(details.resourceMetadata === undefined ? [] : [`resource_metadata="${details.resourceMetadata}"`]),
  ];
  return parameters.length === 0 ? 'Bearer' : `Bearer ${parameters.join(', ')}`;
}

/** The challenge of /mcp, which leads clients to the metadata of the resource. */
export function mcpChallenge(fault: CredentialFault, request: Request, publicUrl: string | undefined): string {
  const resourceMetadata = `${baseUrl(request, publicUrl)}${RESOURCE_METADATA_PATH}/mcp`;
  return bearerChallenge(fault, fault === 'invalid' ? { resourceMetadata } : { resourceMetadata, scope: 'mcp:access' });
}

/** The address that callers use, without a slash at its end: PUBLIC_URL, or what the request was sent to. */
export function baseUrl(request: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  // As a trusted proxy reports it; the check of host names reads the same value.
  const host = (request.host as string | undefined) ?? '';
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
