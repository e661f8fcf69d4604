import { ARCHETYPES, POSTING_TIERS, type Archetype } from '../enumerations.ts';
import { ARCHETYPE_BADGES, badgeColumns, badgeFields, badgeQuantifiers, badgeScore } from './badges.ts';
import type { Column, Expansion, Field, Resource, SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { COUNT, INTEGER, oneOf, orNull, NUMBER, TEXT, TIMESTAMP } from './value-schema.ts';

/** The pairs of company and cluster, p, with the company c and the cluster k. */
const PAIRS = { from: 'company_clusters p', lookups: ['companies c ON c.company_uid = p.company_uid', 'clusters k ON k.cluster_id = p.cluster_id'] };
const COMPANY_A_TO_Z = 'c.company_name COLLATE a_to_z, c.company_uid';
const CLUSTER_A_TO_Z = 'k.cluster_name COLLATE a_to_z, k.cluster_id';

const COMPANY: Record<string, Column> = { company_uid: { sql: 'p.company_uid', schema: TEXT }, company_name: { sql: 'c.company_name', schema: TEXT } };
const CLUSTER: Record<string, Column> = { cluster_id: { sql: 'p.cluster_id', schema: INTEGER }, cluster_name: { sql: 'k.cluster_name', schema: TEXT } };
const INDUSTRY: Record<string, Column> = { primary_industry: { sql: 'c.primary_industry', schema: orNull(TEXT) } };
const POSTINGS: Record<string, Column> = {
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
const TIERS = {
  entry_posting_tier: tier('entry_posting_tier', 'Band of the entry-level postings.'),
  total_posting_tier: tier('total_posting_tier', 'Band of all postings.'),
};
const TOP10: Record<string, Field> = {
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
const BY_INDUSTRY: Field = {
  type: 'name',
  sql: 'c.primary_industry',
  rest: ['industry'],
  dsl: ['INDUSTRY', 'SECTOR'],
  operator: 'in',
  description: 'Primary industry of the company; a comma list means OR.',
  example: 'Banking',
};
const BY_CLUSTER: Field = {
  type: 'integer',
  sql: 'p.cluster_id',
  rest: ['cluster_id'],
  dsl: ['CLUSTER_ID'],
  operator: 'in',
  description: 'Cluster.',
  example: '75',
};
/** Codes are members of one core cluster each: a pair has a code when its cluster does. */
const BY_CODE: Field = {
  type: 'onet_code',
  sql: 'm.onet_code',
  within: 'occupation_clusters m WHERE m.is_core AND m.cluster_id = p.cluster_id',
  rest: ['onet_code'],
  dsl: ['ONET_CODE'],
  operator: 'in',
  description: 'O*NET-SOC code that the cluster holds.',
  example: '29-1141.00',
};
const PAIR_QUANTIFIERS = badgeQuantifiers('p', ARCHETYPE_BADGES, ['ANY_BADGE', 'BADGE']);
const COMPANY_NAMED: Record<string, Field> = {
  company: {
    type: 'name',
    sql: 'c.company_name',
    rest: [],
    dsl: ['COMPANY', 'COMPANY_NAME'],
    operator: 'in',
    description: 'Exact company name, in any case.',
    example: 'Walmart',
  },
};
/** Keys of a path; never a parameter. */
const COMPANY_KEY: Field = { type: 'exact', sql: 'p.company_uid', rest: [], dsl: [], operator: 'in', description: 'Company.', example: '' };

/** Filters that REST does not have. */
const onlyDsl = (fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, rest: [] }]));

const TIMESTAMPS: Record<string, Expansion> = {
  timestamps: {
    description: 'created_at and updated_at.',
    columns: { created_at: { sql: 'p.created_at', schema: TIMESTAMP }, updated_at: { sql: 'p.updated_at', schema: TIMESTAMP } },
  },
};

const SCORE = badgeScore('p', ARCHETYPE_BADGES, 2, 1);
const SCORE_COLUMN: Record<string, Column> = { badge_sort_score: { sql: `${SCORE}::float8`, schema: NUMBER } };

const byName = (name: string, ties: string): SortOrder => ({ ...alphabetical(name, ties), score: SCORE });
const byEntry = (ties: string): SortOrder =>
  largestFirst('p.entry_posting_count', ties, { rest: ['entry_postings'], dsl: ['ENTRY_POSTING_COUNT', 'ENTRY_POSTINGS'] }, 'Most entry-level postings first.');
const byTotal = (ties: string): SortOrder =>
  largestFirst('p.total_posting_count', ties, { rest: ['total_postings'], dsl: ['TOTAL_POSTING_COUNT', 'TOTAL_POSTINGS'] }, 'Most postings first.');

/** Orders by postings, both ways; `rest` false keeps them to the DSL. */
const byPostings = (ties: string, rest: readonly string[]): Record<string, SortOrder> => ({
  entry_postings: { ...byEntry(ties), rest, score: SCORE },
  total_postings: { ...byTotal(ties), rest, score: SCORE },
});

/** Cross-employer pair rows: /api/occupations/badges, LIST OCCUPATION_BADGES. */
export const OCCUPATION_BADGES: Resource = {
  name: 'occupation_badges',
  permission: 'occupations:read',
  ...PAIRS,
  columns: { ...COMPANY, ...CLUSTER, ...badgeColumns('p', ARCHETYPE_BADGES), ...POSTINGS },
  fields: {
    ...badgeFields('p', ARCHETYPE_BADGES),
    ...PAIR_QUANTIFIERS,
    company: {
      type: 'name',
      sql: 'c.company_name',
      rest: ['company'],
      dsl: ['COMPANY', 'COMPANY_NAME'],
      operator: 'in',
      description: 'Exact company name, in any case.',
      example: 'Walmart',
    },
    cluster_id: BY_CLUSTER,
    onet_code: BY_CODE,
    industry: BY_INDUSTRY,
    ...TIERS,
    ...TOP10,
  },
  sorts: { alpha: byName('c.company_name', `c.company_uid, ${CLUSTER_A_TO_Z}`), ...byPostings(`${COMPANY_A_TO_Z}, ${CLUSTER_A_TO_Z}`, []) },
  defaultSort: 'alpha',
  expansions: TIMESTAMPS,
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** What counts of pair badges may be grouped by, with its SQL expression. */
export const OCCUPATION_BADGE_GROUPS = { company: 'c.company_name', industry: 'c.primary_industry', cluster_id: 'p.cluster_id' } as const;

/** Occupations at a company: /api/companies/{name}/occupations, LIST OCCUPATIONS FOR COMPANY. */
export const COMPANY_OCCUPATIONS: Resource = {
  ...OCCUPATION_BADGES,
  name: 'company_occupations',
  permission: 'companies:read',
  fields: {
    company_uid: COMPANY_KEY,
    onet_code: BY_CODE,
    cluster_id: BY_CLUSTER,
    ...TOP10,
    ...TIERS,
    ...badgeFields('p', ARCHETYPE_BADGES),
    ...PAIR_QUANTIFIERS,
  },
  sorts: {
    alpha: byName('k.cluster_name', `k.cluster_id, ${COMPANY_A_TO_Z}`),
    entry_postings: byEntry(CLUSTER_A_TO_Z),
    total_postings: byTotal(CLUSTER_A_TO_Z),
  },
};

/** The same with group=occupation: one row for each code of the pair's cluster. */
export const COMPANY_OCCUPATION_CODES: Resource = {
  ...COMPANY_OCCUPATIONS,
  name: 'company_occupation_codes',
  from: `${PAIRS.from} JOIN occupation_clusters o ON o.cluster_id = p.cluster_id AND o.is_core`,
  columns: {
    ...COMPANY,
    onet_code: { sql: 'o.onet_code', schema: TEXT },
    onet_title: { sql: 'o.consolidated_title', schema: TEXT },
    ...CLUSTER,
    ...badgeColumns('p', ARCHETYPE_BADGES),
    ...POSTINGS,
  },
  fields: {
    ...COMPANY_OCCUPATIONS.fields,
    onet_code: {
      type: 'onet_code',
      sql: 'o.onet_code',
      rest: ['onet_code'],
      dsl: ['ONET_CODE'],
      operator: 'in',
      description: 'O*NET-SOC code.',
      example: '29-1141.00',
    },
  },
  sorts: {
    alpha: byName('o.consolidated_title', 'o.onet_code'),
    entry_postings: byEntry('o.consolidated_title COLLATE a_to_z, o.onet_code'),
    total_postings: byTotal('o.consolidated_title COLLATE a_to_z, o.onet_code'),
  },
};

/** Companies with a role: /api/occupations/{code}/companies, LIST COMPANIES FOR OCCUPATION. */
export const OCCUPATION_COMPANIES: Resource = {
  ...OCCUPATION_BADGES,
  name: 'occupation_companies',
  columns: { ...COMPANY, ...INDUSTRY, ...CLUSTER, ...badgeColumns('p', ARCHETYPE_BADGES), ...POSTINGS },
  fields: {
    cluster_id: { ...BY_CLUSTER, rest: [] },
    ...badgeFields('p', ARCHETYPE_BADGES),
    ...PAIR_QUANTIFIERS,
    ...COMPANY_NAMED,
    ...TIERS,
    sector: { ...BY_INDUSTRY, rest: ['sector', 'industry'] },
  },
  sorts: { alpha: byName('c.company_name', 'c.company_uid'), entry_postings: byEntry(COMPANY_A_TO_Z), total_postings: byTotal(COMPANY_A_TO_Z) },
};

/** Rank of a badge with a hiring tier, best 1; 99 for no badge. */
const BLEND_RANKS: readonly (readonly [rank: number, badge: string, tier: string])[] = [
  [1, 'Platinum', 'high'],
  [2, 'Platinum', 'above-average'],
  [3, 'Gold', 'high'],
  [4, 'Gold', 'above-average'],
  [5, 'Platinum', 'average'],
  [6, 'Platinum', 'low'],
  [7, 'Gold', 'average'],
  [8, 'Gold', 'low'],
  [9, 'Platinum', 'none'],
  [10, 'Gold', 'none'],
];
const UNRANKED = 99;

const HIRING = 'company_hiring h JOIN cbsas b ON b.cbsa = h.cbsa WHERE h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id';

/** Companies hiring for a cluster: /api/clusters/{id}/companies, LIST COMPANIES FOR CLUSTER. */
export const CLUSTER_COMPANIES: Resource = {
  ...OCCUPATION_COMPANIES,
  name: 'cluster_companies',
  fields: {
    cluster_id: { ...BY_CLUSTER, rest: [] },
    ...TIERS,
    ...badgeFields('p', ARCHETYPE_BADGES),
    ...PAIR_QUANTIFIERS,
    ...COMPANY_NAMED,
    industry: BY_INDUSTRY,
    ...TOP10,
    cbsa: {
      type: 'metro',
      sql: 'h.cbsa',
      within: HIRING,
      rest: ['cbsa'],
      dsl: ['CBSA'],
      operator: 'in',
      description: 'Numeric CBSA code, or a part of the name of a metropolitan area.',
      example: '42660',
    },
    hiring_postings_qtile: {
      type: 'enumeration',
      values: ['1', '2', '3'],
      comparable: true,
      sql: 'h.postings_count_qtile',
      within: HIRING,
      rest: ['hiring_postings_qtile', 'hiring_postings_count_qtile', 'hiring_percentile'],
      dsl: ['HIRING_POSTINGS_QTILE', 'HIRING_POSTINGS_COUNT_QTILE', 'HIRING_PERCENTILE'],
      operator: 'in',
      description: 'Geographic third of the postings, 3 the strongest. `hiring_percentile` is deprecated.',
      example: '3',
    },
  },
  sorts: {
    alpha: byName('c.company_name', 'c.company_uid'),
    entry_postings: { ...byEntry(COMPANY_A_TO_Z), score: SCORE },
    total_postings: { ...byTotal(COMPANY_A_TO_Z), score: SCORE },
    badge: {
      rest: ['badge'],
      dsl: ['BADGE'],
      sql: `${SCORE} DESC`,
      reversed: SCORE,
      startsHigh: true,
      ties: COMPANY_A_TO_Z,
      columns: SCORE_COLUMN,
      score: SCORE,
      description: 'Best badges first; adds badge_sort_score.',
    },
    industry: {
      rest: ['industry'],
      dsl: ['INDUSTRY'],
      sql: 'c.primary_industry COLLATE a_to_z NULLS LAST',
      reversed: 'c.primary_industry COLLATE a_to_z DESC NULLS LAST',
      ties: COMPANY_A_TO_Z,
      score: SCORE,
      description: 'A to Z by primary industry, companies without one last.',
    },
    ...Object.fromEntries(ARCHETYPES.map((archetype) => [`blend_${archetype}`, blend(archetype)])),
  },
};

/** The archetype's badge with the entry tier for early career, with the tier of all postings otherwise. */
function blend(archetype: Archetype): SortOrder {
  const hiring = archetype === 'early_career' ? 'p.entry_posting_tier' : 'p.total_posting_tier';
  const rank = `CASE ${BLEND_RANKS.map(([n, badge, level]) => `WHEN p.badge_${archetype} = '${badge}' AND ${hiring} = '${level}' THEN ${n}`).join(' ')} ELSE ${UNRANKED} END`;
  return {
    rest: [`blend_${archetype}`],
    dsl: archetype === 'early_career' ? ['BLEND', 'BLEND_EARLY_CAREER'] : [`BLEND_${archetype.toUpperCase()}`],
    sql: rank,
    ties: COMPANY_A_TO_Z,
    columns: { blend_rank: { sql: rank, schema: INTEGER } },
    score: SCORE,
    description: `Calculated rank of the ${archetype} badge with hiring.`,
  };
}

/** Cluster badge analytics of a company: /api/companies/{name}/clusters, LIST COMPANY_CLUSTERS. */
export const COMPANY_CLUSTERS: Resource = {
  ...OCCUPATION_BADGES,
  name: 'company_clusters',
  permission: 'companies:read',
  columns: { ...CLUSTER, employment_share: { sql: 'p.employment_share', schema: NUMBER }, ...INDUSTRY, ...badgeColumns('p', ARCHETYPE_BADGES) },
  fields: {
    company_uid: COMPANY_KEY,
    ...COMPANY_NAMED,
    cluster_id: { ...BY_CLUSTER, rest: [] },
    ...onlyDsl({ ...badgeFields('p', ARCHETYPE_BADGES), ...TIERS, ...TOP10 }),
    ...PAIR_QUANTIFIERS,
  },
  sorts: {
    employment_share: largestFirst(
      'p.employment_share',
      CLUSTER_A_TO_Z,
      { rest: ['employment_share'], dsl: ['EMPLOYMENT_SHARE'] },
      'Largest share of the workforce first.',
    ),
    alpha: alphabetical('k.cluster_name', 'k.cluster_id'),
  },
  defaultSort: 'employment_share',
  expansions: {},
  defaultLimit: null,
};

/** Geographic hiring rows: /api/companies/{name}/hiring, GET HIRING FOR COMPANY. */
export const COMPANY_HIRING: Resource = {
  name: 'company_hiring',
  permission: 'companies:read',
  from: 'company_hiring h',
  lookups: ['companies c ON c.company_uid = h.company_uid', 'clusters k ON k.cluster_id = h.cluster_id', 'cbsas b ON b.cbsa = h.cbsa'],
  columns: {
    company_name: { sql: 'c.company_name', schema: TEXT },
    company_uid: { sql: 'h.company_uid', schema: TEXT },
    cluster_name: { sql: 'k.cluster_name', schema: TEXT },
    cluster_id: { sql: 'h.cluster_id', schema: INTEGER },
    cbsa_name: { sql: 'b.cbsa_name', schema: TEXT },
    cbsa: { sql: 'h.cbsa::integer', schema: INTEGER },
    postings_count_qtile: { sql: 'h.postings_count_qtile::text', schema: oneOf(['1', '2', '3']) },
  },
  fields: {
    company_uid: { ...COMPANY_KEY, sql: 'h.company_uid' },
    cluster_id: { ...BY_CLUSTER, sql: 'h.cluster_id' },
    cbsa: {
      type: 'metro',
      sql: 'h.cbsa',
      rest: ['cbsa'],
      dsl: ['CBSA'],
      operator: 'in',
      description: 'Numeric CBSA code, or a part of the name of a metropolitan area.',
      example: '42660',
    },
  },
  sorts: {
    alpha: {
      rest: ['alpha'],
      dsl: ['ALPHA'],
      sql: 'k.cluster_name COLLATE a_to_z, b.cbsa_name COLLATE a_to_z',
      ties: 'h.cluster_id, h.cbsa',
      description: 'By cluster, then metro.',
    },
  },
  defaultSort: 'alpha',
  expansions: {},
  defaultLimit: null,
  maximumLimit: 1_000,
};
