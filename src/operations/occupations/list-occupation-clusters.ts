import { OCCUPATION_CLUSTERS } from '../../catalog/occupations.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer, toCluster } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listOccupationClusters = operation({
  id: 'listOccupationClusters',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Cluster membership of a code.',
  resource: OCCUPATION_CLUSTERS,
  answer: { kind: 'page' },
  rest: {
    path: '/api/occupations/{id}/clusters',
    about: 'occupation',
    scopedTo: 'onet_code',
    example: '/api/occupations/29-1141.00/clusters',
    csv: true,
  },
  dsl: {
    form: 'LIST OCCUPATION_CLUSTERS',
    modifiers: ORDERED,
    examples: ['LIST OCCUPATION_CLUSTERS WHERE ONET_CODE IS "29-1141.00"'],
    topic: 'OCCUPATIONS',
  },
  run: async ({ database }, { plan }) => pageAnswer(await listRows(database, OCCUPATION_CLUSTERS, plan), toCluster),
});
