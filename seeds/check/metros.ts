import { LARGE_METRO, sizeOfMetro } from '../../src/catalog/metro-sizes.ts';
import type { MetroFact } from '../fact-types.ts';
import { compareNames, type Comparison, type Difference, type NotComparable } from './comparison.ts';

export interface ReferenceMetro {
  readonly cbsa: string;
  readonly name: string;
  /** Null where the source has no estimate (Puerto Rico). */
  readonly population: number | null;
}

type OurMetro = Pick<MetroFact, 'cbsa' | 'name' | 'population'>;

/** Populations are rounded manually. */
const TOLERANCE = 0.02;

export function compareMetros(ours: readonly OurMetro[], reference: readonly ReferenceMetro[]): Comparison {
  const named = ({ cbsa, name }: { cbsa: string; name: string }) => ({ key: cbsa, name });
  return compareNames('metro codes and names', ours.map(named), reference.map(named));
}

export function comparePopulations(ours: readonly OurMetro[], reference: readonly ReferenceMetro[]): Comparison {
  return compareEstimates('metro populations within 2%', null, ours, reference, (our, estimate) => Math.abs(our - estimate) <= TOLERANCE * estimate);
}

export function compareMetroSizes(ours: readonly OurMetro[], reference: readonly ReferenceMetro[]): Comparison {
  return compareEstimates(
    `metros on the right side of ${LARGE_METRO.toLocaleString('en-US')}`,
    1,
    ours,
    reference,
    (our, estimate) => sizeOfMetro(our) === sizeOfMetro(estimate),
  );
}

/** Skips metro areas that only one side has (see compareMetros). */
function compareEstimates(
  check: string,
  required: number | null,
  ours: readonly OurMetro[],
  reference: readonly ReferenceMetro[],
  agrees: (our: number, estimate: number) => boolean,
): Comparison {
  const estimates = new Map(reference.map(({ cbsa, population }) => [cbsa, population]));
  const differences: Difference[] = [];
  const notComparable: NotComparable[] = [];
  let compared = 0;
  for (const { cbsa, name, population } of ours) {
    const estimate = estimates.get(cbsa);
    if (estimate === undefined) continue;
    if (estimate === null) {
      notComparable.push({ subject: cbsa, reason: `${name}: no estimate in the reference` });
      continue;
    }
    compared += 1;
    if (!agrees(population, estimate)) differences.push({ subject: cbsa, ours: `${name}, ${count(population)}`, reference: count(estimate) });
  }
  return { check, compared, differences, notComparable, required };
}

function count(people: number): string {
  return people.toLocaleString('en-US');
}
