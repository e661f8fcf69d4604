import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';
import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** What identifies a company. */
export interface CompanyIdentity {
  readonly company_uid: string;
  readonly company_name: string;
}

/** The company with this exact name (in any case) or uid, if there is one. Aliases are not followed. With `lock`, its row is locked until the transaction ends. */
export async function companyNamed(on: Reads | Transaction, nameOrUid: string, { lock = false } = {}): Promise<CompanyIdentity | undefined> {
  const found = await rowsOf<CompanyIdentity>(on, {
    name: lock ? 'lock-company-named' : 'company-named',
    text: `SELECT company_uid, company_name FROM companies WHERE name_key = $1 OR company_uid = ANY($2::text[])${lock ? ' FOR UPDATE' : ''}`,
    values: [identityKey(nameOrUid), uidSpellings(nameOrUid)],
  });
  return chosenCompany(found, nameOrUid);
}

/**
 * Of the companies that have a text as name or uid, the one that it names. A name may equal the uid of another company: the name counts, because people see names. Of
 * two uids that differ in case only, the one as written counts.
 */
export function chosenCompany<T extends CompanyIdentity>(found: readonly T[], nameOrUid: string): T | undefined {
  const key = identityKey(nameOrUid);
  const uid = nameOrUid.trim();
  return found.find(({ company_name }) => identityKey(company_name) === key) ?? found.find(({ company_uid }) => company_uid === uid) ?? found[0];
}
