import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import { authenticate, callerOf, requirePermission } from './auth/authenticate.ts';
import { TIER_LIMITS } from './auth/roles.ts';
import { Sessions } from './auth/sessions.ts';
import { AccessTokens } from './auth/tokens.ts';
import type { Config } from './config.ts';
import { ClusterConversion } from './conversion/clusters/convert.ts';
import { CompanyConversion } from './conversion/companies/convert.ts';
import { CompanySearch } from './conversion/companies/search.ts';
import { TitleConversion } from './conversion/titles/convert.ts';
import type { SearchEngine } from './engine/client.ts';
import { CurrentVersions } from './engine/versions.ts';
import { ApiError, RETRY_AFTER_SECONDS } from './errors.ts';
import type { Logger } from './log.ts';
import { authRoutes } from './rest/auth.ts';
import { changelogRoutes, versionRoutes } from './rest/system.ts';
import { clusterReads } from './rest/clusters.ts';
import { companyRoutes } from './rest/companies.ts';
import { conditionalReads } from './rest/conditional.ts';
import { clusterRoutes, companyConvertRoute } from './rest/conversion.ts';
import { titleConvertRoute } from './rest/title-conversion.ts';
import { healthRoutes } from './rest/health.ts';
import { industryRoutes } from './rest/industries.ts';
import { locationRoutes } from './rest/locations.ts';
import { parseQuery } from './rest/query.ts';
import { occupationRoutes } from './rest/occupations.ts';
import { methodsOf } from './rest/openapi/operations.ts';
import { docsRoutes, documentRoute } from './rest/openapi/routes.ts';
import type { Database } from './store/pool.ts';

export interface Dependencies {
  readonly config: Pick<Config, 'JWT_ISSUER' | 'JWT_AUDIENCE' | 'TRUST_PROXY' | 'PUBLIC_URL'>;
  readonly jwtSecret: string;
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly log: Logger;
  /** Reads what the ranking of titles needs at once instead of at the first question. */
  readonly warm?: boolean;
}

/** The HTTP application: every route of the service, readable from top to bottom. */
export function createApp({ config, jwtSecret, database, engine, log, warm = false }: Dependencies): Express {
  const versions = new CurrentVersions(database, engine);
  const tokens = new AccessTokens(jwtSecret, config.JWT_ISSUER, config.JWT_AUDIENCE);
  const sessions = new Sessions(database, tokens);
  const titles = new TitleConversion(engine, versions, database);
  if (warm) void titles.warmUp();
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.TRUST_PROXY);
  // Flat parameters only: `a[b]=c` is the name of an unknown parameter, not a nested object.
  app.set('query parser', parseQuery);

  app.use(requestLog(log), answerHeaders(versions), helmet(), compression({ threshold: 1024 }));
  app.use('/health', healthRoutes(database, engine));
  app.use('/auth', authRoutes(tokens, sessions));
  app.get('/openapi.json', documentRoute(config.PUBLIC_URL));
  app.use('/docs', docsRoutes(config.PUBLIC_URL));
  // No token is needed to be told that a public path takes another method.
  app.use(['/health', '/auth', '/openapi.json', '/docs'], unknownPath);

  app.use(authenticate(tokens, sessions), callerLimit());
  const reads = (permission: Parameters<typeof requirePermission>[0]): RequestHandler => requirePermission(permission);
  // Permission comes before the ETag: who may not read is not told that nothing changed. Wages have a permission of their own.
  const readsOccupations: RequestHandler = (request, response, next) => {
    reads(/\/wages\/?$/.test(request.path) ? 'wages:read' : 'occupations:read')(request, response, next);
  };
  const unchanged = conditionalReads(versions);
  app.use('/api/companies', reads('companies:read'), companyRoutes(database, new CompanySearch(engine, database, versions), unchanged));
  app.use('/api/industries', reads('companies:read'), unchanged, industryRoutes(database));
  app.use('/api/location', reads('companies:read'), unchanged, locationRoutes(database));
  app.use('/api/occupations', readsOccupations, unchanged, occupationRoutes(database));
  app.use('/api/clusters', readsOccupations, clusterRoutes(new ClusterConversion(engine, versions)), unchanged, clusterReads(database));
  app.use('/api/version', versionRoutes(database, versions));
  app.use('/changelog', changelogRoutes());
  app.get('/api/titleconvert', reads('occupations:read'), titleConvertRoute(titles, database));
  app.get('/api/companyconvert', reads('occupations:read'), companyConvertRoute(new CompanyConversion(engine, versions), database));

  app.use(unknownPath);
  app.use(answerError(log));
  return app;
}

/** One line a request, with its id, which the caller finds in X-Request-Id. A caller's own id is kept when it is harmless. */
function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response) => (response.statusCode >= 400 ? 'warn' : 'info'),
    // answerError() logs what went wrong; pino-http would add a second error without a cause.
    customErrorObject: (_request, _response, _error, value: { err?: unknown }) => ({ ...value, err: undefined }),
    // Query strings may hold names of people's jobs and employers, but no secrets; headers are left out altogether.
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({ id: request.id, method: request.method, url: withoutSecrets(request.url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}

/** A token has no business in an address; one that was put there by mistake is not kept. */
function withoutSecrets(url: string): string {
  return url.replace(/([?&](?:[a-z_]*token|password|secret|api_?key)=)[^&]*/gi, '$1[redacted]');
}

function answerHeaders(versions: CurrentVersions): RequestHandler {
  return async (_request, response, next) => {
    await versions.known();
    response.setHeader('X-Dataset-Version', versions.current().dataset);
    response.setHeader('Cache-Control', 'private, no-cache');
    next();
  };
}

/** Requests a minute by the caller's tier, counted per user in this process. */
function callerLimit(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: (request) => TIER_LIMITS[callerOf(request).tier],
    skip: (request) => TIER_LIMITS[callerOf(request).tier] === Infinity,
    keyGenerator: (request) => callerOf(request).userId,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ApiError('rate_limited');
    },
  });
}

/** 404 for a path that nothing serves, 405 with Allow for one that serves other methods. */
const unknownPath: RequestHandler = ({ baseUrl, path: rest, method }) => {
  const path = `${baseUrl}${rest}`.replace(/(?<=.)\/$/, '');
  const methods = PAGES.includes(path) ? ['GET', 'HEAD'] : methodsOf(path);
  if (methods.length > 0 && !methods.includes(method))
    throw new ApiError('method_not_allowed', { headers: { Allow: methods.join(', ') }, suggestion: `Use ${methods[0]} ${path}.` });
  throw new ApiError('unknown_path', { error: `There is no path ${path}.` });
};

/** Served, but no operations of the interface. */
const PAGES = ['/openapi.json', '/docs'];

/** Turns whatever was thrown into the flat error body. What is not in the catalog is logged and shown as `internal`, nothing else. */
function answerError(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = toApiError(thrown);
    const requestId = String(response.getHeader('X-Request-Id') ?? '');
    if (error.status >= 500) log.error({ err: error.details.cause ?? thrown, request_id: requestId, path: request.path }, error.message);
    if (error.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    for (const [name, value] of Object.entries(error.details.headers ?? {})) response.setHeader(name, value);
    response.status(error.status).json(error.body(requestId));
  };
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { type, status, limit } = thrown as { type?: string; status?: number; limit?: number };
  if (type === 'entity.parse.failed') return new ApiError('malformed_json', { cause: thrown });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return new ApiError('unsupported_media_type', { cause: thrown });
  if (type === 'entity.too.large')
    return new ApiError('payload_too_large', { ...(limit === undefined ? {} : { suggestion: `Send at most ${limit / 1024} kB.` }), cause: thrown });
  if (thrown instanceof URIError || status === 400)
    return new ApiError('invalid_request', {
      error: 'The address or body of the request is malformed.',
      suggestion: 'Check the percent-encoding of the path and query.',
      cause: thrown,
    });
  return new ApiError('internal', { cause: thrown });
}
