import { COMPANY_BADGES } from '../../catalog/company-badges.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer, toCompany } from '../answer.ts';
import { ORDERED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listCompanyBadges = operation({
  id: 'listCompanyBadges',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Badges of all companies.',
  resource: COMPANY_BADGES,
  answer: { kind: 'page' },
  rest: { path: '/api/companies/badges', example: '/api/companies/badges?overall_badge=Platinum&company_state=California', csv: true },
  dsl: {
    form: 'LIST COMPANY_BADGES',
    modifiers: ORDERED,
    examples: ['LIST COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" AND STATE IS "California"'],
    topic: 'BADGES',
  },
  run: async ({ database }, { plan }) => pageAnswer(await listRows(database, COMPANY_BADGES, plan), toCompany),
});
