import { OCCUPATION_AI_IMPACT_SCHEMA } from '../../catalog/cluster-records.ts';
import { aiImpact } from '../../reads/cluster-facts.ts';
import { recordAnswer } from '../answer.ts';
import { getClusterAiImpact } from '../clusters/get-cluster-ai-impact.ts';
import { operation } from '../operation.ts';

export const getOccupationAiImpact = operation({
  id: 'getOccupationAiImpact',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'AI impact on an occupation. classified is false if there is no data.',
  description:
    'For an unclassified cluster, the response is a success with coverage.classified false, and the other fields are null. `cluster:<id>` returns the same as /api/clusters/{id}/ai-impact, for all clusters of the overlay.',
  about: 'occupation',
  answer: { kind: 'record', data: OCCUPATION_AI_IMPACT_SCHEMA },
  rest: { path: '/api/occupations/{id}/ai-impact', example: '/api/occupations/29-1141.00/ai-impact', clusterForm: getClusterAiImpact },
  dsl: {
    form: 'GET AI_IMPACT FOR OCCUPATION',
    modifiers: [],
    examples: ['GET AI_IMPACT FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"'],
    topic: 'AI_IMPACT',
  },
  run: async ({ database }, { target: { onet_code, onet_title, cluster_id } }) =>
    recordAnswer({ onet_code, occupation_title: onet_title, ...(await aiImpact(database, cluster_id)) }, [{ to: 'cluster_ai_impact', cluster: cluster_id }]),
});
