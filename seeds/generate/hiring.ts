import type { CompanyFact, Facts, MetroFact, StaffingPattern } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { groupBy, type Pair } from './pairs.ts';
import type { PlaceMap } from './places.ts';
import { hashOf, uniformAt } from './random.ts';
import { thousandsOf } from './staffing.ts';

/** Number of additional metro areas where an employer with one thousand employees hires, by the reach of its staffing pattern. */
const OTHER_METROS: Readonly<Record<StaffingPattern['reach'], number>> = { home: 0, local: 0.35, regional: 0.8, national: 1.6 };
/** The number of metro areas grows with this power of the number of employees. */
const REACH_GROWTH = 0.75;
/** Metro areas of a pair with one posting, and how their number grows with the number of postings. */
const METROS_OF_POSTING = 0.6;
const METROS_GROWTH = 0.53;

/** The metro areas where each pair hires, and the strength of hiring: thirds of the postings within the cluster and metro size. */
export function generateHiring(facts: Facts, pairs: readonly Pair[], places: PlaceMap): TableRow[] {
  const statesByMetro = new Map(facts.metros.map((metro) => [metro, statesOf(metro)]));
  const footprints = new Map(facts.companies.map((company) => [company, footprint(company, facts, statesByMetro, places)]));
  const rows = pairs.flatMap((pair) => {
    if (pair.totalPostings === 0) return [];
    const hash = hashOf('hires', pair.company.name, pair.cluster.id);
    return (footprints.get(pair.company) ?? [])
      .map(({ metro, weight }, i) => ({ metro, weight: weight * luck(uniformAt(hash, i)) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, Math.ceil(METROS_OF_POSTING * pair.totalPostings ** METROS_GROWTH))
      .map(({ metro, weight }) => ({ pair, metro, strength: weight * pair.totalPostings }));
  });
  return [...groupBy(rows, ({ pair }) => pair.cluster.id).values()].flatMap((cohort) => {
    cohort.sort((a, b) => a.strength - b.strength);
    return rowsOf(
      'company_hiring',
      cohort.map(({ pair, metro }, i) => ({
        company_uid: pair.companyUid,
        cluster_id: pair.cluster.id,
        cbsa: metro.cbsa,
        postings_count_qtile: 1 + Math.floor((3 * i) / cohort.length),
      })),
    );
  });
}

/** A factor around 1 for a metro area, from about a seventh to seven. */
function luck(uniformNumber: number): number {
  return 50 ** (uniformNumber - 0.5);
}

/** The metro area of the headquarters, and others: mostly in the same state for a local employer, by population for a national one. */
function footprint(
  company: CompanyFact,
  facts: Facts,
  statesByMetro: ReadonlyMap<MetroFact, readonly string[]>,
  places: PlaceMap,
): { metro: MetroFact; weight: number }[] {
  const reach = facts.staffing.patternOf.get(company.name)?.reach ?? company.industry.reach;
  const home = places.metroOfCity(company.city, company.state);
  const homeStates = new Set(home === undefined ? [] : statesByMetro.get(home));
  const hash = hashOf('metro of', company.name);
  const others = facts.metros
    .filter((metro) => metro !== home)
    .map((metro) => {
      const neighbour = (statesByMetro.get(metro) ?? []).some((state) => homeStates.has(state));
      const weight = metro.population * (neighbour ? 6 : reach === 'national' ? 1 : 0.02);
      return { metro, key: Math.log(uniformAt(hash, Number(metro.cbsa))) / weight };
    })
    .sort((a, b) => b.key - a.key)
    .slice(0, Math.round(OTHER_METROS[reach] * thousandsOf(company, facts) ** REACH_GROWTH))
    .map(({ metro }) => ({ metro, weight: metro.population / 20_000_000 + 0.02 }));
  return home === undefined ? others : [{ metro: home, weight: 1 }, ...others];
}

/** "New York-Newark-Jersey City, NY-NJ" is in NY and NJ. */
function statesOf(metro: MetroFact): string[] {
  return (metro.name.split(', ').at(-1) ?? '').split('-');
}
