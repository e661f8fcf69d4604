import type { Database } from '../../store/pool.ts';
import { readMetrosOfPlace } from '../../store/employment-facts.ts';
import { readCodesOfIndustries, readCompanyContext, readStateOfPlace, type CompanyContext } from '../../store/title-facts.ts';
import { employerKey } from './evidence/employers.ts';
import type { Employment, Prevalence } from './evidence/employment.ts';
import type { TitleContext } from './evidence/context.ts';
import type { TitleKnowledge } from './evidence/knowledge.ts';
import { industriesIn, sectorOf } from './sectors.ts';
import { stateLetters } from './states.ts';

/** What a caller says of where the title is used; all optional. */
export interface GivenContext {
  readonly company?: string | undefined;
  /** Soft: an industry of the dataset, a NAICS sector's code or name. */
  readonly industry?: string | undefined;
  /** Hard: only occupations that companies with one of these primary industries have. */
  readonly sector?: readonly string[] | undefined;
  /** State, city or metropolitan area. */
  readonly location?: string | undefined;
}

/** The context as the ranking uses it, and what became of each part. */
export interface ResolvedContext {
  readonly keys: TitleContext;
  /** The company, when it is one of the dataset. */
  readonly company: CompanyContext | undefined;
  /** What the dataset's own companies employ: in the place, in the industry, the company itself. */
  readonly prevalences: readonly Prevalence[];
  /** Codes that the sector leaves; undefined without a sector. */
  readonly allowed: ReadonlySet<string> | undefined;
  /** Parts of the context that nothing is known of. */
  readonly unknown: readonly string[];
  /** Whether it can change anything: a sector that is unknown allows nothing, an unknown company's name may tell its trade. */
  readonly hasSay: boolean;
}

export function hasContext({ company, industry, sector, location }: GivenContext): boolean {
  return [company, industry, sector, location].some((part) => part !== undefined);
}

/**
 * Looks the parts of a context up. A part that names nothing is told, and changes nothing, but for `sector`, which then allows no occupation, and for a
 * company whose name has words of a trade ("… Kitchens").
 */
export async function resolveContext(
  database: Database,
  given: GivenContext,
  knowledge: Pick<TitleKnowledge, 'titlesOfEmployer' | 'classifier'> | undefined,
  employment: Employment | undefined,
): Promise<ResolvedContext> {
  const [company, allowed, state] = await Promise.all([
    given.company === undefined ? undefined : readCompanyContext(database, given.company),
    given.sector === undefined ? undefined : readCodesOfIndustries(database, given.sector),
    given.location === undefined ? undefined : (stateLetters(given.location) ?? readStateOfPlace(database, given.location)),
  ]);
  // The sector of the company, when nothing better is said.
  const industry = given.industry ?? given.sector?.[0];
  const named = industry === undefined ? undefined : sectorOf(industry);
  const sector = named ?? sectorOf(company?.primary_industry ?? '');
  const industries =
    [[given.industry ?? ''], given.sector ?? [], [company?.primary_industry ?? '']]
      .map((names) => names.flatMap((name) => industriesIn(employment?.industries ?? [], name)))
      .find((found) => found.length > 0) ?? [];
  const employer = given.company === undefined ? undefined : employerKey(company?.company_name ?? given.company);
  const asGiven = given.company === undefined ? undefined : employerKey(given.company);
  const known = [employer, asGiven].find((key) => key !== undefined && knowledge?.titlesOfEmployer.has(key) === true);
  const unknown = [
    ...(given.company !== undefined && company === undefined && known === undefined ? ['company'] : []),
    ...(given.industry !== undefined && named === undefined && industries.length === 0 ? ['industry'] : []),
    ...(allowed?.size === 0 ? ['sector'] : []),
    ...(given.location !== undefined && state === undefined ? ['location'] : []),
  ];
  const parts = Object.values(given).filter((part) => part !== undefined).length;
  const tellsTrade = employer !== undefined && knowledge?.classifier.knowsEmployer(employer) === true;
  return {
    keys: { employer: known, employerWords: employer, sector, state },
    company,
    prevalences: employment === undefined ? [] : await prevalencesIn(database, employment, { ...given, state, industries, company }),
    allowed,
    unknown,
    hasSay: unknown.length < parts || given.sector !== undefined || tellsTrade,
  };
}

/** What the dataset's companies employ in this context; a state counts by all its metropolitan areas. */
async function prevalencesIn(
  database: Database,
  employment: Employment,
  context: { location?: string | undefined; state: string | undefined; industries: readonly string[]; company: CompanyContext | undefined },
): Promise<Prevalence[]> {
  const { location, state, industries, company } = context;
  const place = location === undefined || stateLetters(location) !== undefined ? '' : location;
  const metros = state === undefined ? [] : await readMetrosOfPlace(database, place, state);
  const found = [employment.ofMetros(metros), employment.ofIndustries(industries), company === undefined ? undefined : employment.ofCompany(company.clusters)];
  return found.filter((prevalence) => prevalence !== undefined);
}
