import { TRENDS_OF_FLAG, type AiFlag } from '../../src/catalog/enumerations.ts';
import type { AiLean, ClusterFact, Facts } from '../fact-types.ts';
import { rowsOf, type Cell, type TableRow } from '../tables.ts';
import { narratives } from './narratives.ts';
import { BADGE_COLUMNS, groupBy, type Pair } from './pairs.ts';
import type { TitleCount } from './titles.ts';
import { weightedGrowth } from './wages.ts';

export const METHODOLOGY_VERSION = '2026-04-21';
/** The delivery of premium skills, and what replaces its name where prior skills were retained. */
const SKILL_VINTAGE = '2026-09';
const CARRIED_SKILLS = 'carried';
/** With fewer postings in the delivery, skill premiums cannot be estimated again. */
const POSTINGS_FOR_SKILLS = 600;
const DESTINATIONS = 5;
const SKILL_ADJACENT = 3;
const COMMON_TITLES = 3;

/** Number of the 861 clusters with each flag, from the specification. */
export const FLAG_QUOTAS: Readonly<Record<AiFlag, number>> = { 'Raising the Bar': 63, 'Shrinking Fields': 26, 'Winners Pull Away': 23, 'Lower Potential': 65 };

/** The flag of each classified cluster. Each flag has a quota, filled first by the clusters whose author was most certain. */
export function classify(facts: Facts): Map<number, AiFlag> {
  const leaning = [...facts.clusters, ...facts.overlay].filter((cluster): cluster is typeof cluster & { ai: AiLean } => cluster.ai !== null);
  const flags = new Map<number, AiFlag>();
  for (const [flag, quota] of Object.entries(FLAG_QUOTAS) as [AiFlag, number][]) {
    const surest = leaning.filter(({ ai }) => ai.flag === flag).sort((a, b) => b.ai.strength - a.ai.strength || a.id - b.id);
    if (surest.length < quota) throw new Error(`${surest.length} clusters lean to "${flag}", but ${quota} must have it`);
    for (const { id } of surest.slice(0, quota)) flags.set(id, flag);
  }
  return flags;
}

export function generateClusters(facts: Facts, pairs: readonly Pair[], flags: ReadonlyMap<number, AiFlag>): TableRow[] {
  const titleOf = new Map(facts.occupations.map(({ code, title }) => [code, title]));
  const members = groupBy(facts.occupations, ({ clusterId }) => clusterId);
  const pairsOf = groupBy(pairs, (pair) => pair.cluster.id);
  const growth = new Map(facts.clusters.map((cluster) => [cluster.id, weightedGrowth(cluster)]));
  const sorted = [...growth.values()].sort((a, b) => a - b);
  const tierOf = (value: number): string =>
    value < (sorted[Math.floor(sorted.length / 3)] ?? 0) ? 'low' : value < (sorted[Math.floor((2 * sorted.length) / 3)] ?? 0) ? 'medium' : 'high';

  const core = facts.clusters.map((cluster) => {
    const own = pairsOf.get(cluster.id) ?? [];
    const titles = (members.get(cluster.id) ?? []).map(({ title }) => title);
    const p50 = growth.get(cluster.id) ?? 0;
    const postings = own.reduce((sum, { totalPostings }) => sum + totalPostings, 0);
    return {
      cluster_id: cluster.id,
      cluster_name: cluster.name,
      is_core: true,
      occupation_count: titles.length,
      cluster_occs: titles.join('|'),
      ba_plus_share: cluster.baPlusShare,
      job_level: cluster.jobLevel,
      ai_flag: flags.get(cluster.id) ?? null,
      company_count_all: own.length,
      company_count_badged: own.filter((pair) => BADGE_COLUMNS.some((column) => pair.badges[column] !== null)).length,
      company_count_top10: own.filter((pair) => pair.isTop10).length,
      premium_skill_vintage: cluster.skills.length === 0 ? null : postings < POSTINGS_FOR_SKILLS ? CARRIED_SKILLS : SKILL_VINTAGE,
      p50_wage_growth_0_10: Number(p50.toFixed(4)),
      wage_growth_tier: tierOf(p50),
    };
  });
  const overlay = facts.overlay.map((cluster) => ({
    cluster_id: cluster.id,
    cluster_name: cluster.name,
    is_core: false,
    occupation_count: cluster.codes.length,
    cluster_occs: cluster.codes.map((code) => titleOf.get(code) ?? code).join('|'),
    ba_plus_share: null,
    job_level: null,
    ai_flag: flags.get(cluster.id) ?? null,
    company_count_all: 0,
    company_count_badged: 0,
    company_count_top10: 0,
    premium_skill_vintage: null,
    p50_wage_growth_0_10: null,
    wage_growth_tier: null,
  }));
  return rowsOf('clusters', [...core, ...overlay]);
}

export function generateMemberships(facts: Facts): TableRow[] {
  const titleOf = new Map(facts.occupations.map(({ code, title }) => [code, title]));
  const core = facts.occupations.map(({ code, title, clusterId }) => ({ cluster_id: clusterId, onet_code: code, consolidated_title: title, is_core: true }));
  const overlay = facts.overlay.flatMap(({ id, codes }) =>
    [...new Set(codes)].map((code) => ({ cluster_id: id, onet_code: code, consolidated_title: titleOf.get(code) ?? code, is_core: false })),
  );
  return rowsOf('occupation_clusters', [...core, ...overlay]);
}

/** Destination clusters and skill-adjacent clusters, from the codes that the cluster's author named. */
export function generatePathways(facts: Facts): { destinations: TableRow[]; adjacencies: TableRow[] } {
  const clusterOf = new Map(facts.occupations.map(({ code, clusterId }) => [code, clusterId]));
  const neighbours = (cluster: ClusterFact, codes: readonly string[], most: number): number[] => {
    const ids = codes.flatMap((code) => clusterOf.get(code) ?? []);
    return [...new Set(ids)].filter((id) => id !== cluster.id).slice(0, most);
  };
  const clusterById = new Map(facts.clusters.map((cluster) => [cluster.id, cluster]));
  /** The author's codes, then the destinations of those, because few authors named as many codes as the API returns. */
  const withSecondStep = (cluster: ClusterFact): string[] => [
    ...cluster.next,
    ...neighbours(cluster, cluster.next, DESTINATIONS).flatMap((id) => clusterById.get(id)?.next ?? []),
  ];
  return {
    destinations: facts.clusters.flatMap((cluster) =>
      rowsOf(
        'cluster_destinations',
        neighbours(cluster, withSecondStep(cluster), DESTINATIONS).map((id, i) => ({ cluster_id: cluster.id, rank: i + 1, destination_cluster_id: id })),
      ),
    ),
    adjacencies: facts.clusters.flatMap((cluster) =>
      rowsOf(
        'cluster_skill_adjacencies',
        neighbours(cluster, cluster.near, SKILL_ADJACENT).map((id, i) => ({ cluster_id: cluster.id, rank: i + 1, adjacent_cluster_id: id })),
      ),
    ),
  };
}

export function generateSkills(facts: Facts): TableRow[] {
  return facts.clusters.flatMap((cluster) =>
    rowsOf(
      'cluster_premium_skills',
      cluster.skills.map(({ skill, description }, i) => ({ cluster_id: cluster.id, rank: i + 1, skill, description })),
    ),
  );
}

/** The most common titles for the occupations of a cluster. */
export function generateCommonTitles(facts: Facts, corpus: readonly TitleCount[]): TableRow[] {
  const clusterOf = new Map(facts.occupations.map(({ code, clusterId }) => [code, clusterId]));
  const byCluster = groupBy(corpus, ({ code }) => clusterOf.get(code));
  return facts.clusters.flatMap((cluster) => {
    const most = [...(byCluster.get(cluster.id) ?? [])].sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'));
    const titles = [...new Set(most.map(({ title }) => title))].slice(0, COMMON_TITLES);
    return rowsOf(
      'cluster_common_titles',
      titles.map((title, i) => ({ cluster_id: cluster.id, rank: i + 1, title })),
    );
  });
}

export function generateAiImpacts(facts: Facts, flags: ReadonlyMap<number, AiFlag>): TableRow[] {
  const skillOf = new Map(facts.clusters.map((cluster) => [cluster.id, cluster.skills[0]?.skill]));
  return [...facts.clusters, ...facts.overlay].flatMap(({ id, name }) => {
    const flag = flags.get(id);
    if (flag === undefined) return [];
    const record: Record<string, Cell> = {
      cluster_id: id,
      ai_flag: flag,
      ...TRENDS_OF_FLAG[flag],
      ...narratives(flag, name, skillOf.get(id)),
      methodology_version: METHODOLOGY_VERSION,
    };
    return rowsOf('cluster_ai_impacts', [record as Parameters<typeof rowsOf<'cluster_ai_impacts'>>[1][number]]);
  });
}
