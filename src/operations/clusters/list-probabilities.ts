import { PROBABILITIES } from '../../catalog/wages.ts';
import { PAGED } from '../faces.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';
import { CLUSTER_HEAD } from './cluster-head.ts';
import { rowsOfCluster } from './rows-of-cluster.ts';

export const listProbabilities = operation({
  id: 'listProbabilities',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Probabilities of promotion and retention, one row per outcome.',
  about: 'occupation_or_cluster',
  resource: PROBABILITIES,
  answer: { kind: 'page', head: CLUSTER_HEAD },
  dsl: forCodeAndCluster('PROBABILITIES', { modifiers: PAGED, limit: null, topic: 'CLUSTERS' }),
  run: (services, { plan, target }) => rowsOfCluster(services, PROBABILITIES, plan, target),
});
