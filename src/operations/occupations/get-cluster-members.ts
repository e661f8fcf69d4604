import { CLUSTER_MEMBERS_SCHEMA } from '../../catalog/cluster-records.ts';
import { membersOf } from '../../reads/cluster-facts.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

/** In REST: `/api/occupations/cluster:<cluster_id>`. */
export const getClusterMembers = operation({
  id: 'getClusterMembers',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'The occupations of one cluster.',
  about: 'cluster',
  answer: { kind: 'record', data: CLUSTER_MEMBERS_SCHEMA },
  dsl: { form: 'GET OCCUPATION FOR CLUSTER', modifiers: [], examples: ['GET OCCUPATION FOR CLUSTER 75'], topic: 'OCCUPATIONS' },
  run: async ({ database }, { target: { cluster_id, cluster_name } }) =>
    recordAnswer({ cluster_id, cluster_name, occupations: await membersOf(database, cluster_id) }, [{ to: 'cluster', id: cluster_id }]),
});
