import { COMPANIES } from '../catalog/companies.ts';
import { ApiError } from '../errors.ts';
import { identityKey } from '../identity-key.ts';
import { nearNames } from '../near-names.ts';
import type { Database } from '../store/pool.ts';
import { everyRow, listRows, type Row } from './list.ts';

/** A company as the API serves it. */
export type Company = Row & { readonly company_uid: string; readonly company_name: string };

/** The companies with these uids, in no particular order. */
export async function companiesByUid(database: Database, uids: readonly string[], expand: readonly string[] = []): Promise<Company[]> {
  const { rows } = await listRows(database, COMPANIES, everyRow(COMPANIES, { kind: 'in', field: 'company_uid', values: uids }, expand));
  return rows as Company[];
}

/** Uid and canonical name of the company that a path names: by exact name in any case, or by uid. */
export async function findCompany(database: Database, nameOrUid: string): Promise<{ company_uid: string; company_name: string }> {
  const [found] = await database.query<{ company_uid: string; company_name: string }>({
    name: 'company-by-name',
    text: 'SELECT company_uid, company_name FROM companies WHERE name_key = $1 OR company_uid = $2',
    values: [identityKey(nameOrUid), nameOrUid.toLowerCase()],
  });
  if (found === undefined) throw await companyNotFound(database, nameOrUid);
  return found;
}

/** One company by exact name (in any case) or uid. An alias is not followed: the 404 names the company it belongs to. */
export async function getCompany(database: Database, nameOrUid: string, expand: readonly string[]): Promise<Company> {
  const { company_uid } = await findCompany(database, nameOrUid);
  const [company] = await companiesByUid(database, [company_uid], expand);
  if (company === undefined) throw await companyNotFound(database, nameOrUid);
  return company;
}

/** The 404 of a company name, with the company that the caller may have meant. */
async function companyNotFound(database: Database, name: string): Promise<ApiError> {
  const key = identityKey(name);
  const named = await database.query<{ name_key: string; company_name: string; is_alias: boolean }>({
    text: `SELECT alias_key AS name_key, company_name, true AS is_alias FROM company_aliases JOIN companies USING (company_uid) WHERE alias_key = $1
           UNION ALL SELECT name_key, company_name, false FROM companies`,
    values: [key],
  });
  const aliased = [...new Set(named.filter((row) => row.is_alias).map((row) => row.company_name))];
  const advice = 'COMPANYCONVERT (GET /api/companyconvert) resolves names, tickers and aliases.';
  if (aliased.length > 0) {
    return new ApiError('not_found', {
      error: `Company not found: ${name}`,
      suggestion: `«${name}» is an alias of ${aliased.map((company) => `«${company}»`).join(' and ')}; use that name. ${advice}`,
      example: `/api/companies/${encodeURIComponent(aliased[0] ?? '')}`,
    });
  }
  const near = nearNames(
    name,
    named.map((row) => row.company_name),
  );
  return new ApiError('not_found', {
    error: `Company not found: ${name}`,
    suggestion: near.length > 0 ? `Did you mean ${near.map((company) => `«${company}»`).join(', ')}? ${advice}` : advice,
    example: `/api/companyconvert?name=${encodeURIComponent(name)}`,
  });
}
