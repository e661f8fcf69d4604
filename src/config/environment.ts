import { z } from 'zod';
import {
  claim,
  databaseUrl,
  days,
  endpointUrl,
  flag,
  headerSecret,
  hostNames,
  milliseconds,
  nodeUrls,
  origins,
  password,
  pause,
  port,
  readableFile,
  secret,
  secureUrl,
  text,
  trustProxy,
  url,
} from './environment-values.ts';

/** Metadata of a variable for the documentation: `whenUnset` if the default is not a plain value. */
const about = (description: string, whenUnset?: string): { description: string; whenUnset?: string } => ({
  description,
  ...(whenUnset === undefined ? {} : { whenUnset }),
});

const SERVICE = {
  HOST: text.default('127.0.0.1').meta(about('Address to listen on.')),
  PORT: port.default(8080).meta(about('Port to listen on.')),
  METRICS_PORT: port
    .optional()
    .meta(
      about(
        'Separate port for `/metrics`, on `HOST`, without sign-in. Do not make it reachable for callers. Further API processes use the ports after it.',
        'off',
      ),
    ),
  API_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .meta(about('Processes of `npm run serve` that share the port, to use as many cores. Each has its own database connections, caches, and memory.')),
  SLOW_MS: milliseconds.default(500).meta(about('SQL statements and requests to the search engine that take longer are logged, with the request id.')),
  SHUTDOWN_GRACE_MS: pause
    .optional()
    .meta(
      about(
        'Time from the signal to stop (SIGTERM) until no new connections are accepted. `/health/ready` returns 503 meanwhile. Must be longer than a load balancer needs to notice.',
        '`npm run serve`: 5000; `npm start`: 0',
      ),
    ),
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(20_000).meta(about('Time that requests in progress then have to finish.')),
  PUBLIC_URL: url('http:', 'https:').optional().meta(about('URL that callers use when the service runs behind an HTTPS proxy.')),
  TRUST_PROXY: trustProxy.default(false).meta(about('Number of proxies in front of the service, or a list of their addresses. `true` is refused.')),
  DATA_DIR: text.default('.data').meta(about('Folder for all state of `npm start`.')),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .optional()
    .meta(
      about('Lowest level to log: `trace`, `debug`, `info`, `warn`, `error`, `fatal`, or `silent`. `info` logs every request.', '`info`; `npm start`: `warn`'),
    ),
  CORS_ORIGINS: origins.default([]).meta(about('Origins whose web pages may call the service, such as `https://app.example.com`, separated by commas.')),
};

const POSTGRESQL = {
  DATABASE_URL: databaseUrl.optional().meta(about('`postgresql://user:password@host:port/name`.', 'private server')),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .meta(
      about(
        'A streaming replica (hot standby) of `DATABASE_URL` that answers reads. Has the other `DATABASE_*` settings, and as many connections again. [Scaling](scaling.md#a-replica-for-reads) says when it is used.',
        'reads go to `DATABASE_URL`',
      ),
    ),
  DATABASE_TLS: z
    .enum(['disable', 'require', 'verify-ca', 'verify-full'])
    .default('disable')
    .meta(about('TLS mode: `disable`, `require`, `verify-ca`, or `verify-full`.')),
  DATABASE_CA_FILE: readableFile
    .optional()
    .meta(
      about('File with the certificate authority of the server. Requires `DATABASE_TLS=verify-full` or `verify-ca`: the other modes check no certificate.'),
    ),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(500).default(10).meta(about('Maximum number of connections per process.')),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(3_000).meta(about('Time to wait for a connection.')),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000).meta(about('Time limit of one SQL statement.')),
  PG_BIN: text.optional().meta(about('Folder with `postgres` and `initdb` of a local installation.', 'npm package')),
  PG_CLIENT_BIN: text
    .optional()
    .meta(about('Folder with `pg_dump`, `pg_restore`, and `psql`, for `npm run backup`.', '`PG_BIN`, `PATH`, or the folders of Debian')),
};

const RETENTION = {
  AUDIT_RETENTION_DAYS: days.optional().meta(about('Entries of the audit log are deleted after this time.', 'kept')),
  SAMPLE_RETENTION_DAYS: days.optional().meta(about('Samples are deleted after this time.', 'kept')),
  PICK_RETENTION_DAYS: days.optional().meta(about('Picks of titles are deleted after this time.', 'kept')),
};

const OPENSEARCH = {
  OPENSEARCH_URL: nodeUrls
    .optional()
    .meta(about('`http(s)://host:port`. Several nodes of one cluster are separated by commas, and asked in turns.', 'private server')),
  OPENSEARCH_USERNAME: text.optional().meta(about('User name for basic authentication.')),
  OPENSEARCH_PASSWORD: text.optional().meta(about('Password for basic authentication.')),
  OPENSEARCH_CA_FILE: readableFile.optional().meta(about('File with the certificate authority of the server.')),
  OPENSEARCH_TIMEOUT_MS: milliseconds.default(1_500).meta(about('Time limit of one search, retries included.')),
  OPENSEARCH_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(1).meta(about('Attempts after the first one fails.')),
  OPENSEARCH_POOL_MAX: z.coerce.number().int().min(1).max(1_000).default(32).meta(about('Maximum number of connections per process.')),
  OPENSEARCH_HEAP_MB: z.coerce.number().int().min(256).default(512).meta(about('Java heap of the private server.')),
  OPENSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .default('lma')
    .meta(about('Indexes are named `<prefix>-<kind>`.')),
  OPENSEARCH_SHARDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .meta(about('Shards of each index. Takes effect with the next `npm run index`. [Scaling](scaling.md) says when more than one helps.')),
  OPENSEARCH_REPLICAS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta(about('Further copies of each shard, on other nodes. Takes effect with the next `npm run index`.')),
  OPENSEARCH_PREFERENCE: z
    .string()
    .trim()
    .regex(/^(?!_shards)[\w.:,|-]{1,100}$/, 'must be a preference of OpenSearch without `_shards`, such as `_local`')
    .optional()
    .meta(
      about(
        'Which copies of the shards answer searches, as in the `preference` of OpenSearch: `_local`, `_prefer_nodes:ID`, or any text that always gets the same copies.',
        'any copy',
      ),
    ),
};

const MCP = {
  MCP_ALLOWED_HOSTS: hostNames.default([]).meta(about('Additional host names under which `/mcp` is reached, without ports, separated by commas.')),
  SERVER_NAME: text.max(100).default('labor-market-analytics').meta(about('Name that the MCP server reports to clients.')),
};

const ACCESS_TOKENS = {
  JWT_SECRET: secret
    .optional()
    .meta(
      about(
        'Signs access tokens; at least 32 characters. `npm run serve` requires it. A guessable secret is rejected by `npm run serve` and if `NODE_ENV=production`.',
        'random, kept in `DATA_DIR`',
      ),
    ),
  JWT_SECRET_PREVIOUS: secret
    .optional()
    .meta(about('The secret before `JWT_SECRET`. Its tokens stay valid while you rotate the secret; remove it after 24 hours.')),
  JWT_ISSUER: text.default('labor-market-analytics').meta(about('`iss` claim of access tokens.')),
  JWT_AUDIENCE: text.default('labor-market-analytics').meta(about('`aud` claim of access tokens.')),
};

const IDENTITY_PROVIDER = {
  OIDC_ISSUER: secureUrl
    .optional()
    .meta(about('OpenID Connect issuer whose access tokens are accepted. Must use `https:`; `http:` is allowed on a loopback address.')),
  OIDC_AUDIENCE: text.optional().meta(about('Audience that those tokens must name. Required with `OIDC_ISSUER`.')),
  OIDC_JWKS_URL: secureUrl.optional().meta(about('URL of the signing keys.', 'discovered from the issuer')),
  OIDC_PERMISSIONS_CLAIM: claim.default('scope').meta(about('Claim with the permissions, as a list or separated by spaces. Unknown permissions are ignored.')),
  OIDC_TIER_CLAIM: claim
    .optional()
    .meta(about('Claim with the rate-limit tier. `premium` means premium; any other value means standard.', 'standard for everyone')),
};

const LANGUAGE_MODEL = {
  LLM_BASE_URL: endpointUrl
    .optional()
    .meta(about('OpenAI-compatible server, including its version path: `https://llm.example.com/v1`. Required with `LLM_MODEL`.', 'no language model')),
  LLM_MODEL: z.string().trim().min(1).max(200).optional().meta(about('Name of the model on that server. Required with `LLM_BASE_URL`.')),
  LLM_API_KEY: headerSecret.optional().meta(about('Sent to that server as a Bearer token.')),
  LLM_TIMEOUT_MS: milliseconds.max(30_000).default(3_000).meta(about('Longest time that a title or a question waits for the model. At most 30000.')),
  LLM_TRANSLATE: flag
    .default(false)
    .meta(about('With `true`, the model is also asked about questions that the rules of POST /api/translate do not understand.')),
};

const FIRST_USERS = {
  SEED_ANALYST_PASSWORD: password.optional().meta(about('Password of the user `analyst` that the first `npm start` creates; at least 8 characters.', 'random')),
  SEED_ADMIN_PASSWORD: password.optional().meta(about('Password of the user `admin` that the first `npm start` creates; at least 8 characters.', 'random')),
};

/** Every environment variable that the service reads; docs/configuration.md is generated from this. */
export const ENVIRONMENT = {
  Service: SERVICE,
  PostgreSQL: POSTGRESQL,
  Retention: RETENTION,
  OpenSearch: OPENSEARCH,
  MCP,
  'Access tokens': ACCESS_TOKENS,
  'Identity provider': IDENTITY_PROVIDER,
  'Language model': LANGUAGE_MODEL,
  'First users': FIRST_USERS,
} as const;

export const environment = z.object({
  ...SERVICE,
  ...POSTGRESQL,
  ...RETENTION,
  ...OPENSEARCH,
  ...MCP,
  ...ACCESS_TOKENS,
  ...IDENTITY_PROVIDER,
  ...LANGUAGE_MODEL,
  ...FIRST_USERS,
});
