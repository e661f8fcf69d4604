import type { Reads } from '../store/pool.ts';

/** Facts about the loaded dataset for HELP, the MCP instructions, and the API description. */
export interface DatasetFacts {
  readonly datasetVersion: string;
  readonly methodologyVersion: string;
  /** The dataset's own statement about its figures, which callers should repeat. */
  readonly statusNote: string;
  /** The period in which the figures were observed, as given in the data delivery; null if not given, as for generated figures. */
  readonly observationWindow: string | null;
  /** Limits of the figures, as given in the data delivery, one sentence each; empty if not given. */
  readonly limitations: readonly string[];
  readonly companies: number;
  readonly industries: number;
  readonly occupations: number;
  readonly metros: number;
  /** Clusters of the core endpoints. */
  readonly coreClusters: number;
  /** All clusters in the AI-impact overlay, including the core clusters. */
  readonly overlayClusters: number;
  /** Clusters of the overlay that are classified for AI impact. */
  readonly classifiedClusters: number;
  /** Pairs of a company and a cluster. */
  readonly pairs: number;
  /** Fewest and most years of experience with wages; null without wages. */
  readonly yearsIn: { readonly least: number; readonly most: number } | null;
}

interface Row {
  readonly dataset_version: string;
  readonly methodology_version: string;
  readonly data_status_note: string;
  readonly observation_window: string | null;
  readonly limitations: readonly string[];
  readonly companies: number;
  readonly industries: number;
  readonly occupations: number;
  readonly metros: number;
  readonly core_clusters: number;
  readonly overlay_clusters: number;
  readonly classified_clusters: number;
  readonly pairs: number;
  readonly least_years: number | null;
  readonly most_years: number | null;
}

/** Counts the loaded dataset; undefined if there is none. Takes about 20 ms, so cache the result while `CurrentVersions.state()` is the same. */
export async function datasetFacts(database: Reads): Promise<DatasetFacts | undefined> {
  const [row] = await database.query<Row & Record<string, unknown>>({
    name: 'dataset-facts',
    text: `SELECT dataset_version, methodology_version, data_status_note, observation_window, limitations,
                  (SELECT count(*) FROM companies) AS companies, (SELECT count(*) FROM industries) AS industries,
                  (SELECT count(*) FROM occupations) AS occupations, (SELECT count(*) FROM cbsas) AS metros,
                  (SELECT count(*) FROM clusters WHERE is_core) AS core_clusters, (SELECT count(*) FROM clusters) AS overlay_clusters,
                  (SELECT count(*) FROM cluster_ai_impacts) AS classified_clusters, (SELECT count(*) FROM company_clusters) AS pairs,
                  (SELECT min(years_in) FROM cluster_wages) AS least_years, (SELECT max(years_in) FROM cluster_wages) AS most_years
           FROM dataset_versions WHERE is_current`,
  });
  if (row === undefined) return undefined;
  return {
    datasetVersion: row.dataset_version,
    methodologyVersion: row.methodology_version,
    statusNote: row.data_status_note,
    observationWindow: row.observation_window,
    limitations: row.limitations,
    companies: row.companies,
    industries: row.industries,
    occupations: row.occupations,
    metros: row.metros,
    coreClusters: row.core_clusters,
    overlayClusters: row.overlay_clusters,
    classifiedClusters: row.classified_clusters,
    pairs: row.pairs,
    yearsIn: row.least_years === null || row.most_years === null ? null : { least: row.least_years, most: row.most_years },
  };
}
