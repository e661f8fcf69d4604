import type { Transaction } from '../store/pool.ts';
import { readNameSharers, type Alias } from '../store/writes/company-aliases.ts';

/** Aliases, as returned and recorded. */
export function shown(aliases: readonly Alias[]): Alias[] {
  return aliases.map(({ alias, alias_type }) => ({ alias, alias_type }));
}

/** Notes about other companies with this name. Sharing a name is allowed, but the caller should know. */
export async function sharedNameNotes(client: Transaction, companyUid: string, name: string): Promise<string[]> {
  const sharers = await readNameSharers(client, companyUid, name);
  return sharers.map(({ company_name, alias_type }) =>
    alias_type === null
      ? `"${name}" is also the name of another company, which matches first.`
      : `"${name}" is also an alias (${alias_type}) of "${company_name}".`,
  );
}
