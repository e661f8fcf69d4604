import type { Request } from 'express';
import type { Logger } from '../runtime/log.ts';
import type { Database, Statement } from '../store/pool.ts';

/** One event of the audit log. It never contains passwords, tokens, or keys. */
export interface AuditEntry {
  readonly actor: AuditActor;
  /** What was attempted, such as `sign_in`, `key.revoke` or `company.rename`. */
  readonly action: string;
  /** `failed`: wrong credentials; `refused`: not allowed, or too often. */
  readonly outcome: 'ok' | 'failed' | 'refused';
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A caller, an operator at the command line, or an anonymous request. */
export interface AuditActor {
  readonly kind: 'user' | 'service_key' | 'identity_provider' | 'operator' | 'anonymous';
  readonly id?: string;
  readonly name?: string;
}

export const ANONYMOUS: AuditActor = { kind: 'anonymous' };
/** The person who runs the operator commands. */
export const OPERATOR: AuditActor = { kind: 'operator' };

/** A connection or the pool. With the client of a transaction, the entry is part of that transaction. */
interface Statements {
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<unknown>;
}

const WRITE_EVERY_MS = 1_000;
const MOST_WAITING = 1_000;

/**
 * The audit log, a table of the database. Entries about a change are written in its transaction. Refusals, which anyone can cause in any number, are
 * written together within a second; equal ones become one row with a count.
 */
export class AuditLog {
  private readonly waiting = new Map<string, { entry: AuditEntry; times: number }>();
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    database.beforeClose(() => this.flush());
  }

  /** Writes the entry now. The request fails when the log cannot be written. */
  async record(entry: AuditEntry): Promise<void> {
    await this.database.query(insertion([{ entry, times: 1 }]));
  }

  /** Writes the entry within a second, without delaying the request. */
  queue(entry: AuditEntry): void {
    const same = JSON.stringify([entry.actor.kind, entry.actor.id, entry.action, entry.outcome, entry.address, entry.details]);
    const known = this.waiting.get(same);
    if (known !== undefined) known.times += 1;
    else if (this.waiting.size >= MOST_WAITING) this.dropped += 1;
    else this.waiting.set(same, { entry, times: 1 });
    this.timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Writes the waiting entries. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = [...this.waiting.values()];
    this.waiting.clear();
    if (this.dropped > 0) entries.push({ entry: { actor: ANONYMOUS, action: 'audit.overflow', outcome: 'failed' }, times: this.dropped });
    this.dropped = 0;
    if (entries.length === 0) return;
    await this.database.query(insertion(entries)).catch((error: unknown) => {
      this.log.error({ err: error, entries: entries.length }, 'Audit entries could not be written.');
    });
  }
}

/** Writes one entry on the connection of a transaction: it stays if and only if the change does. */
export async function recordAudit(client: Statements, entry: AuditEntry): Promise<void> {
  await client.query(insertion([{ entry, times: 1 }]));
}

/** Where a request came from and its id, as entries hold them. */
export function auditOrigin(request: Request): Pick<AuditEntry, 'address' | 'requestId'> {
  return { address: request.ip, requestId: String(request.res?.getHeader('X-Request-Id') ?? '') };
}

function insertion(entries: readonly { entry: AuditEntry; times: number }[]): Statement & { name: string; values: unknown[] } {
  const rows = entries.map(({ entry: { actor, action, outcome, address, requestId, details }, times }) => ({
    actor_id: actor.id,
    actor_name: actor.name,
    actor_kind: actor.kind,
    action,
    outcome,
    address,
    request_id: requestId,
    details: { ...details, ...(times > 1 ? { times } : {}) },
  }));
  return {
    name: 'audit',
    text: `INSERT INTO audit_log (actor_id, actor_name, actor_kind, action, outcome, address, request_id, details)
           SELECT actor_id, actor_name, actor_kind, action, outcome, address, request_id, details
           FROM jsonb_to_recordset($1) AS entry (actor_id text, actor_name text, actor_kind text, action text, outcome text, address text, request_id text, details jsonb)`,
    // jsonb does not allow NUL, which names and addresses in requests can contain.
    values: [JSON.stringify(rows).replaceAll('\\u0000', '�')],
  };
}
