import { OCCUPATION_BADGES } from '../../catalog/pairs.ts';
import { listRows } from '../../reads/list.ts';
import { pageAnswer, toCompany } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';

export const listOccupationBadges = operation({
  id: 'listOccupationBadges',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Badges of all company-cluster pairs.',
  description: 'The onet_code filter keeps pairs whose cluster contains the code. The filter postings_qtile was retired and returns 400.',
  resource: OCCUPATION_BADGES,
  answer: { kind: 'page' },
  rest: { path: '/api/occupations/badges', example: '/api/occupations/badges?badge_growth=Platinum&industry=Banking', csv: true, retiredQuintile: true },
  dsl: {
    form: 'LIST OCCUPATION_BADGES',
    modifiers: [...SHAPED, 'with'],
    examples: ['LIST OCCUPATION_BADGES WHERE ONET_CODE IS "29-1141.00" AND BADGE_GROWTH IS "Platinum" LIMIT 10'],
    topic: 'BADGES',
  },
  run: async ({ database }, { plan }) => pageAnswer(await listRows(database, OCCUPATION_BADGES, plan), toCompany),
});
