import { aliasDocumentId } from '../catalog/document-kinds.ts';
import type { TouchedDocuments } from '../store/outbox.ts';
import type { Transaction } from '../store/pool.ts';
import type { CompanyIdentity } from '../store/company-named.ts';
import { readAliases } from '../store/writes/company-aliases.ts';
import { countPairs, deletePairs, readPairs } from '../store/writes/company-pairs.ts';
import { rescaleShares, updateCompanyCounts } from '../store/writes/shares-and-counts.ts';
import { findOccupations } from './occupation-names.ts';
import { refuse, type WriteProblem } from './write-problems.ts';
import type { Change } from './write-transaction.ts';

/** The same maximum as for a batch of titles. */
const MOST_OCCUPATIONS = 200;

/** What is wrong with the list itself, whatever its texts name. */
export function occupationListProblems(codesOrTitles: readonly string[]): WriteProblem[] {
  const count = codesOrTitles.length;
  if (count === 0) return [{ kind: 'no_occupations' }];
  return count > MOST_OCCUPATIONS ? [{ kind: 'too_many_occupations', count, most: MOST_OCCUPATIONS }] : [];
}

/**
 * Removes the pairs whose core cluster has one of the occupations, with their hiring rows. Then updates everything that depends on a
 * company's pairs: its shares add up to 1 again, its ten largest pairs are its top 10, and the clusters' company counts no longer include it.
 * Badges, tiers, and hiring quantiles of other companies do not change, because the scores behind them are only in the data delivery.
 */
export async function removePairs(client: Transaction, company: CompanyIdentity, codesOrTitles: readonly string[]): Promise<Change> {
  const uid = company.company_uid;
  const { occupations, problems } = await findOccupations(client, codesOrTitles);
  const pairs = await readPairs(client, uid, [...new Set(occupations.map(({ cluster_id }) => cluster_id))]);
  const missing = occupations.filter(({ cluster_id }) => !pairs.some((pair) => pair.cluster_id === cluster_id));
  refuse([...problems, ...missing.map(({ given, ...occupation }): WriteProblem => ({ kind: 'no_pair', given, company: company.company_name, occupation }))]);

  const removed = pairs.map(({ cluster_id }) => cluster_id);
  const count = await countPairs(client, uid);
  await deletePairs(client, uid, removed);
  const promoted = await rescaleShares(client, uid);
  await updateCompanyCounts(client, [...removed, ...promoted]);
  const aliases = await readAliases(client, uid);
  return {
    changed: true,
    before: { pair_count: count, pairs },
    after: { pair_count: count - pairs.length, pairs: [], top10_gained: promoted },
    notes: [],
    touched: [
      // The prominence of a company depends on the postings of its pairs.
      { kind: 'companies', id: uid },
      ...['', ...aliases.map(({ alias_key }) => alias_key)].map((key): TouchedDocuments => ({ kind: 'aliases', id: aliasDocumentId(uid, key) })),
      ...removed.map((cluster): TouchedDocuments => ({ kind: 'titles', id: String(cluster) })),
    ],
  };
}
