import type { Request } from 'express';
import type { Logger } from '../runtime/log.ts';
import { isOutage } from '../runtime/store-log.ts';
import { insertAuditRows, type AuditRow } from '../store/audit-log.ts';
import type { Database, Transaction } from '../store/pool.ts';
import { requestId } from '../telemetry/request-scope.ts';
import { addressGroup } from '../text/address-group.ts';

/** One event of the audit log. It never contains passwords, tokens, or keys. */
export interface AuditEntry {
  readonly actor: AuditActor;
  /** What was attempted, such as `sign_in`, `key.revoke` or `company.rename`. */
  readonly action: string;
  /** `failed`: wrong credentials; `refused`: not allowed, or too often. */
  readonly outcome: AuditRow['outcome'];
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A caller, an operator at the command line, or an anonymous request. */
export interface AuditActor {
  readonly kind: AuditRow['actor_kind'];
  readonly id?: string;
  readonly name?: string;
}

export const ANONYMOUS: AuditActor = { kind: 'anonymous' };
/** The person who runs the operator commands. */
export const OPERATOR: AuditActor = { kind: 'operator' };

interface Waiting {
  entry: AuditEntry;
  times: number;
}

const WRITE_EVERY_MS = 1_000;
const MOST_WAITING = 1_000;
/** Of these, anonymous ones from different addresses. The rest becomes one entry for each action. */
const MOST_ANONYMOUS = 100;

/**
 * The audit log, a table of the database. Entries about a change are written in its transaction. Refusals, which anyone can cause in any number, are
 * written together within a second; equal ones become one row with a count. Anonymous ones are equal if the sign-in throttle counts their addresses as one. While the database is away, they wait for it.
 */
export class AuditLog {
  private readonly waiting = new Map<string, Waiting>();
  private anonymous = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    private readonly database: Database,
    private readonly log: Pick<Logger, 'error'>,
  ) {
    database.beforeClose(() => {
      this.isClosing = true;
      return this.flush();
    });
  }

  /** Writes the entry now. The request fails when the log cannot be written. */
  async record(entry: AuditEntry): Promise<void> {
    await insertAuditRows(this.database, [rowOf(entry)]);
  }

  /** Writes the entry within a second, without delaying the request. */
  queue(entry: AuditEntry): void {
    this.keep({ entry, times: 1 });
  }

  /** Writes the waiting entries. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { dropped } = this;
    const entries = [...this.waiting.values()];
    this.waiting.clear();
    this.anonymous = 0;
    this.dropped = 0;
    const rows = entries.map(({ entry, times }) => rowOf(entry, times));
    if (dropped > 0) rows.push(rowOf({ actor: ANONYMOUS, action: 'audit.overflow', outcome: 'failed' }, dropped));
    if (rows.length === 0) return;
    try {
      await insertAuditRows(this.database, rows);
    } catch (error) {
      if (isOutage(error) && !this.isClosing) {
        // The log of the stores has a line about the outage. If the database wrote the rows and only its answer was lost, they are written twice, which is better than never.
        this.dropped += dropped;
        for (const one of entries) this.keep(one);
      } else this.log.error({ err: error, entries: rows.length }, 'Audit entries could not be written.');
    }
  }

  private keep(one: Waiting): void {
    if (!this.count(one) && (!isAnonymous(one.entry) || !this.count({ ...one, entry: summaryOf(one.entry) }))) this.dropped += one.times;
    this.timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Counts the entry with the one that is equal, or keeps it. False if there are too many. */
  private count({ entry, times }: Waiting): boolean {
    const same = keyOf(entry);
    const known = this.waiting.get(same);
    if (known !== undefined) {
      known.times += times;
      if (known.entry.address !== entry.address) known.entry = { ...known.entry, address: groupOf(entry) };
      return true;
    }
    const isOneOfMany = isAnonymous(entry) && entry.address !== undefined;
    if (this.waiting.size >= MOST_WAITING || (isOneOfMany && this.anonymous >= MOST_ANONYMOUS)) return false;
    if (isOneOfMany) this.anonymous++;
    this.waiting.set(same, { entry, times });
    return true;
  }
}

const isAnonymous = ({ actor }: AuditEntry): boolean => actor.kind === 'anonymous';

/** The address, or the network of an anonymous request, which may send from any address in it. */
const groupOf = (entry: AuditEntry): string | undefined => (isAnonymous(entry) && entry.address !== undefined ? addressGroup(entry.address) : entry.address);

function keyOf(entry: AuditEntry): string {
  const { actor, action, outcome, details } = entry;
  return JSON.stringify([actor.kind, actor.id, action, outcome, groupOf(entry), details]);
}

/** What is kept of an anonymous entry when too many addresses send them. */
function summaryOf({ actor, action, outcome }: AuditEntry): AuditEntry {
  return { actor, action, outcome, details: { addresses: 'others' } };
}

/** Writes one entry on the connection of a transaction: it stays if and only if the change does. */
export async function recordAudit(client: Transaction, entry: AuditEntry): Promise<void> {
  await insertAuditRows(client, [rowOf(entry)]);
}

/** Where a request came from and its id, as entries hold them. */
export function auditOrigin(request: Request): Pick<AuditEntry, 'address' | 'requestId'> {
  return { address: request.ip, requestId: requestId() };
}

function rowOf({ actor, action, outcome, address, requestId, details }: AuditEntry, times = 1): AuditRow {
  return {
    actor_id: actor.id,
    actor_name: actor.name,
    actor_kind: actor.kind,
    action,
    outcome,
    address,
    request_id: requestId,
    details: { ...details, ...(times > 1 ? { times } : {}) },
  };
}
