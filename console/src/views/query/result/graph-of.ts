import type { GraphNode, GraphSide } from '../../../ui/hub-graph.tsx';
import type { QueryAnswer } from '../run-query.ts';

/** An answer with edges between clusters. */
export interface AnswerGraph {
  readonly here: string;
  readonly left?: GraphSide;
  readonly right: GraphSide;
  /** The query that puts another cluster into the middle. */
  readonly queryOf: (clusterId: number) => string;
}

type Cluster = Readonly<Record<string, unknown>> & { readonly cluster_id: number; readonly cluster_name: string };

const MOVES = 'People move to';
const SKILLS = 'Similar skills';
const TITLES: Readonly<Record<string, string>> = { destination_clusters: MOVES, skill_adjacent_clusters: SKILLS };

/** The graph of an answer, if its rows are neighbors of a cluster: lists of destinations or of clusters with similar skills, and pathways. */
export function graphOf({ data, subject = '', baseline }: QueryAnswer): AnswerGraph | undefined {
  const title = TITLES[subject];
  if (title !== undefined && isCluster(baseline)) {
    const form = `LIST ${subject.toUpperCase()}`;
    return { here: baseline.cluster_name, right: { title, nodes: nodesOf(data) }, queryOf: (id) => `${form} FOR CLUSTER ${id} EXPAND NAMES` };
  }
  if (!isCluster(data) || !('destinations' in data) || !('skill_adjacent' in data)) return undefined;
  return {
    here: data.cluster_name,
    left: { title: SKILLS, nodes: nodesOf(data['skill_adjacent']) },
    right: { title: MOVES, nodes: nodesOf(data['destinations']) },
    queryOf: (id) => `GET PATHWAYS FOR CLUSTER ${id}`,
  };
}

const nodesOf = (rows: unknown): GraphNode[] => (Array.isArray(rows) ? rows.filter(isCluster).map(nodeOf) : []);

function nodeOf(cluster: Cluster): GraphNode {
  const { cluster_id: id, cluster_name: name, job_level: level, ai_flag: flag } = cluster;
  // With EXPAND NAMES, each row names its own neighbors.
  const next = Object.keys(cluster)
    .filter((key) => /_cluster_name_\d+$/.test(key))
    .map((key) => cluster[key]);
  const further = next.filter(isText).join(', ');
  return { id, name, notes: [...[level, flag].filter(isText), ...(further === '' ? [] : [`near ${further}`])] };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isCluster(value: unknown): value is Cluster {
  if (typeof value !== 'object' || value === null) return false;
  const { cluster_id: id, cluster_name: name } = value as Partial<Cluster>;
  return typeof id === 'number' && typeof name === 'string';
}
