import { CAREER_STAGES, MSA_SIZES } from '../enumerations.ts';
import type { Field, Resource } from './resource.ts';
import { INTEGER, oneOf, orNull, SHARE, TEXT } from './value-schema.ts';

const YEARS = Array.from({ length: 11 }, (_, year) => String(year));
const MONEY = { type: 'number', description: 'U.S. dollars a year, two decimals.' };

const CLUSTER_KEY: Field = { type: 'integer', sql: 'w.cluster_id', rest: [], dsl: ['CLUSTER_ID'], operator: 'in', description: 'Cluster.', example: '75' };
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
      sql: 'w.years_in',
      rest: ['years_in'],
      dsl: ['YEARS_IN'],
      operator: 'in',
      description: 'Years of tenure, 0 to 10.',
      example: '5',
    },
  },
  sorts: { years_in: { rest: ['years_in'], dsl: ['YEARS_IN'], sql: 'w.cluster_id, w.years_in, w.msa_size', description: 'By tenure.' } },
  defaultSort: 'years_in',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
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
      sql: 'w.cluster_id, w.experience_level, w.msa_size',
      description: 'By level, then metro size.',
    },
  },
  defaultSort: 'experience_level',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
};
