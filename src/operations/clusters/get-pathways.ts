import { PATHWAYS_SCHEMA } from '../../catalog/cluster-records.ts';
import { pathways } from '../../reads/cluster-facts.ts';
import { clusterIdOf } from '../../reads/targets.ts';
import { recordAnswer } from '../answer.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';

export const getPathways = operation({
  id: 'getOccupationPathways',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Destination clusters, skill-adjacent clusters, and premium skills.',
  about: 'occupation_or_cluster',
  answer: { kind: 'record', data: PATHWAYS_SCHEMA },
  rest: { path: '/api/occupations/{id}/pathways', example: '/api/occupations/29-1141.00/pathways' },
  dsl: forCodeAndCluster('PATHWAYS', { modifiers: [], topic: 'PATHWAYS' }),
  run: async ({ database }, { target }) => recordAnswer(await pathways(database, target), [{ to: 'destinations', cluster: clusterIdOf(target) }]),
});
