/** The tables of a dataset and their columns, in an order that satisfies foreign keys while loading. */
export const DATASET_TABLES = {
  industries: ['industry_id', 'industry', 'naics_sector', 'other_naics_sectors', 'everyday_names'],
  companies: [
    'company_uid',
    'company_name',
    'company_description',
    'company_url',
    'primary_industry',
    'secondary_industry',
    'company_city',
    'company_state',
    'company_country',
    'ticker',
    'company_event_type',
    'company_event_note',
    'overall_badge',
    'badge_early_career',
    'badge_growth',
    'badge_stability',
  ],
  company_relationships: ['parent_uid', 'subsidiary_uid'],
  company_aliases: ['company_uid', 'alias', 'alias_type', 'notes'],
  occupations: ['onet_code', 'onet_title'],
  clusters: [
    'cluster_id',
    'cluster_name',
    'is_core',
    'occupation_count',
    'cluster_occs',
    'ba_plus_share',
    'job_level',
    'ai_flag',
    'company_count_all',
    'company_count_badged',
    'company_count_top10',
    'premium_skill_vintage',
    'p50_wage_growth_0_10',
    'wage_growth_tier',
  ],
  cluster_destinations: ['cluster_id', 'rank', 'destination_cluster_id'],
  cluster_skill_adjacencies: ['cluster_id', 'rank', 'adjacent_cluster_id'],
  cluster_premium_skills: ['cluster_id', 'rank', 'skill', 'description'],
  cluster_common_titles: ['cluster_id', 'rank', 'title'],
  occupation_clusters: ['cluster_id', 'onet_code', 'consolidated_title', 'is_core'],
  cluster_ai_impacts: [
    'cluster_id',
    'ai_flag',
    'entry_barrier_trend',
    'expertise_premium_trend',
    'low_expertise_narrative',
    'high_expertise_narrative',
    'methodology_version',
  ],
  cluster_wages: ['cluster_id', 'msa_size', 'years_in', 'percentile_10', 'percentile_25', 'median', 'percentile_75', 'percentile_90'],
  cluster_retention: ['cluster_id', 'experience_level', 'msa_size', 'internal_promotion_rate', 'external_promotion_rate', 'retention_rate_3yr'],
  cbsas: ['cbsa', 'cbsa_name', 'census_cbsa_pop_est_2024', 'msa_size'],
  zip_locations: ['zip', 'usps_zip_pref_city', 'usps_zip_pref_state', 'cbsa'],
  company_clusters: [
    'company_uid',
    'cluster_id',
    'badge_early_career',
    'badge_growth',
    'badge_stability',
    'entry_posting_count',
    'entry_posting_tier',
    'total_posting_count',
    'total_posting_tier',
    'early_career_access',
    'top10_occupation',
    'employment_share',
  ],
  company_hiring: ['company_uid', 'cluster_id', 'cbsa', 'postings_count_qtile'],
  title_observations: ['title', 'company_uid', 'industry_id', 'cbsa', 'onet_code', 'observation_count', 'source'],
} as const;

export type TableName = keyof typeof DATASET_TABLES;
export const TABLE_NAMES = Object.keys(DATASET_TABLES) as TableName[];

export type Cell = string | number | boolean | null;

/** An array as a cell, in PostgreSQL's text form. */
export const arrayCell = (values: readonly string[]): string => `{${values.map((value) => `"${value.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`;

/** A row of a table: one value per column, in the order of {@link DATASET_TABLES}. */
export type TableRow = readonly Cell[];

/** What a dataset says about itself. */
export interface Manifest {
  readonly version: string;
  readonly methodologyVersion: string;
  readonly note: string;
  /** The period in which the figures were observed, in words; absent if there is none, as for generated figures. */
  readonly observationWindow?: string;
  /** Limits of the figures, one sentence each. */
  readonly limitations?: readonly string[];
  /** The day of the delivery, as YYYY-MM-DD; absent for a generated dataset. */
  readonly date?: string;
}

export interface Dataset extends Manifest {
  readonly tables: Readonly<Record<TableName, readonly TableRow[]>>;
}

/** Rows that are made when they are read. An array is one, too. */
export interface Rows extends Iterable<TableRow> {
  readonly length: number;
}

/** A dataset that need not be in memory. */
export interface LoadableDataset extends Manifest {
  readonly tables: Readonly<Record<TableName, Rows>>;
}

/** Turns objects keyed by column name into rows of a table. */
export function rowsOf<T extends TableName>(table: T, objects: readonly Readonly<Record<(typeof DATASET_TABLES)[T][number], Cell>>[]): TableRow[] {
  const columns: readonly (typeof DATASET_TABLES)[T][number][] = DATASET_TABLES[table];
  return objects.map((object) => columns.map((column) => object[column]));
}
