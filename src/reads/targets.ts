import { ApiError, type Refusal } from '../errors.ts';
import { identityKey } from '../text/identity-key.ts';
import type { Database } from '../store/pool.ts';

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

const CODE = /^\d{2}-\d{4}\.\d{2}$/;
const LARGEST_ID = 2_147_483_647;
const NO_CLUSTER = -1;

/** What is wrong with the `cluster_id` of a path, if anything: the specification's words. */
export function badClusterId(text: string): Refusal | undefined {
  if (/^-?\d+$/.test(text)) return undefined;
  return { error: 'cluster_id must be an integer', suggestion: 'GET /api/clusters?search=… finds the id of a cluster.', example: '/api/clusters/75' };
}

/** What is wrong with an O*NET-SOC code, if anything: shows the format. */
export function badCode(text: string): Refusal | undefined {
  if (CODE.test(text)) return undefined;
  return {
    error: `«${text}» is not an O*NET-SOC code`,
    suggestion: 'The format is NN-NNNN.NN, as in 29-1141.00. GET /api/titleconvert resolves job titles to codes.',
    example: '/api/occupations/29-1141.00',
  };
}

/** The cluster id in `cluster:<cluster_id>`; undefined in a code. */
const clusterPart = (id: string): string | undefined => /^cluster:(.*)$/is.exec(id)?.[1];

export const namesCluster = (id: string): boolean => clusterPart(id) !== undefined;

/** What is wrong with a code or `cluster:<cluster_id>`, if anything. */
export function badCodeOrCluster(id: string): Refusal | undefined {
  const cluster = clusterPart(id);
  return cluster === undefined ? badCode(id) : badClusterId(cluster);
}

/** The `cluster_id` of a path. */
export function parseClusterId(text: string): number {
  const refusal = badClusterId(text);
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  const id = Number(text);
  // An integer that no cluster can have names none: 404, not 400.
  return id >= 0 && id <= LARGEST_ID ? id : NO_CLUSTER;
}

/** The cluster with this id, if there is one; `overlay` admits those that only the AI-impact overlay knows. */
export async function clusterById(database: Database, id: number, overlay = false): Promise<ClusterTarget | undefined> {
  if (!Number.isInteger(id) || id > LARGEST_ID) return undefined;
  const [cluster] = await database.query<ClusterTarget>({
    name: 'cluster-target',
    text: 'SELECT cluster_id, cluster_name, is_core FROM clusters WHERE cluster_id = $1 AND (is_core OR $2)',
    values: [id, overlay],
  });
  return cluster;
}

/** The cluster with this exact name, in any case. */
export async function clusterByName(database: Database, name: string, overlay = false): Promise<ClusterTarget | undefined> {
  const [cluster] = await database.query<ClusterTarget>({
    name: 'cluster-by-name',
    text: 'SELECT cluster_id, cluster_name, is_core FROM clusters WHERE identity_key(cluster_name) = $1 AND (is_core OR $2) ORDER BY is_core DESC LIMIT 1',
    values: [identityKey(name), overlay],
  });
  return cluster;
}

/** The cluster with this id; a 404 without it. */
export async function findCluster(database: Database, id: number, overlay = false): Promise<ClusterTarget> {
  const cluster = await clusterById(database, id, overlay);
  if (cluster === undefined)
    throw new ApiError('not_found', {
      error: 'Cluster not found',
      suggestion: 'GET /api/clusters lists the clusters; GET /api/clusters/convert finds them by job title.',
      example: '/api/clusters?search=nurse',
    });
  return cluster;
}

const OCCUPATION = `SELECT o.onet_code, o.onet_title, k.cluster_id, k.cluster_name FROM occupations o
  JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id`;

/** The occupation with this code, if there is one. */
export async function occupationByCode(database: Database, code: string): Promise<OccupationTarget | undefined> {
  const [occupation] = await database.query<OccupationTarget>({ name: 'occupation-target', text: `${OCCUPATION} WHERE o.onet_code = $1`, values: [code] });
  return occupation;
}

/** The occupation with this exact title, in any case. */
export async function occupationByTitle(database: Database, title: string): Promise<OccupationTarget | undefined> {
  const text = `${OCCUPATION} WHERE identity_key(o.onet_title) = $1`;
  const [occupation] = await database.query<OccupationTarget>({ name: 'occupation-by-title', text, values: [identityKey(title)] });
  return occupation;
}

/** The occupation with this code; a malformed code is a 400 that shows the format. */
export async function findOccupation(database: Database, code: string): Promise<OccupationTarget> {
  const refusal = badCode(code);
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  const occupation = await occupationByCode(database, code);
  if (occupation === undefined)
    throw new ApiError('not_found', {
      error: `Occupation not found: ${code}`,
      suggestion: 'GET /api/titleconvert resolves job titles to codes; GET /api/occupations?search=… lists them.',
      example: '/api/occupations?search=nurse',
    });
  return occupation;
}

/** What `{id}` names on paths that take a code or `cluster:<cluster_id>`. */
export type OccupationOrCluster =
  { readonly kind: 'occupation'; readonly occupation: OccupationTarget } | { readonly kind: 'cluster'; readonly cluster: ClusterTarget };

export async function findOccupationOrCluster(database: Database, id: string, overlay = false): Promise<OccupationOrCluster> {
  const cluster = clusterPart(id);
  if (cluster !== undefined) return { kind: 'cluster', cluster: await findCluster(database, parseClusterId(cluster), overlay) };
  return { kind: 'occupation', occupation: await findOccupation(database, id) };
}

export const clusterIdOf = (target: OccupationOrCluster): number => (target.kind === 'cluster' ? target.cluster.cluster_id : target.occupation.cluster_id);
