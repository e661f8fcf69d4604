import { wordsOf } from '../../text/words.ts';
import { gazetteer, loadGazetteerOnce } from '../../gazetteer/current-gazetteer.ts';
import { placeMeant, type PlaceMeant } from '../../gazetteer/read-place.ts';
import type { Reads } from '../../store/pool.ts';
import { readCodesOfIndustries, readCompanyContext, type CompanyContext } from '../../store/title-facts.ts';
import type { CompanyConversion } from '../companies/company-conversion.ts';
import type { MatchType } from '../companies/match-type.ts';
import { loadIndustries, type Industries, type NamedIndustries } from '../industries.ts';
import { employerKey } from './evidence/employers.ts';
import type { IsOfTrade } from './evidence/titles-of-trade.ts';
import type { Employment, Prevalence } from './evidence/employment.ts';
import type { TitleContext } from './evidence/context-evidence.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import type { ContextPart, UnknownPart } from './title-advice.ts';

/** The context of a title, as given by the caller. All parts are optional. */
export interface GivenContext {
  readonly company?: string | undefined;
  /** Hint: an industry of the dataset, the code or name of a NAICS sector, or an everyday name. */
  readonly industry?: string | undefined;
  /** Filter: only occupations at companies with one of these primary industries. Same names as for `industry`; for a comma-separated list, all runs of its parts. */
  readonly sector?: readonly string[] | undefined;
  /** State, city, metro area, or ZIP code. */
  readonly location?: string | undefined;
}

/** How the parts of a context were understood. */
export interface UnderstoodContext {
  /** Name of the company in the dataset; as given if only observations have it. */
  readonly company?: string;
  /** An industry of the dataset or a NAICS sector. */
  readonly industry?: string;
  /** The remaining industries of the dataset. */
  readonly sector?: readonly string[];
  /** Postal code of the state. */
  readonly location?: string;
  /** Names of the metro areas that the location means; missing if it only means the state. */
  readonly metro_areas?: readonly string[];
}

/** The context for the ranking, and how each part was understood. */
export interface ResolvedContext {
  readonly keys: TitleContext;
  /** The company, if it is in the dataset. */
  readonly company: CompanyContext | undefined;
  /** Whether a word says what the company does; undefined without a company. */
  readonly isOfTrade: IsOfTrade | undefined;
  /** The occupations that the dataset's companies employ: in the place, in the industry, and at the company itself. */
  readonly prevalences: readonly Prevalence[];
  /** Codes that the sector allows, each with the company in its industries that has the most postings for it; undefined without a sector. */
  readonly allowed: ReadonlyMap<string, string> | undefined;
  readonly understood: UnderstoodContext;
  /** Parts of the context that were not found. Includes the sector even if only some names of its list are unknown. */
  readonly unknown: readonly ContextPart[];
  /** Each of these, and each unknown name of the sector, with similar names. */
  readonly hints: readonly UnknownPart[];
  /** Whether the context can change the ranking. An unknown sector allows nothing, and the name of an unknown company can contain a word of its trade. */
  readonly hasSay: boolean;
}

/** Resolves a company name in the same way as company conversion. */
export type EmployerNames = Pick<CompanyConversion, 'employerNamed' | 'tradeOf'>;
type KnownEmployers = Pick<KnownTitles, 'titlesOfEmployer' | 'classifier' | 'knownWords'>;

export function hasContext({ company, industry, sector, location }: GivenContext): boolean {
  return [company, industry, sector, location].some((part) => part !== undefined);
}

/**
 * Looks up the parts of a context. An unknown part is reported and ignored, with two exceptions: a `sector` whose names are all unknown
 * allows no occupation, and the words of an unknown company's name can indicate its trade ("… Kitchens").
 */
export async function resolveContext(
  database: Reads,
  names: EmployerNames,
  given: GivenContext,
  knownTitles: KnownEmployers | undefined,
  employment: Employment | undefined,
): Promise<ResolvedContext> {
  const [known, named] = await Promise.all([
    loadIndustries(database),
    given.company === undefined ? undefined : companyNamed(database, names, given.company, knownTitles),
    given.location === undefined ? undefined : loadGazetteerOnce(database),
  ]);
  const place = given.location === undefined ? undefined : placeMeant(given.location, gazetteer());
  const state = place?.state;
  const sectors = given.sector === undefined ? undefined : sectorsNamed(known, given.sector);
  const kept = sectors?.industries;
  const allowed = kept === undefined ? undefined : await readCodesOfIndustries(database, kept);
  const company = named?.company;
  const industry = known.named(given.industry ?? '');
  // The sector of the company, if no industry or sector is given.
  const sector = (given.industry === undefined ? sectors?.sector : industry?.sector) ?? known.sectorOf(company?.primary_industry ?? '');
  const industriesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => known.of(text)).filter((name) => employment?.industries.includes(name));
  const asked = given.industry === undefined ? [] : industriesOf([given.industry]);
  const industries = [asked, industriesOf(kept ?? []), industriesOf([company?.primary_industry ?? ''])].find((found) => found.length > 0) ?? [];
  const employer = given.company === undefined ? undefined : employerKey(company?.company_name ?? given.company);
  const asGiven = given.company === undefined ? undefined : employerKey(given.company);
  const observed = [employer, asGiven].find((key) => isObserved(key, knownTitles));
  const missing: UnknownPart[] = [
    ...(given.company !== undefined && company === undefined && observed === undefined ? [unknownPart('company', given.company, named?.near)] : []),
    ...(given.industry !== undefined && industry === undefined && asked.length === 0
      ? [unknownPart('industry', given.industry, known.near(given.industry))]
      : []),
    ...(sectors?.unknown ?? []),
    ...(given.location !== undefined && state === undefined ? [unknownPart('location', given.location)] : []),
  ];
  const understoodCompany = company?.company_name ?? (observed === undefined ? undefined : given.company);
  const understoodIndustry = given.industry === undefined ? undefined : (industry?.name ?? asked[0]);
  const parts = Object.values(given).filter((part) => part !== undefined).length;
  const tellsTrade = employer !== undefined && knownTitles?.classifier.knowsEmployer(employer) === true;
  const isOfTrade = given.company === undefined ? undefined : await names.tradeOf(company ?? { company_name: given.company });
  const namesTrade =
    company === undefined &&
    isOfTrade !== undefined &&
    wordsOf(given.company ?? '').some((word) => knownTitles?.knownWords.has(word) === true && isOfTrade(word));
  return {
    keys: { employer: observed, employerWords: employer, sector, state },
    company,
    isOfTrade,
    prevalences: employment === undefined ? [] : prevalencesIn(employment, { place, industries, company }),
    allowed,
    understood: {
      ...(understoodCompany === undefined ? {} : { company: understoodCompany }),
      ...(understoodIndustry === undefined ? {} : { industry: understoodIndustry }),
      ...(kept === undefined || kept.length === 0 ? {} : { sector: kept }),
      ...(state === undefined ? {} : { location: state }),
      ...(place === undefined || place.metros.length === 0 ? {} : { metro_areas: place.metros.map((code) => gazetteer().metroNamed(code)?.name ?? code) }),
    },
    unknown: [...new Set(missing.map(({ part }) => part))],
    hints: missing,
    hasSay: missing.length < parts || given.sector !== undefined || tellsTrade || namesTrade,
  };
}

const unknownPart = (part: ContextPart, given: string, near: readonly string[] = []): UnknownPart => ({ kind: 'unknown_part', part, given, near });

/** How company conversion reports a whole name or alias. */
const WHOLE_NAMES: ReadonlySet<MatchType> = new Set(['exact', 'alias']);

const isObserved = (key: string | undefined, knownTitles: KnownEmployers | undefined): boolean =>
  key !== undefined && knownTitles?.titlesOfEmployer.has(key) === true;

/**
 * The company of the dataset with exactly this name or identifier, or else a match of company conversion that is not of low confidence, which also knows where an alias may mean
 * something else. An employer with exactly this name in the observations is not replaced by a company with a similar name.
 */
async function companyNamed(
  database: Reads,
  names: EmployerNames,
  name: string,
  knownTitles: KnownEmployers | undefined,
): Promise<{ company: CompanyContext | undefined; near: readonly string[] }> {
  const exact = await readCompanyContext(database, name);
  if (exact !== undefined) return { company: exact, near: [] };
  const { employer, near } = await names.employerNamed(name);
  const isAlias = employer !== undefined && WHOLE_NAMES.has(employer.match_type);
  if (!isAlias && isObserved(employerKey(name), knownTitles)) return { company: undefined, near: [] };
  // Nobody sees that another company decides, so one that is only similar is asked about: "Rover" may not be Dover.
  if (employer?.confidence === 'low') return { company: undefined, near: [employer.company_name] };
  return {
    company: employer === undefined ? undefined : await readCompanyContext(database, employer.company_uid),
    near: near.map(({ company_name }) => company_name),
  };
}

function sectorsNamed(industries: Industries, sector: readonly string[]): Omit<NamedIndustries, 'unknown'> & { unknown: readonly UnknownPart[] } {
  const { unknown, ...named } = industries.ofList(sector);
  return { ...named, unknown: unknown.map((given) => unknownPart('sector', given, industries.nearInDataset(given))) };
}

/** The occupations that the dataset's companies employ in this context. A state counts as all its metro areas. */
function prevalencesIn(
  employment: Employment,
  context: { place: PlaceMeant | undefined; industries: readonly string[]; company: CompanyContext | undefined },
): Prevalence[] {
  const { place, industries, company } = context;
  const metros = place === undefined ? [] : place.metros.length > 0 ? place.metros : gazetteer().metrosIn(place.state);
  const found = [employment.ofMetros(metros), employment.ofIndustries(industries), company === undefined ? undefined : employment.ofCompany(company.clusters)];
  return found.filter((prevalence) => prevalence !== undefined);
}
