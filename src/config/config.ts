import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { unusedAuthority } from './database-tls.ts';
import { weaknessOf } from './secret-strength.ts';
import { environment } from './environment.ts';

export type Config = Readonly<z.infer<typeof environment>>;

/** The configuration is invalid. The message is for the person at the terminal and lists every bad variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  /** One line for each bad variable, and where all of them are described. */
  static ofVariables(lines: readonly string[]): ConfigError {
    return new ConfigError(`The configuration is invalid:\n${lines.map((line) => `  ${line}`).join('\n')}\ndocs/configuration.md describes every variable.`);
  }
}

const REQUIRED_TOGETHER = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['OPENSEARCH_PASSWORD', 'OPENSEARCH_USERNAME'],
  ['OIDC_ISSUER', 'OIDC_AUDIENCE'],
  ['OIDC_AUDIENCE', 'OIDC_ISSUER'],
  ['OIDC_JWKS_URL', 'OIDC_ISSUER'],
  ['OIDC_TIER_CLAIM', 'OIDC_ISSUER'],
  ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_MODEL', 'LLM_BASE_URL'],
  ['LLM_API_KEY', 'LLM_BASE_URL'],
] as const;

/** One line for each signing secret that could be guessed. The secrets are not repeated. */
export function weakSecrets(given: Readonly<Record<string, unknown>>): string[] {
  return (['JWT_SECRET', 'JWT_SECRET_PREVIOUS'] as const).flatMap((name) => {
    const value = given[name];
    const weakness = typeof value === 'string' ? weaknessOf(value) : undefined;
    return weakness === undefined ? [] : [`${name}: ${weakness}; use a random one, such as the output of \`openssl rand -base64 48\``];
  });
}

/** Reads the configuration from the environment. An empty or blank variable counts as unset. Throws a {@link ConfigError} that names all mistakes. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  // Values are not repeated: some are secrets.
  const lines = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  for (const [name, other] of REQUIRED_TOGETHER)
    if (given[name] !== undefined && given[other] === undefined) lines.push(`${other}: must be set together with ${name}`);
  if (parsed.success) lines.push(...unusedAuthority(parsed.data));
  // Only a production service sets NODE_ENV; `npm run serve` always checks the secrets.
  if (given['NODE_ENV'] === 'production') lines.push(...weakSecrets(given));
  if (!parsed.success || lines.length > 0) throw ConfigError.ofVariables(lines);
  return parsed.data;
}

/** Throws a {@link ConfigError} that names all of these variables that are not set, with the advice. */
export function requireVariables<Name extends keyof Config>(
  config: Config,
  names: readonly Name[],
  advice: string,
): asserts config is Config & { readonly [N in Name]-?: NonNullable<Config[N]> } {
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`The API needs ${missing.join(', ')}. ${advice}`);
}

/** The service's own version, from package.json. */
export const SERVICE_VERSION = (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
