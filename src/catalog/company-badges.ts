import { badgeQuantifiers, badges, COMPANY_BADGE_COLUMNS } from './badges.ts';
import { OF_HEADQUARTERS } from './companies.ts';
import { column, declared, name, type Declaration } from './declare.ts';
import type { NamedKind, Resource } from './resource.ts';
import { alphabetical } from './sorts.ts';
import { TEXT } from './value-schema.ts';

const place = (kind: 'city' | 'state' | 'country', describe: string, example: string, names?: NamedKind): Declaration =>
  name(`company_${kind}`, `c.company_${kind}`, {
    nullable: true,
    filter: 'value',
    key: `c.${kind}_key`,
    ...(kind === 'city' ? { stateKey: 'c.state_key' } : {}),
    dsl: [kind.toUpperCase(), `COMPANY_${kind.toUpperCase()}`],
    describe,
    example,
    about: OF_HEADQUARTERS,
    ...(names === undefined ? {} : { names }),
  });

/** Cross-company badge rows: /api/companies/badges, LIST COMPANY_BADGES. */
export const COMPANY_BADGES: Resource = {
  name: 'company_badges',
  from: 'companies c',
  ...declared(
    [
      column('company_uid', 'c.company_uid', TEXT),
      name('company', 'c.company_name', {
        column: 'company_name',
        filter: 'value',
        key: 'c.name_key',
        names: 'company',
        rest: [],
        dsl: ['COMPANY', 'COMPANY_NAME', 'NAME'],
        describe: 'Exact company name, in any case.',
        example: 'Walmart',
      }),
      ...badges('c', COMPANY_BADGE_COLUMNS),
      name('industry', 'c.primary_industry', {
        nullable: true,
        filter: 'value',
        key: 'c.industry_key',
        names: 'industry',
        dsl: ['INDUSTRY', 'SECTOR'],
        describe: 'Exact name of the primary industry.',
        example: 'Banking',
      }),
      ...badgeQuantifiers('c', COMPANY_BADGE_COLUMNS),
      place('city', 'City of the headquarters.', 'Seattle', 'city'),
      place('state', 'State of the headquarters, by full name.', 'California', 'state'),
      place('country', 'Country of the headquarters.', 'United States', 'country'),
    ],
    { filters: [...COMPANY_BADGE_COLUMNS, 'industry', 'company', 'any_badge', 'all_badges', 'company_state'] },
  ),
  sorts: { alpha: alphabetical('c.company_name', 'c.company_uid') },
  defaultSort: 'alpha',
  expansions: {},
  defaultLimit: 100,
  maximumLimit: 1_000,
};

/** Keys that group counts of company badges, with their SQL expressions. */
export const COMPANY_BADGE_GROUPS = { industry: 'c.primary_industry', overall_badge: 'c.overall_badge', company_state: 'c.company_state' } as const;
