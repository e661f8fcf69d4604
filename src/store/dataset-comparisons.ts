import type { Reads, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** What is compared, row by row. */
const COMPARED = [
  'industries',
  'companies',
  'company_relationships',
  'company_aliases',
  'occupations',
  'clusters',
  'cluster_destinations',
  'cluster_skill_adjacencies',
  'cluster_premium_skills',
  'cluster_common_titles',
  'occupation_clusters',
  'cluster_ai_impacts',
  'wages',
  'cluster_retention',
  'cbsas',
  'zip_locations',
  'company_clusters',
  'company_hiring',
  'title_observations',
] as const;

export type Compared = (typeof COMPARED)[number];

/** Their rows have nothing that could change without a kind of its own. */
const NEVER_CHANGED: readonly Compared[] = ['company_relationships', 'occupations'];

/** Changes that have a kind of their own, apart from rows that are new, gone, or have other values. */
const NAMED_CHANGES = [
  'companies_renamed',
  'company_badges_changed',
  'occupations_renamed',
  'occupations_moved',
  'clusters_renamed',
  'occupation_badges_changed',
] as const;

export type NamedChange = (typeof NAMED_CHANGES)[number];
export type ChangeKind = NamedChange | `${Compared}_${'added' | 'removed' | 'changed'}`;

/** Kinds of changes from one dataset to the next. */
export const CHANGE_KINDS: readonly ChangeKind[] = [
  ...COMPARED.flatMap((what) => [`${what}_added`, `${what}_removed`, ...(NEVER_CHANGED.includes(what) ? [] : [`${what}_changed` as const])] as const),
  ...NAMED_CHANGES,
];

/** How many changes of a kind there are, and the first of them. */
export interface Changes {
  readonly count: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The changes of each kind. Comparisons that an earlier version stored have fewer kinds. */
export type DatasetChanges = Readonly<Partial<Record<ChangeKind, Changes>>>;

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
