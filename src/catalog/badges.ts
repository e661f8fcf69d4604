import { BADGES } from './enumerations.ts';
import { filters, type Declaration } from './declare.ts';
import type { Field } from './resource.ts';
import { oneOf, orNull } from './value-schema.ts';

/** Points of each badge: overall and stability 1, early career and growth 0.75. */
const POINTS: Readonly<Record<string, number>> = { overall_badge: 1, badge_early_career: 0.75, badge_growth: 0.75, badge_stability: 1 };

export const ARCHETYPE_BADGES = ['badge_early_career', 'badge_growth', 'badge_stability'] as const;
export const COMPANY_BADGE_COLUMNS = ['overall_badge', ...ARCHETYPE_BADGES] as const;

const MEANING: Readonly<Record<string, string>> = {
  overall_badge: 'Weighted combination of the three archetypes.',
  badge_early_career: 'Quality of entry-level opportunity.',
  badge_growth: 'Wage and role-progression dynamics.',
  badge_stability: 'Tenure, retention, and durability of jobs.',
};

/** Whose badges a table has: of companies c, or of pairs p. */
const WHOSE: Readonly<Record<string, string>> = { c: 'a badge of the whole company', p: 'a badge of one role at the company' };
const whose = (alias: string): Pick<Field, 'about'> => (WHOSE[alias] === undefined ? {} : { about: WHOSE[alias] });

export const BADGE_SCHEMA = orNull(oneOf(BADGES));

/** Badges as columns and filters; `alias` is the table that has them. */
export const badges = (alias: string, names: readonly string[]): Declaration[] =>
  names.map((name) => ({
    column: [name, { sql: `${alias}.${name}`, schema: BADGE_SCHEMA }],
    field: [
      name,
      {
        type: 'badge',
        sql: `${alias}.${name}`,
        rest: [name],
        dsl: [name.toUpperCase()],
        operator: 'in',
        description: `${MEANING[name] ?? ''} Platinum, Gold, Ranked (either), or NA (none).`,
        example: 'Ranked',
        ...whose(alias),
      },
    ],
  }));

/** ANY_BADGE and ALL_BADGES of the DSL. Pairs also have BADGE, which is `badge` in REST. */
export function badgeQuantifiers(alias: string, names: readonly string[], anyNames: readonly string[] = ['ANY_BADGE']): Declaration[] {
  const field = (quantifier: 'any' | 'all', dsl: readonly string[], description: string): Field => ({
    type: 'badge',
    sql: `${alias}.${names[0] ?? ''}`,
    over: { columns: names.map((name) => `${alias}.${name}`), quantifier },
    rest: [],
    dsl,
    operator: 'in',
    description,
    example: 'Ranked',
    ...whose(alias),
  });
  return filters({
    any_badge: field('any', anyNames, `Level that at least one of the ${names.length} badges has. NA, or IS NULL: the row has no badge.`),
    all_badges: field(
      'all',
      ['ALL_BADGES'],
      `Level that each of the ${names.length} badges has; of several levels, each has one of them. NA, or IS NULL: the row has no badge. IS NOT NULL: it has at least one.`,
    ),
  });
}

/** SQL of badge_sort_score: for each badge its points times the weight of its level. */
export function badgeScore(alias: string, names: readonly string[], platinum: number, gold: number): string {
  return `(${names.map((name) => `CASE ${alias}.${name} WHEN 'Platinum' THEN ${(POINTS[name] ?? 0) * platinum} WHEN 'Gold' THEN ${(POINTS[name] ?? 0) * gold} ELSE 0 END`).join(' + ')})`;
}
