import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { OPERATOR, recordAudit, type AuditActor } from '../audit/audit-log.ts';
import type { Logger } from '../runtime/log.ts';
import { findServiceKey, insertServiceKey, markRevoked, updateLastUse, type ServiceKeyRow } from '../store/accounts/service-keys.ts';
import type { Database } from '../store/pool.ts';
import type { Caller } from './caller.ts';
import { ROLE_PERMISSIONS, type Role, type Tier } from '../catalog/roles.ts';
import { REVOCATION_CHECK_MS } from './revocation.ts';
import { secretHash } from './secret-hash.ts';
import { CountedCache } from '../telemetry/counted-cache.ts';

/** `svc_<id>_<secret>`: 8 and 32 random bytes. */
const SERVICE_KEY = /^svc_([0-9a-f]{16})_([\w-]{43})$/;
const CACHE_SIZE = 5_000;
const NOTE_USE_EVERY_MS = 60_000;

/** Recognizes the callers that send a service key. */
export class ServiceKeys {
  readonly alive = new CountedCache<ServiceKeyRow>({ max: CACHE_SIZE, ttl: REVOCATION_CHECK_MS });
  /** Ids that no key had. Asking for one again costs no statement, and a key that is created meanwhile works as soon as a revocation would. */
  private readonly unknown = new LRUCache<string, true>({ max: CACHE_SIZE, ttl: REVOCATION_CHECK_MS });
  private readonly usedAt = new LRUCache<string, true>({ max: CACHE_SIZE, ttl: NOTE_USE_EVERY_MS });

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** Whether a credential has the form of a service key. */
  recognizes(credential: string): boolean {
    return credential.startsWith('svc_');
  }

  /** The caller of a key that exists and is neither revoked nor expired. */
  async authenticate(credential: string): Promise<Caller | undefined> {
    const [, id, secret] = SERVICE_KEY.exec(credential) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const key = this.alive.get(id) ?? (await this.find(id));
    // Compared even if there is no such key, so that the response time does not reveal which ids exist.
    const fits = timingSafeEqual(secretHash(secret), key?.secret_hash ?? secretHash(''));
    if (key === undefined || !fits || (key.expires_at !== null && key.expires_at.getTime() <= Date.now())) return undefined;
    this.noteUse(id, key.name);
    return {
      kind: 'service_key',
      id: `key:${id}`,
      name: key.name,
      permissions: ROLE_PERMISSIONS[key.role],
      role: key.role,
      tier: key.tier,
      ...(key.expires_at === null ? {} : { expiresAt: Math.floor(key.expires_at.getTime() / 1000) }),
    };
  }

  private async find(id: string): Promise<ServiceKeyRow | undefined> {
    if (this.unknown.has(id)) return undefined;
    const askedAt = performance.now();
    const row = await findServiceKey(this.database, id);
    // The answer is as old as the question.
    if (row === undefined) this.unknown.set(id, true, { start: askedAt });
    else this.alive.set(id, row, { start: askedAt });
    return row;
  }

  /** Records the last use in the background, once per minute. The first use in each hour, in any process, is also written to the audit log. */
  private noteUse(id: string, name: string): void {
    if (this.usedAt.get(id) === true) return;
    this.usedAt.set(id, true);
    updateLastUse(this.database, id, name).catch((error: unknown) => {
      this.log.warn({ err: error, key: id }, 'The use of a service key could not be recorded.');
    });
  }
}

export interface NewServiceKey {
  readonly name: string;
  readonly role: Role;
  readonly tier: Tier;
  /** Days until the key expires. Without it, the key does not expire. */
  readonly days?: number | undefined;
}

/** Creates and returns a service key. Its secret cannot be read again: only a hash is stored. */
export async function createServiceKey(database: Database, { name, role, tier, days }: NewServiceKey, actor: AuditActor = OPERATOR): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  await database.transaction(async (client) => {
    await insertServiceKey(client, { id, name, secret_hash: secretHash(secret), role, tier, days: days ?? null });
    await recordAudit(client, { actor, action: 'key.create', outcome: 'ok', details: { key: id, name, role, tier, ...(days === undefined ? {} : { days }) } });
  });
  return `svc_${id}_${secret}`;
}

/** Revokes a service key, given by its id or as the full key; false if no active key has the id. */
export async function revokeServiceKey(database: Database, key: string, actor: AuditActor = OPERATOR): Promise<boolean> {
  const id = SERVICE_KEY.exec(key)?.[1] ?? key;
  return database.transaction(async (client) => {
    const name = await markRevoked(client, id);
    if (name !== undefined) await recordAudit(client, { actor, action: 'key.revoke', outcome: 'ok', details: { key: id, name } });
    return name !== undefined;
  });
}
