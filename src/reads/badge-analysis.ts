import { COMPANY_BADGE_GROUPS, COMPANY_BADGES } from '../catalog/company-badges.ts';
import { OCCUPATION_BADGES } from '../catalog/pairs.ts';
import { ARCHETYPES } from '../catalog/enumerations.ts';
import type { Reads } from '../store/pool.ts';
import { countGroups, countMatrix } from './counts.ts';

/** Badges of all companies and pairs, and the number of companies that are ranked in two archetypes. */
export async function badgeAnalysis(database: Reads): Promise<Record<string, unknown>> {
  const [companies, overall, pairs, industries, states, together] = await Promise.all([
    countMatrix(database, COMPANY_BADGES, 'c', undefined),
    overallBadges(database),
    countMatrix(database, OCCUPATION_BADGES, 'p', undefined),
    countGroups(database, COMPANY_BADGES, 'c', COMPANY_BADGE_GROUPS.industry, undefined),
    countGroups(database, COMPANY_BADGES, 'c', COMPANY_BADGE_GROUPS.company_state, undefined),
    coOccurrence(database),
  ]);
  return {
    companies: { total: companies.total_rows, overall, by_archetype: companies.by_archetype },
    pairs: { total: pairs.total_rows, by_archetype: pairs.by_archetype },
    by_industry: industries.groups,
    by_state: states.groups,
    co_occurrence: together,
  };
}

async function overallBadges(database: Reads): Promise<Record<string, number>> {
  const [row] = await database.query<{ platinum: number; gold: number; ranked: number }>({
    name: 'overall-badges',
    text: `SELECT count(*) FILTER (WHERE overall_badge = 'Platinum') AS platinum, count(*) FILTER (WHERE overall_badge = 'Gold') AS gold, count(overall_badge) AS ranked FROM companies`,
  });
  return { ...row };
}

/** Rows and columns are archetypes. The diagonal counts the companies ranked in one archetype. */
async function coOccurrence(database: Reads): Promise<Record<string, Record<string, number>>> {
  const cells = ARCHETYPES.flatMap((a) => ARCHETYPES.map((b) => `count(*) FILTER (WHERE badge_${a} IS NOT NULL AND badge_${b} IS NOT NULL) AS ${a}__${b}`));
  const [row] = await database.query<Record<string, number>>({ name: 'badge-co-occurrence', text: `SELECT ${cells.join(', ')} FROM companies` });
  return Object.fromEntries(ARCHETYPES.map((a) => [a, Object.fromEntries(ARCHETYPES.map((b) => [b, row?.[`${a}__${b}`] ?? 0]))]));
}
