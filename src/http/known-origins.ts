import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ApiError } from '../errors/api-error.ts';

/** The host names of the service, and the web pages that may call it. */
export interface AllowedNames {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  /** Further host names, without ports. */
  readonly MCP_ALLOWED_HOSTS: readonly string[];
  /** Pages that may call the service. */
  readonly CORS_ORIGINS: readonly string[];
}

const OWN_PAGES = 'Only the web console of this service can use this path. Other clients sign in with POST /auth/login.';

/**
 * Refuses requests for another host name, and requests from web pages of other sites. The Host header reveals a page whose name was made to point to this
 * machine (DNS rebinding). Addresses cannot be redirected that way, so addresses and loopback names are always served.
 */
export function onlyKnownOrigins(allowed: AllowedNames): RequestHandler {
  const hosts = hostsOf(allowed);
  const origins = new Set([...allowed.CORS_ORIGINS, ...(allowed.PUBLIC_URL === undefined ? [] : [new URL(allowed.PUBLIC_URL).origin])]);
  return (request, _response, next) => {
    const host = hostOf(request);
    if (host === undefined || !isServed(host.hostname, hosts)) throw new ApiError('foreign_host');
    const { origin } = request.headers;
    if (origin !== undefined && !origins.has(origin) && !isSameHost(origin, host.host)) throw new ApiError('foreign_origin');
    next();
  };
}

/** Refuses requests from web pages of any other origin. Requests of programs have no Origin header. */
export function onlyOwnPages({ PUBLIC_URL }: Pick<AllowedNames, 'PUBLIC_URL'>): RequestHandler {
  const own = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin;
  return (request, _response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== own && !isSameHost(origin, hostOf(request)?.host ?? ''))
      throw new ApiError('foreign_origin', { suggestion: OWN_PAGES });
    next();
  };
}

/** Refuses requests for another host name where the response would contain it. With PUBLIC_URL, the response contains that URL instead. */
export function onlyKnownHosts(allowed: AllowedNames): RequestHandler {
  const hosts = hostsOf(allowed);
  return (request, _response, next) => {
    const host = hostOf(request);
    if (allowed.PUBLIC_URL === undefined && (host === undefined || !isServed(host.hostname, hosts))) throw new ApiError('foreign_host');
    next();
  };
}

function hostsOf({ HOST, MCP_ALLOWED_HOSTS, PUBLIC_URL }: AllowedNames): ReadonlySet<string> {
  const names = ['localhost', HOST, ...MCP_ALLOWED_HOSTS, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  return new Set(names.map((name) => name.toLowerCase()));
}

function isServed(hostname: string, hosts: ReadonlySet<string>): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || hosts.has(hostname);
}

/** What Host, or X-Forwarded-Host of a trusted proxy, names. */
function hostOf(request: Request): URL | undefined {
  const text = `http://${request.host}`;
  const url = /[/\\?#@\s]/.test(request.host) || !URL.canParse(text) ? undefined : new URL(text);
  return url?.hostname === '' ? undefined : url;
}

/** Whether a page was served under the name and port that it calls; behind a proxy the scheme may differ. */
function isSameHost(origin: string, host: string): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { host: from, origin: canonical } = new URL(origin);
  return canonical === origin.toLowerCase() && (from === host || `${from}:443` === host);
}
