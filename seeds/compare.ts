import type { Transaction } from '../src/store/pool.ts';
import { rowsOf } from '../src/store/rows-of.ts';
import { storeComparison, type DatasetChanges } from '../src/store/dataset-comparisons.ts';
import { previousTable } from './previous.ts';
import type { TableName } from './tables.ts';

export type { DatasetChanges };

/** Rows of a kind of change that are stored. All of them are counted. */
const KEPT_ROWS = 100;

/** A query for each kind of change, from the previous dataset (`o`) to the current one (`n`). */
const was = (table: TableName): string => previousTable(table);
const BADGES = ['overall_badge', 'badge_early_career', 'badge_growth', 'badge_stability'];
const PAIR_BADGES = BADGES.slice(1);

/** Rows that only one of the datasets has. */
function only(side: 'old' | 'new', table: TableName, key: string, columns: string, order: string): string {
  const [here, there] = side === 'old' ? [was(table), table] : [table, was(table)];
  return `SELECT ${columns} FROM ${here} x WHERE NOT EXISTS (SELECT FROM ${there} y WHERE y.${key} = x.${key}) ORDER BY ${order}`;
}

const KINDS: Readonly<Record<keyof DatasetChanges, string>> = {
  companies_added: only('new', 'companies', 'company_uid', 'x.company_uid, x.company_name', 'x.company_name COLLATE a_to_z, x.company_uid'),
  companies_removed: only('old', 'companies', 'company_uid', 'x.company_uid, x.company_name', 'x.company_name COLLATE a_to_z, x.company_uid'),
  companies_renamed: `SELECT company_uid, o.company_name AS "from", n.company_name AS "to" FROM ${was('companies')} o JOIN companies n USING (company_uid)
    WHERE o.company_name <> n.company_name ORDER BY n.company_name COLLATE a_to_z, company_uid`,
  company_badges_changed: `SELECT company_uid, n.company_name, badge, old AS "from", new AS "to" FROM ${was('companies')} o JOIN companies n USING (company_uid)
    CROSS JOIN LATERAL (VALUES ${BADGES.map((badge) => `('${badge}', o.${badge}, n.${badge})`).join(', ')}) AS b (badge, old, new)
    WHERE old IS DISTINCT FROM new ORDER BY n.company_name COLLATE a_to_z, company_uid, badge`,
  occupation_badges_changed: `SELECT company_uid, c.company_name, cluster_id, k.cluster_name, badge, old AS "from", new AS "to"
    FROM ${was('company_clusters')} o JOIN company_clusters n USING (company_uid, cluster_id) JOIN companies c USING (company_uid) JOIN clusters k USING (cluster_id)
    CROSS JOIN LATERAL (VALUES ${PAIR_BADGES.map((badge) => `('${badge}', o.${badge}, n.${badge})`).join(', ')}) AS b (badge, old, new)
    WHERE old IS DISTINCT FROM new ORDER BY c.company_name COLLATE a_to_z, company_uid, cluster_id, badge`,
  occupations_added: only('new', 'occupations', 'onet_code', 'x.onet_code, x.onet_title', 'x.onet_code'),
  occupations_removed: only('old', 'occupations', 'onet_code', 'x.onet_code, x.onet_title', 'x.onet_code'),
  occupations_renamed: `SELECT onet_code, o.onet_title AS "from", n.onet_title AS "to" FROM ${was('occupations')} o JOIN occupations n USING (onet_code)
    WHERE o.onet_title <> n.onet_title ORDER BY onet_code`,
  occupations_moved: `SELECT onet_code, o.cluster_id AS "from", n.cluster_id AS "to" FROM
    (SELECT onet_code, cluster_id FROM ${was('occupation_clusters')} WHERE is_core) o JOIN (SELECT onet_code, cluster_id FROM occupation_clusters WHERE is_core) n USING (onet_code)
    WHERE o.cluster_id <> n.cluster_id ORDER BY onet_code`,
  clusters_added: only('new', 'clusters', 'cluster_id', 'x.cluster_id, x.cluster_name', 'x.cluster_id'),
  clusters_removed: only('old', 'clusters', 'cluster_id', 'x.cluster_id, x.cluster_name', 'x.cluster_id'),
  clusters_renamed: `SELECT cluster_id, o.cluster_name AS "from", n.cluster_name AS "to" FROM ${was('clusters')} o JOIN clusters n USING (cluster_id)
    WHERE o.cluster_name <> n.cluster_name ORDER BY cluster_id`,
  wages_changed: `SELECT cluster_id, k.cluster_name, msa_size, years_in, o.median AS "from", n.median AS "to" FROM ${was('cluster_wages')} o
    JOIN cluster_wages n USING (cluster_id, msa_size, years_in) JOIN clusters k USING (cluster_id)
    WHERE (o.percentile_10, o.percentile_25, o.median, o.percentile_75, o.percentile_90) <> (n.percentile_10, n.percentile_25, n.median, n.percentile_75, n.percentile_90)
    ORDER BY abs(n.median / o.median - 1) DESC, cluster_id, msa_size, years_in`,
};

/** Compares the dataset that was just loaded with the previous one, and stores the result. */
export async function compareWithPrevious(client: Transaction, from: string, to: string): Promise<DatasetChanges> {
  const changes: [string, DatasetChanges[keyof DatasetChanges]][] = [];
  for (const [kind, sql] of Object.entries(KINDS)) {
    const [found] = await rowsOf<{ count: number; rows: Record<string, unknown>[] }>(client, {
      text: `WITH changed AS MATERIALIZED (SELECT to_jsonb(c) AS change, row_number() OVER () AS place FROM (${sql}) AS c)
             SELECT count(*) AS count, COALESCE(jsonb_agg(change ORDER BY place) FILTER (WHERE place <= ${KEPT_ROWS}), '[]') AS rows FROM changed`,
    });
    changes.push([kind, found ?? { count: 0, rows: [] }]);
  }
  const result = Object.fromEntries(changes) as unknown as DatasetChanges;
  await storeComparison(client, from, to, result);
  return result;
}
