import { INTEGER, TEXT } from '../../catalog/value-schema.ts';
import type { OccupationOrCluster } from '../../reads/targets.ts';
import type { Lead } from '../answer.ts';

/** Members that say which cluster a list is about. */
export const CLUSTER_HEAD = { cluster_id: INTEGER, cluster_name: TEXT };

/** Members that say which occupation a list is about, with its cluster. */
export const OCCUPATION_HEAD = { onet_code: TEXT, onet_title: TEXT, ...CLUSTER_HEAD };

/** What a list is about. */
export const headOf = (target: OccupationOrCluster): Record<string, unknown> =>
  target.kind === 'cluster' ? { cluster_id: target.cluster.cluster_id, cluster_name: target.cluster.cluster_name } : { ...target.occupation };

export const leadsTo = (target: OccupationOrCluster): Lead[] =>
  target.kind === 'cluster' ? [{ to: 'cluster', id: target.cluster.cluster_id }] : [{ to: 'occupation', code: target.occupation.onet_code }];
