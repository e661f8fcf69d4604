import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** Kinds of changes from one dataset to the next. */
export const CHANGE_KINDS = [
  'companies_added',
  'companies_removed',
  'companies_renamed',
  'company_badges_changed',
  'occupation_badges_changed',
  'occupations_added',
  'occupations_removed',
  'occupations_renamed',
  'occupations_moved',
  'clusters_added',
  'clusters_removed',
  'clusters_renamed',
  'wages_changed',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** For each kind, how many changes there are, and the first of them. */
export type DatasetChanges = Readonly<Record<ChangeKind, { readonly count: number; readonly rows: readonly Readonly<Record<string, unknown>>[] }>>;

export interface DatasetComparison {
  readonly from_version: string;
  readonly to_version: string;
  readonly compared_at: Date;
  readonly changes: DatasetChanges;
}

export async function storeComparison(client: Transaction, from: string, to: string, changes: DatasetChanges): Promise<void> {
  await client.query('INSERT INTO dataset_comparisons (from_version, to_version, changes) VALUES ($1, $2, $3)', [from, to, JSON.stringify(changes)]);
}

/** The last comparison from one version to another; undefined if the second was never loaded right after the first. */
export async function readComparison(from: Reads | Transaction, fromVersion: string, toVersion: string): Promise<DatasetComparison | undefined> {
  const [row] = await rowsOf<DatasetComparison>(from, {
    name: 'dataset-comparison',
    text: `SELECT from_version, to_version, compared_at, changes FROM dataset_comparisons
           WHERE from_version = $1 AND to_version = $2 ORDER BY comparison_id DESC LIMIT 1`,
    values: [fromVersion, toVersion],
  });
  return row;
}

/** The versions that can be compared, the newest comparison first. */
export function readComparablePairs(from: Reads | Transaction): Promise<{ readonly from: string; readonly to: string }[]> {
  return rowsOf(from, {
    name: 'dataset-comparisons',
    text: `SELECT from_version AS "from", to_version AS "to" FROM dataset_comparisons GROUP BY 1, 2 ORDER BY max(comparison_id) DESC LIMIT 20`,
  });
}
