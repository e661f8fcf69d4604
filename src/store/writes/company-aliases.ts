import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

export interface Alias {
  readonly alias: string;
  readonly alias_type: string;
}

export interface KeyedAlias extends Alias {
  readonly alias_key: string;
}

/** All aliases of a company, in the order of their keys. */
export function readAliases(client: Transaction, companyUid: string): Promise<KeyedAlias[]> {
  return rowsOf<KeyedAlias>(client, {
    text: 'SELECT alias, alias_type, alias_key FROM company_aliases WHERE company_uid = $1 ORDER BY alias_key',
    values: [companyUid],
  });
}

/** Adds an alias to a company. */
export async function insertAlias(client: Transaction, companyUid: string, { alias, alias_type }: Alias): Promise<void> {
  await client.query('INSERT INTO company_aliases (company_uid, alias, alias_type) VALUES ($1, $2, $3)', [companyUid, alias, alias_type]);
}

/** Adds a former name to a company's aliases, unless it is one already. */
export async function insertFormerName(client: Transaction, companyUid: string, name: string): Promise<void> {
  await client.query(`INSERT INTO company_aliases (company_uid, alias, alias_type) VALUES ($1, $2, 'former_name') ON CONFLICT DO NOTHING`, [companyUid, name]);
}

/** Removes the alias with this key from a company. */
export async function deleteAlias(client: Transaction, companyUid: string, aliasKey: string): Promise<void> {
  await client.query('DELETE FROM company_aliases WHERE company_uid = $1 AND alias_key = $2', [companyUid, aliasKey]);
}

/** Removes a name, in any spelling, from a company's aliases. */
export async function deleteAliasOfName(client: Transaction, companyUid: string, name: string): Promise<void> {
  await client.query('DELETE FROM company_aliases WHERE company_uid = $1 AND alias_key = identity_key($2)', [companyUid, name]);
}

/** Another company that has a name: as its own when `alias_type` is null, otherwise as an alias. */
export interface NameSharer {
  readonly company_name: string;
  readonly alias_type: string | null;
}

/** Other companies that have a name as their own or as an alias, A to Z. */
export function readNameSharers(client: Transaction, companyUid: string, name: string): Promise<NameSharer[]> {
  return rowsOf<NameSharer>(client, {
    text: `SELECT company_name, NULL AS alias_type FROM companies WHERE name_key = identity_key($2) AND company_uid <> $1
           UNION ALL
           SELECT company_name, alias_type::text FROM company_aliases JOIN companies USING (company_uid)
           WHERE alias_key = identity_key($2) AND company_uid <> $1
           ORDER BY company_name`,
    values: [companyUid, name],
  });
}
