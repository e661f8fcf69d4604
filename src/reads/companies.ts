import { COMPANIES, COMPANY_DETAIL } from '../catalog/companies.ts';
import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';
import type { Plan } from '../catalog/plan.ts';
import { chosenCompany } from '../store/company-named.ts';
import type { Reads } from '../store/pool.ts';
import { unknownCompany } from './company-names.ts';
import { NotFound } from './hints.ts';
import { everyRow, listRows, type Row } from './list.ts';

/** A company as the API serves it. */
export type Company = Row & { readonly company_uid: string; readonly company_name: string };

/** The companies with these uids, in no particular order. */
export async function companiesByUid(database: Reads, uids: readonly string[]): Promise<Company[]> {
  const { rows } = await listRows(database, COMPANIES, everyRow(COMPANIES, { kind: 'in', field: 'company_uid', values: uids }));
  return rows as Company[];
}

/** One company by exact name (in any case) or uid. For an alias, {@link NotFound} names its company. */
export async function getCompany(database: Reads, nameOrUid: string, expand: readonly string[]): Promise<Company> {
  const { rows } = await listRows(database, COMPANY_DETAIL, companyPlan(nameOrUid, expand));
  const company = chosenCompany(rows as Company[], nameOrUid);
  if (company === undefined) throw new NotFound(await unknownCompany(database, nameOrUid));
  return company;
}

/** The plan for the companies with this name (in any case) or uid. */
function companyPlan(nameOrUid: string, expand: readonly string[]): Plan {
  const byName = { kind: 'in', field: 'name_key', values: [identityKey(nameOrUid)] } as const;
  const byUid = { kind: 'in', field: 'company_uid', values: uidSpellings(nameOrUid) } as const;
  return everyRow(COMPANY_DETAIL, { kind: 'any', of: [byName, byUid] }, expand);
}
