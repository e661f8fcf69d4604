import { EVENT_TYPES } from '../enumerations.ts';
import type { Field, Resource } from './resource.ts';

/** Badge points: overall and stability 1, early career and growth 0.75. */
const POINTS: readonly (readonly [string, number])[] = [
  ['overall_badge', 1],
  ['badge_early_career', 0.75],
  ['badge_growth', 0.75],
  ['badge_stability', 1],
];

const points = (platinum: number, gold: number): string =>
  `(${POINTS.map(([column, weight]) => `CASE c.${column} WHEN 'Platinum' THEN ${weight * platinum} WHEN 'Gold' THEN ${weight * gold} ELSE 0 END`).join(' + ')})`;

const SCORES = { platinum: points(1, 0.01), gold: points(0.01, 1), badge: points(2, 1) };
const BADGE_COUNT = `num_nonnulls(${POINTS.map(([column]) => `c.${column}`).join(', ')})`;
const A_TO_Z = 'c.company_name COLLATE a_to_z, c.company_uid';

const badge = (column: string, what: string): Field => ({
  type: 'badge',
  sql: `c.${column}`,
  rest: [column],
  dsl: [column.toUpperCase()],
  operator: 'in',
  description: what,
  example: 'Platinum',
});

/** Employers. Rows and single records have the fields of the specification's Company. */
export const COMPANIES: Resource = {
  name: 'companies',
  permission: 'companies:read',
  fields: {
    industry: {
      type: 'name',
      sql: 'c.primary_industry',
      rest: ['industry', 'sector'],
      dsl: ['INDUSTRY'],
      operator: 'in',
      description: 'Primary industry name. `sector` is a legacy alias.',
      example: 'Banking',
    },
    industry_id: {
      type: 'integer',
      sql: 'i.industry_id',
      rest: ['industry_id'],
      dsl: ['INDUSTRY_ID'],
      operator: 'in',
      description: 'Id of the primary industry, from /api/industries.',
      example: '1174025834',
    },
    overall_badge: badge('overall_badge', 'Weighted combination of the three archetypes.'),
    badge_early_career: badge('badge_early_career', 'Quality of entry-level opportunity.'),
    badge_growth: badge('badge_growth', 'Wage and role-progression dynamics.'),
    badge_stability: badge('badge_stability', 'Tenure, retention, durability.'),
    search: {
      type: 'name',
      sql: 'c.name_key',
      rest: ['search'],
      dsl: ['SEARCH'],
      operator: 'contains',
      description: 'Part of the company name.',
      example: 'health',
    },
    event_type: {
      type: 'enumeration',
      sql: 'c.company_event_type',
      values: EVENT_TYPES,
      rest: ['event_type'],
      dsl: ['EVENT_TYPE'],
      operator: 'in',
      description: 'Corporate event; `none` finds companies without one.',
      example: 'acquired',
    },
    company_uid: {
      type: 'exact',
      sql: 'c.company_uid',
      rest: ['company_uid'],
      dsl: ['COMPANY_UID'],
      operator: 'in',
      description: 'One uid or a comma-separated list.',
      example: '00000000-0000-5000-8000-000000000000',
    },
  },
  sorts: {
    alpha: { rest: ['alpha'], dsl: ['ALPHA'], sql: A_TO_Z, score: SCORES.badge, description: 'A to Z.' },
    alpha_desc: {
      rest: ['alpha_desc', 'name_desc'],
      dsl: ['ALPHA_DESC'],
      sql: 'c.company_name COLLATE a_to_z DESC, c.company_uid DESC',
      score: SCORES.badge,
      description: 'Z to A.',
    },
    platinum: {
      rest: ['platinum'],
      dsl: ['PLATINUM'],
      sql: `${SCORES.platinum} DESC, ${A_TO_Z}`,
      score: SCORES.platinum,
      description: 'Most Platinum badges first, weighted.',
    },
    gold: { rest: ['gold'], dsl: ['GOLD'], sql: `${SCORES.gold} DESC, ${A_TO_Z}`, score: SCORES.gold, description: 'Most Gold badges first, weighted.' },
    badge_count: {
      rest: ['badge_count'],
      dsl: ['BADGE_COUNT'],
      sql: `${BADGE_COUNT} DESC, ${SCORES.badge} DESC, ${A_TO_Z}`,
      score: SCORES.badge,
      description: 'Most badges of any level first.',
    },
    industry: {
      rest: ['industry'],
      dsl: ['INDUSTRY'],
      sql: `c.primary_industry COLLATE a_to_z NULLS LAST, ${A_TO_Z}`,
      score: SCORES.badge,
      description: 'Industry, then name.',
    },
  },
  defaultSort: 'alpha',
  expansions: ['relationships', 'timestamps'],
  defaultLimit: 50,
  maximumLimit: 1_000,
};
