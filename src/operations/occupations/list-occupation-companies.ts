import { OCCUPATION_COMPANIES } from '../../catalog/pairs.ts';
import { listRows } from '../../reads/list.ts';
import { ANY_BADGE, withAnyBadge } from '../parameters/any-badge.ts';
import { onCluster, pageAnswer, scoped, toCompany } from '../answer.ts';
import { OCCUPATION_HEAD } from '../clusters/cluster-head.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listOccupationCompanies = operation({
  id: 'listOccupationCompanies',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Companies that have a role.',
  description: 'The filter and sort order postings_qtile were retired and return 400.',
  about: 'occupation',
  resource: OCCUPATION_COMPANIES,
  answer: { kind: 'page', head: OCCUPATION_HEAD },
  rest: {
    path: '/api/occupations/{id}/companies',
    example: '/api/occupations/29-1141.00/companies?badge_growth=Platinum',
    csv: true,
    retiredQuintile: true,
    parameters: { badge: ANY_BADGE },
    lower: withAnyBadge,
  },
  dsl: {
    form: 'LIST COMPANIES FOR OCCUPATION',
    modifiers: [...SHAPED, 'with'],
    examples: ['LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" ORDER BY ENTRY_POSTING_COUNT LIMIT 10'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { target: { onet_code, onet_title, cluster_id, cluster_name }, plan }) => {
    const page = await listRows(database, OCCUPATION_COMPANIES, scoped(plan, onCluster(cluster_id)));
    return pageAnswer(page, toCompany, { onet_code, onet_title, cluster_id, cluster_name });
  },
});
