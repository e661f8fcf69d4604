import type { CompanyIdentity } from '../company-named.ts';
import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** The company with exactly this uid. Its row is locked until the transaction ends. */
export async function lockCompanyByUid(client: Transaction, companyUid: string): Promise<CompanyIdentity | undefined> {
  const [company] = await rowsOf<CompanyIdentity>(client, {
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
