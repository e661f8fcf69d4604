import type { Badge, PostingTier } from '../../src/catalog/enumerations.ts';
import { companyUid } from '../../src/catalog/stable-ids.ts';
import type { ClusterFact, CompanyFact, Facts } from '../fact-types.ts';
import { noise, normal, uniform } from './random.ts';

/** A company's work in one cluster, with the scores from which its badges are calculated. */
export interface Pair {
  readonly company: CompanyFact;
  readonly companyUid: string;
  readonly cluster: ClusterFact;
  readonly employmentShare: number;
  readonly isTop10: boolean;
  readonly totalPostings: number;
  readonly entryPostings: number;
  entryTier: PostingTier;
  totalTier: PostingTier;
  /** Null if too few careers were observed. */
  readonly scores: Readonly<Record<BadgeColumn, number | null>>;
  readonly badges: Record<BadgeColumn, Badge | null>;
}

export const BADGE_COLUMNS = ['badge_early_career', 'badge_growth', 'badge_stability'] as const;
export type BadgeColumn = (typeof BADGE_COLUMNS)[number];

/** Approximate number of pairs in the dataset. */
const PAIRS = 55_000;
/** Clusters of an employer by its size class 1-5, before scaling to the number of pairs. */
const BREADTH = [0, 17, 23, 31, 42, 56];
/** Postings of an employer over the observation window by size class. */
const POSTINGS = [0, 150, 600, 2_500, 12_000, 60_000];
/** A smaller cohort cannot be divided into fifths. */
const SMALLEST_COHORT = 5;

/** The clusters of each company, with employment, postings, tiers, and badges. */
export function generatePairs(facts: Facts): Pair[] {
  const breadthTotal = facts.companies.reduce((sum, company) => sum + (BREADTH[company.size] ?? 0), 0);
  const pairs = facts.companies.flatMap((company) => {
    const breadth = Math.round(((BREADTH[company.size] ?? 0) * PAIRS) / breadthTotal);
    return pairsOf(company, chooseClusters(company, facts, breadth));
  });
  for (const cohort of groupBy(pairs, (pair) => pair.cluster.id).values()) {
    for (const column of BADGE_COLUMNS) {
      cutBadges(
        cohort,
        (pair) => pair.scores[column],
        (pair, badge) => (pair.badges[column] = badge),
      );
    }
    cutTiers(
      cohort,
      (pair) => pair.entryPostings,
      (pair, tier) => (pair.entryTier = tier),
    );
    cutTiers(
      cohort,
      (pair) => pair.totalPostings,
      (pair, tier) => (pair.totalTier = tier),
    );
  }
  return pairs;
}

interface Chosen {
  readonly cluster: ClusterFact;
  readonly weight: number;
}

/** Draws clusters with weights by how typical they are of the company's industries (weighted sampling without replacement). */
function chooseClusters(company: CompanyFact, { clusters, specialties }: Facts, breadth: number): Chosen[] {
  const own = specialties.filter(({ industrySlug }) => industrySlug === company.industry.slug);
  // A cluster can be in several specialties. It is enough if one of them names the company.
  const isElsewhere = (id: number): boolean =>
    own.some(({ clusterIds }) => clusterIds.includes(id)) &&
    !own.some(({ clusterIds, companies }) => clusterIds.includes(id) && companies.includes(company.name));
  return clusters
    .filter(({ id }) => !isElsewhere(id))
    .map((cluster) => ({ cluster, weight: typicality(company, cluster) }))
    .filter((chosen) => chosen.weight > 0)
    .map((chosen) => ({ ...chosen, key: Math.log(uniform('pair', company.name, chosen.cluster.id)) / chosen.weight }))
    .sort((a, b) => b.key - a.key || a.cluster.id - b.cluster.id)
    .slice(0, breadth);
}

function typicality(company: CompanyFact, cluster: ClusterFact): number {
  const of = (slug: string | undefined): number => (slug === undefined ? 0 : (cluster.industries.get(slug) ?? cluster.industries.get('*') ?? 0));
  const primary = of(company.industry.slug);
  const secondary = of(company.secondaryIndustry?.slug) / 3;
  // Squared, so that typical clusters are nearly always drawn, and possible ones sometimes.
  return Math.max(primary, secondary) ** 2 * cluster.size;
}

function pairsOf(company: CompanyFact, chosen: readonly Chosen[]): Pair[] {
  const uid = companyUid(company.name);
  const weights = chosen.map(({ cluster, weight }) => weight * 1.6 ** cluster.size * noise(0.45, 'share', company.name, cluster.id));
  const shares = sharesOfOne(weights);
  const byShare = shares.map((_, i) => i).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const top10 = new Set(byShare.slice(0, 10));
  const quality = {
    badge_early_career: normal('quality early', company.name),
    badge_growth: normal('quality growth', company.name),
    badge_stability: normal('quality stability', company.name),
  };
  return chosen.map(({ cluster }, i) => {
    const share = shares[i] ?? 0;
    const expected = (POSTINGS[company.size] ?? 0) * share;
    const total = Math.round(expected * noise(0.4, 'postings', company.name, cluster.id));
    const entry = Math.min(total, Math.round((total * cluster.entry * noise(0.35, 'entry', company.name, cluster.id)) / 100));
    // The fewer people were observed in a pair, the more likely it is that there is no score.
    const known = (column: string): boolean => uniform('observed', column, company.name, cluster.id) < 0.72 + 0.05 * company.size - (top10.has(i) ? 0 : 0.1);
    const score = (column: BadgeColumn): number | null => (known(column) ? 0.6 * quality[column] + 0.8 * normal(column, company.name, cluster.id) : null);
    return {
      company,
      companyUid: uid,
      cluster,
      employmentShare: share,
      isTop10: top10.has(i),
      totalPostings: total,
      entryPostings: entry,
      entryTier: 'none',
      totalTier: 'none',
      scores: {
        badge_early_career: entry > 0 ? score('badge_early_career') : null,
        badge_growth: score('badge_growth'),
        badge_stability: score('badge_stability'),
      },
      badges: { badge_early_career: null, badge_growth: null, badge_stability: null },
    };
  });
}

/** Shares with six decimals that add up to exactly 1. The largest share absorbs rounding differences. */
function sharesOfOne(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const millionths = weights.map((weight) => Math.max(1, Math.round((weight / sum) * 1e6)));
  const largest = millionths.indexOf(Math.max(...millionths));
  millionths[largest] = (millionths[largest] ?? 0) + 1e6 - millionths.reduce((a, b) => a + b, 0);
  return millionths.map((share) => share / 1e6);
}

/** Platinum for the top fifth of the cohort's known scores, Gold for the next fifth. */
export function cutBadges<T>(cohort: readonly T[], scoreOf: (member: T) => number | null, assign: (member: T, badge: Badge) => void): void {
  const scored = cohort.flatMap((member) => {
    const score = scoreOf(member);
    return score === null ? [] : [{ member, score }];
  });
  if (scored.length < SMALLEST_COHORT) return;
  scored.sort((a, b) => b.score - a.score);
  const fifth = scored.length / 5;
  scored.forEach(({ member }, i) => {
    if (i < Math.floor(fifth)) assign(member, 'Platinum');
    else if (i < Math.floor(2 * fifth)) assign(member, 'Gold');
  });
}

/** `none` for no postings. The quartiles of the cohort's positive counts are low, average, above-average, and high. */
export function cutTiers<T>(cohort: readonly T[], countOf: (member: T) => number, assign: (member: T, tier: PostingTier) => void): void {
  const counts = cohort
    .map(countOf)
    .filter((count) => count > 0)
    .sort((a, b) => a - b);
  const quartile = (share: number): number => counts[Math.floor(share * counts.length)] ?? Infinity;
  const [low, middle, high] = [quartile(0.25), quartile(0.5), quartile(0.75)];
  for (const member of cohort) {
    const count = countOf(member);
    assign(member, count === 0 ? 'none' : count < low ? 'low' : count < middle ? 'average' : count < high ? 'above-average' : 'high');
  }
}

export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
