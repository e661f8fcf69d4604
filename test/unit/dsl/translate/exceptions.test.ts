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

const ALL = ['OVERALL_BADGE', 'BADGE_EARLY_CAREER', 'BADGE_GROWTH', 'BADGE_STABILITY'];
/** Companies of which all badges but one are of a level. */
const others = (level: string, left: string): string =>
  `LIST COMPANIES WHERE ${ALL.map((field) => `${field} IS ${field === left ? 'NOT ' : ''}"${level}"`).join(' AND ')}`;
/** Companies of which only one badge is of a level. */
const only = (level: string, kept: string): string =>
  `LIST COMPANIES WHERE ${ALL.map((field) => `${field} IS ${field === kept ? '' : 'NOT '}"${level}"`).join(' AND ')}`;
/** Companies with only one badge. */
const single = (level: string, kept: string): string =>
  `LIST COMPANIES WHERE ${ALL.map((field) => `${field} IS ${field === kept ? level : 'NA'}`).join(' AND ')}`;

it.each([
  ['where all badges but growth are platinum', others('Platinum', 'BADGE_GROWTH')],
  ['companies where all badges except stability are gold', others('Gold', 'BADGE_STABILITY')],
  ['companies where each badge besides growth is platinum', others('Platinum', 'BADGE_GROWTH')],
  ['companies whose badges except growth are all gold', others('Gold', 'BADGE_GROWTH')],
  ['companies whose badges except growth are gold', others('Gold', 'BADGE_GROWTH')],
  ['companies where everything but growth is gold', others('Gold', 'BADGE_GROWTH')],
  ['all gold but growth', others('Gold', 'BADGE_GROWTH')],
  ['gold in growth only', only('Gold', 'BADGE_GROWTH')],
  ['only gold in growth', only('Gold', 'BADGE_GROWTH')],
  ['companies with gold in stability only', only('Gold', 'BADGE_STABILITY')],
  ['companies that have platinum only for early career', only('Platinum', 'BADGE_EARLY_CAREER')],
  ['companies with a platinum badge only in growth', only('Platinum', 'BADGE_GROWTH')],
  ['companies that are only platinum for growth', only('Platinum', 'BADGE_GROWTH')],
  ['companies platinum for stability and nothing else', single('"Platinum"', 'BADGE_STABILITY')],
  ['employers with just a growth badge', single('Ranked', 'BADGE_GROWTH')],
  ['companies whose only badge is growth', single('Ranked', 'BADGE_GROWTH')],
  // It may only narrow the list.
  ['companies with gold growth badges only', 'LIST COMPANIES WHERE BADGE_GROWTH IS "Gold"'],
])('badges: %s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});

it.each([
  ['companies in any city but Columbus', 'LIST COMPANIES WHERE CITY IS NOT "Columbus"'],
  ['employers in all metros except Columbus', 'LIST COMPANIES WHERE CITY IS NOT "Columbus"'],
  ['companies in cities other than Columbus', 'LIST COMPANIES WHERE CITY IS NOT "Columbus"'],
  ['companies headquartered in any city but Chicago', 'LIST COMPANIES WHERE CITY IS NOT "Chicago"'],
  ['companies in any state but Texas or Ohio', 'LIST COMPANIES WHERE STATE NOT IN ("Texas", "Ohio")'],
  ['where does Target hire in all states but Ohio', 'GET HIRING FOR COMPANY "Target" WHERE STATE IS NOT "Ohio"'],
  ['companies in every industry but banking', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking"'],
  ["jobs of every level but bachelor's", `LIST OCCUPATIONS WHERE JOB_LEVEL IS NOT "Bachelor's Degree"`],
  ["clusters of all levels except bachelor's", `LIST CLUSTERS WHERE JOB_LEVEL IS NOT "Bachelor's Degree"`],
  ['jobs of any level other than no degree', `LIST OCCUPATIONS WHERE JOB_LEVEL NOT IN ("Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience")`],
  ['every job except no degree jobs', `LIST OCCUPATIONS WHERE JOB_LEVEL NOT IN ("Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience")`],
  ['companies of every badge level but gold', 'LIST COMPANIES WHERE OVERALL_BADGE IS NOT "Gold"'],
  ['wages of welders in every metro size but large', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE MSA_SIZE IS NOT "Large"'],
])('categories: %s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});

it.each([
  [
    'companies missing only the growth badge',
    'LIST COMPANIES WHERE OVERALL_BADGE IS Ranked AND BADGE_EARLY_CAREER IS Ranked AND BADGE_GROWTH IS NA AND BADGE_STABILITY IS Ranked',
  ],
  ['companies that miss the stability badge', 'LIST COMPANIES WHERE BADGE_STABILITY IS NA'],
  ['companies that lack a growth badge but have stability', 'LIST COMPANIES WHERE BADGE_GROWTH IS NA AND BADGE_STABILITY IS Ranked'],
  ['clusters paying neither under 40k nor over 90k', 'LIST CLUSTERS WHERE PAY >= 40000 AND PAY <= 90000'],
  ['clusters with neither pay under 40k nor retention under 50%', 'LIST CLUSTERS WHERE PAY >= 40000 AND RETENTION >= 0.5'],
  ['companies with neither fewer than 2 nor more than 3 badges', 'LIST COMPANIES WHERE BADGE_COUNT >= 2 AND BADGE_COUNT <= 3'],
  ['how many clusters have an AI flag', 'COUNT CLUSTERS WHERE AI_FLAG IS NOT NULL'],
  ['occupations with an AI flag', 'LIST OCCUPATIONS WHERE AI_FLAG IS NOT NULL'],
  ['clusters with an AI flag of shrinking fields', 'LIST CLUSTERS WHERE AI_FLAG IS "Shrinking Fields"'],
  ['how does pay for nurses change over ten years', 'GET WAGE_PROGRESSION FOR OCCUPATION "29-1141.00" WHERE YEARS_IN <= 10'],
  ['top 3 next clusters for welders by pay', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "51-4121.00" LIMIT 3'],
])('what is missing, had, or next: %s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
