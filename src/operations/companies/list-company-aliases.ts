import { COMPANY_ALIASES } from '../../catalog/company-aliases.ts';
import { listRows } from '../../reads/list.ts';
import { onCompany, pageAnswer, scoped } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';
import { COMPANY_HEAD } from './company-head.ts';

export const listCompanyAliases = operation({
  id: 'listCompanyAliases',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Other names of a company: tickers, brands, abbreviations, and former names, by which company conversion finds it.',
  description: 'Returns all rows if limit is omitted.',
  about: 'company',
  resource: COMPANY_ALIASES,
  answer: { kind: 'page', head: COMPANY_HEAD },
  rest: { path: '/api/companies/{name}/aliases', example: '/api/companies/Walmart/aliases', csv: true },
  dsl: {
    form: 'LIST COMPANY_ALIASES',
    targetIsCondition: true,
    modifiers: ORDERED,
    examples: ['LIST COMPANY_ALIASES WHERE COMPANY IS "Walmart"', 'LIST COMPANY_ALIASES WHERE COMPANY IS "Walmart" AND ALIAS_TYPE IS "former_name"'],
    topic: 'COMPANIES',
    summary: 'Other names of a company.',
  },
  run: async ({ database }, { target, plan }) =>
    pageAnswer(await listRows(database, COMPANY_ALIASES, scoped(plan, onCompany(target.company_uid))), () => [], { ...target }),
});
