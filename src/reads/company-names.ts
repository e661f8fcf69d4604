import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';
import { nearNames } from '../text/near-names.ts';
import type { Reads } from '../store/pool.ts';
import type { Hint } from './hints.ts';

/** A company that a path or a query names. */
export interface CompanyTarget {
  readonly company_uid: string;
  readonly company_name: string;
}

/** The company with this exact name (in any case) or uid, if there is one. Aliases are not followed. */
export async function companyByName(database: Reads, nameOrUid: string): Promise<CompanyTarget | undefined> {
  const [found] = await database.query<CompanyTarget & Record<string, unknown>>({
    name: 'company-by-name',
    text: 'SELECT company_uid, company_name FROM companies WHERE name_key = $1 OR company_uid = ANY($2::text[])',
    values: [identityKey(nameOrUid), uidSpellings(nameOrUid)],
  });
  return found;
}

/** The keys of those names that are names of companies. */
export async function companyKeys(database: Reads, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ key: string }>({
    name: 'companies-named',
    text: 'SELECT name_key AS key FROM companies WHERE name_key = ANY($1::text[])',
    values: [names.map(identityKey)],
  });
  return new Set(rows.map(({ key }) => key));
}

/** The states in which companies have their headquarters. */
export async function companyStates(database: Reads): Promise<string[]> {
  const rows = await database.query<{ state: string }>({
    name: 'company-states',
    text: 'SELECT DISTINCT company_state AS state FROM companies WHERE company_state IS NOT NULL',
  });
  return rows.map(({ state }) => state);
}

/** What to say of a name that no company has. */
export async function unknownCompany(database: Reads, given: string): Promise<Extract<Hint, { kind: 'unknown_company' }>> {
  if (identityKey(given).length > LONGEST_COMPANY_NAME) return { kind: 'unknown_company', given, near: [], isAlias: false, isTooLong: true };
  const { names, isAlias } = await companiesLike(database, given);
  return { kind: 'unknown_company', given, near: names, isAlias, isTooLong: false };
}

/** The names of all companies. */
export async function companyNames(database: Reads): Promise<string[]> {
  const rows = await database.query<{ company_name: string }>({ name: 'company-names', text: 'SELECT company_name FROM companies' });
  return rows.map(({ company_name }) => company_name);
}

/** Suggestions for an unknown company name: companies with that alias, or with a similar name. */
async function companiesLike(database: Reads, name: string): Promise<{ readonly names: readonly string[]; readonly isAlias: boolean }> {
  const aliased = await database.query<{ company_name: string }>({
    name: 'companies-of-alias',
    text: 'SELECT DISTINCT company_name FROM company_aliases JOIN companies USING (company_uid) WHERE alias_key = $1 ORDER BY company_name',
    values: [identityKey(name)],
  });
  if (aliased.length > 0) return { names: aliased.map(({ company_name }) => company_name), isAlias: true };
  return { names: nearNames(name, await companyNames(database)), isAlias: false };
}
