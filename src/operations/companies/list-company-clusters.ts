import { COMPANY_CLUSTERS } from '../../catalog/pairs.ts';
import { listRows } from '../../reads/list.ts';
import { onCompany, pageAnswer, scoped, toCluster } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';
import { COMPANY_HEAD } from './company-head.ts';

export const listCompanyClusters = operation({
  id: 'listCompanyClusters',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Clusters of a company, with their share of its workforce.',
  description: 'Returns all rows if limit is omitted. employment_share is 0 to 1, and the shares of a company add up to 1.',
  about: 'company',
  resource: COMPANY_CLUSTERS,
  answer: { kind: 'page', head: COMPANY_HEAD },
  rest: { path: '/api/companies/{name}/clusters', example: '/api/companies/Walmart/clusters', csv: true },
  dsl: {
    form: 'LIST COMPANY_CLUSTERS',
    targetIsCondition: true,
    modifiers: ORDERED,
    examples: ['LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart"'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { target, plan }) =>
    pageAnswer(await listRows(database, COMPANY_CLUSTERS, scoped(plan, onCompany(target.company_uid))), toCluster, { ...target }),
});
