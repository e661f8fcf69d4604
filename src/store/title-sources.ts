/**
 * The titles of the dataset: each once for an occupation, in its most frequent spelling. What one employer calls a job ("Manager" of a consultancy) says nothing
 * about the title elsewhere.
 */
export const OBSERVED_TITLES = `
    SELECT title_key, onet_code, sum(observation_count)::integer AS observation_count,
           (array_agg(title ORDER BY observation_count DESC, title))[1] AS title
    FROM title_observations WHERE company_uid IS NULL GROUP BY title_key, onet_code`;

/** The order of the employers of a cluster: the first one is its top company. Of rows of company_clusters p and companies c. */
export const TOP_EMPLOYER_FIRST = 'p.total_posting_count DESC, c.company_name COLLATE a_to_z';

/** The top company of each cluster that has companies. For each cluster, an index leads to it, so that the time does not grow with the employers. */
export const TOP_EMPLOYERS = `
    SELECT k.cluster_id, first.company_name
    FROM clusters k CROSS JOIN LATERAL (
      SELECT c.company_name FROM company_clusters p JOIN companies c USING (company_uid)
      WHERE p.cluster_id = k.cluster_id ORDER BY ${TOP_EMPLOYER_FIRST} LIMIT 1
    ) AS first`;
