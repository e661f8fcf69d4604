import { OCCUPATION_SCHEMA } from '../../catalog/cluster-records.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';
import { getClusterMembers } from './get-cluster-members.ts';

export const getOccupation = operation({
  id: 'getOccupation',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'One occupation and its cluster.',
  about: 'occupation',
  answer: { kind: 'record', data: OCCUPATION_SCHEMA },
  rest: {
    path: '/api/occupations/{id}',
    summary: 'One occupation and its cluster, or the occupations of a cluster.',
    example: '/api/occupations/29-1141.00',
    clusterForm: getClusterMembers,
  },
  dsl: {
    form: 'GET OCCUPATION',
    modifiers: [],
    examples: ['GET OCCUPATION WHERE ONET_CODE IS "29-1141.00"', 'GET OCCUPATION "29-1141.00"'],
    topic: 'OCCUPATIONS',
  },
  run: async (_, { target }) => recordAnswer(target, [{ to: 'occupation', code: target.onet_code }]),
});
