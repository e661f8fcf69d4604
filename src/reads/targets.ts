import { identityKey } from '../text/identity-key.ts';
import { namesWithWords } from '../text/names-with-words.ts';
import type { Reads } from '../store/pool.ts';

/** A cluster that a path or a FOR clause names. */
export interface ClusterTarget {
  readonly cluster_id: number;
  readonly cluster_name: string;
  readonly is_core: boolean;
}

/** An occupation, with its core cluster. */
export interface OccupationTarget {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly cluster_id: number;
  readonly cluster_name: string;
}

const LARGEST_ID = 2_147_483_647;

/** Which clusters are looked for. */
export interface ClusterScope {
  /** Includes clusters that are only in the AI-impact overlay. */
  readonly overlay?: boolean;
}

/** The cluster with this id, if there is one. */
export async function clusterById(database: Reads, id: number, { overlay = false }: ClusterScope = {}): Promise<ClusterTarget | undefined> {
  if (!Number.isInteger(id) || id < 0 || id > LARGEST_ID) return undefined;
  const [cluster] = await database.query<ClusterTarget>({
    name: 'cluster-target',
    text: 'SELECT cluster_id, cluster_name, is_core FROM clusters WHERE cluster_id = $1 AND (is_core OR $2)',
    values: [id, overlay],
  });
  return cluster;
}

/** The cluster with this exact name, in any case. */
export async function clusterByName(database: Reads, name: string, { overlay = false }: ClusterScope = {}): Promise<ClusterTarget | undefined> {
  const [cluster] = await database.query<ClusterTarget>({
    name: 'cluster-by-name',
    text: 'SELECT cluster_id, cluster_name, is_core FROM clusters WHERE name_key = $1 AND (is_core OR $2) ORDER BY is_core DESC LIMIT 1',
    values: [identityKey(name), overlay],
  });
  return cluster;
}

/** The names of the core clusters. */
export async function clusterNames(database: Reads): Promise<string[]> {
  const rows = await database.query<{ cluster_name: string }>({ name: 'core-cluster-names', text: 'SELECT cluster_name FROM clusters WHERE is_core' });
  return rows.map(({ cluster_name }) => cluster_name);
}

/** The official titles of the occupations. */
export async function occupationTitles(database: Reads): Promise<string[]> {
  const rows = await database.query<{ onet_title: string }>({ name: 'occupation-titles', text: 'SELECT onet_title FROM occupations' });
  return rows.map(({ onet_title }) => onet_title);
}

/** The names of core clusters that share most words with the given one. */
export async function nearClusters(database: Reads, name: string): Promise<string[]> {
  return namesWithWords(name, await clusterNames(database));
}

const OCCUPATION = `SELECT o.onet_code, o.onet_title, k.cluster_id, k.cluster_name FROM occupations o
  JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id`;

/** The occupation with this code, if there is one. */
export async function occupationByCode(database: Reads, code: string): Promise<OccupationTarget | undefined> {
  const [occupation] = await database.query<OccupationTarget>({ name: 'occupation-target', text: `${OCCUPATION} WHERE o.onet_code = $1`, values: [code] });
  return occupation;
}

/** The occupation with this exact title, in any case. */
export async function occupationByTitle(database: Reads, title: string): Promise<OccupationTarget | undefined> {
  const text = `${OCCUPATION} WHERE o.title_key = $1`;
  const [occupation] = await database.query<OccupationTarget>({ name: 'occupation-by-title', text, values: [identityKey(title)] });
  return occupation;
}

/** The target where a code or a cluster is allowed. */
export type OccupationOrCluster =
  { readonly kind: 'occupation'; readonly occupation: OccupationTarget } | { readonly kind: 'cluster'; readonly cluster: ClusterTarget };

export const clusterIdOf = (target: OccupationOrCluster): number => (target.kind === 'cluster' ? target.cluster.cluster_id : target.occupation.cluster_id);
