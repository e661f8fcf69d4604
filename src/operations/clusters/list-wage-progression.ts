import { WAGE_GROWTH_SCHEMA } from '../../catalog/clusters.ts';
import { WAGE_PROGRESSION } from '../../catalog/wages.ts';
import { PAGED } from '../faces.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';
import { CLUSTER_HEAD } from './cluster-head.ts';
import { wagesOfCluster } from './rows-of-cluster.ts';

export const listWageProgression = operation({
  id: 'listWageProgression',
  tag: 'Clusters',
  permission: 'wages:read',
  summary: 'Growth of the median pay from year 0 in each metro size; wage_growth weighs all sizes.',
  about: 'occupation_or_cluster',
  resource: WAGE_PROGRESSION,
  answer: { kind: 'page', head: { ...CLUSTER_HEAD, wage_growth: WAGE_GROWTH_SCHEMA } },
  dsl: forCodeAndCluster('WAGE_PROGRESSION', { modifiers: PAGED, limit: null, topic: 'WAGES' }),
  run: (services, { plan, target }) => wagesOfCluster(services, WAGE_PROGRESSION, plan, target),
});
