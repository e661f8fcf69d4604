import type { Reads } from '../store/pool.ts';
import { aiImpact, membersOf } from './cluster-facts.ts';

export type ClusterAiImpact = Readonly<Record<string, unknown>> & { readonly data: readonly object[] };

/** AI impact of a cluster: its occupations, each with the block of the cluster, and a summary. */
export async function clusterAiImpact(database: Reads, cluster: { cluster_id: number; cluster_name: string }): Promise<ClusterAiImpact> {
  const { cluster_id, cluster_name } = cluster;
  const [{ ai_impact, premium_skill_details }, members] = await Promise.all([aiImpact(database, cluster_id), membersOf(database, cluster_id)]);
  const flag = ai_impact['ai_flag'];
  return {
    summary: { total_occupations: members.length, ai_flag_distribution: typeof flag === 'string' ? { [flag]: members.length } : {} },
    ai_impact,
    data: members.map((member) => ({ ...member, ai_impact })),
    cluster_id,
    cluster_name,
    premium_skill_details,
  };
}
