import type { Row } from '../../reads/list.ts';

export const MERMAID_NOTE =
  'Node ids are cluster ids; the arrows go from the baseline to its neighbours, nearest first. EXPAND NAMES labels the nodes with names.';

interface Node {
  readonly cluster_id: number;
  readonly cluster_name: string;
}

/** A flow chart of a baseline and its neighbours; nodes carry names only when they were asked for. */
export function mermaidOf(baseline: Node, rows: readonly Row[], withNames: boolean): string {
  const node = ({ cluster_id, cluster_name }: Node): string => (withNames ? `${cluster_id}["${escaped(cluster_name)}"]` : String(cluster_id));
  const edges = (rows as readonly (Row & Node)[]).map((row) => `  ${baseline.cluster_id} --> ${node(row)}`);
  return ['graph LR', `  ${node(baseline)}`, ...edges].join('\n');
}

/** Quotes end a label, and `#` begins an entity. */
const escaped = (label: string): string => label.replaceAll('#', '#35;').replaceAll('"', '#quot;');
