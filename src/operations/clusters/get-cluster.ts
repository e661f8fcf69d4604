import { CLUSTER_DETAIL } from '../../catalog/clusters.ts';
import { rowSchema } from '../../catalog/row-schema.ts';
import { everyRow, listRows } from '../../reads/list.ts';
import { onCluster, recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';
import { INCLUDE, withIncluded } from './include.ts';

export const getCluster = operation({
  id: 'getCluster',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'One cluster with all its fields.',
  about: 'cluster',
  resource: { ...CLUSTER_DETAIL, fields: {}, sorts: {} },
  answer: { kind: 'record', data: rowSchema(CLUSTER_DETAIL) },
  rest: { path: '/api/clusters/{id}', example: '/api/clusters/75?include=occupations', parameters: { include: INCLUDE }, lower: withIncluded },
  dsl: {
    form: 'GET CLUSTER',
    modifiers: ['expand', 'include'],
    examples: ['GET CLUSTER 75 INCLUDE OCCUPATIONS', 'GET CLUSTER "Computer Systems Analysts" EXPAND AI_IMPACT'],
    topic: 'CLUSTERS',
  },
  run: async ({ database }, { target: { cluster_id }, plan }) => {
    const { rows } = await listRows(database, CLUSTER_DETAIL, everyRow(CLUSTER_DETAIL, onCluster(cluster_id), plan.expand));
    return recordAnswer(rows[0], [{ to: 'cluster', id: cluster_id }]);
  },
});
