import { CLUSTER_AI_IMPACT_SHAPE } from '../../catalog/cluster-records.ts';
import { clusterAiImpact } from '../../reads/ai-impact.ts';
import { PLACEHOLDERS } from '../parameters/placeholders.ts';
import { operation } from '../operation.ts';

export const getClusterAiImpact = operation({
  id: 'getClusterAiImpact',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'AI impact on the occupations of a cluster.',
  description: 'Covers all clusters of the AI-impact overlay. For an unclassified cluster, the response is a success with coverage.classified false.',
  about: 'cluster',
  overlay: true,
  answer: { kind: 'page', ...CLUSTER_AI_IMPACT_SHAPE },
  rest: {
    path: '/api/clusters/{id}/ai-impact',
    example: '/api/clusters/75/ai-impact',
    placeholder: { ...PLACEHOLDERS.cluster, description: 'Id of a cluster of the AI-impact overlay, which has all core clusters and more.' },
  },
  dsl: {
    form: 'GET AI_IMPACT FOR CLUSTER',
    modifiers: [],
    examples: ['GET AI_IMPACT FOR CLUSTER "Computer Systems Analysts"', 'GET AI_IMPACT FOR CLUSTER 75'],
    topic: 'AI_IMPACT',
  },
  run: async ({ database }, { target }) => {
    const { data, ...head } = await clusterAiImpact(database, target);
    return { data, count: data.length, total: data.length, head, leads: target.is_core ? [{ to: 'cluster', id: target.cluster_id }] : [] };
  },
});
