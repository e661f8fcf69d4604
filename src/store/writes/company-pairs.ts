import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** A pair as the record of writes keeps it: whole, with its hiring rows, whose values have the types of every other answer. */
export interface Pair extends Record<string, unknown> {
  readonly cluster_id: number;
  readonly cluster_name: string;
}

/** The pairs of a company with these clusters. */
export async function readPairs(client: Transaction, companyUid: string, clusters: readonly number[]): Promise<Pair[]> {
  const rows = await rowsOf<{ pair: Pair }>(client, {
    text: `SELECT to_jsonb(p) - 'company_uid' || jsonb_build_object('cluster_name', k.cluster_name, 'hiring', COALESCE(
                    (SELECT jsonb_agg(jsonb_build_object('cbsa', h.cbsa::integer, 'postings_count_qtile', h.postings_count_qtile::text) ORDER BY h.cbsa)
                     FROM company_hiring h WHERE h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id), '[]')) AS pair
           FROM company_clusters p JOIN clusters k USING (cluster_id)
           WHERE p.company_uid = $1 AND p.cluster_id = ANY($2) ORDER BY p.cluster_id`,
    values: [companyUid, clusters],
  });
  return rows.map(({ pair }) => pair);
}

/** Number of pairs of a company. */
export async function countPairs(client: Transaction, companyUid: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(client, { text: 'SELECT count(*) AS n FROM company_clusters WHERE company_uid = $1', values: [companyUid] });
  return row?.n ?? 0;
}

/** Clusters in which no company has more postings than this one. It may share the lead: a tie is broken by name. */
export async function readLeadClusters(client: Transaction, companyUid: string): Promise<number[]> {
  const rows = await rowsOf<{ cluster_id: number }>(client, {
    text: `SELECT p.cluster_id FROM company_clusters p
           WHERE p.company_uid = $1 AND p.total_posting_count = (SELECT max(q.total_posting_count) FROM company_clusters q WHERE q.cluster_id = p.cluster_id)`,
    values: [companyUid],
  });
  return rows.map(({ cluster_id }) => cluster_id);
}

/** Removes the pairs of a company with these clusters, and their hiring rows. */
export async function deletePairs(client: Transaction, companyUid: string, clusters: readonly number[]): Promise<void> {
  await client.query('DELETE FROM company_clusters WHERE company_uid = $1 AND cluster_id = ANY($2)', [companyUid, clusters]);
}

/** The clusters with these ids, with their names. */
export function readClusterNames(client: Transaction, clusters: readonly number[]): Promise<{ readonly cluster_id: number; readonly cluster_name: string }[]> {
  return rowsOf(client, { text: 'SELECT cluster_id, cluster_name FROM clusters WHERE cluster_id = ANY($1)', values: [clusters] });
}
