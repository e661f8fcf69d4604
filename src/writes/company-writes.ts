import { ALIAS_TYPES } from '../catalog/enumerations.ts';
import { fitsDocumentId } from '../text/document-key.ts';
import { identityKey } from '../text/identity-key.ts';
import { nearNames } from '../text/near-names.ts';
import { aliasDocumentId } from '../catalog/document-kinds.ts';
import type { TouchedDocuments } from '../store/outbox.ts';
import type { Database, Transaction } from '../store/pool.ts';
import { deleteAlias, deleteAliasOfName, insertAlias, insertFormerName, readAliases, type KeyedAlias } from '../store/writes/company-aliases.ts';
import { readNamesakes, updateCompanyName, type LockedCompany } from '../store/writes/companies.ts';
import { readLeadClusters } from '../store/writes/company-pairs.ts';
import { sharedNameNotes, shown } from './company-aliases.ts';
import { nameProblems, type Problem } from './name-problems.ts';
import { occupationListProblems, removePairs } from './pair-removal.ts';
import { refusal, refuse, writeCompany, type Actor, type AdminAction, type Change, type CompanyWrite } from './write-transaction.ts';

export type { Actor, CompanyWrite };

const EXAMPLES = {
  rename: 'UPDATE COMPANY "Walmart" SET NAME = "Walmart Inc."',
  removeOccupation: 'REMOVE OCCUPATION "53-3032.00" FROM COMPANY "Walmart"',
  addAlias: 'ADD ALIAS "Wally World" TO COMPANY "Walmart" TYPE alternate_spelling',
  removeAlias: 'REMOVE ALIAS "Wally World" FROM COMPANY "Walmart"',
} as const;

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
    refuse([...targetProblems(company), ...nameProblems('NAME', newName)], EXAMPLES.rename);
    return this.write('rename_company', company, actor, (client, target) => renameTo(client, target, name));
  }

  /** Removes the pairs of a company whose cluster has one of these occupations, given by code or exact title. If one of them is wrong, removes none. */
  async removeOccupations(company: string, codesOrTitles: readonly string[], actor: Actor): Promise<CompanyWrite> {
    refuse([...targetProblems(company), ...occupationListProblems(codesOrTitles)], EXAMPLES.removeOccupation);
    return this.write('remove_occupations', company, actor, (client, target) => removePairs(client, target, codesOrTitles, EXAMPLES.removeOccupation));
  }

  /** Adds an alias. Rejected if the company already has it, with any type, or if it is the company's name. */
  async addAlias(company: string, alias: string, aliasType: string, actor: Actor): Promise<CompanyWrite> {
    const name = alias.trim();
    const type = ALIAS_TYPES.find((known) => known === aliasType.trim().toLowerCase());
    const problems = [...targetProblems(company), ...nameProblems('ALIAS', alias), ...(type === undefined ? [typeProblem(aliasType)] : [])];
    if (type === undefined || problems.length > 0) throw refusal(problems, EXAMPLES.addAlias);
    return this.write('add_alias', company, actor, async (client, target) => {
      const before = await readAliases(client, target.company_uid);
      const known = before.find(({ alias_key }) => alias_key === identityKey(name));
      if (known !== undefined)
        throw refusal(
          [{ parameter: 'ALIAS', message: `"${known.alias}" is already an alias of "${target.company_name}", with type ${known.alias_type}` }],
          `REMOVE ALIAS ${quoted(known.alias)} FROM COMPANY ${quoted(target.company_name)}`,
        );
      if (identityKey(target.company_name) === identityKey(name))
        throw refusal([{ parameter: 'ALIAS', message: `"${name}" is the name of the company itself` }], EXAMPLES.addAlias);
      await insertAlias(client, target.company_uid, { alias: name, alias_type: type });
      return aliasChange(client, target, before, name);
    });
  }

  /** Removes an alias, given in any case. */
  async removeAlias(company: string, alias: string, actor: Actor): Promise<CompanyWrite> {
    refuse([...targetProblems(company), ...blankProblems('ALIAS', alias)], EXAMPLES.removeAlias);
    return this.write('remove_alias', company, actor, async (client, target) => {
      const before = await readAliases(client, target.company_uid);
      const known = before.find(({ alias_key }) => alias_key === identityKey(alias));
      if (known === undefined) throw refusal([aliasMissing(target, before, alias.trim())], EXAMPLES.removeAlias, 'not_found');
      await deleteAlias(client, target.company_uid, known.alias_key);
      return aliasChange(client, target, before, known.alias);
    });
  }

  private async write(
    action: AdminAction,
    company: string,
    actor: Actor,
    change: (client: Transaction, target: LockedCompany) => Promise<Change>,
  ): Promise<CompanyWrite> {
    const written = await writeCompany(this.database, action, company, actor, change);
    if (written.changed) this.onChanged();
    return written;
  }
}

async function renameTo(client: Transaction, { company_uid, company_name }: LockedCompany, name: string): Promise<Change> {
  const aliases = await readAliases(client, company_uid);
  const before = { company_name, aliases: shown(aliases) };
  if (company_name === name) return { changed: false, before, after: before, notes: [`The name of the company is already "${name}".`], touched: [] };

  const taken = await readNamesakes(client, company_uid, name);
  refuse(
    taken.map((taker) => ({ parameter: 'NAME', message: `"${name}" is the name of another company, "${taker.company_name}" (${taker.company_uid})` })),
    EXAMPLES.rename,
  );
  const leading = await readLeadClusters(client, company_uid);
  await updateCompanyName(client, company_uid, name);
  // What a company is called is no alias of it.
  await deleteAliasOfName(client, company_uid, name);
  const notes: string[] = [];
  if (identityKey(company_name) !== identityKey(name)) {
    if (fitsDocumentId(company_name)) await insertFormerName(client, company_uid, company_name);
    else notes.push(`The former name is too long to become an alias.`);
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
async function aliasChange(client: Transaction, { company_uid }: LockedCompany, before: readonly KeyedAlias[], alias: string): Promise<Change> {
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

function targetProblems(company: string): Problem[] {
  return blankProblems('COMPANY', company);
}

/** The problem of a text that cannot name anything, because it is blank or cannot be sent to the database. */
function blankProblems(parameter: string, text: string): Problem[] {
  if (text.trim() === '') return [{ parameter, message: `${parameter} is blank` }];
  if (text.includes('\0') || !text.isWellFormed()) return [{ parameter, message: `${parameter} contains a NUL character or an unpaired surrogate` }];
  return [];
}

function typeProblem(given: string): Problem {
  const near = nearNames(given.trim(), ALIAS_TYPES, 0.7);
  return {
    parameter: 'TYPE',
    message: `"${given}" is not an alias type; it must be one of ${ALIAS_TYPES.join(', ')}`,
    valid_values: ALIAS_TYPES,
    ...(near.length > 0 ? { did_you_mean: near } : {}),
  };
}

function aliasMissing({ company_name }: LockedCompany, aliases: readonly KeyedAlias[], given: string): Problem {
  if (identityKey(company_name) === identityKey(given))
    return { parameter: 'ALIAS', message: `"${given}" is the name of the company, not an alias; to change it, use UPDATE COMPANY` };
  const near = nearNames(
    given,
    aliases.map(({ alias }) => alias),
    0.7,
  );
  const known = aliases.length === 0 ? 'it has no aliases' : `its aliases are ${aliases.map(({ alias }) => `"${alias}"`).join(', ')}`;
  return { parameter: 'ALIAS', message: `"${company_name}" has no alias "${given}"; ${known}`, ...(near.length > 0 ? { did_you_mean: near } : {}) };
}

/** A text in the syntax of the query language. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
