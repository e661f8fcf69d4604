import { CAREER_STAGES, MSA_SIZES, type JobLevel } from '../../src/catalog/enumerations.ts';
import type { Facts } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { noise, normal } from './random.ts';

const YEARS = 10;
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

/** Wages by tenure and metro size: log-normal around a median that rises fast at first and more slowly later. */
export function generateWages(facts: Facts): TableRow[] {
  return facts.clusters.flatMap((cluster) =>
    MSA_SIZES.flatMap((msaSize) => {
      const discount = msaSize === 'Large' ? 1 : Math.min(0.96, 0.88 * noise(0.03, 'metro', cluster.id));
      const sigma = (SPREAD[cluster.jobLevel] * noise(0.15, 'spread', cluster.id)) / Z75;
      return rowsOf(
        'cluster_wages',
        Array.from({ length: YEARS + 1 }, (_, year) => {
          const median = (cluster.wage0 + (cluster.wage10 - cluster.wage0) * (year / YEARS) ** 0.85) * discount;
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

/** Promotion and retention: beginners are promoted more often, experienced people stay longer, and steep careers lose people to other employers. */
export function generateRetention(facts: Facts): TableRow[] {
  return facts.clusters.flatMap((cluster) => {
    const steepness = cluster.wage10 / cluster.wage0 - 1;
    const degree = cluster.baPlusShare;
    return CAREER_STAGES.flatMap((stage) =>
      rowsOf(
        'cluster_retention',
        MSA_SIZES.map((msaSize) => {
          const experienced = stage === 'Experienced' ? 1 : 0;
          const large = msaSize === 'Large' ? 1 : 0;
          const rate = (metric: string, base: number): number =>
            Number(Math.min(0.97, Math.max(0.01, base + 0.035 * normal(metric, cluster.id) + 0.008 * normal(metric, cluster.id, stage, msaSize))).toFixed(4));
          return {
            cluster_id: cluster.id,
            experience_level: stage,
            msa_size: msaSize,
            internal_promotion_rate: rate('internal', 0.16 + 0.1 * Math.min(steepness, 1) + 0.05 * degree - 0.06 * experienced + 0.01 * large),
            external_promotion_rate: rate('external', 0.17 + 0.12 * Math.min(steepness, 1) + 0.08 * degree - 0.05 * experienced + 0.03 * large),
            retention_rate_3yr: rate('retention', 0.42 + 0.15 * degree - 0.08 * Math.min(steepness, 1) + 0.12 * experienced - 0.02 * large),
          };
        }),
      ),
    );
  });
}
