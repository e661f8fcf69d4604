import { CAREER_STAGES, MSA_SIZES } from './enumerations.ts';
import { column, declared, enumeration, filters, id } from './declare.ts';
import { SIZES_DESCRIPTION } from './metro-sizes.ts';
import type { Resource } from './resource.ts';
import { LAST_TENURE_YEAR, TENURE_LEVELS } from './tenure.ts';
import { INTEGER, oneOf, orNull, SHARE, TEXT } from './value-schema.ts';

const OUTCOMES = ['internal_promotion', 'external_promotion', 'retention'];
const MONEY = { type: 'number', description: 'U.S. dollars per year, two decimals.' };

/** The keys of a row of wages or retention: cluster and metro size. */
const CLUSTER = [
  id('cluster_id', 'w.cluster_id', { filter: 'value', ids: 'cluster_id', rest: [], describe: 'Cluster.', example: '75' }),
  column('cluster_name', 'k.cluster_name', TEXT),
];
const MSA_SIZE = enumeration('msa_size', 'w.msa_size', MSA_SIZES, { filter: 'value', describe: SIZES_DESCRIPTION, example: 'Large' });
const CAREER_STAGE = enumeration('experience_level', 'w.experience_level', CAREER_STAGES, {
  filter: 'value',
  describe: 'Entry-Level or Experienced.',
  example: 'Entry-Level',
});

/** Years of tenure, as an integer and as text. The text has no bounds in REST. */
const YEARS_IN = enumeration('years_in', 'w.years_in', TENURE_LEVELS, {
  filter: 'range',
  schema: { type: 'integer', minimum: 0, maximum: LAST_TENURE_YEAR },
  describe: `Years of tenure, 0 to ${LAST_TENURE_YEAR}, where the data ends.`,
  example: '5',
});
const EXPERIENCE_LEVEL = filters({
  experience_level: {
    type: 'enumeration',
    values: TENURE_LEVELS,
    range: 'dsl',
    sql: 'w.years_in',
    rest: ['experience_level'],
    dsl: ['EXPERIENCE_LEVEL'],
    operator: 'in',
    description: 'Years of tenure, as text.',
    example: '5',
  },
});
const PERCENTILES = ['percentile_25', 'median', 'percentile_75'].map((name) => column(name, `w.${name}`, MONEY));

const GROWTH_FROM_START = column('growth_from_start', 'round(w.median / s.median - 1, 4)', {
  type: 'number',
  description: 'Growth of the median from year 0 to this year in this metro size: 0.5 is 50%. wage_growth.p50_growth_0_10 is weighted over all metro sizes.',
});

/** Wages by tenure and metro size: /api/clusters/{id}/wages, GET WAGES. */
export const WAGES: Resource = {
  name: 'wages',
  from: 'cluster_wages w JOIN clusters k ON k.cluster_id = w.cluster_id',
  ...declared([...CLUSTER, MSA_SIZE, YEARS_IN, ...EXPERIENCE_LEVEL, column('experience_level', 'w.years_in::text', oneOf(TENURE_LEVELS)), ...PERCENTILES], {
    filters: ['cluster_id', 'msa_size', 'experience_level'],
  }),
  sorts: {
    years_in: {
      rest: ['years_in'],
      dsl: ['YEARS_IN'],
      sql: 'w.cluster_id, w.years_in',
      reversed: 'w.cluster_id, w.years_in DESC',
      ties: 'w.msa_size',
      description: 'By tenure.',
    },
  },
  defaultSort: 'years_in',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
};

/** Wages as GET WAGES returns them, with the 10th and 90th percentiles. REST returns those only for one occupation at one tenure. */
export const WAGES_TO_THE_ENDS: Resource = {
  ...WAGES,
  expansions: {
    percentiles: {
      description: 'Adds percentile_10 and percentile_90.',
      columns: { percentile_10: { sql: 'w.percentile_10', schema: MONEY }, percentile_90: { sql: 'w.percentile_90', schema: MONEY } },
    },
  },
};

/** Wage growth from the first year: GET WAGE_PROGRESSION. */
export const WAGE_PROGRESSION: Resource = {
  ...WAGES,
  name: 'wage_progression',
  from: `${WAGES.from} JOIN cluster_wages s ON s.cluster_id = w.cluster_id AND s.msa_size = w.msa_size AND s.years_in = 0`,
  ...declared([...CLUSTER, MSA_SIZE, YEARS_IN, ...EXPERIENCE_LEVEL, ...PERCENTILES, GROWTH_FROM_START], {
    filters: ['cluster_id', 'msa_size', 'experience_level'],
  }),
  sorts: { years_in: { rest: [], dsl: ['YEARS_IN'], sql: 'w.msa_size, w.years_in', ties: 'w.cluster_id', description: 'By metro size, then tenure.' } },
};

/** Promotion and retention: /api/clusters/{id}/retention, GET RETENTION. */
export const RETENTION: Resource = {
  name: 'retention',
  from: 'cluster_retention w JOIN clusters k ON k.cluster_id = w.cluster_id',
  ...declared([
    ...CLUSTER,
    CAREER_STAGE,
    MSA_SIZE,
    ...['internal_promotion_rate', 'external_promotion_rate', 'retention_rate_3yr'].map((name) => column(name, `w.${name}`, orNull(SHARE))),
  ]),
  sorts: {
    experience_level: {
      rest: ['experience_level'],
      dsl: ['EXPERIENCE_LEVEL'],
      sql: 'w.cluster_id, w.experience_level',
      reversed: 'w.cluster_id, w.experience_level DESC',
      ties: 'w.msa_size',
      description: 'By level, then metro size.',
    },
  },
  defaultSort: 'experience_level',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
};

/** Probabilities of outcomes, one row each: GET PROBABILITIES. */
export const PROBABILITIES: Resource = {
  ...RETENTION,
  name: 'probabilities',
  from: `${RETENTION.from} CROSS JOIN LATERAL (VALUES
    (1, 'internal_promotion', 5, w.internal_promotion_rate), (2, 'external_promotion', 5, w.external_promotion_rate), (3, 'retention', 3, w.retention_rate_3yr)
  ) AS v (position, outcome, horizon_years, probability)`,
  ...declared([
    ...CLUSTER,
    CAREER_STAGE,
    MSA_SIZE,
    enumeration('outcome', 'v.outcome', OUTCOMES, {
      filter: 'value',
      rest: [],
      describe: 'internal_promotion and external_promotion within 5 years; retention for 3 years.',
      example: 'retention',
    }),
    column('horizon_years', 'v.horizon_years', INTEGER),
    column('probability', 'v.probability', orNull(SHARE)),
  ]),
  sorts: {
    experience_level: {
      rest: [],
      dsl: ['EXPERIENCE_LEVEL'],
      sql: 'w.experience_level, w.msa_size, v.position',
      ties: 'w.cluster_id',
      description: 'By level, metro size and outcome.',
    },
  },
};
