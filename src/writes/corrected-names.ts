import { randomUUID } from 'node:crypto';
import type { CompanyIdentity } from '../store/company-named.ts';
import type { Transaction } from '../store/pool.ts';
import { readNamesakes, updateCompanyName } from '../store/writes/companies.ts';
import type { RecordedWrite } from '../store/writes/write-record.ts';
import { identityKey } from '../text/identity-key.ts';

/** A company of the dataset, with the writes of admins about it. */
export interface WrittenCompany {
  readonly company: CompanyIdentity;
  readonly writes: readonly RecordedWrite[];
}

export type Lose = (write: RecordedWrite, reason: string) => void;

interface Renaming {
  readonly company: CompanyIdentity;
  readonly renames: readonly RecordedWrite[];
  readonly name: string;
}

/**
 * Gives companies the names that admins gave them last, all together: a name that one company gives up is free for another one, as in a chain of renames or a swap.
 * Returns the names by uid, without those that do not fit the dataset.
 */
export async function correctNames(client: Transaction, companies: readonly WrittenCompany[], lose: Lose): Promise<Map<string, string>> {
  const wanted = new Map<string, Renaming>();
  const loseAll = ({ company, renames }: Renaming, reason: string): void => {
    wanted.delete(company.company_uid);
    for (const rename of renames) lose(rename, reason);
  };
  for (const { company, writes } of companies) {
    const renaming = renamingOf(company, writes);
    if (renaming === undefined) continue;
    wanted.set(company.company_uid, renaming);
    if (!isKnown(renaming)) loseAll(renaming, `the dataset now calls the company "${company.company_name}"`);
  }
  // A company whose rename is lost keeps its name, which another one may want.
  for (let taken = await firstTaken(client, wanted); taken !== undefined; taken = await firstTaken(client, wanted))
    loseAll(taken.renaming, `"${taken.renaming.name}" is now the name of another company (${taken.by})`);
  await rename(
    client,
    [...wanted.values()].filter(({ company, name }) => name !== company.company_name),
  );
  return new Map([...wanted].map(([uid, { name }]) => [uid, name]));
}

function renamingOf(company: CompanyIdentity, writes: readonly RecordedWrite[]): Renaming | undefined {
  const renames = writes.filter(({ action }) => action === 'rename_company');
  const last = renames.at(-1);
  return last === undefined ? undefined : { company, renames, name: String(last.after['company_name']) };
}

/** Whether the dataset calls the company by a name that an admin replaced or gave. */
function isKnown({ company, renames }: Renaming): boolean {
  const key = identityKey(company.company_name);
  return renames.some(({ before, after }) => [before, after].some((names) => identityKey(String(names['company_name'])) === key));
}

/** A name that another company has and keeps, or gets. If two companies want a name, the one that has it gets it, then the one that was renamed last. */
async function firstTaken(client: Transaction, wanted: ReadonlyMap<string, Renaming>): Promise<{ renaming: Renaming; by: string } | undefined> {
  const winners = new Map<string, string>();
  const priority = (one: Renaming): number => (isCalled(one.company, one.name) ? Number.MAX_SAFE_INTEGER : (one.renames.at(-1)?.write_id ?? 0));
  for (const one of [...wanted.values()].sort((a, b) => priority(b) - priority(a))) {
    const uid = one.company.company_uid;
    const key = identityKey(one.name);
    const winner = winners.get(key);
    if (winner !== undefined) return { renaming: one, by: winner };
    winners.set(key, uid);
    const [namesake] = await readNamesakes(client, uid, one.name);
    const leaving = namesake === undefined ? undefined : wanted.get(namesake.company_uid);
    if (namesake !== undefined && (leaving === undefined || isCalled(leaving.company, leaving.name))) return { renaming: one, by: namesake.company_uid };
  }
  return undefined;
}

const isCalled = (company: CompanyIdentity, name: string): boolean => identityKey(company.company_name) === identityKey(name);

/** Names are unique at any time, so companies whose name another one gets are parked under one that nobody has. */
async function rename(client: Transaction, renamings: readonly Renaming[]): Promise<void> {
  const given = new Set(renamings.map(({ name }) => identityKey(name)));
  for (const { company, name } of renamings)
    if (given.has(identityKey(company.company_name)) && !isCalled(company, name)) await updateCompanyName(client, company.company_uid, randomUUID());
  for (const { company, name } of renamings) await updateCompanyName(client, company.company_uid, name);
}
