import type { Reads } from './pool.ts';

/** What the dataset says about the business of a company. */
export interface CompanyDescription {
  readonly company_uid: string;
  readonly description: string | null;
  /** Its own name, and its aliases besides abbreviations, misspellings, and names of parent companies. */
  readonly names: readonly string[];
  /** Its primary industry, and the secondary one if it has one. */
  readonly industries: readonly string[];
}

/** The descriptions, names, and industries of all companies. */
export async function readCompanyDescriptions(database: Reads): Promise<CompanyDescription[]> {
  return database.query<CompanyDescription & Record<string, unknown>>({
    name: 'company-descriptions',
    text: `SELECT company_uid, company_description AS description,
                  array_prepend(company_name, ARRAY(SELECT alias FROM company_aliases a
                    WHERE a.company_uid = c.company_uid AND a.alias_type NOT IN ('abbreviation', 'typo', 'parent_company'))) AS names,
                  array_remove(ARRAY[primary_industry, secondary_industry]::text[], NULL) AS industries
           FROM companies c ORDER BY company_uid`,
  });
}
