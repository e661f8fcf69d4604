import type { Transaction } from '../pool.ts';
import { rowsOf } from '../rows-of.ts';

/** An occupation, with its core cluster. */
export interface OccupationRow {
  readonly onet_code: string;
  readonly onet_title: string;
  readonly consolidated_title: string;
  readonly cluster_id: number;
  readonly cluster_name: string;
}

/** All occupations that have a core cluster, by code. */
export function readOccupations(client: Transaction): Promise<OccupationRow[]> {
  return rowsOf<OccupationRow>(client, {
    text: `SELECT o.onet_code, o.onet_title, m.consolidated_title, k.cluster_id, k.cluster_name FROM occupations o
           JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core JOIN clusters k ON k.cluster_id = m.cluster_id ORDER BY o.onet_code`,
  });
}
