import { identityKey } from '../../text/identity-key.ts';
import { uidSpellings } from '../../text/uid-spellings.ts';
import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** The company that is written, its row locked. */
export interface LockedCompany {
  readonly company_uid: string;
  readonly company_name: string;
}

/** The company with this name, in any case, or with this uid. Its row is locked until the transaction ends. */
export async function lockCompany(client: Transaction, nameOrUid: string): Promise<LockedCompany | undefined> {
  const [company] = await rowsOf<LockedCompany>(client, {
    text: 'SELECT company_uid, company_name FROM companies WHERE name_key = $1 OR company_uid = ANY($2::text[]) ORDER BY name_key <> $1 LIMIT 1 FOR UPDATE',
    values: [identityKey(nameOrUid), uidSpellings(nameOrUid)],
  });
  return company;
}

/** The company with exactly this uid. Its row is locked until the transaction ends. */
export async function lockCompanyByUid(client: Transaction, companyUid: string): Promise<LockedCompany | undefined> {
  const [company] = await rowsOf<LockedCompany>(client, {
    text: 'SELECT company_uid, company_name FROM companies WHERE company_uid = $1 FOR UPDATE',
    values: [companyUid],
  });
  return company;
}

/** Other companies with this name. */
export function readNamesakes(
  client: Transaction,
  companyUid: string,
  name: string,
): Promise<{ readonly company_name: string; readonly company_uid: string }[]> {
  return rowsOf(client, {
    text: 'SELECT company_name, company_uid FROM companies WHERE name_key = identity_key($2) AND company_uid <> $1',
    values: [companyUid, name],
  });
}

/** Gives a company another name. */
export async function updateCompanyName(client: Transaction, companyUid: string, name: string): Promise<void> {
  await client.query('UPDATE companies SET company_name = $2 WHERE company_uid = $1', [companyUid, name]);
}

/** Sets the time of a company's last change to now. */
export async function touchCompany(client: Transaction, companyUid: string): Promise<void> {
  await client.query('UPDATE companies SET updated_at = clock_timestamp() WHERE company_uid = $1', [companyUid]);
}
