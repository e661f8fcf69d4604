import { EARLY_CAREER_COMPANIES } from '../../catalog/companies.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer, toCompany } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listEarlyCareerCompanies = operation({
  id: 'listEarlyCareerCompanies',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Companies with an early-career badge, Platinum first.',
  resource: EARLY_CAREER_COMPANIES,
  answer: { kind: 'page' },
  dsl: {
    form: 'LIST EARLY_CAREER_COMPANIES',
    modifiers: [...SHAPED, 'with'],
    examples: ['LIST EARLY_CAREER_COMPANIES WHERE STATE IS "Ohio" LIMIT 10'],
    topic: 'COMPANIES',
  },
  run: async ({ database }, { plan }) => pageAnswer(await listRows(database, EARLY_CAREER_COMPANIES, plan), toCompany),
});
