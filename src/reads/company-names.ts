import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';
import { nearNames } from '../text/near-names.ts';
import { STATE_OF_ROWS } from '../store/dataset.ts';
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

/** The names of all companies in a state of the rows. */
interface KnownNames {
  readonly state: string;
  readonly names: readonly string[];
}

const knownNames = new WeakMap<Reads, KnownNames>();

/**
 * The names of all companies. They are remembered, and the statement that asks whether the rows have changed reads them in the same snapshot if they have. So
 * they are never older than the statement.
 */
export async function companyNames(database: Reads): Promise<readonly string[]> {
  const known = knownNames.get(database);
  const [found] = await database.query<{ state: string | null; names: string[] | null }>({
    name: 'company-names',
    text: `SELECT state, CASE WHEN state = $1 THEN NULL ELSE (SELECT coalesce(json_agg(company_name), '[]') FROM companies) END AS names
      FROM (SELECT ${STATE_OF_ROWS} AS state) AS current`,
    values: [known?.state ?? null],
  });
  const { state = null, names: read = null } = found ?? {};
  const names = read ?? known?.names ?? [];
  if (state !== null) knownNames.set(database, { state, names });
  return names;
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
