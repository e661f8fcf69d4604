import type { Reads } from './pool.ts';

/** An industry of the dataset, with its data. */
export interface IndustryRow {
  readonly industry: string;
  /** NAICS sector of most of its employers; null if the dataset does not have it. */
  readonly sector: string | null;
  /** NAICS sectors that have no industry and whose employers are in this one. */
  readonly otherSectors: readonly string[];
  /** Everyday names of the industry. */
  readonly everydayNames: readonly string[];
}

/** The industries of the dataset, A to Z. */
export async function readIndustries(database: Reads): Promise<IndustryRow[]> {
  return database.query<IndustryRow & Record<string, unknown>>({
    name: 'industries',
    text: `SELECT industry, naics_sector AS sector, other_naics_sectors::text[] AS "otherSectors", everyday_names AS "everydayNames"
           FROM industries ORDER BY industry`,
  });
}
