import type { Reads } from '../store/pool.ts';

/** A company by its name or an alias. */
export interface CompanyName {
  readonly called: string;
  readonly company: string;
  readonly isAlias: boolean;
  /** The alias is a company of its own, which belongs to this one: Instagram. */
  readonly isPart?: boolean;
}

/** A core cluster. */
export interface ClusterName {
  readonly id: number;
  readonly name: string;
}

/** An occupation, with its core cluster. */
export interface OccupationName extends ClusterName {
  readonly code: string;
  readonly title: string;
}

/** Everything that a question can name, with the name that queries use. */
export interface AllNames {
  readonly companies: readonly CompanyName[];
  readonly clusters: readonly ClusterName[];
  readonly occupations: readonly OccupationName[];
  /** Cities with the headquarters of a company. */
  readonly cities: readonly { readonly city: string; readonly state: string | null }[];
}

const COMPANIES = `SELECT company_name AS called, company_name AS company, false AS "isAlias", false AS "isPart" FROM companies
  UNION ALL SELECT a.alias, c.company_name, true, a.alias_type = 'subsidiary' FROM company_aliases a JOIN companies c USING (company_uid) ORDER BY "isAlias", called, company`;
const OCCUPATIONS = `SELECT o.onet_code AS code, o.onet_title AS title, k.cluster_id AS id, k.cluster_name AS name FROM occupations o
  JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id ORDER BY o.onet_code`;

/** All names of companies, clusters, occupations, and cities. About 10,000 rows. */
export async function allNames(database: Reads): Promise<AllNames> {
  const [companies, clusters, occupations, cities] = await Promise.all([
    database.query<CompanyName & Record<string, unknown>>({ name: 'all-company-names', text: COMPANIES }),
    database.query<ClusterName & Record<string, unknown>>({
      name: 'all-cluster-names',
      text: 'SELECT cluster_id AS id, cluster_name AS name FROM clusters WHERE is_core ORDER BY cluster_id',
    }),
    database.query<OccupationName & Record<string, unknown>>({ name: 'all-occupation-names', text: OCCUPATIONS }),
    database.query<{ city: string; state: string | null }>({
      name: 'all-company-cities',
      text: 'SELECT DISTINCT company_city AS city, company_state AS state FROM companies WHERE company_city IS NOT NULL ORDER BY city, state',
    }),
  ]);
  return { companies, clusters, occupations, cities };
}
