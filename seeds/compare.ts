import type { Transaction } from '../src/store/pool.ts';
import { rowsOf } from '../src/store/rows-of.ts';
import { CHANGE_KINDS, storeComparison, type ChangeKind, type Changes, type DatasetChanges, type NamedChange } from '../src/store/dataset-comparisons.ts';
import { rowChanges } from './compare-rows.ts';
import { previousTable as was } from './previous.ts';

export type { DatasetChanges };

/** Rows of a kind of change that are stored. All of them are counted. */
const KEPT_ROWS = 100;

const PAIR_BADGES = ['badge_early_career', 'badge_growth', 'badge_stability'];
const BADGES = ['overall_badge', ...PAIR_BADGES];
const badgesOf = (badges: readonly string[]): string =>
  `CROSS JOIN LATERAL (VALUES ${badges.map((badge) => `('${badge}', o.${badge}, n.${badge})`).join(', ')}) AS b (badge, old, new) WHERE old IS DISTINCT FROM new`;

/** A query for each kind of change with a name of its own, from the previous dataset (`o`) to the current one (`n`). */
const NAMED: Readonly<Record<NamedChange, string>> = {
  companies_renamed: `SELECT company_uid, o.company_name AS "from", n.company_name AS "to" FROM ${was('companies')} o JOIN companies n USING (company_uid)
    WHERE o.company_name <> n.company_name ORDER BY n.company_name COLLATE a_to_z, company_uid`,
  company_badges_changed: `SELECT company_uid, n.company_name, badge, old AS "from", new AS "to" FROM ${was('companies')} o JOIN companies n USING (company_uid)
    ${badgesOf(BADGES)} ORDER BY n.company_name COLLATE a_to_z, company_uid, badge`,
  occupation_badges_changed: `SELECT company_uid, c.company_name, cluster_id, k.cluster_name, badge, old AS "from", new AS "to"
    FROM ${was('company_clusters')} o JOIN company_clusters n USING (company_uid, cluster_id) JOIN companies c USING (company_uid) JOIN clusters k USING (cluster_id)
    ${badgesOf(PAIR_BADGES)} ORDER BY c.company_name COLLATE a_to_z, company_uid, cluster_id, badge`,
  occupations_renamed: `SELECT onet_code, o.onet_title AS "from", n.onet_title AS "to" FROM ${was('occupations')} o JOIN occupations n USING (onet_code)
    WHERE o.onet_title <> n.onet_title ORDER BY onet_code`,
  occupations_moved: `SELECT onet_code, o.cluster_id AS "from", n.cluster_id AS "to" FROM
    (SELECT onet_code, cluster_id FROM ${was('occupation_clusters')} WHERE is_core) o JOIN (SELECT onet_code, cluster_id FROM occupation_clusters WHERE is_core) n USING (onet_code)
    WHERE o.cluster_id <> n.cluster_id ORDER BY onet_code`,
  clusters_renamed: `SELECT cluster_id, o.cluster_name AS "from", n.cluster_name AS "to" FROM ${was('clusters')} o JOIN clusters n USING (cluster_id)
    WHERE o.cluster_name <> n.cluster_name ORDER BY cluster_id`,
};

/** Compares the dataset that was just loaded with the previous one, and stores the result. */
export async function compareWithPrevious(client: Transaction, from: string, to: string): Promise<DatasetChanges> {
  const found: [ChangeKind, Changes][] = [];
  const queries: Readonly<Partial<Record<ChangeKind, string>>> = { ...rowChanges(), ...NAMED };
  for (const kind of CHANGE_KINDS) if (queries[kind] !== undefined) found.push([kind, await changesOf(client, queries[kind])]);
  const changes = Object.fromEntries(found);
  await storeComparison(client, from, to, changes);
  return changes;
}

async function changesOf(client: Transaction, sql: string): Promise<Changes> {
  const [found] = await rowsOf<Changes>(client, {
    text: `SELECT count(*) AS count, COALESCE(jsonb_agg(to_jsonb(c) - 'nth_change' ORDER BY nth_change) FILTER (WHERE nth_change <= ${KEPT_ROWS}), '[]') AS rows
           FROM (SELECT changed.*, row_number() OVER () AS nth_change FROM (${sql}) AS changed) AS c`,
  });
  return { count: found?.count ?? 0, rows: (found?.rows ?? []).map(onlyWhatDiffers) };
}

/** A row with several values before and after is stored with those that differ. */
function onlyWhatDiffers(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { from, to } = row;
  if (!isObject(from) || !isObject(to)) return row;
  const differing = Object.keys(to).filter((column) => JSON.stringify(from[column]) !== JSON.stringify(to[column]));
  const picked = (values: Record<string, unknown>): Record<string, unknown> => Object.fromEntries(differing.map((column) => [column, values[column]]));
  return { ...row, from: picked(from), to: picked(to) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
