import type { Reads } from './pool.ts';

/** What the dataset says about the business of a company. */
export interface CompanyDescription {
  readonly company_uid: string;
  readonly description: string | null;
  /** Its primary industry, and the secondary one if it has one. */
  readonly industries: readonly string[];
}

/** The descriptions and industries of all companies. Only a new dataset changes them. */
export async function readCompanyDescriptions(database: Reads): Promise<CompanyDescription[]> {
  return database.query<CompanyDescription & Record<string, unknown>>({
    name: 'company-descriptions',
    text: `SELECT company_uid, company_description AS description,
                  array_remove(ARRAY[primary_industry, secondary_industry]::text[], NULL) AS industries
           FROM companies ORDER BY company_uid`,
  });
}
