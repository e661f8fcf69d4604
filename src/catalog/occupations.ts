import { AI_IMPACT_EXPANSION, AI_OVERLAY } from './ai-impact.ts';
import { jobLevel } from './clusters.ts';
import { code, column, declared, id, integer, name, ofCluster, search, type Declaration } from './declare.ts';
import type { Resource } from './resource.ts';
import { alphabetical } from './sorts.ts';
import { COUNT, INTEGER, TEXT } from './value-schema.ts';

const A_TO_Z = 'o.onet_title COLLATE a_to_z, o.onet_code';

/** A cached number of companies: column, filter and order. `field` and `order` are its names in the DSL. */
const companyCount = (key: string, companies: string, field?: readonly string[], order = field): Declaration => {
  const describe = `${companies} It counts companies for the cluster: all occupations of a cluster have the same number.`;
  return ofCluster(
    integer(key, `k.${key}`, {
      filter: 'range',
      schema: { ...COUNT, description: describe },
      describe,
      example: '100',
      ...(field === undefined ? {} : { dsl: field }),
      sort: { describe: 'By cached number of companies, that of the cluster.', dslStartsHigh: true, ...(order === undefined ? {} : { dsl: order }) },
    }),
  );
};

/** Occupations, one row per code: /api/occupations, LIST OCCUPATIONS. */
export const OCCUPATIONS: Resource = {
  name: 'occupations',
  from: 'occupations o JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id',
  ...declared(
    [
      search('o.title_key', 'Text in the title.', 'nurse'),
      code('onet_code', 'o.onet_code', { filter: 'value', rest: [], sort: { describe: 'By code.', ties: 'o.onet_code' } }),
      column('onet_title', 'm.consolidated_title', TEXT),
      id('cluster_id', 'k.cluster_id', { filter: 'value', ids: 'cluster_id', sort: 'By cluster id.', describe: 'Cluster.', example: '75' }),
      name('cluster_name', 'k.cluster_name', { sort: { describe: 'By cluster, A to Z.', sql: 'k.cluster_name COLLATE a_to_z' } }),
      ofCluster(jobLevel({ describe: 'By job level.', sql: 'k.job_level::text COLLATE a_to_z' })),
      ...AI_OVERLAY.map(ofCluster),
      name('title', 'o.onet_title', {
        column: false,
        filter: 'value',
        key: 'o.title_key',
        rest: [],
        dsl: ['TITLE', 'ONET_TITLE'],
        describe: 'Exact title, in any case.',
        example: 'Registered Nurses',
        sort: {
          name: 'consolidated_title',
          rest: ['consolidated_title', 'title'],
          dsl: ['TITLE', 'CONSOLIDATED_TITLE'],
          sql: 'o.onet_title COLLATE a_to_z',
          ties: 'o.onet_code',
          describe: 'A to Z.',
        },
      }),
      companyCount('company_count_all', 'Companies that have the role.', ['COMPANY_COUNT', 'COMPANY_COUNT_ALL'], ['COMPANY_COUNT_ALL', 'COMPANY_COUNT']),
      companyCount('company_count_badged', 'Companies with a badge for the role.'),
      companyCount('company_count_top10', 'Companies that have the role among their top 10.'),
    ],
    {
      ties: A_TO_Z,
      filters: ['search', 'cluster_id', 'job_level', 'onet_code'],
      orders: ['consolidated_title', 'onet_code', 'cluster_id', 'cluster_name', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend'],
    },
  ),
  defaultSort: 'consolidated_title',
  expansions: { ai_impact: AI_IMPACT_EXPANSION },
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** Cluster membership: /api/occupations/{code}/clusters, LIST OCCUPATION_CLUSTERS. */
export const OCCUPATION_CLUSTERS: Resource = {
  name: 'occupation_clusters',
  from: 'occupation_clusters m JOIN clusters k ON k.cluster_id = m.cluster_id',
  where: 'm.is_core',
  ...declared(
    [
      id('cluster_id', 'm.cluster_id', {
        filter: 'value',
        ids: 'cluster_id',
        rest: [],
        column: ['cluster_id', { sql: 'k.cluster_id', schema: INTEGER }],
        describe: 'Cluster.',
        example: '75',
      }),
      column('cluster_name', 'k.cluster_name', TEXT),
      code('onet_code', 'm.onet_code', { filter: 'value', rest: [] }),
      column('onet_title', 'm.consolidated_title', TEXT),
      column('cluster_occs', 'k.cluster_occs', TEXT),
    ],
    { filters: ['onet_code'] },
  ),
  sorts: {
    cluster_name: alphabetical('k.cluster_name', 'k.cluster_id, m.onet_code', { rest: ['cluster_name'], dsl: ['CLUSTER_NAME'] }),
  },
  defaultSort: 'cluster_name',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
};
