import { CAREER_STAGES, MSA_SIZES } from './enumerations.ts';
import type { Field, Resource } from './resource.ts';
import { INTEGER, oneOf, orNull, SHARE, TEXT } from './value-schema.ts';

const YEARS = Array.from({ length: 11 }, (_, year) => String(year));
const OUTCOMES = ['internal_promotion', 'external_promotion', 'retention'];
const MONEY = { type: 'number', description: 'U.S. dollars a year, two decimals.' };

const CLUSTER_KEY: Field = {
  type: 'integer',
  range: 'dsl',
  sql: 'w.cluster_id',
  rest: [],
  dsl: ['CLUSTER_ID'],
  operator: 'in',
  description: 'Cluster.',
  example: '75',
};
const MSA: Field = {
  type: 'enumeration',
  values: MSA_SIZES,
  sql: 'w.msa_size',
  rest: ['msa_size'],
  dsl: ['MSA_SIZE'],
  operator: 'in',
  description: 'Large: a million people or more.',
  example: 'Large',
};
const CLUSTER = { cluster_id: { sql: 'w.cluster_id', schema: INTEGER }, cluster_name: { sql: 'k.cluster_name', schema: TEXT } };

/** Wages by tenure and metro size: /api/clusters/{id}/wages, GET WAGES. */
export const WAGES: Resource = {
  name: 'wages',
  permission: 'wages:read',
  from: 'cluster_wages w JOIN clusters k ON k.cluster_id = w.cluster_id',
  columns: {
    ...CLUSTER,
    msa_size: { sql: 'w.msa_size', schema: oneOf(MSA_SIZES) },
    years_in: { sql: 'w.years_in', schema: { type: 'integer', minimum: 0, maximum: 10 } },
    experience_level: { sql: 'w.years_in::text', schema: oneOf(YEARS) },
    percentile_25: { sql: 'w.percentile_25', schema: MONEY },
    median: { sql: 'w.median', schema: MONEY },
    percentile_75: { sql: 'w.percentile_75', schema: MONEY },
  },
  fields: {
    cluster_id: CLUSTER_KEY,
    msa_size: MSA,
    experience_level: {
      type: 'enumeration',
      values: YEARS,
      range: 'dsl',
      sql: 'w.years_in',
      rest: ['experience_level'],
      dsl: ['EXPERIENCE_LEVEL'],
      operator: 'in',
      description: 'Years of tenure, as text.',
      example: '5',
    },
    years_in: {
      type: 'enumeration',
      values: YEARS,
      range: 'everywhere',
      sql: 'w.years_in',
      rest: ['years_in'],
      dsl: ['YEARS_IN'],
      operator: 'in',
      description: 'Years of tenure, 0 to 10.',
      example: '5',
    },
  },
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

/** Wages as GET WAGES gives them: with the ends of the distribution, which REST gives of one occupation at one tenure only. */
export const WAGES_TO_THE_ENDS: Resource = {
  ...WAGES,
  expansions: {
    percentiles: {
      description: 'Adds percentile_10 and percentile_90.',
      columns: { percentile_10: { sql: 'w.percentile_10', schema: MONEY }, percentile_90: { sql: 'w.percentile_90', schema: MONEY } },
    },
  },
};

/** Wages as they grow from the first year: GET WAGE_PROGRESSION. */
export const WAGE_PROGRESSION: Resource = {
  ...WAGES,
  name: 'wage_progression',
  from: `${WAGES.from} JOIN cluster_wages s ON s.cluster_id = w.cluster_id AND s.msa_size = w.msa_size AND s.years_in = 0`,
  columns: {
    ...CLUSTER,
    msa_size: { sql: 'w.msa_size', schema: oneOf(MSA_SIZES) },
    years_in: { sql: 'w.years_in', schema: { type: 'integer', minimum: 0, maximum: 10 } },
    percentile_25: { sql: 'w.percentile_25', schema: MONEY },
    median: { sql: 'w.median', schema: MONEY },
    percentile_75: { sql: 'w.percentile_75', schema: MONEY },
    growth_from_start: { sql: 'round(w.median / s.median - 1, 4)', schema: { type: 'number' } },
  },
  sorts: { years_in: { rest: [], dsl: ['YEARS_IN'], sql: 'w.msa_size, w.years_in', ties: 'w.cluster_id', description: 'By metro size, then tenure.' } },
};

/** Promotion and retention: /api/clusters/{id}/retention, GET RETENTION. */
export const RETENTION: Resource = {
  name: 'retention',
  permission: 'occupations:read',
  from: 'cluster_retention w JOIN clusters k ON k.cluster_id = w.cluster_id',
  columns: {
    ...CLUSTER,
    experience_level: { sql: 'w.experience_level', schema: oneOf(CAREER_STAGES) },
    msa_size: { sql: 'w.msa_size', schema: oneOf(MSA_SIZES) },
    internal_promotion_rate: { sql: 'w.internal_promotion_rate', schema: orNull(SHARE) },
    external_promotion_rate: { sql: 'w.external_promotion_rate', schema: orNull(SHARE) },
    retention_rate_3yr: { sql: 'w.retention_rate_3yr', schema: orNull(SHARE) },
  },
  fields: {
    cluster_id: CLUSTER_KEY,
    experience_level: {
      type: 'enumeration',
      values: CAREER_STAGES,
      sql: 'w.experience_level',
      rest: ['experience_level'],
      dsl: ['EXPERIENCE_LEVEL'],
      operator: 'in',
      description: 'Entry-Level or Experienced.',
      example: 'Entry-Level',
    },
    msa_size: MSA,
  },
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

/** Shares of outcomes, one row each: GET PROBABILITIES. */
export const PROBABILITIES: Resource = {
  ...RETENTION,
  name: 'probabilities',
  from: `${RETENTION.from} CROSS JOIN LATERAL (VALUES
    (1, 'internal_promotion', 5, w.internal_promotion_rate), (2, 'external_promotion', 5, w.external_promotion_rate), (3, 'retention', 3, w.retention_rate_3yr)
  ) AS v (position, outcome, horizon_years, probability)`,
  columns: {
    ...CLUSTER,
    experience_level: { sql: 'w.experience_level', schema: oneOf(CAREER_STAGES) },
    msa_size: { sql: 'w.msa_size', schema: oneOf(MSA_SIZES) },
    outcome: { sql: 'v.outcome', schema: oneOf(OUTCOMES) },
    horizon_years: { sql: 'v.horizon_years', schema: INTEGER },
    probability: { sql: 'v.probability', schema: orNull(SHARE) },
  },
  fields: {
    ...RETENTION.fields,
    outcome: {
      type: 'enumeration',
      values: OUTCOMES,
      sql: 'v.outcome',
      rest: [],
      dsl: ['OUTCOME'],
      operator: 'in',
      description: 'internal_promotion and external_promotion within 5 years, retention for 3.',
      example: 'retention',
    },
  },
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
