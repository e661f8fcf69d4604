import { AI_IMPACT_SQL } from '../catalog/ai-impact.ts';
import { WAGE_GROWTH_SQL } from '../catalog/clusters.ts';
import type { Reads } from '../store/pool.ts';
import type { OccupationOrCluster } from './targets.ts';
import { clusterIdOf } from './targets.ts';

export interface WageGrowth {
  readonly p50_growth_0_10: number | null;
  readonly tier: string | null;
}

export interface PremiumSkill {
  readonly rank: number;
  readonly skill: string;
  readonly description: string | null;
}

const SKILLS = `(SELECT COALESCE(json_agg(json_build_object('rank', s.rank, 'skill', s.skill, 'description', s.description) ORDER BY s.rank), '[]')
  FROM cluster_premium_skills s WHERE s.cluster_id = k.cluster_id)`;

const neighbours = (table: string, column: string): string => `(SELECT COALESCE(json_agg(json_build_object(
    'rank', x.rank, 'cluster_id', n.cluster_id, 'cluster_name', n.cluster_name, 'job_level', n.job_level, 'ai_flag', n.ai_flag) ORDER BY x.rank), '[]')
  FROM ${table} x JOIN clusters n ON n.cluster_id = x.${column} WHERE x.cluster_id = k.cluster_id)`;

/** The first fields of a record: what the request named. */
function heading(target: OccupationOrCluster): Record<string, unknown> {
  if (target.kind === 'cluster') return { cluster_id: target.cluster.cluster_id, cluster_name: target.cluster.cluster_name };
  const { onet_code, onet_title, cluster_id, cluster_name } = target.occupation;
  return { onet_code, onet_title, cluster_id, cluster_name };
}

async function one<T extends object>(database: Reads, name: string, columns: string, from: string, clusterId: number): Promise<T> {
  const [row] = await database.query<T & Record<string, unknown>>({
    name,
    text: `SELECT ${columns} FROM ${from} WHERE k.cluster_id = $1`,
    values: [clusterId],
  });
  if (row === undefined) throw new Error(`cluster ${clusterId} disappeared between two statements`);
  return row;
}

/** Share of workers with a bachelor's degree, and job level. */
export async function education(database: Reads, target: OccupationOrCluster): Promise<Record<string, unknown>> {
  return { ...heading(target), ...(await one(database, 'education', 'k.ba_plus_share, k.job_level', 'clusters k', clusterIdOf(target))) };
}

/** Destination clusters, skill-adjacent clusters, premium skills, and wage growth. */
export async function pathways(database: Reads, target: OccupationOrCluster): Promise<Record<string, unknown>> {
  const columns = [
    `${neighbours('cluster_destinations', 'destination_cluster_id')} AS destinations`,
    `${neighbours('cluster_skill_adjacencies', 'adjacent_cluster_id')} AS skill_adjacent`,
    `${SKILLS} AS premium_skill_details`,
    `${WAGE_GROWTH_SQL} AS wage_growth`,
  ];
  return { ...heading(target), ...(await one(database, 'pathways', columns.join(', '), 'clusters k', clusterIdOf(target))) };
}

export interface AiImpactFacts {
  readonly ai_impact: Record<string, unknown>;
  readonly premium_skill_details: readonly PremiumSkill[];
}

const WITH_IMPACT = 'clusters k LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id';

/** The AI-impact block of a cluster and its premium skills. */
export function aiImpact(database: Reads, clusterId: number): Promise<AiImpactFacts> {
  return one(database, 'ai-impact', `${AI_IMPACT_SQL} AS ai_impact, ${SKILLS} AS premium_skill_details`, WITH_IMPACT, clusterId);
}

export async function wageGrowth(database: Reads, clusterId: number): Promise<WageGrowth> {
  const { wage_growth } = await one<{ wage_growth: WageGrowth }>(database, 'wage-growth', `${WAGE_GROWTH_SQL} AS wage_growth`, 'clusters k', clusterId);
  return wage_growth;
}

export interface SingleWages {
  readonly median_annual: number;
  readonly percentile_10: number;
  readonly percentile_90: number;
}

/** Wages of a cluster at one year and metro size. */
export async function singleWages(database: Reads, clusterId: number, yearsIn: number, msaSize: string): Promise<SingleWages | null> {
  const [row] = await database.query<SingleWages & Record<string, unknown>>({
    name: 'single-wages',
    text: 'SELECT median AS median_annual, percentile_10, percentile_90 FROM cluster_wages WHERE cluster_id = $1 AND years_in = $2 AND msa_size = $3',
    values: [clusterId, yearsIn, msaSize],
  });
  return row ?? null;
}

/** The occupations of a cluster, core or overlay. */
export function membersOf(database: Reads, clusterId: number): Promise<{ onet_code: string; onet_title: string }[]> {
  return database.query({
    name: 'members',
    text: 'SELECT onet_code, consolidated_title AS onet_title FROM occupation_clusters WHERE cluster_id = $1 ORDER BY consolidated_title COLLATE a_to_z, onet_code',
    values: [clusterId],
  });
}
