import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { weaknessOf } from './auth/secret-strength.ts';

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port, 0 to 65535')
  .transform(Number);
const milliseconds = z.coerce.number().int().min(1);
const secret = z.string().min(32, 'must have at least 32 characters');
const password = z.string().min(8, 'must have at least 8 characters');
const url = (...protocols: string[]): z.ZodType<string> =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
/** `https:`, or for tests on one machine `http:` on a loopback address: keys fetched over a network in the clear could be anyone's. */
const secureUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && (new URL(text).protocol === 'https:' || (new URL(text).protocol === 'http:' && isLoopback(new URL(text).hostname))),
    'must be a URL that starts with https: (http: only on a loopback address)',
  );
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'must be a list of origins such as https://app.example.com, without a path; * is not taken',
  );
/** Names under which the service is reached, without ports. */
const hostNames = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name !== ''),
  )
  .refine((list) => list.every((name) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)), 'must be a list of host names such as api.example.com, without ports');
const claim = z.string().min(1);
/** With a user or password in it fetch() refuses every request, and shows the address in its error. */
const endpointUrl = url('http:', 'https:').refine((text) => {
  if (!URL.canParse(text)) return true;
  const { username, password: inUrl, hash } = new URL(text);
  return username === '' && inUrl === '' && hash === '';
}, 'must have no user, password or fragment; a key belongs in LLM_API_KEY');
/** Anything else in a header makes fetch() throw an error that repeats it. */
const headerSecret = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without blanks');
const readableFile = z.string().refine((path) => existsSync(path), 'names a file that does not exist');
/** `false`, the number of proxies in front, or a list of their addresses. `true` is refused: it lets clients forge their address. */
const trustProxy = z
  .string()
  .refine((text) => text !== 'true', 'must not be true, which would let clients forge their address; give the number of proxies or their addresses')
  .refine(
    (text) => /^(?:true|false|\d+)$/.test(text) || text.split(',').every((part) => isProxyAddress(part.trim())),
    'must be false, the number of proxies in front, or a list of their addresses',
  )
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())));

/** What Express takes as the address of a proxy: an address, a network in CIDR notation, or one of three names. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** Every environment variable that the service reads; the README lists the same. */
export const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  PUBLIC_URL: url('http:', 'https:').optional(),
  TRUST_PROXY: trustProxy.default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  CACHE_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),

  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_TLS: z.enum(['disable', 'require', 'verify-ca', 'verify-full']).default('disable'),
  DATABASE_CA_FILE: readableFile.optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(500).default(10),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(3_000),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000),
  PG_BIN: z.string().min(1).optional(),

  OPENSEARCH_URL: url('http:', 'https:').optional(),
  OPENSEARCH_USERNAME: z.string().min(1).optional(),
  OPENSEARCH_PASSWORD: z.string().min(1).optional(),
  OPENSEARCH_CA_FILE: readableFile.optional(),
  OPENSEARCH_TIMEOUT_MS: milliseconds.default(1_500),
  OPENSEARCH_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(1),
  OPENSEARCH_POOL_MAX: z.coerce.number().int().min(1).max(1_000).default(32),
  OPENSEARCH_HEAP_MB: z.coerce.number().int().min(256).default(512),
  OPENSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .default('lma'),

  CORS_ORIGINS: origins.default([]),
  MCP_ALLOWED_HOSTS: hostNames.default([]),
  SERVER_NAME: z.string().min(1).max(100).default('labor-market-analytics'),

  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  JWT_ISSUER: z.string().min(1).default('labor-market-analytics'),
  JWT_AUDIENCE: z.string().min(1).default('labor-market-analytics'),
  OIDC_ISSUER: secureUrl.optional(),
  OIDC_AUDIENCE: z.string().min(1).optional(),
  OIDC_JWKS_URL: secureUrl.optional(),
  OIDC_PERMISSIONS_CLAIM: claim.default('scope'),
  OIDC_TIER_CLAIM: claim.optional(),

  LLM_BASE_URL: endpointUrl.optional(),
  LLM_MODEL: z.string().trim().min(1).max(200).optional(),
  LLM_API_KEY: headerSecret.optional(),
  LLM_TIMEOUT_MS: milliseconds.max(30_000).default(3_000),

  SEED_ANALYST_PASSWORD: password.optional(),
  SEED_ADMIN_PASSWORD: password.optional(),
});

export type Config = Readonly<z.infer<typeof environment>> & {
  /** A folder of `DATA_DIR` unless it is given. */
  readonly CACHE_DIR: string;
};

/** The configuration cannot be used; the message lists every bad variable and is meant for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const NEEDED_TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_AUDIENCE'],
  ['OIDC_AUDIENCE', 'OIDC_ISSUER'],
  ['OIDC_JWKS_URL', 'OIDC_ISSUER'],
  ['OIDC_TIER_CLAIM', 'OIDC_ISSUER'],
  ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_MODEL', 'LLM_BASE_URL'],
  ['LLM_API_KEY', 'LLM_BASE_URL'],
] as const;

/** A line for each signing secret that could be guessed. The values are not repeated. */
export function weakSecrets(given: Readonly<Record<string, unknown>>): string[] {
  return (['JWT_SECRET', 'JWT_SECRET_PREVIOUS'] as const).flatMap((name) => {
    const value = given[name];
    const weakness = typeof value === 'string' ? weaknessOf(value) : undefined;
    return weakness === undefined ? [] : [`  ${name}: ${weakness}; use a random one, such as the output of \`openssl rand -base64 48\``];
  });
}

/** Reads the configuration from the environment. An empty or blank variable counts as absent. Throws {@link ConfigError} naming all mistakes. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  // Values are not repeated: some are secrets.
  const lines = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (given['OPENSEARCH_PASSWORD'] !== undefined && given['OPENSEARCH_USERNAME'] === undefined)
    lines.push('  OPENSEARCH_USERNAME: must be set together with OPENSEARCH_PASSWORD');
  for (const [name, other] of NEEDED_TOGETHER)
    if (given[name] !== undefined && given[other] === undefined) lines.push(`  ${other}: must be set together with ${name}`);
  // Written to the environment only by what starts a production service; `npm run serve` checks the same.
  if (given['NODE_ENV'] === 'production') lines.push(...weakSecrets(given));
  if (!parsed.success || lines.length > 0) throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}\nThe README lists every variable.`);
  return { ...parsed.data, CACHE_DIR: parsed.data.CACHE_DIR ?? join(parsed.data.DATA_DIR, 'cache') };
}

/** The service's own version, from package.json. */
export const SERVICE_VERSION = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
