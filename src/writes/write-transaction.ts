import { unknownCompany } from '../reads/company-names.ts';
import { NotFound } from '../reads/hints.ts';
import { companyNamed, type CompanyIdentity } from '../store/company-named.ts';
import { enqueue, type TouchedDocuments } from '../store/outbox.ts';
import type { Database, Transaction } from '../store/pool.ts';
import { touchCompany } from '../store/writes/companies.ts';
import { insertAdminWrite, lockWrites } from '../store/writes/write-record.ts';
import type { WriteNote } from './write-notes.ts';

/** The caller of a write. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly requestId?: string;
}

export type AdminAction = 'rename_company' | 'remove_occupations' | 'add_alias' | 'remove_alias';

/** The answer of an admin write. `before` and `after` have the changed data, and are stored in the record of writes. */
export interface CompanyWrite {
  readonly company_uid: string;
  /** The name after the write. */
  readonly company_name: string;
  /** False if there was nothing to change. In this case, nothing is recorded. */
  readonly changed: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly notes: readonly WriteNote[];
}

export interface Change extends Pick<CompanyWrite, 'changed' | 'before' | 'after' | 'notes'> {
  /** The new name, if the change renames the company. */
  readonly companyName?: string;
  readonly touched: readonly TouchedDocuments[];
}

/**
 * Runs one admin write in a transaction together with the company's `updated_at`, the number of writes, the outbox rows, and
 * the record. All admin writes first lock the row of `write_version`. So they run one after another, there are no
 * deadlocks, and each one sees all earlier ones.
 */
export async function writeCompany(
  database: Database,
  action: AdminAction,
  nameOrUid: string,
  actor: Actor,
  change: (client: Transaction, company: CompanyIdentity) => Promise<Change>,
): Promise<CompanyWrite> {
  const written = await database.transaction(async (client) => {
    await lockWrites(client);
    const company = await companyNamed(client, nameOrUid, { lock: true });
    if (company === undefined) return undefined;
    const { companyName = company.company_name, touched, changed, before, after, notes } = await change(client, company);
    if (changed) {
      const { company_uid } = company;
      await touchCompany(client, company_uid);
      await enqueue(client, touched);
      await insertAdminWrite(client, { actor_id: actor.id, actor_name: actor.name, action, company_uid, before, after, request_id: actor.requestId ?? null });
    }
    return { company_uid: company.company_uid, company_name: companyName, changed, before, after, notes };
  });
  if (written === undefined) throw new NotFound(await unknownCompany(database, nameOrUid));
  return written;
}
