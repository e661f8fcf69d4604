import type { ServiceClient } from '../../setup/service-client.ts';

/** A pair of company and cluster as the database holds it. */
export interface StoredPair {
  readonly company_uid: string;
  readonly company_name: string;
  readonly primary_industry: string | null;
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly badge_early_career: string | null;
  readonly badge_growth: string | null;
  readonly badge_stability: string | null;
  readonly entry_posting_count: number;
  readonly entry_posting_tier: string;
  readonly total_posting_count: number;
  readonly total_posting_tier: string;
  readonly early_career_access: number;
  readonly top10_occupation: string;
  readonly employment_share: number;
}

/** Fields of a pair in cross-employer rows. */
export const PAIR_FIELDS = [
  'company_uid',
  'company_name',
  'cluster_id',
  'cluster_name',
  'badge_early_career',
  'badge_growth',
  'badge_stability',
  'entry_posting_count',
  'entry_posting_tier',
  'total_posting_count',
  'total_posting_tier',
  'early_career_access',
  'top10_occupation',
] as const;

/** Pairs by company, then cluster, A to Z; `condition` is SQL over p, c and k. */
export function storedPairs(service: ServiceClient, condition = 'TRUE'): Promise<StoredPair[]> {
  return service.database.query<StoredPair & Record<string, unknown>>({
    text: `SELECT p.company_uid, c.company_name, c.primary_industry, p.cluster_id, k.cluster_name, p.badge_early_career, p.badge_growth, p.badge_stability,
             p.entry_posting_count, p.entry_posting_tier, p.total_posting_count, p.total_posting_tier, p.early_career_access,
             p.top10_occupation::text AS top10_occupation, p.employment_share
           FROM company_clusters p JOIN companies c USING (company_uid) JOIN clusters k USING (cluster_id) WHERE ${condition}
           ORDER BY c.company_name COLLATE a_to_z, c.company_uid, k.cluster_name COLLATE a_to_z, k.cluster_id`,
  });
}

/** A pair with the named fields only. */
export function pick<K extends keyof StoredPair>(pair: StoredPair, fields: readonly K[]): Pick<StoredPair, K> {
  return Object.fromEntries(fields.map((field) => [field, pair[field]])) as Pick<StoredPair, K>;
}

export const keyOf = ({ company_uid, cluster_id }: { readonly company_uid: string; readonly cluster_id: number }): string => `${company_uid} ${cluster_id}`;
