import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { LEAST_LIKENESS, LEAST_LIKENESS_OF_OTHER_START } from '../catalog/least-likeness.ts';
import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';
import { nearNames } from '../text/near-names.ts';
import { companyNamed, type CompanyIdentity } from '../store/company-named.ts';
import { STATE_OF_ROWS } from '../store/dataset.ts';
import type { Reads } from '../store/pool.ts';
import type { Hint } from './hints.ts';

/** The company with this exact name (in any case) or uid, if there is one. Aliases are not followed. */
export const companyByName = (database: Reads, nameOrUid: string): Promise<CompanyIdentity | undefined> => companyNamed(database, nameOrUid);

/** Those of the texts that are names of companies, or, if uids count, too, their uids. */
export async function namesOfCompanies(
  database: Reads,
  texts: readonly string[],
  { uidsCount }: { readonly uidsCount: boolean },
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name_key: string; company_uid: string }>({
    name: 'companies-named',
    text: 'SELECT name_key, company_uid FROM companies WHERE name_key = ANY($1::text[]) OR company_uid = ANY($2::text[])',
    values: [texts.map(identityKey), uidsCount ? texts.flatMap(uidSpellings) : []],
  });
  const keys = new Set(rows.map(({ name_key }) => name_key));
  const uids = new Set(rows.map(({ company_uid }) => company_uid));
  return new Set(texts.filter((text) => keys.has(identityKey(text)) || (uidsCount && uidSpellings(text).some((uid) => uids.has(uid)))));
}

/** The primary industry of the company with this exact name, if there is one. */
export async function industryOfCompany(database: Reads, name: string): Promise<string | undefined> {
  const [row] = await database.query<{ industry: string | null }>({
    name: 'company-industry',
    text: 'SELECT primary_industry AS industry FROM companies WHERE name_key = $1',
    values: [identityKey(name)],
  });
  return row?.industry ?? undefined;
}

/** The states in which companies have their headquarters. */
export async function companyStates(database: Reads): Promise<string[]> {
  const rows = await database.query<{ state: string }>({
    name: 'company-states',
    text: 'SELECT DISTINCT company_state AS state FROM companies WHERE company_state IS NOT NULL',
  });
  return rows.map(({ state }) => state);
}

/** The countries in which companies have their headquarters. */
export async function companyCountries(database: Reads): Promise<string[]> {
  const rows = await database.query<{ country: string }>({
    name: 'company-countries',
    text: 'SELECT DISTINCT company_country AS country FROM companies WHERE company_country IS NOT NULL',
  });
  return rows.map(({ country }) => country);
}

/** The cities in which companies have their headquarters, each with its state. */
export const companyCities = (database: Reads): Promise<{ city: string; state: string | null }[]> =>
  database.query({
    name: 'company-cities',
    text: 'SELECT DISTINCT company_city AS city, company_state AS state FROM companies WHERE company_city IS NOT NULL',
  });

type UnknownCompany = Extract<Hint, { kind: 'unknown_company' }>;

/** What to say of a name that no company has: the companies with that alias or, if there is none, with a similar name. */
export const unknownCompany = async (database: Reads, given: string): Promise<UnknownCompany> => (await hintsFor(database, [given]))(given);

/** The same of several names, in two statements, however many they are. */
export const unknownCompanies = async (database: Reads, given: readonly string[]): Promise<UnknownCompany[]> =>
  given.length === 0 ? [] : given.map(await hintsFor(database, given));

async function hintsFor(database: Reads, given: readonly string[]): Promise<(name: string) => UnknownCompany> {
  const isTooLong = (name: string): boolean => identityKey(name).length > LONGEST_COMPANY_NAME;
  const possible = given.filter((name) => !isTooLong(name));
  const aliased = await companiesOfAliases(database, possible);
  const names = possible.every((name) => aliased.has(identityKey(name))) ? [] : await companyNames(database);
  return (name) => {
    if (isTooLong(name)) return { kind: 'unknown_company', given: name, near: [], isAlias: false, isTooLong: true };
    const ofAlias = aliased.get(identityKey(name));
    const near = ofAlias ?? nearNames(name, names, LEAST_LIKENESS.company, LEAST_LIKENESS_OF_OTHER_START);
    return { kind: 'unknown_company', given: name, near, isAlias: ofAlias !== undefined, isTooLong: false };
  };
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

/** The companies with these aliases, by the key of the alias. */
async function companiesOfAliases(database: Reads, names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const rows = await database.query<{ alias_key: string; company_names: string[] }>({
    name: 'companies-of-aliases',
    text: `SELECT alias_key, array_agg(DISTINCT company_name ORDER BY company_name) AS company_names
      FROM company_aliases JOIN companies USING (company_uid) WHERE alias_key = ANY($1::text[]) GROUP BY alias_key`,
    values: [names.map(identityKey)],
  });
  return new Map(rows.map(({ alias_key, company_names }) => [alias_key, company_names]));
}
