import { COMPANIES } from '../../catalog/companies.ts';
import { rowSchema } from '../../catalog/row-schema.ts';
import { getCompany as readCompany } from '../../reads/companies.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getCompany = operation({
  id: 'getCompany',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'One employer, by uid or by exact name in any case.',
  about: 'company_name',
  resource: { ...COMPANIES, fields: {}, sorts: {} },
  answer: { kind: 'record', data: rowSchema({ ...COMPANIES, sorts: {} }) },
  rest: { path: '/api/companies/{name}', example: '/api/companies/Walmart?expand=relationships' },
  dsl: {
    form: 'GET COMPANY',
    modifiers: ['expand'],
    examples: ['GET COMPANY "Walmart"', 'GET COMPANY WHERE NAME IS "Walmart" EXPAND RELATIONSHIPS'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { target, plan }) => {
    const company = await readCompany(database, target, plan.expand);
    return recordAnswer(company, [{ to: 'company', name: company.company_name, isShown: true }]);
  },
});
