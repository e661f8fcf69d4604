import { RETENTION } from '../../catalog/wages.ts';
import { PAGED } from '../faces.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';
import { CLUSTER_HEAD } from './cluster-head.ts';
import { rowsOfCluster } from './rows-of-cluster.ts';

export const listClusterRetention = operation({
  id: 'listClusterRetention',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Promotion and retention rates.',
  description: 'Returns all rows if limit is omitted.',
  about: 'occupation_or_cluster',
  resource: RETENTION,
  answer: { kind: 'page', head: CLUSTER_HEAD },
  rest: { path: '/api/clusters/{id}/retention', about: 'cluster', example: '/api/clusters/75/retention?experience_level=Entry-Level', csv: true },
  dsl: forCodeAndCluster('RETENTION', { modifiers: PAGED, limit: null, topic: 'CLUSTERS' }),
  run: (services, { plan, target }) => rowsOfCluster(services, RETENTION, plan, target),
});
