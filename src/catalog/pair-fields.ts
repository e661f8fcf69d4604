import { POSTING_TIERS } from './enumerations.ts';
import { ARCHETYPE_BADGES, badgeQuantifiers, badgeScore } from './badges.ts';
import type { Column, Expansion, Field, SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { COUNT, INTEGER, oneOf, orNull, NUMBER, TEXT, TIMESTAMP } from './value-schema.ts';

/** The pairs of company and cluster, p, with the company c and the cluster k. */
export const PAIRS = { from: 'company_clusters p', lookups: ['companies c ON c.company_uid = p.company_uid', 'clusters k ON k.cluster_id = p.cluster_id'] };
export const COMPANY_A_TO_Z = 'c.company_name COLLATE a_to_z, c.company_uid';
export const CLUSTER_A_TO_Z = 'k.cluster_name COLLATE a_to_z, k.cluster_id';

export const COMPANY: Record<string, Column> = { company_uid: { sql: 'p.company_uid', schema: TEXT }, company_name: { sql: 'c.company_name', schema: TEXT } };
export const CLUSTER: Record<string, Column> = { cluster_id: { sql: 'p.cluster_id', schema: INTEGER }, cluster_name: { sql: 'k.cluster_name', schema: TEXT } };
export const INDUSTRY: Record<string, Column> = { primary_industry: { sql: 'c.primary_industry', schema: orNull(TEXT) } };
export const POSTINGS: Record<string, Column> = {
  entry_posting_count: { sql: 'p.entry_posting_count', schema: COUNT },
  entry_posting_tier: { sql: 'p.entry_posting_tier', schema: oneOf(POSTING_TIERS) },
  total_posting_count: { sql: 'p.total_posting_count', schema: COUNT },
  total_posting_tier: { sql: 'p.total_posting_tier', schema: oneOf(POSTING_TIERS) },
  early_career_access: { sql: 'p.early_career_access', schema: { type: 'integer', enum: [0, 1] } },
  top10_occupation: { sql: 'p.top10_occupation::text', schema: oneOf(['1', '0']) },
};

const tier = (name: string, what: string): Field => ({
  type: 'enumeration',
  values: POSTING_TIERS,
  sql: `p.${name}`,
  rest: [name],
  dsl: [name.toUpperCase()],
  operator: 'in',
  description: what,
  example: 'high',
});
export const TIERS = {
  entry_posting_tier: tier('entry_posting_tier', 'Band of the entry-level postings.'),
  total_posting_tier: tier('total_posting_tier', 'Band of all postings.'),
};
export const TOP10: Record<string, Field> = {
  top10: {
    type: 'flag',
    sql: 'p.top10_occupation',
    rest: ['top10'],
    dsl: ['TOP10'],
    operator: 'in',
    description: "1 for the ten occupations with most of the company's workforce.",
    example: '1',
  },
};
export const BY_INDUSTRY: Field = {
  type: 'name',
  names: 'industry',
  sql: 'c.primary_industry',
  rest: ['industry'],
  dsl: ['INDUSTRY', 'SECTOR'],
  operator: 'in',
  description: 'Primary industry of the company; a comma list means OR.',
  example: 'Banking',
};
export const BY_CLUSTER: Field = {
  type: 'integer',
  range: 'dsl',
  sql: 'p.cluster_id',
  rest: ['cluster_id'],
  dsl: ['CLUSTER_ID'],
  operator: 'in',
  description: 'Cluster.',
  example: '75',
};
/** Codes are members of one core cluster each: a pair has a code when its cluster does. */
export const BY_CODE: Field = {
  type: 'onet_code',
  sql: 'm.onet_code',
  within: 'occupation_clusters m WHERE m.is_core AND m.cluster_id = p.cluster_id',
  rest: ['onet_code'],
  dsl: ['ONET_CODE'],
  operator: 'in',
  description: 'O*NET-SOC code that the cluster holds.',
  example: '29-1141.00',
};
export const PAIR_QUANTIFIERS = badgeQuantifiers('p', ARCHETYPE_BADGES, ['ANY_BADGE', 'BADGE']);
export const COMPANY_NAMED: Record<string, Field> = {
  company: {
    type: 'name',
    names: 'company',
    sql: 'c.company_name',
    rest: [],
    dsl: ['COMPANY', 'COMPANY_NAME'],
    operator: 'in',
    description: 'Exact company name, in any case.',
    example: 'Walmart',
  },
};
/** Keys of a path; never a parameter. */
export const COMPANY_KEY: Field = { type: 'exact', sql: 'p.company_uid', rest: [], dsl: [], operator: 'in', description: 'Company.', example: '' };

/** Filters that REST does not have. */
export const onlyDsl = (fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, rest: [] }]));

export const TIMESTAMPS: Record<string, Expansion> = {
  timestamps: {
    description: 'created_at and updated_at.',
    columns: { created_at: { sql: 'p.created_at', schema: TIMESTAMP }, updated_at: { sql: 'p.updated_at', schema: TIMESTAMP } },
  },
};

export const SCORE = badgeScore('p', ARCHETYPE_BADGES, 2, 1);
export const SCORE_COLUMN: Record<string, Column> = { badge_sort_score: { sql: `${SCORE}::float8`, schema: NUMBER } };

export const byName = (name: string, ties: string): SortOrder => ({ ...alphabetical(name, ties), score: SCORE });
export const byEntry = (ties: string): SortOrder =>
  largestFirst('p.entry_posting_count', ties, { rest: ['entry_postings'], dsl: ['ENTRY_POSTING_COUNT', 'ENTRY_POSTINGS'] }, 'Most entry-level postings first.');
export const byTotal = (ties: string): SortOrder =>
  largestFirst('p.total_posting_count', ties, { rest: ['total_postings'], dsl: ['TOTAL_POSTING_COUNT', 'TOTAL_POSTINGS'] }, 'Most postings first.');

/** Orders by postings, both ways; `rest` false keeps them to the DSL. */
export const byPostings = (ties: string, rest: readonly string[]): Record<string, SortOrder> => ({
  entry_postings: { ...byEntry(ties), rest, score: SCORE },
  total_postings: { ...byTotal(ties), rest, score: SCORE },
});
