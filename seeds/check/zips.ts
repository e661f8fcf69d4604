import type { Comparison, Difference, NotComparable } from './comparison.ts';

/** A ZIP code with its metro area; null if it is in none. */
interface ZipMetro {
  readonly zip: string;
  readonly city: string;
  readonly cbsa: string | null;
}

export interface ReferenceZip {
  readonly zip: string;
  /** Null if it is in no metro area; undefined if the source has no county for the ZIP code. */
  readonly cbsa: string | null | undefined;
}

/** The agreement of the ZIP codes of one metro area. */
export interface MetroAgreement {
  readonly cbsa: string;
  /** ZIP codes of the metro area on both sides, only in the reference, and only in our data. */
  readonly both: number;
  readonly missed: number;
  readonly extra: number;
}

/** The assignment is an approximation (see mapPlaces). A share below this indicates an error. */
const FLOOR = 0.8;

export function compareZips(ours: readonly ZipMetro[], reference: readonly ReferenceZip[]): Comparison {
  const expected = new Map(reference.map(({ zip, cbsa }) => [zip, cbsa]));
  const differences: Difference[] = [];
  const notComparable: NotComparable[] = [];
  let compared = 0;
  for (const { zip, city, cbsa } of ours) {
    const truth = expected.get(zip);
    if (truth === undefined) {
      notComparable.push({ subject: `ZIP ${zip}`, reason: `${city}: ${expected.has(zip) ? 'no county in the reference' : 'not in the reference'}` });
      continue;
    }
    compared += 1;
    if (cbsa !== truth) differences.push({ subject: `ZIP ${zip}`, ours: `${city}, ${cbsa ?? 'no metro'}`, reference: truth ?? 'no metro' });
  }
  return { check: 'metros of ZIP codes', compared, differences, notComparable, required: FLOOR };
}

/** The metro areas of both sides, lowest share of common ZIP codes first. */
export function rankMetros(ours: readonly ZipMetro[], reference: readonly ReferenceZip[]): MetroAgreement[] {
  const expected = new Map(reference.map(({ zip, cbsa }) => [zip, cbsa]));
  const counts = new Map<string, { both: number; missed: number; extra: number }>();
  const add = (cbsa: string | null, kind: 'both' | 'missed' | 'extra'): void => {
    if (cbsa === null) return;
    const count = counts.get(cbsa) ?? { both: 0, missed: 0, extra: 0 };
    count[kind] += 1;
    counts.set(cbsa, count);
  };
  for (const { zip, cbsa } of ours) {
    const truth = expected.get(zip);
    if (truth === undefined) continue;
    if (cbsa === truth) {
      add(cbsa, 'both');
    } else {
      add(cbsa, 'extra');
      add(truth, 'missed');
    }
  }
  return [...counts].map(([cbsa, count]) => ({ cbsa, ...count })).sort((a, b) => commonShare(a) - commonShare(b) || b.missed + b.extra - (a.missed + a.extra));
}

/** Share of the ZIP codes of the metro area that both sides have, 0 to 1. */
export function commonShare({ both, missed, extra }: MetroAgreement): number {
  return both / (both + missed + extra);
}
