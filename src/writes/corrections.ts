import { identityKey } from '../text/identity-key.ts';
import type { Transaction } from '../store/pool.ts';
import { deleteAlias, insertAlias, readAliases, type Alias } from '../store/writes/company-aliases.ts';
import { lockCompanyByUid } from '../store/writes/companies.ts';
import { deletePairs, readClusterNames, readPairs } from '../store/writes/company-pairs.ts';
import { rescaleShares } from '../store/writes/shares-and-counts.ts';
import { readAdminWrites, type RecordedWrite } from '../store/writes/write-record.ts';
import { correctNames, type Lose, type WrittenCompany } from './corrected-names.ts';

/** A correction that does not fit a new dataset. */
export interface LostCorrection {
  readonly write_id: number;
  readonly written_at: string;
  readonly written_by: string;
  readonly action: string;
  readonly company_uid: string;
  readonly reason: string;
}

export interface CorrectionReport {
  /** Companies that were changed as admins changed them before. */
  readonly companies: number;
  /** Admin writes that are in effect, including those that the dataset already contains. */
  readonly kept: number;
  readonly lost: readonly LostCorrection[];
}

/**
 * Makes the changes of admins again after another dataset was loaded. What they left behind counts, not each step: a company gets its last name, the aliases that were
 * added last, and loses the aliases and pairs that were removed last. Names come first, all together. A rename applies while the dataset calls the company by a name that an admin replaced or gave; a
 * removed pair while its cluster has the same name. All others are lost, and reported. Doing it twice changes nothing.
 */
export async function applyCorrections(client: Transaction): Promise<CorrectionReport> {
  const writes = await readAdminWrites(client);
  const byCompany = new Map<string, RecordedWrite[]>();
  for (const write of writes) byCompany.set(write.company_uid, [...(byCompany.get(write.company_uid) ?? []), write]);
  const lost: LostCorrection[] = [];
  const lose: Lose = ({ write_id, written_at, actor_name, action, company_uid }, reason) => {
    lost.push({ write_id, written_at: written_at.toISOString(), written_by: actor_name, action, company_uid, reason });
  };
  const present: WrittenCompany[] = [];
  for (const [uid, ofCompany] of byCompany) {
    const company = await lockCompanyByUid(client, uid);
    if (company === undefined) for (const write of ofCompany) lose(write, 'the company is not in the dataset');
    else present.push({ company, writes: ofCompany });
  }
  const names = await correctNames(client, present, lose);
  let companies = 0;
  for (const one of present) if (await correctOthers(client, one, names.get(one.company.company_uid), lose)) companies++;
  lost.sort((a, b) => a.write_id - b.write_id);
  return { companies, kept: writes.length - new Set(lost.map(({ write_id }) => write_id)).size, lost };
}

/** Corrects all but the name, which is given unless it does not fit or no admin gave one. Returns whether something had to be changed, the name included. */
async function correctOthers(client: Transaction, { company, writes }: WrittenCompany, name: string | undefined, lose: Lose): Promise<boolean> {
  const remaining = name === undefined ? writes.filter(({ action }) => action !== 'rename_company') : writes;
  const hasOtherAliases = await correctAliases(client, company.company_uid, name ?? company.company_name, remaining);
  const hasOtherPairs = await correctPairs(client, company.company_uid, writes, lose);
  return (name !== undefined && name !== company.company_name) || hasOtherAliases || hasOtherPairs;
}

async function correctAliases(client: Transaction, uid: string, name: string, writes: readonly RecordedWrite[]): Promise<boolean> {
  /** What the last write about an alias did: the alias that it added, or null if it removed it. */
  const wanted = new Map<string, Alias | null>();
  for (const { before, after } of writes) {
    const [old, now] = [before, after].map(({ aliases }) => new Map(((aliases ?? []) as Alias[]).map((alias) => [identityKey(alias.alias), alias])));
    for (const key of old?.keys() ?? []) if (now?.has(key) !== true) wanted.set(key, null);
    for (const [key, alias] of now ?? []) if (old?.has(key) !== true) wanted.set(key, alias);
  }
  const present = new Map((await readAliases(client, uid)).map((alias) => [alias.alias_key, alias]));
  let isChanged = false;
  for (const [key, alias] of wanted) {
    // What a company is called is no alias of it.
    if (alias !== null && key !== identityKey(name) && !present.has(key)) await insertAlias(client, uid, alias);
    else if (alias === null && present.has(key)) await deleteAlias(client, uid, key);
    else continue;
    isChanged = true;
  }
  return isChanged;
}

async function correctPairs(client: Transaction, uid: string, writes: readonly RecordedWrite[], lose: Lose): Promise<boolean> {
  const removals = writes
    .filter(({ action }) => action === 'remove_occupations')
    .flatMap((write) => (write.before['pairs'] as { cluster_id: number; cluster_name: string }[]).map((pair) => ({ write, ...pair })));
  const ids = [...new Set(removals.map(({ cluster_id }) => cluster_id))];
  const names = new Map((await readClusterNames(client, ids)).map(({ cluster_id, cluster_name }) => [cluster_id, cluster_name]));
  const same = removals.filter(({ cluster_id, cluster_name }) => names.get(cluster_id) === cluster_name);
  for (const removal of removals) {
    const { write, cluster_id, cluster_name } = removal;
    if (!same.includes(removal)) lose(write, `the removed cluster ${cluster_id} "${cluster_name}" is ${nowCalled(names.get(cluster_id))}`);
  }
  const present = await readPairs(client, uid, [...new Set(same.map(({ cluster_id }) => cluster_id))]);
  if (present.length === 0) return false;
  await deletePairs(
    client,
    uid,
    present.map(({ cluster_id }) => cluster_id),
  );
  await rescaleShares(client, uid);
  return true;
}

function nowCalled(name: string | undefined): string {
  return name === undefined ? 'not in the dataset' : `now called "${name}"`;
}
