import { COMPANY_BADGE_GROUPS, COMPANY_BADGES } from '../../catalog/company-badges.ts';
import { COUNTS_SCHEMA } from '../../catalog/counts.ts';
import { badgeCounts } from '../counts.ts';
import { operation } from '../operation.ts';

export const countCompanyBadges = operation({
  id: 'countCompanyBadges',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Counts of employer badges. GROUP BY archetype returns the 3x3 matrix.',
  description:
    'Without group_by, returns one total. With group_by=archetype, returns the 3x3 matrix. Otherwise, returns groups, largest first, including a null key.',
  resource: COMPANY_BADGES,
  answer: { kind: 'record', data: COUNTS_SCHEMA },
  rest: {
    path: '/api/companies/badges/counts',
    example: '/api/companies/badges/counts?group_by=archetype',
    csv: true,
    group: { parameter: 'group_by', values: ['archetype', ...Object.keys(COMPANY_BADGE_GROUPS)], description: 'if omitted, a scalar' },
  },
  dsl: {
    form: 'COUNT COMPANY_BADGES',
    modifiers: ['group_by'],
    pagesGroups: true,
    groups: { ARCHETYPE: 'archetype', INDUSTRY: 'industry', OVERALL_BADGE: 'overall_badge', COMPANY_STATE: 'company_state', STATE: 'company_state' },
    examples: ['COUNT COMPANY_BADGES WHERE STATE IS "California"', 'COUNT COMPANY_BADGES GROUP BY ARCHETYPE'],
    topic: 'BADGES',
  },
  run: badgeCounts(COMPANY_BADGES, 'c', COMPANY_BADGE_GROUPS),
});
