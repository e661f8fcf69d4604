import { queryFor } from './pure-translation.ts';

it.each([
  ['clusters with any AI flag but Shrinking Fields', 'LIST CLUSTERS WHERE AI_FLAG IS NOT "Shrinking Fields"'],
  ['companies in every state but Texas', 'LIST COMPANIES WHERE STATE IS NOT "Texas"'],
  ['companies with any badge but gold', 'LIST COMPANIES WHERE ANY_BADGE IS "Platinum"'],
  ['companies with any growth badge but platinum', 'LIST COMPANIES WHERE BADGE_GROWTH IS Ranked AND BADGE_GROWTH IS NOT "Platinum"'],
  [
    'companies with no badges except growth',
    'LIST COMPANIES WHERE OVERALL_BADGE IS NA AND BADGE_EARLY_CAREER IS NA AND BADGE_GROWTH IS Ranked AND BADGE_STABILITY IS NA',
  ],
  [
    'companies with platinum in every category except growth',
    'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" AND BADGE_EARLY_CAREER IS "Platinum" AND BADGE_GROWTH IS NOT "Platinum" AND BADGE_STABILITY IS "Platinum"',
  ],
  [
    'companies with all badges but growth platinum',
    'LIST COMPANIES WHERE OVERALL_BADGE IS "Platinum" AND BADGE_EARLY_CAREER IS "Platinum" AND BADGE_GROWTH IS NOT "Platinum" AND BADGE_STABILITY IS "Platinum"',
  ],
  [
    'companies with no gold badges except growth',
    'LIST COMPANIES WHERE OVERALL_BADGE IS NOT "Gold" AND BADGE_EARLY_CAREER IS NOT "Gold" AND BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS NOT "Gold"',
  ],
  [
    'companies with gold in growth and no other badge',
    'LIST COMPANIES WHERE OVERALL_BADGE IS NA AND BADGE_EARLY_CAREER IS NA AND BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS NA',
  ],
  [
    'companies with only a growth badge',
    'LIST COMPANIES WHERE OVERALL_BADGE IS NA AND BADGE_EARLY_CAREER IS NA AND BADGE_GROWTH IS Ranked AND BADGE_STABILITY IS NA',
  ],
  ['companies with at least one gold but no platinum badges', 'LIST COMPANIES WHERE ANY_BADGE IS "Gold" AND NOT ANY_BADGE IS "Platinum"'],
  ['companies with gold but no platinum badges', 'LIST COMPANIES WHERE ANY_BADGE IS "Gold" AND NOT ANY_BADGE IS "Platinum"'],
  ['companies with gold but not platinum', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold"'],
  ['compare Target and Amazon but not their growth badges', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Target", "Amazon")'],
  ['companies with gold badges unless they are in Ohio', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold" AND STATE IS NOT "Ohio"'],
  ['all but the first 10 companies in Ohio', 'LIST COMPANIES WHERE STATE IS "Ohio" OFFSET 10'],
])('%s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
