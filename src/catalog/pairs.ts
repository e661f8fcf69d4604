import { ARCHETYPES, type Archetype } from './enumerations.ts';
import { ARCHETYPE_BADGES, badgeColumns, badgeFields } from './badges.ts';
import type { Resource, SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { INTEGER, oneOf, NUMBER, TEXT } from './value-schema.ts';

/** The pairs of company and cluster, p, with the company c and the cluster k. */
import {
  BY_CLUSTER,
  BY_CODE,
  BY_INDUSTRY,
  CLUSTER,
  CLUSTER_A_TO_Z,
  COMPANY,
  COMPANY_A_TO_Z,
  COMPANY_KEY,
  COMPANY_NAMED,
  INDUSTRY,
  PAIRS,
  PAIR_QUANTIFIERS,
  POSTINGS,
  SCORE,
  SCORE_COLUMN,
  TIERS,
  TIMESTAMPS,
  TOP10,
  byEntry,
  byName,
  byPostings,
  byTotal,
  onlyDsl,
} from './pair-fields.ts';

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
      names: 'company',
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
      names: 'metro',
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
      range: 'everywhere',
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
      names: 'metro',
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
