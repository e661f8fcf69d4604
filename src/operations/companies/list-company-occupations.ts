import { COMPANY_OCCUPATION_CODES, COMPANY_OCCUPATIONS } from '../../catalog/pairs.ts';
import { rowSchema } from '../../catalog/row-schema.ts';
import { listRows } from '../../reads/list.ts';
import { onCompany, pageAnswer, scoped, toCluster } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';
import { COMPANY_HEAD } from './company-head.ts';

export const listCompanyOccupations = operation({
  id: 'listCompanyOccupations',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Occupations at a company: one row per cluster or, grouped by occupation, one row per code.',
  description:
    'Tiers are calculated per cluster: `none` means no postings, and the other tiers are quartiles of the positive counts. The filter and sort order postings_qtile were retired and return 400.',
  about: 'company',
  resource: COMPANY_OCCUPATIONS,
  answer: { kind: 'page', row: { anyOf: [rowSchema(COMPANY_OCCUPATIONS), rowSchema(COMPANY_OCCUPATION_CODES)] }, head: COMPANY_HEAD },
  rest: {
    path: '/api/companies/{name}/occupations',
    example: '/api/companies/Walmart/occupations?top10=1',
    csv: true,
    retiredQuintile: true,
    group: { parameter: 'group', values: ['occupation'], description: 'One row per occupation code of the cluster.' },
  },
  dsl: {
    form: 'LIST OCCUPATIONS FOR COMPANY',
    modifiers: [...SHAPED, 'with', 'group_by'],
    groups: { ONET: 'occupation', OCCUPATION: 'occupation' },
    examples: ['LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS 1', 'LIST OCCUPATIONS FOR COMPANY "Walmart" GROUP BY ONET LIMIT 10'],
    topic: 'OCCUPATIONS',
  },
  run: async ({ database }, { target, plan, groupBy }) => {
    const resource = groupBy === undefined ? COMPANY_OCCUPATIONS : COMPANY_OCCUPATION_CODES;
    const page = await listRows(database, resource, scoped({ ...plan, resource: resource.name }, onCompany(target.company_uid)));
    return pageAnswer(page, toCluster, { ...target });
  },
});
