import { COMPANY_HIRING } from '../../catalog/pairs.ts';
import { listRows } from '../../reads/list.ts';
import { onCompany, pageAnswer, scoped } from '../answer.ts';
import { PAGED } from '../faces.ts';
import { operation } from '../operation.ts';
import { COMPANY_HEAD } from './company-head.ts';

export const listCompanyHiring = operation({
  id: 'listCompanyHiring',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Metro areas where a company hires, by cluster. postings_count_qtile 3 is the strongest third.',
  description: 'Returns all rows if limit is omitted.',
  about: 'company',
  resource: COMPANY_HIRING,
  answer: { kind: 'page', head: COMPANY_HEAD },
  rest: { path: '/api/companies/{name}/hiring', example: '/api/companies/Walmart/hiring?cbsa=42660', csv: true },
  dsl: {
    form: 'GET HIRING FOR COMPANY',
    modifiers: PAGED,
    examples: ['GET HIRING FOR COMPANY WHERE COMPANY IS "Walmart" AND CLUSTER_ID IS 63', 'GET HIRING FOR COMPANY "Walmart" WHERE CBSA CONTAINS "Seattle"'],
    topic: 'HIRING',
  },
  run: async ({ database }, { target, plan }) => {
    const page = await listRows(database, COMPANY_HIRING, scoped(plan, onCompany(target.company_uid)));
    return pageAnswer(page, ({ cbsa }) => [{ to: 'metro', cbsa: String(cbsa) }], { ...target });
  },
});
