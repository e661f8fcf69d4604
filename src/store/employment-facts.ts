import type { Database, Transaction } from './pool.ts';
import { rowsOf } from './rows-of.ts';

/** How much work the companies of the dataset have in each cluster. Numbers are comparable only within one table. */
export interface EmploymentFacts {
  /** Core clusters of the occupations. */
  readonly members: readonly { readonly code: string; readonly cluster: number }[];
  /** Postings by the primary industry of the companies. */
  readonly industries: readonly Amount[];
  /** Strength of hiring by metro area. */
  readonly metros: readonly Amount[];
}

/** The amount of a cluster in a part of the dataset. */
export interface Amount {
  /** Name of the industry, or code of the metro area. */
  readonly part: string;
  readonly cluster: number;
  readonly amount: number;
}

/** Reads how much work the companies of the dataset have in each cluster, by industry and by metro area. */
export async function readEmploymentFacts(from: Database | Transaction): Promise<EmploymentFacts> {
  const members = await rowsOf<EmploymentFacts['members'][number]>(from, {
    text: 'SELECT onet_code AS code, cluster_id AS cluster FROM occupation_clusters WHERE is_core ORDER BY onet_code',
  });
  const industries = await rowsOf<Amount>(from, {
    text: `SELECT c.primary_industry AS part, p.cluster_id AS cluster, sum(p.total_posting_count)::double precision AS amount
           FROM company_clusters p JOIN companies c USING (company_uid) WHERE c.primary_industry IS NOT NULL
           GROUP BY c.primary_industry, p.cluster_id HAVING sum(p.total_posting_count) > 0 ORDER BY 1, 2`,
  });
  // The dataset has hiring only in thirds of each cluster.
  const metros = await rowsOf<Amount>(from, {
    text: `SELECT cbsa AS part, cluster_id AS cluster, sum(postings_count_qtile)::double precision AS amount
           FROM company_hiring GROUP BY cbsa, cluster_id ORDER BY 1, 2`,
  });
  return { members, industries, metros };
}
