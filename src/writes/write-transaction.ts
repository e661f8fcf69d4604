import { ApiError } from '../errors/api-error.ts';
import { unknownCompany } from '../reads/company-names.ts';
import { NotFound } from '../reads/hints.ts';
import { enqueue, type TouchedDocuments } from '../store/outbox.ts';
import type { Database, Transaction } from '../store/pool.ts';
import { lockCompany, touchCompany, type LockedCompany } from '../store/writes/companies.ts';
import { insertAdminWrite, lockWrites } from '../store/writes/write-record.ts';
import type { Problem } from './name-problems.ts';

/** On whose behalf something is written. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly requestId?: string;
}

export type AdminAction = 'rename_company' | 'remove_occupations' | 'add_alias' | 'remove_alias';

/** What an admin write answers; `before` and `after` hold what it concerns, and are kept in the record of writes. */
export interface CompanyWrite {
  readonly company_uid: string;
  /** The name after the write. */
  readonly company_name: string;
  /** False when everything was as wanted already; then nothing is recorded. */
  readonly changed: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What the caller should know besides, such as another company with that name among its aliases. */
  readonly notes: readonly string[];
}

export interface Change extends Pick<CompanyWrite, 'changed' | 'before' | 'after' | 'notes'> {
  /** Where the change gives the company another one. */
  readonly companyName?: string;
  readonly touched: readonly TouchedDocuments[];
}

/**
 * Runs one admin write in one transaction with what belongs to it: the company's `updated_at`, the number of writes, the outbox rows and
 * the record. All admin writes begin with the row of `write_version`: they run one after another, so that none waits for another in a
 * circle and each sees all those before it.
 */
export async function writeCompany(
  database: Database,
  action: AdminAction,
  nameOrUid: string,
  actor: Actor,
  change: (client: Transaction, company: LockedCompany) => Promise<Change>,
): Promise<CompanyWrite> {
  const written = await database.transaction(async (client) => {
    await lockWrites(client);
    const company = await lockCompany(client, nameOrUid);
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

/** Throws the problems of a command, if there are any, all at once. */
export function refuse(problems: readonly Problem[], example: string): void {
  if (problems.length > 0) throw refusal(problems, example);
}

/** The error that tells these problems; nothing was changed. */
export function refusal(problems: readonly Problem[], example: string, code: 'invalid_parameters' | 'not_found' = 'invalid_parameters'): ApiError {
  const near = problems.flatMap(({ did_you_mean = [] }) => did_you_mean);
  const valid = problems.find(({ valid_values }) => valid_values !== undefined)?.valid_values;
  return new ApiError(code, {
    error: problems.map(({ message }) => message).join('. '),
    suggestion: near.length > 0 ? `Did you mean ${near.map((name) => `"${name}"`).join(', ')}?` : 'Nothing was changed. Correct the command and send it again.',
    example,
    data: { problems, ...(valid === undefined ? {} : { valid_values: valid }) },
  });
}
