import { ALIAS_TYPES } from '../catalog/enumerations.ts';
import { fitsDocumentId } from '../text/document-key.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import { aliasDocumentId } from '../catalog/document-kinds.ts';
import type { CompanyIdentity } from '../store/company-named.ts';
import type { TouchedDocuments } from '../store/outbox.ts';
import type { Database, Transaction } from '../store/pool.ts';
import { deleteAlias, deleteAliasOfName, insertAlias, insertFormerName, readAliases, type KeyedAlias } from '../store/writes/company-aliases.ts';
import { readNamesakes, updateCompanyName } from '../store/writes/companies.ts';
import { readLeadClusters } from '../store/writes/company-pairs.ts';
import { sharedNameNotes, shown } from './company-aliases.ts';
import { nameProblems } from './name-problems.ts';
import { occupationListProblems, removePairs } from './pair-removal.ts';
import { refuse, RefusedWrite, type NameField, type WriteProblem } from './write-problems.ts';
import type { WriteNote } from './write-notes.ts';
import { writeCompany, type Actor, type AdminAction, type Change, type CompanyWrite } from './write-transaction.ts';

export type { Actor, CompanyWrite };

/**
 * Admin changes to the names, aliases, and occupations of a company. `company` is an exact name, in any case, or a uid. An
 * unknown one gives the same 404 as in reads. Each write is recorded, and the search index is updated through the outbox.
 */
export class CompanyWrites {
  /** `onChanged` is called after each change, before its caller hears of it. */
  constructor(
    private readonly database: Database,
    private readonly onChanged: () => void = () => undefined,
  ) {}

  /**
   * Renames a company. Its uid stays the same, and the old name becomes an alias (former_name). Rejected if another company has the
   * name. Setting the current name changes nothing.
   */
  async rename(company: string, newName: string, actor: Actor): Promise<CompanyWrite> {
    const name = newName.trim();
    refuse([...blankProblems('company', company), ...nameProblems('name', newName)]);
    return this.write('rename_company', company, actor, (client, target) => renameTo(client, target, name));
  }

  /** Removes the pairs of a company whose cluster has one of these occupations, given by code or exact title. If one of them is wrong, removes none. */
  async removeOccupations(company: string, codesOrTitles: readonly string[], actor: Actor): Promise<CompanyWrite> {
    refuse([...blankProblems('company', company), ...occupationListProblems(codesOrTitles)]);
    return this.write('remove_occupations', company, actor, (client, target) => removePairs(client, target, codesOrTitles));
  }

  /** Adds an alias. Rejected if the company already has it, with any type, or if it is the company's name. */
  async addAlias(company: string, alias: string, aliasType: string, actor: Actor): Promise<CompanyWrite> {
    const name = alias.trim();
    const type = ALIAS_TYPES.find((known) => known === aliasType.trim().toLowerCase());
    const problems = [...blankProblems('company', company), ...nameProblems('alias', alias), ...(type === undefined ? [unknownType(aliasType)] : [])];
    if (type === undefined || problems.length > 0) throw new RefusedWrite(problems);
    return this.write('add_alias', company, actor, async (client, target) => {
      const before = await readAliases(client, target.company_uid);
      const known = before.find(({ alias_key }) => alias_key === identityKey(name));
      if (known !== undefined) throw new RefusedWrite([{ kind: 'known_alias', alias: known.alias, type: known.alias_type, company: target.company_name }]);
      if (identityKey(target.company_name) === identityKey(name)) throw new RefusedWrite([{ kind: 'alias_is_name', given: name }]);
      await insertAlias(client, target.company_uid, { alias: name, alias_type: type });
      return aliasChange(client, target, before, name);
    });
  }

  /** Removes an alias, given in any case. */
  async removeAlias(company: string, alias: string, actor: Actor): Promise<CompanyWrite> {
    refuse([...blankProblems('company', company), ...blankProblems('alias', alias)]);
    return this.write('remove_alias', company, actor, async (client, target) => {
      const before = await readAliases(client, target.company_uid);
      const known = before.find(({ alias_key }) => alias_key === identityKey(alias));
      if (known === undefined) throw new RefusedWrite([unknownAlias(target, before, alias.trim())]);
      await deleteAlias(client, target.company_uid, known.alias_key);
      return aliasChange(client, target, before, known.alias);
    });
  }

  private async write(
    action: AdminAction,
    company: string,
    actor: Actor,
    change: (client: Transaction, target: CompanyIdentity) => Promise<Change>,
  ): Promise<CompanyWrite> {
    const written = await writeCompany(this.database, action, company, actor, change);
    if (written.changed) this.onChanged();
    return written;
  }
}

async function renameTo(client: Transaction, { company_uid, company_name }: CompanyIdentity, name: string): Promise<Change> {
  const aliases = await readAliases(client, company_uid);
  const before = { company_name, aliases: shown(aliases) };
  if (company_name === name) return { changed: false, before, after: before, notes: [{ kind: 'same_name', name }], touched: [] };

  const taken = await readNamesakes(client, company_uid, name);
  refuse(taken.map((taker) => ({ kind: 'name_taken', given: name, company: taker.company_name, companyUid: taker.company_uid })));
  const leading = await readLeadClusters(client, company_uid);
  await updateCompanyName(client, company_uid, name);
  // What a company is called is no alias of it.
  await deleteAliasOfName(client, company_uid, name);
  const notes: WriteNote[] = [];
  if (identityKey(company_name) !== identityKey(name)) {
    if (fitsDocumentId(company_name)) await insertFormerName(client, company_uid, company_name);
    else notes.push({ kind: 'former_name_too_long' });
  }
  const now = await readAliases(client, company_uid);
  return {
    companyName: name,
    changed: true,
    before,
    after: { company_name: name, aliases: shown(now) },
    notes: [...notes, ...(await sharedNameNotes(client, company_uid, name))],
    touched: [
      { kind: 'companies', id: company_uid },
      ...nameDocuments(company_uid, ['', ...new Set([...aliases, ...now].map(({ alias_key }) => alias_key))]),
      ...leading.map((cluster): TouchedDocuments => ({ kind: 'titles', id: String(cluster) })),
    ],
  };
}

/** The change to a company's aliases, one of which was added or removed. */
async function aliasChange(client: Transaction, { company_uid }: CompanyIdentity, before: readonly KeyedAlias[], alias: string): Promise<Change> {
  const now = await readAliases(client, company_uid);
  const isAdded = now.length > before.length;
  return {
    changed: true,
    before: { aliases: shown(before) },
    after: { aliases: shown(now) },
    notes: isAdded ? await sharedNameNotes(client, company_uid, alias) : [],
    touched: [{ kind: 'companies', id: company_uid }, ...nameDocuments(company_uid, difference(before, now))],
  };
}

/** Keys of the aliases that are in only one of the lists. */
function difference(before: readonly KeyedAlias[], after: readonly KeyedAlias[]): string[] {
  const keys = [...before, ...after].map(({ alias_key }) => alias_key);
  return keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key));
}

function nameDocuments(companyUid: string, keys: readonly string[]): TouchedDocuments[] {
  return keys.map((key) => ({ kind: 'aliases', id: aliasDocumentId(companyUid, key) }));
}

/** The problem of a text that cannot name anything, because it is blank or cannot be sent to the database. */
function blankProblems(field: NameField, text: string): WriteProblem[] {
  if (text.trim() === '') return [{ kind: 'blank', field }];
  return text.includes('\0') || !text.isWellFormed() ? [{ kind: 'not_text', field }] : [];
}

const unknownType = (given: string): WriteProblem => ({ kind: 'unknown_alias_type', given, near: nearNames(given.trim(), ALIAS_TYPES, 0.7) });

function unknownAlias({ company_name }: CompanyIdentity, known: readonly KeyedAlias[], given: string): WriteProblem {
  if (identityKey(company_name) === identityKey(given)) return { kind: 'name_is_no_alias', given };
  const aliases = known.map(({ alias }) => alias);
  return { kind: 'unknown_alias', given, company: company_name, aliases, near: nearNames(given, aliases, 0.7) };
}
