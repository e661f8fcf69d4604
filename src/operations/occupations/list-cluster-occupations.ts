import { OCCUPATIONS } from '../../catalog/occupations.ts';
import { listRows } from '../../reads/list.ts';
import { onCluster, pageAnswer, scoped, toOccupation } from '../answer.ts';
import { CLUSTER_HEAD } from '../clusters/cluster-head.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listClusterOccupations = operation({
  id: 'listClusterOccupations',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Occupations of a cluster.',
  about: 'cluster',
  resource: OCCUPATIONS,
  answer: { kind: 'page', head: CLUSTER_HEAD },
  dsl: { form: 'LIST OCCUPATIONS FOR CLUSTER', modifiers: SHAPED, examples: ['LIST OCCUPATIONS FOR CLUSTER 75'], topic: 'OCCUPATIONS' },
  run: async ({ database }, { target: { cluster_id, cluster_name }, plan }) =>
    pageAnswer(await listRows(database, OCCUPATIONS, scoped(plan, onCluster(cluster_id))), toOccupation, { cluster_id, cluster_name }),
});
