import { AI_FLAG_SCHEMA, AI_IMPACT_SCHEMA } from './ai-impact.ts';
import { JOB_LEVEL_SCHEMA, MEMBERS_SCHEMA, WAGE_GROWTH_SCHEMA } from './clusters.ts';
import { COUNT, INTEGER, listOf, NUMBER, orNull, record, SHARE, TEXT } from './value-schema.ts';

/** The first fields of a record: what the request named. The code is present only if the request named a code. */
const HEADING = { onet_code: TEXT, onet_title: TEXT, cluster_id: INTEGER, cluster_name: TEXT };
const ONLY_FOR_CODES = ['onet_code', 'onet_title'];

export const SKILL_DETAILS_SCHEMA = listOf(record({ rank: INTEGER, skill: TEXT, description: orNull(TEXT) }));
const NEIGHBOURS = listOf(record({ rank: INTEGER, cluster_id: INTEGER, cluster_name: TEXT, job_level: JOB_LEVEL_SCHEMA, ai_flag: AI_FLAG_SCHEMA }));

export const EDUCATION_SCHEMA = record({ ...HEADING, ba_plus_share: orNull(SHARE), job_level: JOB_LEVEL_SCHEMA }, ONLY_FOR_CODES);
export const PATHWAYS_SCHEMA = record(
  { ...HEADING, destinations: NEIGHBOURS, skill_adjacent: NEIGHBOURS, premium_skill_details: SKILL_DETAILS_SCHEMA, wage_growth: WAGE_GROWTH_SCHEMA },
  ONLY_FOR_CODES,
);
export const OCCUPATION_SCHEMA = record(HEADING);
export const CLUSTER_MEMBERS_SCHEMA = record({ cluster_id: INTEGER, cluster_name: TEXT, occupations: MEMBERS_SCHEMA });
export const SINGLE_WAGES_SCHEMA = record({
  onet_code: TEXT,
  wages: orNull(record({ median_annual: NUMBER, percentile_10: NUMBER, percentile_90: NUMBER })),
  wage_growth: WAGE_GROWTH_SCHEMA,
  years_in: INTEGER,
  msa_size: TEXT,
});
export const OCCUPATION_AI_IMPACT_SCHEMA = record({
  onet_code: TEXT,
  occupation_title: TEXT,
  ai_impact: AI_IMPACT_SCHEMA,
  premium_skill_details: SKILL_DETAILS_SCHEMA,
});

/** The occupations of a cluster, and its AI impact. */
export const CLUSTER_AI_IMPACT_SHAPE = {
  row: record({ onet_code: TEXT, onet_title: TEXT, ai_impact: AI_IMPACT_SCHEMA }),
  head: {
    summary: record({ total_occupations: COUNT, ai_flag_distribution: { type: 'object', additionalProperties: COUNT } }),
    ai_impact: AI_IMPACT_SCHEMA,
    cluster_id: INTEGER,
    cluster_name: TEXT,
    premium_skill_details: SKILL_DETAILS_SCHEMA,
  },
} as const;
