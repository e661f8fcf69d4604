import { BADGE_SCHEMA } from '../../catalog/badges.ts';
import { record, TEXT } from '../../catalog/value-schema.ts';
import { getCompany } from '../../reads/companies.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getCompanyBadges = operation({
  id: 'getCompanyBadges',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Badges of one employer.',
  about: 'company_name',
  answer: {
    kind: 'record',
    data: record({
      company_name: TEXT,
      overall_badge: BADGE_SCHEMA,
      badge_early_career: BADGE_SCHEMA,
      badge_growth: BADGE_SCHEMA,
      badge_stability: BADGE_SCHEMA,
    }),
  },
  rest: { path: '/api/companies/{name}/badges', example: '/api/companies/Walmart/badges' },
  dsl: { form: 'GET BADGES FOR COMPANY', modifiers: [], examples: ['GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart"'], topic: 'BADGES' },
  run: async ({ database }, { target }) => {
    const { company_name, overall_badge, badge_early_career, badge_growth, badge_stability } = await getCompany(database, target, []);
    return recordAnswer({ company_name, overall_badge, badge_early_career, badge_growth, badge_stability }, [{ to: 'company', name: company_name }]);
  },
});
