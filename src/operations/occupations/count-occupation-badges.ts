import { COUNTS_SCHEMA } from '../../catalog/counts.ts';
import { OCCUPATION_BADGE_GROUPS, OCCUPATION_BADGES } from '../../catalog/pairs.ts';
import { badgeCounts } from '../counts.ts';
import { operation } from '../operation.ts';

export const countOccupationBadges = operation({
  id: 'countOccupationBadges',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Counts of the badges of company-cluster pairs.',
  description:
    'Without group_by, returns one total. With group_by=archetype, returns the 3x3 matrix. Otherwise, returns groups, largest first, including a null key.',
  resource: OCCUPATION_BADGES,
  answer: { kind: 'record', data: COUNTS_SCHEMA },
  rest: {
    path: '/api/occupations/badges/counts',
    example: '/api/occupations/badges/counts?group_by=archetype',
    csv: true,
    group: { parameter: 'group_by', values: ['archetype', ...Object.keys(OCCUPATION_BADGE_GROUPS)], description: 'if omitted, a scalar' },
  },
  dsl: {
    form: 'COUNT OCCUPATION_BADGES',
    modifiers: ['group_by'],
    pagesGroups: true,
    groups: { ARCHETYPE: 'archetype', COMPANY: 'company', INDUSTRY: 'industry', CLUSTER_ID: 'cluster_id' },
    examples: ['COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Platinum"', 'COUNT OCCUPATION_BADGES GROUP BY INDUSTRY'],
    topic: 'BADGES',
  },
  run: badgeCounts(OCCUPATION_BADGES, 'p', OCCUPATION_BADGE_GROUPS),
});
