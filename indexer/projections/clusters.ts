import { wordKey } from '../../src/text/words.ts';

/** A core cluster with all its searchable names. */
export interface ClusterRow {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly cluster_occs: string;
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  /** Most common titles, in rank order. */
  readonly common_titles: readonly string[];
  /** Titles of the corpus for the cluster's occupations. */
  readonly corpus_titles: readonly string[];
}

export const CLUSTER_SQL = `
  SELECT k.cluster_id, k.cluster_name, k.cluster_occs, k.job_level, k.ai_flag,
         COALESCE((SELECT array_agg(t.title ORDER BY t.rank) FROM cluster_common_titles t WHERE t.cluster_id = k.cluster_id), '{}') AS common_titles,
         COALESCE((SELECT array_agg(DISTINCT o.title) FROM occupation_clusters m JOIN title_observations o USING (onet_code)
                   WHERE m.cluster_id = k.cluster_id AND o.company_uid IS NULL), '{}') AS corpus_titles
  FROM clusters k WHERE k.is_core`;

export function projectCluster(row: ClusterRow): { id: string; document: Record<string, unknown> } {
  const named = [
    { field: 'cluster_name', title: row.cluster_name },
    ...row.common_titles.map((title, i) => ({ field: `common_clean_job_title_${i + 1}`, title })),
    ...row.cluster_occs.split('|').map((title) => ({ field: 'cluster_occs', title })),
    ...row.corpus_titles.map((title) => ({ field: 'name_corpus', title })),
  ];
  const seen = new Set<string>();
  const names = named.flatMap(({ field, title }) => {
    const key = wordKey(title);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ field, title, key }];
  });
  return {
    id: String(row.cluster_id),
    document: { cluster_id: row.cluster_id, cluster_name: row.cluster_name, job_level: row.job_level, ai_flag: row.ai_flag, names },
  };
}
