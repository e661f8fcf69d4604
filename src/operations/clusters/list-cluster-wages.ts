import { WAGE_GROWTH_SCHEMA } from '../../catalog/clusters.ts';
import { WAGES, WAGES_TO_THE_ENDS } from '../../catalog/wages.ts';
import { ONE_TENURE } from '../parameters/wage-years.ts';
import { PAGED } from '../faces.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';
import { CLUSTER_HEAD } from './cluster-head.ts';
import { wagesOfCluster } from './rows-of-cluster.ts';

export const listClusterWages = operation({
  id: 'listClusterWages',
  tag: 'Clusters',
  permission: 'wages:read',
  summary: 'Wages by tenure and metro size.',
  description:
    'Returns all rows if limit is omitted. Wages are provisional. years_in and experience_level are the same years; if they have none in common, the response is 400.',
  about: 'occupation_or_cluster',
  resource: WAGES_TO_THE_ENDS,
  answer: { kind: 'page', head: { ...CLUSTER_HEAD, wage_growth: WAGE_GROWTH_SCHEMA } },
  rest: {
    path: '/api/clusters/{id}/wages',
    about: 'cluster',
    example: '/api/clusters/75/wages?msa_size=Large&years_in=5',
    csv: true,
    without: ['percentiles'],
    rules: [ONE_TENURE],
  },
  dsl: forCodeAndCluster('WAGES', { modifiers: [...PAGED, 'expand'], limit: null, topic: 'WAGES' }),
  run: (services, { plan, target }) => wagesOfCluster(services, plan.expand.length === 0 ? WAGES : WAGES_TO_THE_ENDS, plan, target),
});
