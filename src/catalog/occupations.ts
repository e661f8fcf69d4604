import { AI_FIELDS, AI_FLAG_SCHEMA, AI_IMPACT_EXPANSION, aiSorts } from './ai-impact.ts';
import { JOB_LEVEL, JOB_LEVEL_SCHEMA } from './clusters.ts';
import type { Field, Resource, SortOrder } from './resource.ts';
import { alphabetical, sortBy } from './sorts.ts';
import { COUNT, INTEGER, TEXT } from './value-schema.ts';

const A_TO_Z = 'o.onet_title COLLATE a_to_z, o.onet_code';

const companyCount = (name: string, dsl: readonly string[] = [name.toUpperCase()]): SortOrder => ({
  ...sortBy(`k.${name}`, A_TO_Z, { rest: [name], dsl }, 'By cached number of companies.'),
  dslStartsHigh: true,
});

const counted = (column: string, dsl: readonly string[], description: string): Field => ({
  type: 'integer',
  range: 'everywhere',
  sql: `k.${column}`,
  rest: [column],
  dsl,
  operator: 'in',
  description,
  example: '100',
});

/** Occupations, one row a code: /api/occupations, LIST OCCUPATIONS. */
export const OCCUPATIONS: Resource = {
  name: 'occupations',
  permission: 'occupations:read',
  from: 'occupations o JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id LEFT JOIN cluster_ai_impacts a ON a.cluster_id = k.cluster_id',
  columns: {
    onet_code: { sql: 'o.onet_code', schema: TEXT },
    onet_title: { sql: 'm.consolidated_title', schema: TEXT },
    cluster_id: { sql: 'k.cluster_id', schema: INTEGER },
    cluster_name: { sql: 'k.cluster_name', schema: TEXT },
    job_level: { sql: 'k.job_level', schema: JOB_LEVEL_SCHEMA },
    ai_flag: { sql: 'k.ai_flag', schema: AI_FLAG_SCHEMA },
    company_count_all: { sql: 'k.company_count_all', schema: COUNT },
    company_count_badged: { sql: 'k.company_count_badged', schema: COUNT },
    company_count_top10: { sql: 'k.company_count_top10', schema: COUNT },
  },
  fields: {
    search: {
      type: 'name',
      sql: 'lower(o.onet_title)',
      rest: ['search'],
      dsl: ['SEARCH'],
      operator: 'contains',
      description: 'Part of the title.',
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
    onet_code: { type: 'onet_code', sql: 'o.onet_code', rest: [], dsl: ['ONET_CODE'], operator: 'in', description: 'O*NET-SOC code.', example: '29-1141.00' },
    ...AI_FIELDS,
    title: {
      type: 'name',
      sql: 'o.onet_title',
      rest: [],
      dsl: ['TITLE', 'ONET_TITLE'],
      operator: 'in',
      description: 'Title, exact in any case.',
      example: 'Registered Nurses',
    },
    company_count_all: counted('company_count_all', ['COMPANY_COUNT', 'COMPANY_COUNT_ALL'], 'Companies that have the role.'),
    company_count_badged: counted('company_count_badged', ['COMPANY_COUNT_BADGED'], 'Companies with a badge for the role.'),
    company_count_top10: counted('company_count_top10', ['COMPANY_COUNT_TOP10'], 'Companies that have the role among their top 10.'),
  },
  sorts: {
    consolidated_title: sortBy(
      'o.onet_title COLLATE a_to_z',
      'o.onet_code',
      { rest: ['consolidated_title', 'title'], dsl: ['TITLE', 'CONSOLIDATED_TITLE'] },
      'A to Z.',
    ),
    onet_code: sortBy('o.onet_code', 'o.onet_code', { rest: ['onet_code'], dsl: ['ONET_CODE'] }, 'By code.'),
    cluster_id: sortBy('k.cluster_id', A_TO_Z, { rest: ['cluster_id'], dsl: ['CLUSTER_ID'] }, 'By cluster id.'),
    cluster_name: sortBy('k.cluster_name COLLATE a_to_z', A_TO_Z, { rest: ['cluster_name'], dsl: ['CLUSTER_NAME'] }, 'By cluster, A to Z.'),
    ...aiSorts(A_TO_Z),
    job_level: sortBy('k.job_level::text COLLATE a_to_z', A_TO_Z, { rest: ['job_level'], dsl: ['JOB_LEVEL'] }, 'By job level.'),
    company_count_all: companyCount('company_count_all', ['COMPANY_COUNT_ALL', 'COMPANY_COUNT']),
    company_count_badged: companyCount('company_count_badged'),
    company_count_top10: companyCount('company_count_top10'),
  },
  defaultSort: 'consolidated_title',
  expansions: { ai_impact: AI_IMPACT_EXPANSION },
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** Cluster membership: /api/occupations/{code}/clusters, LIST OCCUPATION_CLUSTERS. */
export const OCCUPATION_CLUSTERS: Resource = {
  name: 'occupation_clusters',
  permission: 'occupations:read',
  from: 'occupation_clusters m JOIN clusters k ON k.cluster_id = m.cluster_id',
  where: 'm.is_core',
  columns: {
    cluster_id: { sql: 'k.cluster_id', schema: INTEGER },
    cluster_name: { sql: 'k.cluster_name', schema: TEXT },
    onet_code: { sql: 'm.onet_code', schema: TEXT },
    onet_title: { sql: 'm.consolidated_title', schema: TEXT },
    cluster_occs: { sql: 'k.cluster_occs', schema: TEXT },
  },
  fields: {
    onet_code: { type: 'onet_code', sql: 'm.onet_code', rest: [], dsl: ['ONET_CODE'], operator: 'in', description: 'O*NET-SOC code.', example: '29-1141.00' },
    cluster_id: { type: 'integer', range: 'dsl', sql: 'm.cluster_id', rest: [], dsl: ['CLUSTER_ID'], operator: 'in', description: 'Cluster.', example: '75' },
  },
  sorts: {
    cluster_name: alphabetical('k.cluster_name', 'k.cluster_id, m.onet_code', { rest: ['cluster_name'], dsl: ['CLUSTER_NAME'] }),
  },
  defaultSort: 'cluster_name',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
};
