import { badgeColumns, badgeFields, badgeQuantifiers, COMPANY_BADGE_COLUMNS } from './badges.ts';
import type { Field, NamedKind, Resource } from './resource.ts';
import { alphabetical } from './sorts.ts';
import { orNull, TEXT } from './value-schema.ts';

const place = (name: string, dsl: readonly string[], description: string, example: string, names?: NamedKind): Field => ({
  type: 'name',
  ...(names === undefined ? {} : { names }),
  sql: `c.${name}`,
  rest: [name],
  dsl,
  operator: 'in',
  description,
  example,
});

/** Cross-company badge rows: /api/companies/badges, LIST COMPANY_BADGES. */
export const COMPANY_BADGES: Resource = {
  name: 'company_badges',
  permission: 'companies:read',
  from: 'companies c',
  columns: {
    company_uid: { sql: 'c.company_uid', schema: TEXT },
    company_name: { sql: 'c.company_name', schema: TEXT },
    ...badgeColumns('c', COMPANY_BADGE_COLUMNS),
    industry: { sql: 'c.primary_industry', schema: orNull(TEXT) },
    company_city: { sql: 'c.company_city', schema: orNull(TEXT) },
    company_state: { sql: 'c.company_state', schema: orNull(TEXT) },
    company_country: { sql: 'c.company_country', schema: orNull(TEXT) },
  },
  fields: {
    ...badgeFields('c', COMPANY_BADGE_COLUMNS),
    industry: {
      type: 'name',
      names: 'industry',
      sql: 'c.primary_industry',
      rest: ['industry'],
      dsl: ['INDUSTRY', 'SECTOR'],
      operator: 'in',
      description: 'Primary industry, exact; a comma list means OR.',
      example: 'Banking',
    },
    company: { ...place('company_name', ['COMPANY', 'COMPANY_NAME', 'NAME'], 'Company name, exact in any case.', 'Walmart', 'company'), rest: [] },
    ...badgeQuantifiers('c', COMPANY_BADGE_COLUMNS),
    company_state: place('company_state', ['STATE', 'COMPANY_STATE'], 'Full state name, not the abbreviation; a comma list means OR.', 'California', 'state'),
    company_city: place('company_city', ['CITY', 'COMPANY_CITY'], 'City of the headquarters.', 'Seattle'),
    company_country: place('company_country', ['COUNTRY', 'COMPANY_COUNTRY'], 'Country of the headquarters.', 'United States'),
  },
  sorts: { alpha: alphabetical('c.company_name', 'c.company_uid') },
  defaultSort: 'alpha',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** What counts of company badges may be grouped by, with its SQL expression. */
export const COMPANY_BADGE_GROUPS = { industry: 'c.primary_industry', overall_badge: 'c.overall_badge', company_state: 'c.company_state' } as const;
