import type { Row } from '../../reads/list.ts';

export const MERMAID_NOTE =
  'Node ids are cluster ids. Arrows go from the baseline to the adjacent clusters, closest first. To label the nodes with names, use EXPAND NAMES.';

interface Node {
  readonly cluster_id: number;
  readonly cluster_name: string;
}

/** A flowchart of a baseline and its adjacent clusters. Nodes have names only on request. */
export function mermaidOf(baseline: Node, rows: readonly Row[], { withNames }: { withNames: boolean }): string {
  const node = ({ cluster_id, cluster_name }: Node): string => (withNames ? `${cluster_id}["${escaped(cluster_name)}"]` : String(cluster_id));
  const edges = (rows as readonly (Row & Node)[]).map((row) => `  ${baseline.cluster_id} --> ${node(row)}`);
  return ['graph LR', `  ${node(baseline)}`, ...edges].join('\n');
}

/** Quotes end a label, and `#` starts an entity. */
const escaped = (label: string): string => label.replaceAll('#', '#35;').replaceAll('"', '#quot;');
