import type { Transaction } from '../store/pool.ts';

export interface Alias {
  readonly alias: string;
  readonly alias_type: string;
}

export interface KeyedAlias extends Alias {
  readonly alias_key: string;
}

/** All aliases of a company, ordered by key. */
export async function aliasesOf(client: Transaction, companyUid: string): Promise<KeyedAlias[]> {
  const { rows } = await client.query<KeyedAlias>('SELECT alias, alias_type, alias_key FROM company_aliases WHERE company_uid = $1 ORDER BY alias_key', [
    companyUid,
  ]);
  return rows;
}

/** Aliases, as returned and recorded. */
export function shown(aliases: readonly Alias[]): Alias[] {
  return aliases.map(({ alias, alias_type }) => ({ alias, alias_type }));
}

/** Notes about other companies with this name. Sharing a name is allowed, but the caller should know. */
export async function sharedNameNotes(client: Transaction, companyUid: string, name: string): Promise<string[]> {
  const { rows } = await client.query<{ company_name: string; alias_type: string | null }>(
    `SELECT company_name, NULL AS alias_type FROM companies WHERE name_key = identity_key($2) AND company_uid <> $1
     UNION ALL
     SELECT company_name, alias_type::text FROM company_aliases JOIN companies USING (company_uid)
     WHERE alias_key = identity_key($2) AND company_uid <> $1
     ORDER BY company_name`,
    [companyUid, name],
  );
  return rows.map(({ company_name, alias_type }) =>
    alias_type === null
      ? `"${name}" is also the name of another company, which matches first.`
      : `"${name}" is also an alias (${alias_type}) of "${company_name}".`,
  );
}
