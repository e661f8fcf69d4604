import { ARCHETYPES, type Archetype } from './enumerations.ts';
import { ARCHETYPE_BADGES } from './badges.ts';
import { asColumn, asFilter, code, column, declared, enumeration, text } from './declare.ts';
import {
  byEntry,
  byName,
  byPostings,
  byTotal,
  cbsa,
  CLUSTER_A_TO_Z,
  CLUSTER_NAME,
  clusterId,
  CODE_OF_CLUSTER,
  company,
  COMPANY_A_TO_Z,
  COMPANY_UID,
  ENTRY_TIER,
  HIRING,
  HIRING_ROW_STATE,
  HIRING_STATE,
  industry,
  onlyDsl,
  PAIR_BADGES,
  PAIRS,
  POSTINGS,
  SCORE,
  SCORE_COLUMN,
  TIMESTAMPS,
  TOP10,
  TOTAL_TIER,
} from './pair-fields.ts';
import type { Resource, SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { INTEGER, NUMBER, oneOf, TEXT } from './value-schema.ts';

const BADGE_FILTERS = [...ARCHETYPE_BADGES, 'any_badge', 'all_badges'];
const FILTERS_AT_COMPANY = ['company_uid', 'onet_code', 'cluster_id', 'top10', 'entry_posting_tier', 'total_posting_tier'];
/** Thirds of the postings by metro area. */
const THIRDS = ['1', '2', '3'];

/** Cross-employer pair rows: /api/occupations/badges, LIST OCCUPATION_BADGES. */
export const OCCUPATION_BADGES: Resource = {
  name: 'occupation_badges',
  ...PAIRS,
  ...declared(
    [
      asColumn(COMPANY_UID),
      company(['company']),
      clusterId(),
      CLUSTER_NAME,
      ...PAIR_BADGES,
      CODE_OF_CLUSTER,
      asFilter(industry('industry')),
      ...POSTINGS,
      TOP10,
      HIRING_STATE,
    ],
    {
      filters: BADGE_FILTERS,
    },
  ),
  sorts: { alpha: byName('c.company_name', `c.company_uid, ${CLUSTER_A_TO_Z}`), ...byPostings(`${COMPANY_A_TO_Z}, ${CLUSTER_A_TO_Z}`, []) },
  defaultSort: 'alpha',
  expansions: TIMESTAMPS,
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** Keys that group counts of pair badges, with their SQL expressions. */
export const OCCUPATION_BADGE_GROUPS = { company: 'c.company_name', industry: 'c.primary_industry', cluster_id: 'p.cluster_id' } as const;

/** Occupations at a company: /api/companies/{name}/occupations, LIST OCCUPATIONS FOR COMPANY. */
export const COMPANY_OCCUPATIONS: Resource = {
  ...OCCUPATION_BADGES,
  name: 'company_occupations',
  ...declared([COMPANY_UID, asColumn(company()), clusterId(), CLUSTER_NAME, ...PAIR_BADGES, CODE_OF_CLUSTER, ...POSTINGS, TOP10], {
    filters: FILTERS_AT_COMPANY,
  }),
  sorts: {
    alpha: byName('k.cluster_name', `k.cluster_id, ${COMPANY_A_TO_Z}`),
    entry_postings: byEntry(CLUSTER_A_TO_Z),
    total_postings: byTotal(CLUSTER_A_TO_Z),
  },
};

/** The same with group=occupation: one row per code in the pair's cluster. */
export const COMPANY_OCCUPATION_CODES: Resource = {
  ...COMPANY_OCCUPATIONS,
  name: 'company_occupation_codes',
  from: `${PAIRS.from} JOIN occupation_clusters o ON o.cluster_id = p.cluster_id AND o.is_core`,
  ...declared(
    [
      COMPANY_UID,
      asColumn(company()),
      code('onet_code', 'o.onet_code', { filter: 'value' }),
      column('onet_title', 'o.consolidated_title', TEXT),
      clusterId(),
      CLUSTER_NAME,
      ...PAIR_BADGES,
      ...POSTINGS,
      TOP10,
    ],
    { filters: FILTERS_AT_COMPANY },
  ),
  sorts: {
    alpha: byName('o.consolidated_title', 'o.onet_code'),
    entry_postings: byEntry('o.consolidated_title COLLATE a_to_z, o.onet_code'),
    total_postings: byTotal('o.consolidated_title COLLATE a_to_z, o.onet_code'),
  },
};

/** What a company has for an occupation, it has for the cluster of it. */
const OF_CLUSTER = 'This counts postings for the cluster of the occupation: all occupations of a cluster have the same.';

/** Companies with a role: /api/occupations/{code}/companies, LIST COMPANIES FOR OCCUPATION. */
export const OCCUPATION_COMPANIES: Resource = {
  ...OCCUPATION_BADGES,
  name: 'occupation_companies',
  ...declared(
    [asColumn(COMPANY_UID), company(), industry('sector'), onlyDsl(clusterId()), CLUSTER_NAME, ...PAIR_BADGES, ...POSTINGS, asColumn(TOP10), HIRING_STATE],
    {
      filters: ['cluster_id', ...BADGE_FILTERS, 'company', 'entry_posting_tier', 'total_posting_tier'],
    },
  ),
  sorts: {
    alpha: byName('c.company_name', 'c.company_uid'),
    entry_postings: { ...byEntry(COMPANY_A_TO_Z), note: OF_CLUSTER },
    total_postings: { ...byTotal(COMPANY_A_TO_Z), note: OF_CLUSTER },
  },
};

/** Rank of a badge and hiring tier; 1 is the best, 99 means no badge. */
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

/** Companies hiring for a cluster: /api/clusters/{id}/companies, LIST COMPANIES FOR CLUSTER. */
export const CLUSTER_COMPANIES: Resource = {
  ...OCCUPATION_COMPANIES,
  name: 'cluster_companies',
  ...declared(
    [
      asColumn(COMPANY_UID),
      company(),
      industry('industry'),
      onlyDsl(clusterId()),
      CLUSTER_NAME,
      ...PAIR_BADGES,
      ...POSTINGS,
      TOP10,
      cbsa({ within: HIRING }),
      HIRING_STATE,
      enumeration('hiring_postings_qtile', 'h.postings_count_qtile', THIRDS, {
        column: false,
        filter: 'range',
        within: HIRING,
        rest: ['hiring_postings_qtile', 'hiring_postings_count_qtile', 'hiring_percentile'],
        deprecated: ['hiring_percentile'],
        dsl: ['HIRING_POSTINGS_QTILE', 'HIRING_POSTINGS_COUNT_QTILE', 'HIRING_PERCENTILE'],
        describe: 'Third of the postings by metro area; 3 is the strongest. `hiring_percentile` is deprecated.',
        example: '3',
      }),
    ],
    { filters: ['cluster_id', 'entry_posting_tier', 'total_posting_tier', ...BADGE_FILTERS] },
  ),
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
      description: 'A to Z by primary industry. Companies without one come last.',
    },
    ...Object.fromEntries(ARCHETYPES.map((archetype) => [`blend_${archetype}`, blend(archetype)])),
  },
};

/** The archetype's badge with the entry tier for early career, otherwise with the tier of all postings. */
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
    description: `Rank calculated from the ${archetype} badge and hiring.`,
  };
}

/** Cluster badge analytics of a company: /api/companies/{name}/clusters, LIST COMPANY_CLUSTERS. */
export const COMPANY_CLUSTERS: Resource = {
  ...OCCUPATION_BADGES,
  name: 'company_clusters',
  ...declared(
    [
      asFilter(COMPANY_UID),
      asFilter(company()),
      onlyDsl(clusterId()),
      CLUSTER_NAME,
      column('employment_share', 'p.employment_share', NUMBER),
      asColumn(industry('industry')),
      ...PAIR_BADGES.map(onlyDsl),
      ...[ENTRY_TIER, TOTAL_TIER, TOP10].map(asFilter).map(onlyDsl),
    ],
    { filters: ['company_uid', 'company', 'cluster_id', ...ARCHETYPE_BADGES, 'entry_posting_tier', 'total_posting_tier', 'top10'] },
  ),
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
  from: 'company_hiring h',
  lookups: ['companies c ON c.company_uid = h.company_uid', 'clusters k ON k.cluster_id = h.cluster_id', 'cbsas b ON b.cbsa = h.cbsa'],
  ...declared([
    column('company_name', 'c.company_name', TEXT),
    text('company_uid', 'h.company_uid', { filter: 'value', rest: [], dsl: [], describe: 'Company.' }),
    CLUSTER_NAME,
    clusterId('h'),
    column('cbsa_name', 'b.cbsa_name', TEXT),
    cbsa({ column: ['cbsa', { sql: 'h.cbsa::integer', schema: INTEGER }] }),
    HIRING_ROW_STATE,
    column('postings_count_qtile', 'h.postings_count_qtile::text', oneOf(THIRDS)),
  ]),
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
