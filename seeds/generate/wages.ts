import { CAREER_STAGES, MSA_SIZES, type JobLevel, type MsaSize } from '../../src/catalog/enumerations.ts';
import { LAST_TENURE_YEAR, TENURE_YEARS } from '../../src/catalog/tenure.ts';
import type { ClusterFact, Facts } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { noise, normal } from './random.ts';

/** Half the distance between the quartiles relative to the median, by job level. Pay varies more at higher levels. */
const SPREAD: Readonly<Record<JobLevel, number>> = {
  'Advanced Degree': 0.24,
  "Bachelor's Degree": 0.21,
  "Bachelor's Degree + Experience": 0.25,
  "Sub-Bachelor's Degree": 0.14,
  "Sub-Bachelor's Degree + Experience": 0.17,
};
/** z-scores of the 75th and 90th percentile of a normal distribution. */
const Z75 = 0.6745;
const Z90 = 1.2816;

/** Wages of beginners in small metro areas, relative to large ones. */
const SMALL_METRO = 0.93;
/** How much of that is lost within ten years, without and with a degree: small metro areas offer fewer steps up. */
const FEWER_STEPS = 0.025;
const FEWER_STEPS_OF_DEGREE = 0.085;

/** The median pay of beginners and of experienced people. */
function medians(cluster: ClusterFact, msaSize: MsaSize): { readonly start: number; readonly end: number } {
  const beginners = msaSize === 'Large' ? 1 : Math.min(0.97, SMALL_METRO * noise(0.02, 'metro', cluster.id));
  const experienced = msaSize === 'Large' ? 1 : beginners - FEWER_STEPS - FEWER_STEPS_OF_DEGREE * cluster.baPlusShare;
  return { start: cluster.wage0 * beginners, end: cluster.wage10 * experienced };
}

/** The share of people in large metro areas, by which the growth in both kinds is weighted, and how far it differs. */
const IN_LARGE = 0.7;
const IN_LARGE_VARIES = 0.1;

/** Growth of the median pay over ten years, weighted by where people work. It is between those of the two metro sizes. */
export function weightedGrowth(cluster: ClusterFact): number {
  const share = Math.min(1, IN_LARGE * noise(IN_LARGE_VARIES, 'growth', cluster.id));
  const [large, small] = (['Large', 'Small/Medium'] as const).map((size) => {
    const { start, end } = medians(cluster, size);
    return end / start - 1;
  });
  return share * (large ?? 0) + (1 - share) * (small ?? 0);
}

/** Wages by tenure and metro size: log-normal around a median that rises fast at first and more slowly later. */
export function generateWages(facts: Facts): TableRow[] {
  return facts.clusters.flatMap((cluster) =>
    MSA_SIZES.flatMap((msaSize) => {
      const { start, end } = medians(cluster, msaSize);
      const sigma = (SPREAD[cluster.jobLevel] * noise(0.15, 'spread', cluster.id)) / Z75;
      return rowsOf(
        'cluster_wages',
        TENURE_YEARS.map((year) => {
          const median = start + (end - start) * (year / LAST_TENURE_YEAR) ** 0.85;
          const at = (z: number): number => Number((median * Math.exp(z * sigma * (1 + 0.02 * year))).toFixed(2));
          return {
            cluster_id: cluster.id,
            msa_size: msaSize,
            years_in: year,
            percentile_10: at(-Z90),
            percentile_25: at(-Z75),
            median: at(0),
            percentile_75: at(Z75),
            percentile_90: at(Z90),
          };
        }),
      );
    }),
  );
}

/** How much longer people stay if the work pays twice as much as similar work. */
const STAY_FOR_PAY = 0.07;
/** The share of those who would leave as beginners and stay once they are experienced. */
const SETTLED = 0.25;

/**
 * Promotion and retention. How long people stay depends on the kind of work, and on the wage compared with that of similar work; experienced people stay longer.
 * Beginners are promoted more often, and steep careers lead to promotions.
 */
export function generateRetention(facts: Facts): TableRow[] {
  const clusterById = new Map(facts.clusters.map((cluster) => [cluster.id, cluster]));
  const stayOf = new Map(
    facts.staffing.groups.flatMap(({ clusterIds, stay }) => {
      const members = clusterIds.flatMap((id) => clusterById.get(id) ?? []);
      const usual = members.reduce((sum, { wage0 }) => sum + Math.log2(wage0), 0) / members.length;
      return members.map(({ id, wage0 }) => [id, stay + STAY_FOR_PAY * (Math.log2(wage0) - usual)] as const);
    }),
  );
  return facts.clusters.flatMap((cluster) => {
    const steepness = Math.min(cluster.wage10 / cluster.wage0 - 1, 1);
    const degree = cluster.baPlusShare;
    const stay = stayOf.get(cluster.id) ?? 0.5;
    return CAREER_STAGES.flatMap((stage) =>
      rowsOf(
        'cluster_retention',
        MSA_SIZES.map((msaSize) => {
          const experienced = stage === 'Experienced' ? 1 : 0;
          const large = msaSize === 'Large' ? 1 : 0;
          const rate = (metric: string, base: number, spread: number): number => {
            const value = base + spread * normal(metric, cluster.id) + 0.006 * normal(metric, cluster.id, stage, msaSize);
            return Number(Math.min(0.97, Math.max(0.01, value)).toFixed(4));
          };
          return {
            cluster_id: cluster.id,
            experience_level: stage,
            msa_size: msaSize,
            internal_promotion_rate: rate('internal', 0.1 + 0.12 * steepness + 0.05 * degree + 0.12 * stay - 0.06 * experienced + 0.01 * large, 0.025),
            external_promotion_rate: rate('external', 0.22 + 0.12 * steepness + 0.08 * degree - 0.14 * stay - 0.05 * experienced + 0.03 * large, 0.025),
            retention_rate_3yr: rate('retention', stay + SETTLED * (1 - stay) * experienced - 0.02 * large, 0.01),
          };
        }),
      ),
    );
  });
}
