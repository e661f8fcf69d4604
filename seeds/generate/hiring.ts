import type { CompanyFact, Facts, MetroFact } from '../fact-types.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { groupBy, type Pair } from './pairs.ts';
import type { PlaceMap } from './places.ts';
import { noise, uniform } from './random.ts';

/** Number of additional metro areas where an employer hires, by the reach of its industry and its size class 1-5. */
const FOOTPRINT: Readonly<Record<'local' | 'regional' | 'national', readonly number[]>> = {
  local: [0, 0, 0, 1, 2, 3],
  regional: [0, 0, 2, 4, 8, 14],
  national: [0, 1, 3, 7, 16, 34],
};
/** Maximum number of metro areas of a pair. */
const METROS_OF_PAIR = 8;

/** The metro areas where each pair hires, and the strength of hiring: thirds of the postings within the cluster and metro size. */
export function generateHiring(facts: Facts, pairs: readonly Pair[], places: PlaceMap): TableRow[] {
  const footprints = new Map(facts.companies.map((company) => [company, footprint(company, facts.metros, places)]));
  const rows = pairs.flatMap((pair) => {
    if (pair.totalPostings === 0) return [];
    const metros = (footprints.get(pair.company) ?? [])
      .map(({ metro, weight }) => ({ metro, weight: weight * noise(0.9, 'hires', pair.company.name, pair.cluster.id, metro.cbsa) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, Math.min(METROS_OF_PAIR, pair.totalPostings));
    return metros.map(({ metro, weight }) => ({ pair, metro, strength: weight * pair.totalPostings }));
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

/** The metro area of the headquarters, and others: in the same state for a regional employer, by population for a national one. */
function footprint(company: CompanyFact, metros: readonly MetroFact[], places: PlaceMap): { metro: MetroFact; weight: number }[] {
  const home = places.metroOfCity(company.city, company.state);
  const homeStates = new Set(home === undefined ? [] : statesOf(home));
  const reach = company.industry.reach;
  const others = metros
    .filter((metro) => metro !== home)
    .map((metro) => {
      const neighbour = statesOf(metro).some((state) => homeStates.has(state));
      const weight = metro.population * (neighbour ? 6 : reach === 'national' ? 1 : 0.02);
      return { metro, key: Math.log(uniform('metro of', company.name, metro.cbsa)) / weight };
    })
    .sort((a, b) => b.key - a.key)
    .slice(0, FOOTPRINT[reach][company.size] ?? 0)
    .map(({ metro }) => ({ metro, weight: metro.population / 20_000_000 + 0.02 }));
  return home === undefined ? others : [{ metro: home, weight: 1 }, ...others];
}

/** "New York-Newark-Jersey City, NY-NJ" is in NY and NJ. */
function statesOf(metro: MetroFact): string[] {
  return (metro.name.split(', ').at(-1) ?? '').split('-');
}
