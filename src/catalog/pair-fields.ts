import { POSTING_TIERS } from './enumerations.ts';
import { ARCHETYPE_BADGES, badgeQuantifiers, badges, badgeScore } from './badges.ts';
import { code, column, enumeration, flag, id, metro, name, state, text, type Declaration } from './declare.ts';
import { ROWS_OF, type Column, type Expansion, type SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { METRO_STATES } from './states.ts';
import { COUNT, NUMBER, oneOf, TEXT, TIMESTAMP } from './value-schema.ts';

/** The pairs of company and cluster, p, with the company c and the cluster k. */
export const PAIRS = { from: 'company_clusters p', lookups: ['companies c ON c.company_uid = p.company_uid', 'clusters k ON k.cluster_id = p.cluster_id'] };
export const COMPANY_A_TO_Z = 'c.company_name COLLATE a_to_z, c.company_uid';
export const CLUSTER_A_TO_Z = 'k.cluster_name COLLATE a_to_z, k.cluster_id';

/** The company of a pair. Paths can name it by uid; parameters cannot. */
export const COMPANY_UID = text('company_uid', 'p.company_uid', { filter: 'value', rest: [], dsl: [], describe: 'Company.' });
/** `rest`: names of its parameter, if REST filters by it. */
export const company = (rest: readonly string[] = []): Declaration =>
  name('company', 'c.company_name', {
    column: 'company_name',
    filter: 'value',
    key: 'c.name_key',
    names: 'company',
    rest,
    dsl: ['COMPANY', 'COMPANY_NAME'],
    describe: 'Exact company name, in any case.',
    example: 'Walmart',
  });
/** `key` is the name of the filter; the column is primary_industry everywhere. */
export const industry = (key: 'industry' | 'sector'): Declaration =>
  name(key, 'c.primary_industry', {
    column: 'primary_industry',
    nullable: true,
    filter: 'value',
    key: 'c.industry_key',
    names: 'industry',
    rest: key === 'sector' ? ['sector', 'industry'] : ['industry'],
    dsl: ['INDUSTRY', 'SECTOR'],
    describe: 'Primary industry of the company.',
    example: 'Banking',
  });

/** The cluster of a pair; `table` holds its id. */
export const clusterId = (table = 'p'): Declaration =>
  id('cluster_id', `${table}.cluster_id`, { filter: 'value', ids: 'cluster_id', describe: 'Cluster.', example: '75' });
export const CLUSTER_NAME = column('cluster_name', 'k.cluster_name', TEXT);
/** Each code is a member of one core cluster. A pair has a code if its cluster has it. */
export const CODE_OF_CLUSTER = code('onet_code', 'm.onet_code', {
  column: false,
  filter: 'value',
  within: 'occupation_clusters m WHERE m.is_core AND m.cluster_id = p.cluster_id',
  describe: 'O*NET-SOC code in the cluster.',
});

const tier = (key: string, describe: string): Declaration => enumeration(key, `p.${key}`, POSTING_TIERS, { filter: 'value', describe, example: 'high' });
export const ENTRY_TIER = tier('entry_posting_tier', 'Tier of the number of entry-level postings.');
export const TOTAL_TIER = tier('total_posting_tier', 'Tier of the number of all postings.');
export const TOP10 = flag('top10', 'p.top10_occupation', {
  column: ['top10_occupation', { sql: 'p.top10_occupation::text', schema: oneOf(['1', '0']) }],
  filter: 'value',
  describe: "1 for the ten occupations with the largest shares of the company's workforce.",
  example: '1',
});
/** Posting counts and tiers of the company for the cluster. */
export const POSTINGS = [
  column('entry_posting_count', 'p.entry_posting_count', { ...COUNT, description: 'Entry-level postings of the company for the cluster, in all places.' }),
  ENTRY_TIER,
  column('total_posting_count', 'p.total_posting_count', { ...COUNT, description: 'All postings of the company for the cluster, in all places.' }),
  TOTAL_TIER,
  column('early_career_access', 'p.early_career_access', { type: 'integer', enum: [0, 1] }),
];
export const PAIR_BADGES = [...badges('p', ARCHETYPE_BADGES), ...badgeQuantifiers('p', ARCHETYPE_BADGES, ['ANY_BADGE', 'BADGE'])];

const OF_JOBS = 'where the jobs are';

/** The metropolitan area of a hiring row h. */
export const cbsa = (use: { readonly within: string } | { readonly column: readonly [string, Column] }): Declaration =>
  metro('cbsa', 'h.cbsa', { filter: 'value', column: false, about: OF_JOBS, ...use });

/** The hiring rows h of a pair p, with the metro area b. */
export const HIRING = 'company_hiring h JOIN cbsas b ON b.cbsa = h.cbsa WHERE h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id';

/** The state in which the company hires for the role. Together with other conditions on hiring, it refers to the same metro area. */
export const HIRING_STATE = state('hiring_state', METRO_STATES, {
  about: OF_JOBS,
  within: HIRING,
  rest: ['hiring_state', 'state'],
  dsl: ['HIRING_STATE', 'STATE'],
  describe: 'State with a metro area where the company hires for the role, by full name or postal code. Not the state of the headquarters.',
});

/** The hiring rows h of a company c, for any role, with the metro area b. Read once for all companies: looking at the rows of each took seconds where a text means several metro areas. */
const HIRING_OF_COMPANY = `${ROWS_OF}c.company_uid IN (SELECT h.company_uid FROM company_hiring h JOIN cbsas b ON b.cbsa = h.cbsa WHERE true`;

/** Where a company c hires, for any role: the state, and the metro area. */
export const WHERE_COMPANY_HIRES = [
  state('hiring_state', METRO_STATES, {
    about: OF_JOBS,
    within: HIRING_OF_COMPANY,
    rest: ['hiring_state'],
    dsl: ['HIRING_STATE'],
    describe: 'State with a metro area where the company hires for any role, by full name or postal code. Not the state of the headquarters.',
  }),
  // Of the row b, which is one of few: the name of a metro area is compared once for each.
  metro('cbsa', 'b.cbsa', { filter: 'value', column: false, about: OF_JOBS, within: HIRING_OF_COMPANY }),
];

/** The state of the metropolitan area b of a hiring row. */
export const HIRING_ROW_STATE = state('hiring_state', METRO_STATES, {
  about: OF_JOBS,
  rest: ['state', 'hiring_state'],
  dsl: ['STATE', 'HIRING_STATE'],
  describe: 'State of the metro area, by full name or postal code. A metro area in several states counts for each.',
});

/** The same, as a filter that only the DSL has. */
export const onlyDsl = ({ field, ...others }: Declaration): Declaration =>
  field === undefined ? others : { ...others, field: [field[0], { ...field[1], rest: [] }] };

export const TIMESTAMPS: Record<string, Expansion> = {
  timestamps: {
    description: 'created_at and updated_at.',
    columns: { created_at: { sql: 'p.created_at', schema: TIMESTAMP }, updated_at: { sql: 'p.updated_at', schema: TIMESTAMP } },
  },
};

export const SCORE = badgeScore('p', ARCHETYPE_BADGES, 2, 1);
export const SCORE_COLUMN: Record<string, Column> = { badge_sort_score: { sql: `${SCORE}::float8`, schema: NUMBER } };

export const byName = (sql: string, ties: string): SortOrder => ({ ...alphabetical(sql, ties), score: SCORE });
export const byEntry = (ties: string): SortOrder =>
  largestFirst('p.entry_posting_count', ties, { rest: ['entry_postings'], dsl: ['ENTRY_POSTING_COUNT', 'ENTRY_POSTINGS'] }, 'Most entry-level postings first.');
export const byTotal = (ties: string): SortOrder =>
  largestFirst('p.total_posting_count', ties, { rest: ['total_postings'], dsl: ['TOTAL_POSTING_COUNT', 'TOTAL_POSTINGS'] }, 'Most postings first.');

/** Orders by postings, in both directions. With `rest` false, only the DSL has them. */
export const byPostings = (ties: string, rest: readonly string[]): Record<string, SortOrder> => ({
  entry_postings: { ...byEntry(ties), rest, score: SCORE },
  total_postings: { ...byTotal(ties), rest, score: SCORE },
});
