import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import type { Config } from '../config/config.ts';
import { tlsMode } from '../config/database-tls.ts';

/** The TLS options of node-postgres for a connection. */
export function tlsOptions(databaseUrl: string, settings: Pick<Config, 'DATABASE_TLS' | 'DATABASE_CA_FILE'>): false | ConnectionOptions {
  const mode = tlsMode(databaseUrl, settings);
  if (mode === 'disable') return false;
  const ca = settings.DATABASE_CA_FILE === undefined ? {} : { ca: readFileSync(settings.DATABASE_CA_FILE, 'utf8') };
  if (mode === 'require') return { rejectUnauthorized: false };
  if (mode === 'verify-ca') return { ...ca, rejectUnauthorized: true, checkServerIdentity: () => undefined };
  return { ...ca, rejectUnauthorized: true };
}

/** The driver would let `sslmode` change the options. */
export function withoutTlsParameters(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('sslmode');
  return url.href;
}
