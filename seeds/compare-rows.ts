import type { ChangeKind, Compared } from '../src/store/dataset-comparisons.ts';
import { previousTable } from './previous.ts';
import { DATASET_TABLES, type TableName } from './tables.ts';

/** How the rows of a table are compared. */
interface Comparable {
  /** The table, if it is not called like what is compared. */
  readonly table?: TableName;
  /** What makes a row the same one in both datasets. */
  readonly key: readonly string[];
  /** A part of the key may be null. */
  readonly hasNulls?: true;
  /** What is also shown of rows that were added or removed. */
  readonly shown?: readonly string[];
  /** Columns that follow from others, or whose changes have a kind of their own. */
  readonly apart?: readonly string[];
}

const BADGES = ['badge_early_career', 'badge_growth', 'badge_stability'];
const BY_RANK = ['cluster_id', 'rank'];

const COMPARABLE: Readonly<Record<Compared, Comparable>> = {
  industries: { key: ['industry_id'], shown: ['industry'] },
  companies: { key: ['company_uid'], shown: ['company_name'], apart: ['company_name', 'overall_badge', ...BADGES] },
  company_relationships: { key: ['parent_uid', 'subsidiary_uid'] },
  company_aliases: { key: ['company_uid', 'alias'] },
  occupations: { key: ['onet_code'], shown: ['onet_title'], apart: ['onet_title'] },
  clusters: { key: ['cluster_id'], shown: ['cluster_name'], apart: ['cluster_name', 'company_count_all', 'company_count_badged', 'company_count_top10'] },
  cluster_destinations: { key: BY_RANK, shown: ['destination_cluster_id'] },
  cluster_skill_adjacencies: { key: BY_RANK, shown: ['adjacent_cluster_id'] },
  cluster_premium_skills: { key: BY_RANK, shown: ['skill'] },
  cluster_common_titles: { key: BY_RANK, shown: ['title'] },
  occupation_clusters: { key: ['cluster_id', 'onet_code'] },
  cluster_ai_impacts: { key: ['cluster_id'], shown: ['ai_flag'] },
  wages: { table: 'cluster_wages', key: ['cluster_id', 'msa_size', 'years_in'], shown: ['median'] },
  cluster_retention: { key: ['cluster_id', 'experience_level', 'msa_size'] },
  cbsas: { key: ['cbsa'], shown: ['cbsa_name'] },
  zip_locations: { key: ['zip'], shown: ['usps_zip_pref_city', 'usps_zip_pref_state', 'cbsa'] },
  company_clusters: { key: ['company_uid', 'cluster_id'], shown: BADGES, apart: BADGES },
  company_hiring: { key: ['company_uid', 'cluster_id', 'cbsa'], shown: ['postings_count_qtile'] },
  title_observations: { key: ['title', 'company_uid', 'industry_id', 'cbsa', 'onet_code'], hasNulls: true, shown: ['observation_count'] },
};

/** A query for the rows that were added, removed, or changed, for each table, from the previous dataset (`o`) to the current one (`n`). */
export function rowChanges(): Readonly<Partial<Record<ChangeKind, string>>> {
  return Object.fromEntries(
    Object.entries(COMPARABLE).flatMap(([what, { table = what as TableName, ...comparable }]): [string, string][] => [
      [`${what}_added`, onlyIn(table, previousTable(table), comparable)],
      [`${what}_removed`, onlyIn(previousTable(table), table, comparable)],
      ...(what === 'wages' ? [WAGES_CHANGED] : changedRows(table, comparable)).map((sql): [string, string] => [`${what}_changed`, sql]),
    ]),
  );
}

/** By how much the median changed says more than five percentiles. */
const WAGES_CHANGED = `SELECT cluster_id, k.cluster_name, msa_size, years_in, o.median AS "from", n.median AS "to" FROM ${previousTable('cluster_wages')} o
  JOIN cluster_wages n USING (cluster_id, msa_size, years_in) JOIN clusters k USING (cluster_id)
  WHERE (o.percentile_10, o.percentile_25, o.median, o.percentile_75, o.percentile_90) <> (n.percentile_10, n.percentile_25, n.median, n.percentile_75, n.percentile_90)
  ORDER BY abs(n.median / o.median - 1) DESC, cluster_id, msa_size, years_in`;

/** As a JSON array, nulls are equal, and rows can still be matched by a hash. */
function keyOf(row: string, { key, hasNulls }: Comparable): string {
  const columns = key.map((column) => `${row}.${column}`).join(', ');
  return hasNulls === true ? `jsonb_build_array(${columns})` : `(${columns})`;
}

function onlyIn(here: string, there: string, comparable: Comparable): string {
  const columns = [...comparable.key, ...(comparable.shown ?? [])].map((column) => `x.${column}`);
  return `SELECT ${columns.join(', ')} FROM ${here} x WHERE NOT EXISTS (SELECT FROM ${there} y WHERE ${keyOf('y', comparable)} = ${keyOf('x', comparable)})
    ORDER BY ${orderOf('x', comparable)}`;
}

/** Rows with the key of a row of the other dataset, and other values. No query if there are no values. */
function changedRows(table: TableName, comparable: Comparable): string[] {
  const { key, apart = [] } = comparable;
  const values = DATASET_TABLES[table].filter((column) => !key.includes(column) && !apart.includes(column));
  if (values.length === 0) return [];
  const row = (of: string): string => `ROW(${values.map((column) => `${of}.${column}`).join(', ')})`;
  const object = (of: string): string => `jsonb_build_object(${values.map((column) => `'${column}', ${of}.${column}`).join(', ')})`;
  return [
    `SELECT ${key.map((column) => `n.${column}`).join(', ')}, ${object('o')} AS "from", ${object('n')} AS "to"
    FROM ${previousTable(table)} o JOIN ${table} n ON ${keyOf('o', comparable)} = ${keyOf('n', comparable)} WHERE ${row('o')} IS DISTINCT FROM ${row('n')}
    ORDER BY ${orderOf('n', comparable)}`,
  ];
}

const orderOf = (row: string, { key }: Comparable): string => key.map((column) => `${row}.${column}`).join(', ');
