import { identityKey } from '../text/identity-key.ts';
import type { Transaction } from '../store/pool.ts';
import { deleteAlias, insertAlias, readAliases, type Alias } from '../store/writes/company-aliases.ts';
import { lockCompanyByUid, readNamesakes, updateCompanyName, type LockedCompany } from '../store/writes/companies.ts';
import { deletePairs, readClusterNames, readPairs } from '../store/writes/company-pairs.ts';
import { rescaleShares } from '../store/writes/shares-and-counts.ts';
import { readAdminWrites, type RecordedWrite } from '../store/writes/write-record.ts';

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
 * added last, and loses the aliases and pairs that were removed last. A rename applies while the dataset calls the company by a name that an admin replaced or gave; a
 * removed pair while its cluster has the same name. All others are lost, and reported. Doing it twice changes nothing.
 */
export async function applyCorrections(client: Transaction): Promise<CorrectionReport> {
  const writes = await readAdminWrites(client);
  const byCompany = new Map<string, RecordedWrite[]>();
  for (const write of writes) byCompany.set(write.company_uid, [...(byCompany.get(write.company_uid) ?? []), write]);
  const lost: LostCorrection[] = [];
  let companies = 0;
  for (const [uid, ofCompany] of byCompany) {
    const lose = (write: RecordedWrite, reason: string): void => {
      const { write_id, written_at, actor_name, action, company_uid } = write;
      lost.push({ write_id, written_at: written_at.toISOString(), written_by: actor_name, action, company_uid, reason });
    };
    const company = await lockCompanyByUid(client, uid);
    if (company === undefined) for (const write of ofCompany) lose(write, 'the company is not in the dataset');
    else if (await correct(client, company, ofCompany, lose)) companies++;
  }
  lost.sort((a, b) => a.write_id - b.write_id);
  return { companies, kept: writes.length - new Set(lost.map(({ write_id }) => write_id)).size, lost };
}

type Lose = (write: RecordedWrite, reason: string) => void;

/** Returns whether something had to be changed. */
async function correct(client: Transaction, company: LockedCompany, writes: readonly RecordedWrite[], lose: Lose): Promise<boolean> {
  const renames = writes.filter(({ action }) => action === 'rename_company');
  const name = await correctName(client, company, renames, lose);
  const remaining = name === undefined ? writes.filter((write) => !renames.includes(write)) : writes;
  const hasOtherAliases = await correctAliases(client, company.company_uid, name ?? company.company_name, remaining);
  const hasOtherPairs = await correctPairs(client, company.company_uid, writes, lose);
  return (name !== undefined && name !== company.company_name) || hasOtherAliases || hasOtherPairs;
}

/** The name that admins gave the company last, now its name; undefined if there is none that fits. */
async function correctName(client: Transaction, company: LockedCompany, renames: readonly RecordedWrite[], lose: Lose): Promise<string | undefined> {
  const names = renames.flatMap(({ before, after }) => [String(before['company_name']), String(after['company_name'])]);
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const isKnown = names.some((one) => identityKey(one) === identityKey(company.company_name));
  const [namesake] = await readNamesakes(client, company.company_uid, name);
  const reason = !isKnown
    ? `the dataset now calls the company "${company.company_name}"`
    : namesake === undefined
      ? undefined
      : `"${name}" is now the name of another company (${namesake.company_uid})`;
  if (reason !== undefined) {
    for (const rename of renames) lose(rename, reason);
    return undefined;
  }
  if (name !== company.company_name) await updateCompanyName(client, company.company_uid, name);
  return name;
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
