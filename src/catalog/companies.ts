import { EVENT_TYPES } from './enumerations.ts';
import { badgeQuantifiers, badges, badgeScore, COMPANY_BADGE_COLUMNS } from './badges.ts';
import { column, columns, declared, enumeration, id, integer, name, search, text, type Declaration } from './declare.ts';
import { WHERE_COMPANY_HIRES } from './pair-fields.ts';
import type { Column, NamedKind, Resource, SortOrder } from './resource.ts';
import { alphabetical, largestFirst } from './sorts.ts';
import { listOf, oneOf, orNull, record, TEXT, TIMESTAMP } from './value-schema.ts';

const SCORES = {
  platinum: badgeScore('c', COMPANY_BADGE_COLUMNS, 1, 0.01),
  gold: badgeScore('c', COMPANY_BADGE_COLUMNS, 0.01, 1),
  badge: badgeScore('c', COMPANY_BADGE_COLUMNS, 2, 1),
};
const BADGE_COUNT = `num_nonnulls(${COMPANY_BADGE_COLUMNS.map((column) => `c.${column}`).join(', ')})`;
const A_TO_Z = 'c.company_name COLLATE a_to_z, c.company_uid';
const SIZES_OF_INDUSTRIES =
  '(SELECT primary_industry, count(*) AS companies FROM companies GROUP BY primary_industry) AS size ON size.primary_industry = c.primary_industry';

/** Ranks names by where they contain the text, then by length. */
const RELEVANCE = `CASE WHEN c.name_key = $text THEN 0 WHEN starts_with(c.name_key, $text) THEN 1 WHEN strpos(c.name_key, ' ' || $text) > 0 THEN 2 ELSE 3 END, length(c.name_key)`;

export const OF_HEADQUARTERS = 'where the headquarters is';

/** The headquarters of the company. REST filters by it only in /api/companies/badges. */
const headquarters = (place: string, describe: string, example: string, names?: NamedKind): Declaration =>
  name(place, `c.company_${place}`, {
    column: `company_${place}`,
    nullable: true,
    filter: 'value',
    key: `c.${place}_key`,
    ...(place === 'city' ? { stateKey: 'c.state_key' } : {}),
    rest: [],
    dsl: [place.toUpperCase(), `COMPANY_${place.toUpperCase()}`],
    describe,
    example,
    about: OF_HEADQUARTERS,
    ...(names === undefined ? {} : { names }),
  });

const byScore = (order: string, score: string, description: string): SortOrder => ({
  ...largestFirst(score, A_TO_Z, { rest: [order], dsl: [order.toUpperCase()] }, description),
  score,
});

/** The uids of the relatives of a company. Each is one lookup in an index that has both columns. */
const RELATIVES = {
  parents: 'SELECT x.parent_uid AS company_uid FROM company_relationships x WHERE x.subsidiary_uid = c.company_uid',
  subsidiaries: 'SELECT x.subsidiary_uid AS company_uid FROM company_relationships x WHERE x.parent_uid = c.company_uid',
  siblings: `SELECT DISTINCT s.subsidiary_uid AS company_uid FROM company_relationships x JOIN company_relationships s ON s.parent_uid = x.parent_uid
    WHERE x.subsidiary_uid = c.company_uid AND s.subsidiary_uid <> c.company_uid`,
} as const;

const RELATIVE = record({ company_uid: TEXT, company_name: TEXT });
const related = (relatives: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object('company_uid', r.company_uid, 'company_name', r.company_name) ORDER BY r.company_name COLLATE a_to_z, r.company_uid), '[]') FROM (${relatives}) AS x JOIN companies r USING (company_uid))`;
const uids = (relatives: string): Column => ({ sql: `ARRAY(${relatives} ORDER BY company_uid)`, schema: listOf(TEXT) });

/** The fields of a company. Search results have them, too. */
const DECLARED = declared(
  [
    text('company_uid', 'c.company_uid', {
      filter: 'value',
      ids: 'company_uid',
      describe: 'Stable unique identifier.',
      example: '00000000-0000-5000-8000-000000000000',
    }),
    name('name', 'c.company_name', {
      column: 'company_name',
      filter: 'value',
      key: 'c.name_key',
      names: 'company',
      rest: [],
      dsl: ['NAME', 'COMPANY_NAME', 'COMPANY'],
      describe: 'Exact company name, in any case.',
      example: 'Walmart',
    }),
    search('c.name_key', 'Text in the company name.', 'health'),
    column('company_description', 'c.company_description', orNull(TEXT)),
    column('company_URL', 'c.company_url', orNull(TEXT)),
    name('industry', 'c.primary_industry', {
      column: 'primary_industry',
      nullable: true,
      filter: 'value',
      key: 'c.industry_key',
      names: 'industry',
      rest: ['industry', 'sector'],
      dsl: ['INDUSTRY', 'SECTOR'],
      describe: 'Primary industry name.',
      example: 'Banking',
    }),
    id('industry_id', 'i.industry_id', {
      column: false,
      filter: 'value',
      ids: 'industry_id',
      describe: 'Id of the primary industry, as the list of industries has it.',
      example: '1107743617',
    }),
    column('secondary_industry', 'c.secondary_industry', orNull(TEXT)),
    headquarters('city', 'City of the headquarters.', 'Seattle', 'city'),
    headquarters('state', 'State of the headquarters, by full name.', 'California', 'state'),
    headquarters('country', 'Country of the headquarters.', 'United States', 'country'),
    ...WHERE_COMPANY_HIRES,
    enumeration('event_type', 'c.company_event_type', EVENT_TYPES, {
      column: [
        'company_event_type',
        { sql: "NULLIF(c.company_event_type, 'none')", schema: oneOf(EVENT_TYPES.filter((type) => type !== 'none')), omitWhenNull: true },
      ],
      filter: 'value',
      absent: 'none',
      describe: 'Corporate event. `none` finds companies without one.',
      example: 'acquired',
    }),
    ...columns({ company_event_note: { sql: 'c.company_event_note', schema: TEXT, omitWhenNull: true } }),
    ...badges('c', COMPANY_BADGE_COLUMNS),
    ...badgeQuantifiers('c', COMPANY_BADGE_COLUMNS),
    integer('badge_count', BADGE_COUNT, {
      column: false,
      filter: 'range',
      largest: COMPANY_BADGE_COLUMNS.length,
      describe: `Number of badges of any level, 0 to ${COMPANY_BADGE_COLUMNS.length}.`,
      example: '4',
    }),
    ...columns({ svc_parents: uids(RELATIVES.parents), svc_subsidiaries: uids(RELATIVES.subsidiaries), svc_siblings: uids(RELATIVES.siblings) }),
  ],
  {
    ties: A_TO_Z,
    filters: ['industry', 'industry_id', ...COMPANY_BADGE_COLUMNS, 'search', 'event_type', 'company_uid', 'name', 'state', 'hiring_state', 'cbsa'],
  },
);

/** Orders by a single field. With any order, a requested score counts badges. */
const DECLARED_SORTS = Object.fromEntries(Object.entries(DECLARED.sorts).map(([key, order]) => [key, { ...order, score: SCORES.badge }]));

/** Employers. Rows and single records have the fields of the specification's Company. */
export const COMPANIES: Resource = {
  name: 'companies',
  from: 'companies c LEFT JOIN industries i ON i.industry = c.primary_industry',
  ...DECLARED,
  sorts: {
    alpha: { ...alphabetical('c.company_name', 'c.company_uid'), score: SCORES.badge },
    alpha_desc: {
      rest: ['alpha_desc', 'name_desc'],
      dsl: ['ALPHA_DESC', 'NAME_DESC'],
      sql: 'c.company_name COLLATE a_to_z DESC',
      reversed: 'c.company_name COLLATE a_to_z',
      startsHigh: true,
      ties: 'c.company_uid DESC',
      score: SCORES.badge,
      description: 'Z to A.',
    },
    platinum: byScore('platinum', SCORES.platinum, 'Most Platinum badges first, weighted.'),
    gold: byScore('gold', SCORES.gold, 'Most Gold badges first, weighted.'),
    badge_count: {
      rest: ['badge_count'],
      dsl: ['BADGE_COUNT'],
      sql: `${BADGE_COUNT} DESC, ${SCORES.badge} DESC`,
      reversed: `${BADGE_COUNT}, ${SCORES.badge}`,
      startsHigh: true,
      ties: A_TO_Z,
      score: SCORES.badge,
      description: 'Most badges of any level first.',
    },
    industry: {
      rest: ['industry'],
      dsl: ['INDUSTRY'],
      sql: 'c.primary_industry COLLATE a_to_z NULLS LAST',
      reversed: 'c.primary_industry COLLATE a_to_z DESC NULLS LAST',
      ties: A_TO_Z,
      score: SCORES.badge,
      description: 'Industry, then name.',
    },
    company_count: {
      ...largestFirst('COALESCE(size.companies, 0)', A_TO_Z, { rest: [], dsl: ['COMPANY_COUNT'] }, 'Companies of the largest industries first.'),
      lookup: SIZES_OF_INDUSTRIES,
      score: SCORES.badge,
    },
    relevance: {
      rest: [],
      dsl: ['RELEVANCE'],
      sql: RELEVANCE,
      startsHigh: true,
      ties: A_TO_Z,
      score: SCORES.badge,
      description: 'Best matches of the SEARCH text first: the whole name, then the start of the name, the start of a word, and any other part.',
    },
    ...DECLARED_SORTS,
  },
  defaultSort: 'alpha',
  expansions: {
    relationships: {
      description: 'Adds related_companies. The svc_* arrays are still included.',
      columns: {
        related_companies: {
          sql: `json_build_object('parents', ${related(RELATIVES.parents)}, 'subsidiaries', ${related(RELATIVES.subsidiaries)}, 'siblings', ${related(RELATIVES.siblings)})`,
          schema: record({ parents: listOf(RELATIVE), subsidiaries: listOf(RELATIVE), siblings: listOf(RELATIVE) }),
        },
      },
    },
    timestamps: {
      description: 'Adds created_at and updated_at.',
      columns: { created_at: { sql: 'c.created_at', schema: TIMESTAMP }, updated_at: { sql: 'c.updated_at', schema: TIMESTAMP } },
    },
  },
  defaultLimit: 50,
  maximumLimit: 1_000,
};

/** One company, as a path names it: by the identity key of its name, or by its uid. */
export const COMPANY_DETAIL: Resource = {
  ...COMPANIES,
  name: 'company',
  fields: {
    ...COMPANIES.fields,
    name_key: { type: 'exact', sql: 'c.name_key', rest: [], dsl: [], operator: 'in', description: 'Identity key of the name.', example: 'walmart' },
  },
};

/** Companies with an early-career badge, Platinum first. */
export const EARLY_CAREER_COMPANIES: Resource = {
  ...COMPANIES,
  name: 'early_career_companies',
  where: 'c.badge_early_career IS NOT NULL',
  sorts: {
    early_career: {
      rest: [],
      dsl: ['BADGE_EARLY_CAREER'],
      sql: 'c.badge_early_career',
      ties: A_TO_Z,
      description: 'Platinum first.',
    },
    ...COMPANIES.sorts,
  },
  defaultSort: 'early_career',
};
