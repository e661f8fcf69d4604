import type { Transaction } from '../store/pool.ts';
import { readNameSharers, type Alias } from '../store/writes/company-aliases.ts';
import type { WriteNote } from './write-notes.ts';

/** Aliases, as returned and recorded. */
export function shown(aliases: readonly Alias[]): Alias[] {
  return aliases.map(({ alias, alias_type }) => ({ alias, alias_type }));
}

/** Notes about other companies with this name. */
export async function sharedNameNotes(client: Transaction, companyUid: string, name: string): Promise<WriteNote[]> {
  const sharers = await readNameSharers(client, companyUid, name);
  return sharers.map(({ company_name, alias_type }) =>
    alias_type === null ? { kind: 'name_of_other', name } : { kind: 'alias_of_other', name, type: alias_type, company: company_name },
  );
}
