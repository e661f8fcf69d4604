import type { Role, Tier } from '../../catalog/roles.ts';
import type { Database, Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** An active service key. */
export interface ServiceKeyRow {
  readonly name: string;
  readonly secret_hash: Buffer;
  readonly role: Role;
  readonly tier: Tier;
  readonly expires_at: Date | null;
}

/** The service key with this id, unless it is revoked or expired. */
export async function findServiceKey(database: Database, id: string): Promise<ServiceKeyRow | undefined> {
  const [key] = await rowsOf<ServiceKeyRow>(database, {
    name: 'service-key',
    text: 'SELECT name, secret_hash, role, tier, expires_at FROM service_keys WHERE key_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())',
    values: [id],
  });
  return key;
}

/** Stores when a key was last used, at most once a minute. The first use in an hour also goes to the audit log. */
export async function updateLastUse(database: Database, id: string, name: string): Promise<void> {
  await database.query({
    name: 'service-key-use',
    text: `WITH before AS (SELECT last_used_at FROM service_keys WHERE key_id = $1 FOR UPDATE),
           used AS (UPDATE service_keys SET last_used_at = now() FROM before
                    WHERE key_id = $1 AND (before.last_used_at IS NULL OR before.last_used_at < now() - interval '1 minute') RETURNING before.last_used_at)
           INSERT INTO audit_log (actor_id, actor_name, actor_kind, action, outcome)
           SELECT 'key:' || $1, $2, 'service_key', 'key.use', 'ok' FROM used WHERE last_used_at IS NULL OR date_trunc('hour', last_used_at) < date_trunc('hour', now())`,
    values: [id, name],
  });
}

export interface NewServiceKeyRow extends Omit<ServiceKeyRow, 'expires_at'> {
  readonly id: string;
  /** Days until the key expires; null: it does not. */
  readonly days: number | null;
}

/** Adds a service key. */
export async function insertServiceKey(client: Transaction, { id, name, secret_hash, role, tier, days }: NewServiceKeyRow): Promise<void> {
  await client.query(
    'INSERT INTO service_keys (key_id, name, secret_hash, role, tier, expires_at) VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6::int))',
    [id, name, secret_hash, role, tier, days],
  );
}

/** Revokes a service key and returns its name; undefined when no active key has this id. */
export async function markRevoked(client: Transaction, id: string): Promise<string | undefined> {
  const [revoked] = await rowsOf<{ name: string }>(client, {
    text: 'UPDATE service_keys SET revoked_at = now() WHERE key_id = $1 AND revoked_at IS NULL RETURNING name',
    values: [id],
  });
  return revoked?.name;
}

export interface ListedServiceKey {
  readonly key_id: string;
  readonly name: string;
  readonly role: Role;
  readonly tier: Tier;
  readonly state: 'active' | 'revoked' | 'expired';
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

/** All service keys, oldest first. */
export function listServiceKeys(database: Database): Promise<ListedServiceKey[]> {
  return rowsOf<ListedServiceKey>(database, {
    text: `SELECT key_id, name, role, tier, expires_at, last_used_at,
                  CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired' ELSE 'active' END AS state
           FROM service_keys ORDER BY created_at`,
  });
}
