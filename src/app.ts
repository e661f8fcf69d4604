import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { CompanyWrites } from './writes/company-writes.ts';
import { AuditLog } from './audit/audit-log.ts';
import { auditRefusals, authenticate, requirePermission, type Challenge } from './auth/authenticate.ts';
import { Authenticator } from './auth/authenticator.ts';
import { identityProviderOf, type ProviderConfig } from './auth/identity-provider.ts';
import { ServiceKeys } from './auth/service-keys.ts';
import { Sessions } from './auth/sessions.ts';
import { AccessTokens } from './auth/tokens.ts';
import type { Config } from './config/config.ts';
import { ClusterConversion } from './conversion/clusters/cluster-conversion.ts';
import { CompanyConversion } from './conversion/companies/company-conversion.ts';
import { CompanySearch } from './conversion/companies/search.ts';
import { TitleConversion } from './conversion/titles/title-conversion.ts';
import { languageModelOf, type LanguageModelConfig } from './conversion/titles/llm/language-model.ts';
import { DslService } from './dsl/service.ts';
import { Translator } from './dsl/translate/translator.ts';
import { prepareVocabulary } from './dsl/translate/vocabulary/loose-phrases.ts';
import type { SearchEngine } from './engine/client.ts';
import { CurrentVersions } from './freshness/current-versions.ts';
import { ApiError } from './errors/api-error.ts';
import { batchesOfCallers, batchQueue } from './limits/batch-queue.ts';
import { callerLimit, LIMIT_WINDOW_MS } from './limits/caller-limit.ts';
import { CallerShares } from './limits/caller-shares.ts';
import { SharedCounter } from './limits/shared-counter.ts';
import { spentShare } from './limits/spent-limit.ts';
import { SignInThrottle } from './limits/sign-in-throttle.ts';
import { Turns } from './runtime/turns.ts';
import { unlessOutage } from './runtime/unless-outage.ts';
import { warmUp } from './runtime/warm-up.ts';
import type { Logger } from './runtime/log.ts';
import { mcpRoutes } from './mcp/http.ts';
import { MCP_PATH } from './mcp/routes.ts';
import type { AllowedNames } from './http/known-origins.ts';
import { McpSessions } from './mcp/sessions.ts';
import { acceptedMedia } from './http/accepted-media.ts';
import { compressed } from './http/compressed.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { inOneLayer } from './http/in-one-layer.ts';
import { requestLog } from './http/request-log.ts';
import { consolePages } from './http/console-pages.ts';
import { CONSOLE_FOLDER } from './runtime/console-build.ts';
import { singleHeaders } from './http/single-headers.ts';
import type { Services } from './operations/services.ts';
import { answerError } from './rest/answer-error.ts';
import { authEndpoints } from './rest/auth.ts';
import { browserSessionEndpoints } from './rest/browser-session.ts';
import { dslEndpoint } from './rest/dsl.ts';
import { healthEndpoints, type ProcessState } from './rest/health.ts';
import { mount, operationEndpoints } from './rest/mount.ts';
import { pagesOf } from './rest/pages.ts';
import { protectedResourceEndpoints } from './rest/protected-resource.ts';
import { parseQuery } from './rest/query.ts';
import { versionHeaders } from './rest/version-headers.ts';
import { ROUTES } from './routes.ts';
import { publicPaths } from './routing/paths.ts';
import { unknownPath } from './routing/unknown-path.ts';
import { CurrentFacts } from './reads/current-facts.ts';
import type { Database, Reads } from './store/pool.ts';
import type { ReplicatedReads } from './store/replicated-reads.ts';
import { reportStores, watchService } from './service-metrics.ts';
import { Metrics } from './telemetry/metrics.ts';
import { pathWordMeant } from './rest/path-words.ts';

/** Share of the database connections that one caller may use at the same time. */
const CALLER_SHARE = 0.4;
export interface Dependencies extends ProcessState {
  readonly config: Pick<Config, 'JWT_ISSUER' | 'JWT_AUDIENCE' | 'JWT_SECRET_PREVIOUS' | 'TRUST_PROXY' | 'SERVER_NAME' | 'LLM_TRANSLATE' | 'SLOW_MS'> &
    AllowedNames &
    ProviderConfig &
    LanguageModelConfig;
  readonly jwtSecret: string;
  readonly database: Database;
  /** Reads from a streaming replica, if there is one. */
  readonly replica?: ReplicatedReads | undefined;
  readonly engine: SearchEngine;
  readonly log: Logger;
  /** Loads the data for title ranking now instead of at the first request. */
  readonly warm?: boolean;
  /** Where to count, if another port shows the metrics, too. */
  readonly metrics?: Metrics;
  /** Where the built web console is. */
  readonly consoleFolder?: string;
}

/** What the routes of one application share. */
interface Parts {
  readonly services: Services;
  readonly dsl: DslService;
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly authenticator: Authenticator;
  /** The rate limit of the caller. */
  readonly limited: RequestHandler;
  readonly turns: Turns;
}

/** The HTTP application: what every request passes, then the routes. */
export function createApp(dependencies: Dependencies): Express {
  const { config, log, metrics = new Metrics(), consoleFolder = CONSOLE_FOLDER } = dependencies;
  const parts = buildParts(dependencies, metrics);
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('trust proxy', config.TRUST_PROXY);
  // Flat parameters only: `a[b]=c` is the name of an unknown parameter, not a nested object.
  app.set('query parser', parseQuery);

  const security = helmet();
  const wholeAnswers: RequestHandler[] = [security, compressed()];
  app.use(
    inOneLayer(
      requestLog(log, metrics),
      parts.turns.count,
      versionHeaders(parts.services.versions),
      singleHeaders,
      acceptedMedia,
      ...crossOrigin(config.CORS_ORIGINS),
      auditRefusals(parts.audit),
      consolePages(consoleFolder, wholeAnswers),
    ),
  );
  mountRoutes(app, dependencies, parts, metrics, wholeAnswers);
  app.use(answerError(log, security));
  return app;
}

/** Builds the services on the database and the search engine. */
function buildParts({ config, jwtSecret, database, replica, engine, log, warm = false, isStopping }: Dependencies, metrics: Metrics): Parts {
  // Before any connection is opened: the time limit of one that is being opened would pass meanwhile.
  if (warm) prepareVocabulary();
  // Pools that are opened aside report, too.
  reportStores({ database, replica, engine }, metrics, log, config.SLOW_MS);
  for (const pool of [database, replica])
    pool?.limitBy((connections, milliseconds) => {
      const share = Math.max(1, Math.floor(CALLER_SHARE * connections));
      return new CallerShares(share, { milliseconds, refusal: () => new ApiError('too_many_queries', { headers: spentShare('queries', share) }) });
    });
  const reads: Reads = replica ?? database;
  const versions = new CurrentVersions(database, engine, (error) => {
    log.warn({ err: error }, 'The places of the dataset could not be read; the previous ones are used until they can.');
  });
  versions.watchIndices();
  const audit = new AuditLog(database, log);
  const tokens = new AccessTokens({ active: jwtSecret, previous: config.JWT_SECRET_PREVIOUS }, config.JWT_ISSUER, config.JWT_AUDIENCE);
  const sessions = new Sessions(database, tokens);
  const keys = new ServiceKeys(database, log);
  const authenticator = new Authenticator(tokens, sessions, keys, identityProviderOf(config, log));
  const counter = new SharedCounter(database, LIMIT_WINDOW_MS, log);
  const limited = callerLimit(counter);
  const spare = unlessOutage(log, (part) => {
    metrics.lost(part);
  });
  const companies = new CompanyConversion(engine, versions, { database: reads, unlessOutage: spare });
  const turns = new Turns();
  const languageModel = languageModelOf(config, log);
  const titles = new TitleConversion(engine, versions, {
    database,
    reads,
    log,
    languageModel,
    companies,
    turns,
    callers: batchesOfCallers(),
    batches: batchQueue(),
  });
  const translator = new Translator({ database: reads, versions, titles, companies, unlessOutage: spare }, config.LLM_TRANSLATE ? languageModel : undefined);
  if (warm) void warmUp([titles, companies, translator], log, isStopping);
  const services: Services = {
    database: reads,
    primary: database,
    versions,
    titles,
    companies,
    clusters: new ClusterConversion(engine, versions),
    search: new CompanySearch(engine, reads, versions),
    writes: new CompanyWrites(database, () => {
      versions.changed();
    }),
    translator,
    facts: new CurrentFacts(reads, versions, spare),
    unlessOutage: spare,
  };
  watchService(metrics, { database, replica, versions, titles, companies, sessions, keys, tokens });
  const throttle = new SignInThrottle(database, counter);
  return { services, dsl: new DslService(services), audit, sessions, throttle, authenticator, limited, turns };
}

/** Adds every route, readable from top to bottom. */
function mountRoutes(
  app: Express,
  { config, database, replica, engine, log, engineProblems, isStopping }: Dependencies,
  { services, dsl, audit, sessions, throttle, authenticator, limited }: Parts,
  metrics: Metrics,
  wholeAnswers: RequestHandler[],
): void {
  const authenticated = authenticate(authenticator);
  const signIn = { sessions, throttle, audit };
  const protocol = [
    ...authEndpoints(signIn),
    ...browserSessionEndpoints(signIn, config),
    ...protectedResourceEndpoints(config),
    ...healthEndpoints({ database, replica, engine }, services.titles, { engineProblems, isStopping }),
    dslEndpoint(dsl, log),
  ];
  mount(app, [...protocol, ...operationEndpoints(services)], { authenticated, limited, wholeAnswers, versions: services.versions });
  const pages = pagesOf(config.PUBLIC_URL, metrics);
  const open = publicPaths(ROUTES, pages);
  const refuse = unknownPath(ROUTES, pages, pathWordMeant);
  app.use(open, wholeAnswers);
  for (const { path, permission, handler } of pages)
    app.use(path, permission === 'none' ? handler : express.Router().get('/', authenticated, limited, requirePermission(permission), wholeAnswers, handler));
  // The 405 for a public path does not require a token.
  app.use(open, refuse);
  const door = {
    config,
    dsl,
    facts: services.facts,
    sessions: new McpSessions(database),
    log,
    authenticated: (challenge: Challenge) => authenticate(authenticator, challenge),
    limited,
  };
  app.use(MCP_PATH, wholeAnswers, mcpRoutes(door));
  app.use(authenticated, limited, wholeAnswers, refuse);
}
