import { COMPANY_ALIASES } from '../../catalog/company-aliases.ts';
import { listRows } from '../../reads/list.ts';
import { onCompany, pageAnswer, scoped } from '../answer.ts';
import { operation } from '../operation.ts';
import { COMPANY_HEAD } from './company-head.ts';

/** Not in the query language, whose subjects are fixed by the specification; COMPANYCONVERT says which company an alias means. */
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
  run: async ({ database }, { target, plan }) =>
    pageAnswer(await listRows(database, COMPANY_ALIASES, scoped(plan, onCompany(target.company_uid))), () => [], { ...target }),
});
