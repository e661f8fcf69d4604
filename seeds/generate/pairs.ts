import type { Badge, PostingTier } from '../../src/catalog/enumerations.ts';
import { companyUid } from '../../src/catalog/stable-ids.ts';
import type { ClusterFact, CompanyFact, Facts } from '../fact-types.ts';
import { noise, normal, uniform } from './random.ts';
import { staffOf, thousandsOf, type Staff } from './staffing.ts';

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

/** Mean number of clusters of an employer: 55,000 pairs of 1,795 companies. */
const MEAN_BREADTH = 30.64;
/** The number of clusters grows with this power of the number of employees. */
const BREADTH_GROWTH = 0.33;
/** How much chance there is in which of the less common clusters an employer was observed. */
const CHANCE = 0.6;
/** Rare clusters are observed more often than their share says: employers name specialists, and each cluster has employers. */
const RARITY = 0.45;
/** Number of employers of a cluster that are never missing. */
const LARGEST_EMPLOYERS = 10;
/** Postings per job and unit of {@link WorkGroupFact.hiring} of an employer with one thousand employees. Large employers post one advertisement for several jobs. */
const POSTINGS_PER_JOB = 0.55;
const POSTINGS_GROWTH = -0.15;
/** How strongly a score of an employer depends on its general quality, on that of the archetype, and on the pair. */
const GENERAL = 0.85;
const OF_ARCHETYPE = 0.33;
const OF_PAIR = 0.6;
/** A smaller cohort cannot be divided into fifths. */
const SMALLEST_COHORT = 5;

/** The clusters of each company, with employment, postings, tiers, and badges. */
export function generatePairs(facts: Facts): Pair[] {
  const staff = staffOf(facts);
  const employers = facts.companies.map((company) => ({ company, thousands: thousandsOf(company, facts), staff: staff(company) }));
  const observed = observe(employers);
  const pairs = employers.flatMap((employer) => pairsOf(employer, observed.get(employer) ?? []));
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

interface Employer {
  readonly company: CompanyFact;
  readonly thousands: number;
  readonly staff: readonly Staff[];
}

/** The clusters in which each company was observed: as many as its size lets expect, and always those of which it is one of the largest employers. */
function observe(employers: readonly Employer[]): Map<Employer, Staff[]> {
  const leaders = groupBy(
    employers.flatMap((employer) => employer.staff.map((member) => ({ employer, member, jobs: employer.thousands * member.share }))),
    ({ member }) => member.cluster.id,
  );
  const certain = new Map(employers.map((employer) => [employer, new Set<Staff>()]));
  for (const cohort of leaders.values()) {
    for (const { employer, member } of cohort.sort((a, b) => b.jobs - a.jobs).slice(0, LARGEST_EMPLOYERS)) certain.get(employer)?.add(member);
  }
  const breadth = breadthOf(employers, (employer) => certain.get(employer)?.size ?? 0);
  return new Map(employers.map((employer) => [employer, observedStaff(employer, certain.get(employer) ?? new Set(), breadth(employer))]));
}

/** The number of clusters of an employer, which grows with its size, so that the mean is {@link MEAN_BREADTH}. */
function breadthOf(employers: readonly Employer[], leastOf: (employer: Employer) => number): (employer: Employer) => number {
  const at = (scale: number, employer: Employer): number =>
    Math.max(leastOf(employer), Math.min(employer.staff.length, Math.round(scale * employer.thousands ** BREADTH_GROWTH)));
  const wanted = MEAN_BREADTH * employers.length;
  let [low, high] = [0, 1_000];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (employers.reduce((sum, employer) => sum + at(middle, employer), 0) < wanted) low = middle;
    else high = middle;
  }
  return (employer) => at(high, employer);
}

/** The most common clusters, and some of the others by chance. */
function observedStaff({ company, staff }: Employer, certain: ReadonlySet<Staff>, breadth: number): Staff[] {
  return staff
    .map((member) => {
      const { cluster, share } = member;
      const luck = -Math.log(-Math.log(uniform('pair', company.name, cluster.id) || Number.MIN_VALUE));
      return { member, key: certain.has(member) ? Infinity : Math.log(share) - RARITY * cluster.size + CHANCE * luck };
    })
    .sort((a, b) => (a.key === b.key ? a.member.cluster.id - b.member.cluster.id : b.key - a.key))
    .slice(0, breadth)
    .map(({ member }) => member);
}

/** Percent of a cluster's postings that are open to beginners. Almost none are if the work takes years of experience. */
function openToBeginners({ entry, jobLevel }: ClusterFact): number {
  const experienced = jobLevel.endsWith('Experience');
  return Math.max(0, experienced ? 0.8 * (entry - 10) : entry < 10 ? 0 : entry);
}

function pairsOf({ company, thousands }: Employer, observed: readonly Staff[]): Pair[] {
  const uid = companyUid(company.name);
  const jobs = observed.map(({ cluster, share }) => 1_000 * thousands * share * noise(0.2, 'share', company.name, cluster.id));
  const shares = sharesOfOne(jobs);
  const byShare = shares.map((_, i) => i).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const top10 = new Set(byShare.slice(0, 10));
  const perJob = POSTINGS_PER_JOB * thousands ** POSTINGS_GROWTH;
  const general = normal('quality', company.name);
  const quality = Object.fromEntries(
    BADGE_COLUMNS.map((column) => [column, GENERAL * general + OF_ARCHETYPE * normal('quality', column, company.name)]),
  ) as Record<BadgeColumn, number>;
  return observed.map(({ cluster, group }, i) => {
    const total = Math.round((jobs[i] ?? 0) * perJob * group.hiring * noise(0.15, 'postings', company.name, cluster.id));
    const entry = Math.min(total, Math.round((total * openToBeginners(cluster) * noise(0.12, 'entry', company.name, cluster.id)) / 100));
    // The fewer people were observed in a pair, the more likely it is that there is no score.
    const known = (column: string): boolean => uniform('observed', column, company.name, cluster.id) < 0.72 + 0.05 * company.size - (top10.has(i) ? 0 : 0.1);
    const score = (column: BadgeColumn): number | null => (known(column) ? quality[column] + OF_PAIR * normal(column, company.name, cluster.id) : null);
    return {
      company,
      companyUid: uid,
      cluster,
      employmentShare: shares[i] ?? 0,
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
