import { tlsMode } from '../config/database-tls.ts';
import { withoutTlsParameters } from './connection-tls.ts';
import type { DatabaseSettings } from './pool.ts';

/** How PostgreSQL's own programs connect as this service does. */
export interface ClientConnection {
  /** The URL without its password, which the list of processes would show. */
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

export function clientConnection(databaseUrl: string, settings: Pick<DatabaseSettings, 'DATABASE_TLS' | 'DATABASE_CA_FILE'>): ClientConnection {
  const url = new URL(withoutTlsParameters(databaseUrl));
  const password = decodeURIComponent(url.password);
  url.password = '';
  const mode = tlsMode(databaseUrl, settings);
  // Node has its own certificate authorities, so the programs get those of the system.
  const authority = settings.DATABASE_CA_FILE ?? (mode === 'verify-full' ? 'system' : undefined);
  return {
    url: url.href,
    env: { PGSSLMODE: mode, ...(password === '' ? {} : { PGPASSWORD: password }), ...(authority === undefined ? {} : { PGSSLROOTCERT: authority }) },
  };
}
