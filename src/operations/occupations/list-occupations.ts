import { atCompany } from '../../catalog/company-hiring.ts';
import { OCCUPATIONS } from '../../catalog/occupations.ts';
import { toOccupation } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { AT_COMPANY, rowsAtCompany } from '../clusters/at-company.ts';
import { operation } from '../operation.ts';

export const listOccupations = operation({
  id: 'listOccupations',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Occupations, one row per code.',
  description: 'Each code has one core cluster. Nulls come last in both directions.',
  resource: atCompany(OCCUPATIONS, undefined),
  settings: { company: AT_COMPANY },
  answer: { kind: 'page' },
  rest: { path: '/api/occupations', example: '/api/occupations?search=nurse', csv: true, without: ['company_hiring'] },
  dsl: {
    form: 'LIST OCCUPATIONS',
    modifiers: SHAPED,
    examples: ['LIST OCCUPATIONS WHERE SEARCH IS "nurse"', 'LIST OCCUPATIONS WHERE COMPANY_COUNT >= 100 ORDER BY COMPANY_COUNT LIMIT 10'],
    topic: 'OCCUPATIONS',
  },
  run: (services, question) => rowsAtCompany(services, OCCUPATIONS, question.plan, question.settings.company, toOccupation),
});
