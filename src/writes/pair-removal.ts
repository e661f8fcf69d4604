import { aliasDocumentId, type TouchedDocuments } from '../store/outbox.ts';
import type { Transaction } from '../store/pool.ts';
import { aliasesOf } from './company-aliases.ts';
import type { Problem } from './name-problems.ts';
import { findOccupations, type NamedOccupation } from './occupation-names.ts';
import { refusal, type Change, type LockedCompany } from './write-transaction.ts';

/** The same maximum as for a batch of titles. */
const MOST_OCCUPATIONS = 200;

/** A complete pair with its hiring rows, as stored in the record of writes. */
interface Pair extends Record<string, unknown> {
  readonly cluster_id: number;
  readonly cluster_name: string;
}

/** Problems with the list itself, independent of its texts. */
export function occupationListProblems(codesOrTitles: readonly string[]): Problem[] {
  if (codesOrTitles.length === 0) return [{ parameter: 'OCCUPATIONS', message: 'OCCUPATIONS is empty; write at least one code or title' }];
  if (codesOrTitles.length > MOST_OCCUPATIONS)
    return [{ parameter: 'OCCUPATIONS', message: `OCCUPATIONS has ${codesOrTitles.length} codes and titles; the maximum is ${MOST_OCCUPATIONS}` }];
  return [];
}

/**
 * Removes the pairs whose core cluster has one of the occupations, with their hiring rows. Then updates everything that depends on a
 * company's pairs: its shares add up to 1 again, its ten largest pairs are its top 10, and the clusters' company counts no longer include it.
 * Badges, tiers, and hiring quantiles of other companies do not change, because the scores behind them are only in the data delivery.
 */
export async function removePairs(client: Transaction, company: LockedCompany, codesOrTitles: readonly string[], example: string): Promise<Change> {
  const { occupations, problems, isMalformed } = await findOccupations(client, codesOrTitles);
  const pairs = await pairsOf(client, company, [...new Set(occupations.map(({ cluster_id }) => cluster_id))]);
  const missing = occupations.filter(({ cluster_id }) => !pairs.some((pair) => pair.cluster_id === cluster_id));
  const all = [...problems, ...missing.map((occupation) => missingProblem(company, occupation))];
  if (all.length > 0) throw refusal(all, example, isMalformed ? 'invalid_parameters' : 'not_found');

  const uid = company.company_uid;
  const removed = pairs.map(({ cluster_id }) => cluster_id);
  const count = await countPairs(client, uid);
  await client.query('DELETE FROM company_clusters WHERE company_uid = $1 AND cluster_id = ANY($2)', [uid, removed]);
  const promoted = await shareAnew(client, uid);
  await countCompanies(client, [...removed, ...promoted]);
  const aliases = await aliasesOf(client, uid);
  return {
    changed: true,
    before: { pair_count: count, pairs },
    after: { pair_count: count - pairs.length, pairs: [], top10_gained: promoted },
    notes: [],
    touched: [
      // The prominence of a company depends on the postings of its pairs.
      { kind: 'companies', id: uid },
      ...['', ...aliases.map(({ alias_key }) => alias_key)].map((key): TouchedDocuments => ({ kind: 'aliases', id: aliasDocumentId(uid, key) })),
      ...removed.map((cluster): TouchedDocuments => ({ kind: 'titles', id: String(cluster) })),
    ],
  };
}

async function pairsOf(client: Transaction, { company_uid }: LockedCompany, clusters: readonly number[]): Promise<Pair[]> {
  const { rows } = await client.query<{ pair: Pair }>(
    `SELECT to_jsonb(p) - 'company_uid' || jsonb_build_object('cluster_name', k.cluster_name, 'hiring', COALESCE(
              (SELECT jsonb_agg(jsonb_build_object('cbsa', h.cbsa, 'postings_count_qtile', h.postings_count_qtile) ORDER BY h.cbsa)
               FROM company_hiring h WHERE h.company_uid = p.company_uid AND h.cluster_id = p.cluster_id), '[]')) AS pair
     FROM company_clusters p JOIN clusters k USING (cluster_id)
     WHERE p.company_uid = $1 AND p.cluster_id = ANY($2) ORDER BY p.cluster_id`,
    [company_uid, clusters],
  );
  return rows.map(({ pair }) => pair);
}

async function countPairs(client: Transaction, companyUid: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>('SELECT count(*) AS n FROM company_clusters WHERE company_uid = $1', [companyUid]);
  return rows[0]?.n ?? 0;
}

/** Scales the remaining shares to a sum of exactly 1, adding rounding differences to the largest, and marks the ten largest. Returns the clusters that are new in the top ten. */
async function shareAnew(client: Transaction, companyUid: string): Promise<number[]> {
  const { rows } = await client.query<{ cluster_id: number; promoted: boolean }>(
    `WITH ranked AS (
       -- Who was in the top 10 already stays before others of the same share.
       SELECT cluster_id, top10_occupation AS old_top10, round(employment_share / NULLIF(sum(employment_share) OVER (), 0), 8) AS share,
              row_number() OVER (ORDER BY employment_share DESC, top10_occupation DESC, cluster_id) AS place
       FROM company_clusters WHERE company_uid = $1
     ), scaled AS (
       SELECT cluster_id, old_top10, place, CASE place WHEN 1 THEN 1 - (sum(share) OVER () - share) ELSE share END AS share FROM ranked
     )
     UPDATE company_clusters p
     SET employment_share = COALESCE(s.share, p.employment_share), top10_occupation = (s.place <= 10)::int, updated_at = clock_timestamp()
     FROM scaled s WHERE p.company_uid = $1 AND p.cluster_id = s.cluster_id
     RETURNING p.cluster_id, p.top10_occupation > s.old_top10 AS promoted`,
    [companyUid],
  );
  return rows.filter(({ promoted }) => promoted).map(({ cluster_id }) => cluster_id);
}

/** Updates the cached company counts of these clusters. */
async function countCompanies(client: Transaction, clusters: readonly number[]): Promise<void> {
  await client.query(
    `UPDATE clusters k SET company_count_all = counted.total, company_count_badged = counted.badged, company_count_top10 = counted.top10
     FROM (
       SELECT asked.cluster_id, count(p.company_uid) AS total, count(COALESCE(p.badge_early_career, p.badge_growth, p.badge_stability)) AS badged,
              count(*) FILTER (WHERE p.top10_occupation = 1) AS top10
       FROM unnest($1::integer[]) AS asked (cluster_id) LEFT JOIN company_clusters p USING (cluster_id) GROUP BY asked.cluster_id
     ) AS counted
     WHERE k.cluster_id = counted.cluster_id`,
    [clusters],
  );
}

function missingProblem({ company_name }: LockedCompany, { given, onet_code, onet_title, cluster_name }: NamedOccupation): Problem {
  return {
    parameter: 'OCCUPATION',
    message: `"${company_name}" has no pair for "${given}" (${onet_code} ${onet_title}, cluster "${cluster_name}"); to list its pairs, use LIST OCCUPATIONS FOR COMPANY`,
  };
}
