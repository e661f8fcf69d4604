import { COMPANIES, COMPANY_DETAIL } from '../catalog/companies.ts';
import { ApiError } from '../errors.ts';
import { identityKey } from '../identity-key.ts';
import { nearNames } from '../near-names.ts';
import type { Plan } from '../plan/plan.ts';
import type { Database } from '../store/pool.ts';
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

async function companyNotFound(database: Database, name: string): Promise<ApiError> {
  const isLong = identityKey(name).length > LONGEST_NAME;
  return new ApiError('not_found', { error: isLong ? 'Company not found' : `Company not found: ${name}`, ...(await companyMeant(database, name)) });
}

/** What to ask instead of a company name that is none: the company whose alias it is, or near names. */
export async function companyMeant(database: Database, name: string): Promise<{ readonly suggestion: string; readonly example?: string }> {
  const key = identityKey(name);
  if (key.length > LONGEST_NAME)
    return { suggestion: `No company name is longer than ${LONGEST_NAME} characters. GET /api/companyconvert resolves names, tickers and aliases.` };
  const named = await database.query<{ name_key: string; company_name: string; is_alias: boolean }>({
    text: `SELECT alias_key AS name_key, company_name, true AS is_alias FROM company_aliases JOIN companies USING (company_uid) WHERE alias_key = $1
           UNION ALL SELECT name_key, company_name, false FROM companies`,
    values: [key],
  });
  const aliased = [...new Set(named.filter((row) => row.is_alias).map((row) => row.company_name))];
  const advice = 'COMPANYCONVERT (GET /api/companyconvert) resolves names, tickers and aliases.';
  if (aliased.length > 0) {
    return {
      suggestion: `«${name}» is an alias of ${aliased.map((company) => `«${company}»`).join(' and ')}; use that name. ${advice}`,
      example: `/api/companies/${encodeURIComponent(aliased[0] ?? '')}`,
    };
  }
  const near = nearNames(
    name,
    named.map((row) => row.company_name),
  );
  return {
    suggestion: near.length > 0 ? `Did you mean ${near.map((company) => `«${company}»`).join(', ')}? ${advice}` : advice,
    example: `/api/companyconvert?name=${encodeURIComponent(name)}`,
  };
}
