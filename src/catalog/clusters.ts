import { JOB_LEVELS } from './enumerations.ts';
import { AI_FIELDS, AI_FLAG_SCHEMA, AI_IMPACT_EXPANSION, aiSorts } from './ai-impact.ts';
import type { Column, Field, Resource } from './resource.ts';
import { sortBy } from './sorts.ts';
import { COUNT, INTEGER, listOf, oneOf, orNull, record, SHARE, TEXT } from './value-schema.ts';

const A_TO_Z = 'k.cluster_name COLLATE a_to_z, k.cluster_id';

/**
 * A numbered family of columns, name_1, name_2, ..., as wide as the dataset is: an object of them, which is spread over the row.
 * `entry` is the value of the entry e; `table` holds the entries, one row each, with a rank.
 */
export function family(name: string, table: string, entry: string, schema: Column['schema'], join = ''): Column {
  return {
    spread: name,
    schema: orNull(schema),
    sql: `(SELECT jsonb_object_agg('${name}_' || n, ${entry}) FROM generate_series(1, (SELECT max(rank) FROM ${table})) n LEFT JOIN ${table} e ON e.cluster_id = k.cluster_id AND e.rank = n ${join})`,
  };
}

export const JOB_LEVEL: Field = {
  type: 'enumeration',
  values: JOB_LEVELS,
  sql: 'k.job_level',
  rest: ['job_level'],
  dsl: ['JOB_LEVEL'],
  operator: 'in',
  description: 'Education and experience that the job asks for.',
  example: "Bachelor's Degree",
};
export const PREMIUM_SKILL: Field = {
  type: 'name',
  sql: 'lower(s.skill)',
  within: 'cluster_premium_skills s WHERE s.cluster_id = k.cluster_id',
  rest: ['premium_skill'],
  dsl: ['PREMIUM_SKILL'],
  operator: 'contains',
  description: 'Part of the name of a premium skill.',
  example: 'python',
};
export const JOB_LEVEL_SCHEMA = orNull(oneOf(JOB_LEVELS));
export const SKILL_FAMILY = family('premium_skill', 'cluster_premium_skills', 'e.skill', TEXT);

export const MEMBERS = `(SELECT COALESCE(json_agg(json_build_object('onet_code', m.onet_code, 'onet_title', m.consolidated_title) ORDER BY m.consolidated_title COLLATE a_to_z), '[]')
  FROM occupation_clusters m WHERE m.cluster_id = k.cluster_id)`;
export const MEMBERS_SCHEMA = listOf(record({ onet_code: TEXT, onet_title: TEXT }));

/** The wage_growth block of a cluster. */
export const WAGE_GROWTH_SQL = `json_build_object('p50_growth_0_10', k.p50_wage_growth_0_10, 'tier', k.wage_growth_tier)`;
export const WAGE_GROWTH_SCHEMA = record({ p50_growth_0_10: orNull({ type: 'number' }), tier: orNull(oneOf(['low', 'medium', 'high'])) });

/** Core clusters: /api/clusters, LIST CLUSTERS. */
export const CLUSTERS: Resource = {
  name: 'clusters',
  permission: 'occupations:read',
  from: 'clusters k LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id',
  where: 'k.is_core',
  columns: {
    cluster_id: { sql: 'k.cluster_id', schema: INTEGER },
    cluster_name: { sql: 'k.cluster_name', schema: TEXT },
    cluster_occs: { sql: 'k.cluster_occs', schema: TEXT },
    occupation_count: { sql: 'k.occupation_count', schema: COUNT },
    job_level: { sql: 'k.job_level', schema: JOB_LEVEL_SCHEMA },
    ba_plus_share: { sql: 'k.ba_plus_share', schema: orNull(SHARE) },
    ai_flag: { sql: 'k.ai_flag', schema: AI_FLAG_SCHEMA },
    skill_adj_cluster: family('skill_adj_cluster', 'cluster_skill_adjacencies', 'e.adjacent_cluster_id', INTEGER),
    premium_skill: SKILL_FAMILY,
  },
  fields: {
    search: {
      type: 'name',
      sql: 'lower(k.cluster_name)',
      rest: ['search'],
      dsl: ['SEARCH'],
      operator: 'contains',
      description: 'Part of the cluster name.',
      example: 'nurse',
    },
    cluster_id: {
      type: 'integer',
      range: 'dsl',
      sql: 'k.cluster_id',
      rest: ['cluster_id'],
      dsl: ['CLUSTER_ID'],
      operator: 'in',
      description: 'Cluster.',
      example: '75',
    },
    job_level: JOB_LEVEL,
    premium_skill: PREMIUM_SKILL,
    ...AI_FIELDS,
    cluster_name: {
      type: 'name',
      sql: 'k.cluster_name',
      rest: [],
      dsl: ['CLUSTER_NAME', 'CLUSTER'],
      operator: 'in',
      description: 'Name of the cluster, exact in any case.',
      example: 'Registered Nurses',
    },
    occupation_count: {
      type: 'integer',
      range: 'everywhere',
      sql: 'k.occupation_count',
      rest: ['occupation_count'],
      dsl: ['OCCUPATION_COUNT'],
      operator: 'in',
      description: 'Number of occupation codes.',
      example: '2',
    },
    ba_plus_share: {
      type: 'number',
      range: 'everywhere',
      sql: 'k.ba_plus_share',
      rest: [],
      dsl: ['BA_PLUS_SHARE'],
      operator: 'in',
      description: "Share of workers with a bachelor's degree, 0 to 1.",
      example: '0.5',
    },
  },
  sorts: {
    cluster_name: sortBy('k.cluster_name COLLATE a_to_z', 'k.cluster_id', { rest: ['cluster_name'], dsl: ['CLUSTER_NAME'] }, 'A to Z.'),
    cluster_id: sortBy('k.cluster_id', A_TO_Z, { rest: ['cluster_id'], dsl: ['CLUSTER_ID'] }, 'By id.'),
    ...aiSorts(A_TO_Z),
    occupation_count: sortBy('k.occupation_count', A_TO_Z, { rest: ['occupation_count'], dsl: ['OCCUPATION_COUNT'] }, 'By number of occupations.'),
    ba_plus_share: sortBy('k.ba_plus_share', A_TO_Z, { rest: ['ba_plus_share'], dsl: ['BA_PLUS_SHARE'] }, "By share of workers with a bachelor's degree."),
  },
  defaultSort: 'cluster_name',
  expansions: {
    ai_impact: AI_IMPACT_EXPANSION,
    occupations: { description: 'Adds the members.', columns: { occupations: { sql: MEMBERS, schema: MEMBERS_SCHEMA } } },
    vintage: { description: 'Adds premium_skill_vintage.', columns: { premium_skill_vintage: { sql: 'k.premium_skill_vintage', schema: orNull(TEXT) } } },
  },
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** One core cluster with all it has: /api/clusters/{id}, GET CLUSTER. */
export const CLUSTER_DETAIL: Resource = {
  ...CLUSTERS,
  name: 'cluster',
  columns: {
    ...CLUSTERS.columns,
    company_count_all: { sql: 'k.company_count_all', schema: COUNT },
    company_count_badged: { sql: 'k.company_count_badged', schema: COUNT },
    company_count_top10: { sql: 'k.company_count_top10', schema: COUNT },
    cluster_id_destination: family('cluster_id_destination', 'cluster_destinations', 'e.destination_cluster_id', INTEGER),
    cluster_name_destination: family(
      'cluster_name_destination',
      'cluster_destinations',
      'd.cluster_name',
      TEXT,
      'LEFT JOIN clusters d ON d.cluster_id = e.destination_cluster_id',
    ),
    common_clean_job_title: family('common_clean_job_title', 'cluster_common_titles', 'e.title', TEXT),
    wage_growth: { sql: WAGE_GROWTH_SQL, schema: WAGE_GROWTH_SCHEMA },
  },
};
