import { JOB_LEVELS } from './enumerations.ts';
import { AI_IMPACT_EXPANSION, AI_OVERLAY } from './ai-impact.ts';
import { column, columns, containing, declared, enumeration, id, integer, name, number, search, type Declaration } from './declare.ts';
import { CLUSTER_METRICS, METRICS_EXPANSION, WAGE_GROWTH_DESCRIPTION } from './cluster-metrics.ts';
import type { Column, Resource } from './resource.ts';
import { COUNT, INTEGER, listOf, oneOf, orNull, record, SHARE, TEXT } from './value-schema.ts';

const A_TO_Z = 'k.cluster_name COLLATE a_to_z, k.cluster_id';

/**
 * A numbered family of columns (name_1, name_2, ...), as many as the dataset has: an object whose members become fields of the row.
 * `entry` is the value of the entry e; `table` holds the entries, one row each, with a rank.
 */
export function family(name: string, table: string, entry: string, schema: Column['schema'], join = ''): Column {
  return {
    spread: name,
    schema: orNull(schema),
    sql: `(SELECT jsonb_object_agg('${name}_' || n, ${entry}) FROM generate_series(1, (SELECT max(rank) FROM ${table})) n LEFT JOIN ${table} e ON e.cluster_id = k.cluster_id AND e.rank = n ${join})`,
  };
}

export const JOB_LEVEL_SCHEMA = orNull(oneOf(JOB_LEVELS));

/** The level of the cluster k: column and filter, and an order where the resource has one. */
export const jobLevel = (sort?: { readonly describe: string; readonly sql: string }): Declaration =>
  enumeration('job_level', 'k.job_level', JOB_LEVELS, {
    filter: 'value',
    nullable: true,
    describe: 'Education and experience that the job requires.',
    example: "Bachelor's Degree",
    ...(sort === undefined ? {} : { sort }),
  });
export const PREMIUM_SKILL = containing('premium_skill', 'identity_key(s.skill)', {
  within: 'cluster_premium_skills s WHERE s.cluster_id = k.cluster_id',
  describe: 'Text in the name of a premium skill.',
  example: 'python',
});

export const SKILL_FAMILY = family('premium_skill', 'cluster_premium_skills', 'e.skill', TEXT);

export const MEMBERS = `(SELECT COALESCE(json_agg(json_build_object('onet_code', m.onet_code, 'onet_title', m.consolidated_title) ORDER BY m.consolidated_title COLLATE a_to_z), '[]')
  FROM occupation_clusters m WHERE m.cluster_id = k.cluster_id)`;
export const MEMBERS_SCHEMA = listOf(record({ onet_code: TEXT, onet_title: TEXT }));

/** The wage_growth block of a cluster. */
export const WAGE_GROWTH_SQL = `json_build_object('p50_growth_0_10', k.p50_wage_growth_0_10, 'tier', k.wage_growth_tier)`;
export const WAGE_GROWTH_SCHEMA = record({
  p50_growth_0_10: { ...orNull({ type: 'number' }), description: WAGE_GROWTH_DESCRIPTION },
  tier: { ...orNull(oneOf(['low', 'medium', 'high'])), description: 'Third of the clusters by p50_growth_0_10.' },
});

/** Core clusters: /api/clusters, LIST CLUSTERS. */
export const CLUSTERS: Resource = {
  name: 'clusters',
  from: 'clusters k LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id',
  where: 'k.is_core',
  ...declared(
    [
      search('k.name_key', 'Text in the cluster name.', 'nurse'),
      id('cluster_id', 'k.cluster_id', { filter: 'value', ids: 'cluster_id', sort: 'By id.', describe: 'Cluster.', example: '75' }),
      name('cluster_name', 'k.cluster_name', {
        filter: 'value',
        key: 'k.name_key',
        rest: [],
        dsl: ['CLUSTER_NAME', 'CLUSTER'],
        sort: { describe: 'A to Z.', sql: 'k.cluster_name COLLATE a_to_z', ties: 'k.cluster_id' },
        describe: 'Exact name of the cluster, in any case.',
        example: 'Registered Nurses',
      }),
      column('cluster_occs', 'k.cluster_occs', TEXT),
      integer('occupation_count', 'k.occupation_count', {
        filter: 'range',
        sort: 'By number of occupations.',
        schema: COUNT,
        describe: 'Number of occupation codes.',
        example: '2',
      }),
      jobLevel(),
      number('ba_plus_share', 'k.ba_plus_share', {
        filter: 'range',
        sort: "By share of workers with a bachelor's degree.",
        schema: SHARE,
        nullable: true,
        describe: "Share of workers with a bachelor's degree, 0 to 1.",
        example: '0.5',
      }),
      ...AI_OVERLAY,
      ...CLUSTER_METRICS,
      ...columns({
        skill_adj_cluster: family('skill_adj_cluster', 'cluster_skill_adjacencies', 'e.adjacent_cluster_id', INTEGER),
        premium_skill: SKILL_FAMILY,
      }),
      PREMIUM_SKILL,
    ],
    {
      ties: A_TO_Z,
      filters: ['search', 'cluster_id', 'job_level', 'premium_skill', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend'],
      orders: ['cluster_name', 'cluster_id', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend'],
    },
  ),
  defaultSort: 'cluster_name',
  expansions: {
    ai_impact: AI_IMPACT_EXPANSION,
    occupations: { description: 'Adds the member occupations.', columns: { occupations: { sql: MEMBERS, schema: MEMBERS_SCHEMA } } },
    metrics: METRICS_EXPANSION,
    vintage: { description: 'Adds premium_skill_vintage.', columns: { premium_skill_vintage: { sql: 'k.premium_skill_vintage', schema: orNull(TEXT) } } },
  },
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** One core cluster with all its fields: /api/clusters/{id}, GET CLUSTER. */
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
