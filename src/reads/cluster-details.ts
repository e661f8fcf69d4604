import type { Reads } from '../store/pool.ts';

interface Details {
  readonly job_level: string | null;
  readonly ai_flag: string | null;
  readonly occupation_count: number;
  readonly ba_plus_share: number | null;
}

/** Adds `cluster` with details to each match; null if it has no cluster. One statement for all matches, none without any. */
export async function withClusterDetails<T extends { readonly cluster_id?: number | null }>(
  database: Reads,
  matches: readonly T[],
): Promise<(T & { cluster: Details | null })[]> {
  const ids = [...new Set(matches.flatMap(({ cluster_id }) => (typeof cluster_id === 'number' ? [cluster_id] : [])))];
  const known = ids.length === 0 ? new Map<number, Details>() : await detailsOf(database, ids);
  return matches.map((match) => ({ ...match, cluster: typeof match.cluster_id === 'number' ? (known.get(match.cluster_id) ?? null) : null }));
}

async function detailsOf(database: Reads, ids: readonly number[]): Promise<Map<number, Details>> {
  const rows = await database.query<Details & { cluster_id: number }>({
    name: 'cluster-details',
    text: 'SELECT cluster_id, job_level, ai_flag, occupation_count, ba_plus_share FROM clusters WHERE cluster_id = ANY($1::integer[])',
    values: [ids],
  });
  return new Map(rows.map(({ cluster_id, ...details }) => [cluster_id, details]));
}
