import { COMPANIES, COMPANY_DETAIL } from '../catalog/companies.ts';
import { ApiError } from '../errors.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Plan } from '../catalog/plan.ts';
import type { Database } from '../store/pool.ts';
import { companiesLike, companyByName, type CompanyTarget } from './company-names.ts';
import { everyRow, listRows, type Row } from './list.ts';

const LONGEST_NAME = 255;

/** A company as the API serves it. */
export type Company = Row & { readonly company_uid: string; readonly company_name: string };

/** The companies with these uids, in no particular order. */
export async function companiesByUid(database: Database, uids: readonly string[]): Promise<Company[]> {
  const { rows } = await listRows(database, COMPANIES, everyRow(COMPANIES, { kind: 'in', field: 'company_uid', values: uids }));
  return rows as Company[];
}

/** Uid and canonical name of the company that a path names: by exact name in any case, or by uid. */
export async function findCompany(database: Database, nameOrUid: string): Promise<CompanyTarget> {
  const found = await companyByName(database, nameOrUid);
  if (found === undefined) throw await companyNotFound(database, nameOrUid);
  return found;
}

/** One company by exact name (in any case) or uid. An alias is not followed: the 404 names the company it belongs to. */
export async function getCompany(database: Database, nameOrUid: string, expand: readonly string[]): Promise<Company> {
  const { rows } = await listRows(database, COMPANY_DETAIL, companyPlan(nameOrUid, expand));
  if (rows[0] === undefined) throw await companyNotFound(database, nameOrUid);
  return rows[0] as Company;
}

/** The plan of the company that has this name (in any case) or uid. */
export function companyPlan(nameOrUid: string, expand: readonly string[]): Plan {
  const byName = { kind: 'in', field: 'name_key', values: [identityKey(nameOrUid)] } as const;
  const byUid = { kind: 'in', field: 'company_uid', values: [nameOrUid.toLowerCase()] } as const;
  return everyRow(COMPANY_DETAIL, { kind: 'any', of: [byName, byUid] }, expand);
}

/** The 404 of a company name, with the company that the caller may have meant. */
export async function companyNotFound(database: Database, name: string): Promise<ApiError> {
  const isLong = identityKey(name).length > LONGEST_NAME;
  return new ApiError('not_found', { error: isLong ? 'Company not found' : `Company not found: ${name}`, ...(await companyMeant(database, name)) });
}

/** What to ask instead of a company name that is none: the company whose alias it is, or near names. */
export async function companyMeant(database: Database, name: string): Promise<{ readonly suggestion: string; readonly example?: string }> {
  if (identityKey(name).length > LONGEST_NAME)
    return { suggestion: `No company name is longer than ${LONGEST_NAME} characters. GET /api/companyconvert resolves names, tickers and aliases.` };
  const { names, isAlias } = await companiesLike(database, name);
  const advice = 'COMPANYCONVERT (GET /api/companyconvert) resolves names, tickers and aliases.';
  const shown = names.map((company) => `«${company}»`);
  if (isAlias)
    return {
      suggestion: `«${name}» is an alias of ${shown.join(' and ')}; use that name. ${advice}`,
      example: `/api/companies/${encodeURIComponent(names[0] ?? '')}`,
    };
  return {
    suggestion: shown.length > 0 ? `Did you mean ${shown.join(', ')}? ${advice}` : advice,
    example: `/api/companyconvert?name=${encodeURIComponent(name)}`,
  };
}
