import type { Badge } from '../../src/catalog/enumerations.ts';
import { identityKey } from '../../src/text/identity-key.ts';
import { companyUid, industryId } from '../../src/catalog/stable-ids.ts';
import type { CompanyFact, Facts } from '../fact-types.ts';
import { arrayCell, rowsOf, type TableRow } from '../tables.ts';
import { BADGE_COLUMNS, cutBadges, groupBy, type BadgeColumn, type Pair } from './pairs.ts';

/** Weights of the archetypes in overall_badge: early career and growth are down-weighted by 0.75. */
const OVERALL_WEIGHTS: Readonly<Record<BadgeColumn, number>> = { badge_early_career: 0.75, badge_growth: 0.75, badge_stability: 1 };

export function generateIndustries(facts: Facts): TableRow[] {
  return rowsOf(
    'industries',
    facts.industries.map(({ name, sector, otherSectors, everydayNames }) => ({
      industry_id: industryId(name),
      industry: name,
      naics_sector: sector,
      other_naics_sectors: arrayCell(otherSectors),
      everyday_names: arrayCell(everydayNames),
    })),
  );
}

/** Companies with their four badges, which are calculated from the scores of their pairs. */
export function generateCompanies(facts: Facts, pairs: readonly Pair[]): TableRow[] {
  const badges = companyBadges(facts.companies, pairs);
  return rowsOf(
    'companies',
    facts.companies.map((company) => ({
      company_uid: companyUid(company.name),
      company_name: company.name,
      company_description: company.description,
      company_url: company.homepage,
      primary_industry: company.industry.name,
      secondary_industry: company.secondaryIndustry?.name ?? null,
      company_city: company.city,
      company_state: company.state,
      company_country: 'United States',
      ticker: company.ticker,
      company_event_type: company.event,
      company_event_note: company.eventNote,
      ...(badges.get(company) ?? NO_BADGES),
    })),
  );
}

type CompanyBadges = Record<BadgeColumn | 'overall_badge', Badge | null>;
const NO_BADGES: CompanyBadges = { overall_badge: null, badge_early_career: null, badge_growth: null, badge_stability: null };

/**
 * One rule for all four badges: the top fifth of the companies is Platinum, the next fifth Gold. The archetypes are cut by the mean score of the pairs, and the
 * overall badge by the weighted mean of the ranks in the archetypes, so that no archetype counts more because its scores happen to differ more.
 */
function companyBadges(companies: readonly CompanyFact[], pairs: readonly Pair[]): Map<CompanyFact, CompanyBadges> {
  const pairsOf = groupBy(pairs, (pair) => pair.company);
  const badges = new Map(companies.map((company) => [company, { ...NO_BADGES }]));
  const cut = (column: keyof CompanyBadges, scores: ReadonlyMap<CompanyFact, number>): void => {
    cutBadges(
      companies,
      (company) => scores.get(company) ?? null,
      (company, badge) => {
        const own = badges.get(company);
        if (own !== undefined) own[column] = badge;
      },
    );
  };
  const ranks = BADGE_COLUMNS.map((column) => {
    const scores = new Map(companies.map((company) => [company, weightedScore(pairsOf.get(company) ?? [], column)] as const).filter(isScored));
    cut(column, scores);
    return { weight: OVERALL_WEIGHTS[column], rankOf: ranksOf(scores) };
  });
  cut('overall_badge', new Map(companies.map((company) => [company, overallScore(company, ranks)] as const).filter(isScored)));
  return badges;
}

function isScored(entry: readonly [CompanyFact, number | null]): entry is readonly [CompanyFact, number] {
  return entry[1] !== null;
}

/** Mean of the pairs' scores, weighted by employment; null if less than half of the workforce has scores. */
function weightedScore(pairs: readonly Pair[], column: BadgeColumn): number | null {
  let weight = 0;
  let sum = 0;
  for (const pair of pairs) {
    const score = pair.scores[column];
    if (score === null) continue;
    weight += pair.employmentShare;
    sum += pair.employmentShare * score;
  }
  return weight < 0.5 ? null : sum / weight;
}

/** The share of the scored companies that a company is better than. */
function ranksOf(scores: ReadonlyMap<CompanyFact, number>): ReadonlyMap<CompanyFact, number> {
  const sorted = [...scores].sort((a, b) => a[1] - b[1]);
  return new Map(sorted.map(([company], i) => [company, i / sorted.length]));
}

/** The weighted mean of the ranks in the archetypes; null if fewer than two are known. */
function overallScore(company: CompanyFact, archetypes: readonly { weight: number; rankOf: ReadonlyMap<CompanyFact, number> }[]): number | null {
  const known = archetypes.flatMap(({ weight, rankOf }) => {
    const rank = rankOf.get(company);
    return rank === undefined ? [] : [{ weight, rank }];
  });
  if (known.length < 2) return null;
  return known.reduce((sum, { weight, rank }) => sum + weight * rank, 0) / known.reduce((sum, { weight }) => sum + weight, 0);
}

export function generateRelationships(facts: Facts): TableRow[] {
  const nameOf = new Map(facts.companies.map((company) => [identityKey(company.name), company.name]));
  return facts.companies.flatMap((company) => {
    const parent = company.parent === null ? undefined : nameOf.get(identityKey(company.parent));
    return parent === undefined ? [] : rowsOf('company_relationships', [{ parent_uid: companyUid(parent), subsidiary_uid: companyUid(company.name) }]);
  });
}

/** Aliases as written, and each ticker as an abbreviation. Omits aliases that equal the company's own name. */
export function generateAliases(facts: Facts): TableRow[] {
  return facts.companies.flatMap((company) => {
    const seen = new Set([identityKey(company.name)]);
    const ticker = company.ticker === null ? [] : [{ type: 'abbreviation' as const, alias: company.ticker, notes: 'Ticker symbol' }];
    const fresh = [...company.aliases.map((alias) => ({ ...alias, notes: null })), ...ticker].filter(({ alias }) => {
      const key = identityKey(alias);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return rowsOf(
      'company_aliases',
      fresh.map(({ type, alias, notes }) => ({ company_uid: companyUid(company.name), alias, alias_type: type, notes })),
    );
  });
}
