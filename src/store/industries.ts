import type { Database } from './pool.ts';

/** An industry of the dataset, with what the dataset says about it. */
export interface IndustryRow {
  readonly industry: string;
  /** NAICS sector of most of its employers; null when the dataset does not say. */
  readonly sector: string | null;
  /** NAICS sectors without an industry of their own whose employers are in this one. */
  readonly otherSectors: readonly string[];
  /** What people call the industry. */
  readonly everydayNames: readonly string[];
}

/** The industries of the dataset, A to Z. */
export async function readIndustries(database: Database): Promise<IndustryRow[]> {
  return database.query<IndustryRow & Record<string, unknown>>({
    name: 'industries',
    text: `SELECT industry, naics_sector AS sector, other_naics_sectors::text[] AS "otherSectors", everyday_names AS "everydayNames"
           FROM industries ORDER BY industry`,
  });
}
