import type { ZipRow } from '../store/places.ts';

/** The metro area of each ZIP code, as two arrays of numbers: a map of 40,000 codes takes ten times the memory. Immutable. */
export class MetrosOfZips {
  private readonly zips: Int32Array;
  private readonly codes: Int32Array;

  constructor(rows: readonly Pick<ZipRow, 'zip' | 'cbsa'>[]) {
    const inMetros = rows.filter(({ cbsa }) => cbsa !== null).sort((a, b) => a.zip - b.zip);
    this.zips = Int32Array.from(inMetros, ({ zip }) => zip);
    this.codes = Int32Array.from(inMetros, ({ cbsa }) => Number(cbsa));
  }

  /** The code of the metro area of a ZIP code; undefined if it is in none. */
  metroOf(zip: number): string | undefined {
    let [from, to] = [0, this.zips.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.zips[middle] ?? 0) < zip) from = middle + 1;
      else to = middle;
    }
    return this.zips[from] === zip ? String(this.codes[from]) : undefined;
  }
}
