import type { EmploymentFacts } from '../conversion/titles/evidence/employment.ts';
import type { Database } from './pool.ts';

/** Reads how much the companies of the dataset work in each cluster, by industry and by metropolitan area. */
export async function readEmploymentFacts(database: Database): Promise<EmploymentFacts> {
  const [members, industries, metros] = await Promise.all([
    database.query<{ code: string; cluster: number }>({
      text: 'SELECT onet_code AS code, cluster_id AS cluster FROM occupation_clusters WHERE is_core ORDER BY onet_code',
    }),
    database.query<{ part: string; cluster: number; amount: number }>({
      text: `SELECT c.primary_industry AS part, p.cluster_id AS cluster, sum(p.total_posting_count)::double precision AS amount
             FROM company_clusters p JOIN companies c USING (company_uid) WHERE c.primary_industry IS NOT NULL
             GROUP BY c.primary_industry, p.cluster_id HAVING sum(p.total_posting_count) > 0 ORDER BY 1, 2`,
    }),
    // Hiring is known in thirds of each cluster only.
    database.query<{ part: string; cluster: number; amount: number }>({
      text: `SELECT cbsa AS part, cluster_id AS cluster, sum(postings_count_qtile)::double precision AS amount
             FROM company_hiring GROUP BY cbsa, cluster_id ORDER BY 1, 2`,
    }),
  ]);
  return { members, industries, metros };
}

/**
 * The metropolitan areas of a place in a state: of this name, or with a city of this name; all that reach into the state when `place` names none, as the
 * name of the state itself.
 */
export async function readMetrosOfPlace(database: Database, place: string, state: string): Promise<string[]> {
  const rows = await database.query<{ cbsa: string; named: boolean }>({
    name: 'title-context-metros',
    text: `SELECT z.cbsa, bool_or(identity_key(usps_zip_pref_city) = identity_key($1) OR identity_key(usps_zip_pref_city || ', ' || usps_zip_pref_state) = identity_key($1)
                                  OR identity_key(c.cbsa_name) = identity_key($1) OR z.cbsa = $1) AS named
           FROM zip_locations z JOIN cbsas c USING (cbsa) WHERE usps_zip_pref_state = $2 GROUP BY z.cbsa ORDER BY z.cbsa`,
    values: [place, state],
  });
  const named = rows.filter((row) => row.named);
  return (named.length > 0 ? named : rows).map(({ cbsa }) => cbsa);
}
