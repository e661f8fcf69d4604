import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/**
 * Scales the shares of a company's remaining pairs to a sum of exactly 1, where the largest absorbs the rounding, and marks the ten largest. Returns the clusters
 * that are among the ten now and were not before.
 */
export async function rescaleShares(client: Transaction, companyUid: string): Promise<number[]> {
  const rows = await rowsOf<{ cluster_id: number; promoted: boolean }>(client, {
    text: `WITH ranked AS (
             -- Who was in the top 10 already stays before others of the same share.
             SELECT cluster_id, top10_occupation AS old_top10, round(employment_share / NULLIF(sum(employment_share) OVER (), 0), 8) AS share,
                    row_number() OVER (ORDER BY employment_share DESC, top10_occupation DESC, cluster_id) AS place
             FROM company_clusters WHERE company_uid = $1
           ), scaled AS (
             SELECT cluster_id, old_top10, place, CASE place WHEN 1 THEN 1 - (sum(share) OVER () - share) ELSE share END AS share FROM ranked
           )
           UPDATE company_clusters p
           SET employment_share = COALESCE(s.share, p.employment_share), top10_occupation = (s.place <= 10)::int, updated_at = clock_timestamp()
           FROM scaled s WHERE p.company_uid = $1 AND p.cluster_id = s.cluster_id
           RETURNING p.cluster_id, p.top10_occupation > s.old_top10 AS promoted`,
    values: [companyUid],
  });
  return rows.filter(({ promoted }) => promoted).map(({ cluster_id }) => cluster_id);
}

/** Counts the companies of these clusters again, and stores the counts. */
export async function updateCompanyCounts(client: Transaction, clusters: readonly number[]): Promise<void> {
  await client.query(
    `UPDATE clusters k SET company_count_all = counted.total, company_count_badged = counted.badged, company_count_top10 = counted.top10
     FROM (
       SELECT asked.cluster_id, count(p.company_uid) AS total, count(COALESCE(p.badge_early_career, p.badge_growth, p.badge_stability)) AS badged,
              count(*) FILTER (WHERE p.top10_occupation = 1) AS top10
       FROM unnest($1::integer[]) AS asked (cluster_id) LEFT JOIN company_clusters p USING (cluster_id) GROUP BY asked.cluster_id
     ) AS counted
     WHERE k.cluster_id = counted.cluster_id`,
    [clusters],
  );
}

/** Counts the companies of all clusters again, and stores the counts. */
export async function updateAllCompanyCounts(client: Transaction): Promise<void> {
  const clusters = await rowsOf<{ cluster_id: number }>(client, { text: 'SELECT cluster_id FROM clusters' });
  await updateCompanyCounts(
    client,
    clusters.map(({ cluster_id }) => cluster_id),
  );
}
