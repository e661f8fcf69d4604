/** The search document of a company. */
export interface CompanyRow {
  readonly company_uid: string;
  readonly company_name: string;
  readonly company_description: string | null;
  readonly primary_industry: string | null;
  readonly aliases: readonly string[];
  /** Aliases that are known misspellings. They are looked for only with other typos, because each is known of few names that have the word. */
  readonly misspellings: readonly string[];
  /** All postings of the company, which indicate how likely it is meant. */
  readonly postings: number;
}

export const COMPANY_SQL = `
  SELECT c.company_uid, c.company_name, c.company_description, c.primary_industry,
         COALESCE((SELECT array_agg(a.alias ORDER BY a.alias_key) FROM company_aliases a
                   WHERE a.company_uid = c.company_uid AND a.alias_type NOT IN ('parent_company', 'typo')), '{}') AS aliases,
         COALESCE((SELECT array_agg(a.alias ORDER BY a.alias_key) FROM company_aliases a
                   WHERE a.company_uid = c.company_uid AND a.alias_type = 'typo'), '{}') AS misspellings,
         COALESCE((SELECT sum(p.total_posting_count) FROM company_clusters p WHERE p.company_uid = c.company_uid), 0)::integer AS postings
  FROM companies c`;

export function projectCompany(row: CompanyRow): { id: string; document: Record<string, unknown> } {
  return {
    id: row.company_uid,
    document: {
      company_uid: row.company_uid,
      company_name: row.company_name,
      aliases: row.aliases,
      misspellings: row.misspellings,
      company_description: row.company_description,
      primary_industry: row.primary_industry,
      prominence: prominence(row.postings),
    },
  };
}

/** From about 1 for an employer without postings to 6 for one with a million. Only a tiebreaker. */
export function prominence(postings: number): number {
  return Number((1 + Math.log10(1 + postings)).toFixed(3));
}
