import { queryFor } from './pure-translation.ts';

/** A stranger asked most of these, and got rows that belonged to none of the groups, without a word about it. */
describe('groups of conditions', () => {
  it.each([
    [
      'banks in Ohio and insurers in Texas',
      'LIST COMPANIES WHERE (INDUSTRY IS "Banking" AND STATE IS "Ohio") OR (INDUSTRY IS "Insurance" AND STATE IS "Texas")',
    ],
    [
      'banks in Ohio, insurers in Texas and retailers in Florida',
      'LIST COMPANIES WHERE (INDUSTRY IS "Banking" AND STATE IS "Ohio") OR (INDUSTRY IS "Insurance" AND STATE IS "Texas") OR (INDUSTRY IS "Retail" AND STATE IS "Florida")',
    ],
    [
      'companies in Texas with gold growth or in Ohio with platinum growth',
      'LIST COMPANIES WHERE (STATE IS "Texas" AND BADGE_GROWTH IS "Gold") OR (STATE IS "Ohio" AND BADGE_GROWTH IS "Platinum")',
    ],
    [
      'how many gold banks and platinum insurers are there',
      'COUNT COMPANIES WHERE (OVERALL_BADGE IS "Gold" AND INDUSTRY IS "Banking") OR (OVERALL_BADGE IS "Platinum" AND INDUSTRY IS "Insurance")',
    ],
    [
      'retailers with platinum growth in Texas or gold growth in Ohio',
      'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND ((BADGE_GROWTH IS "Platinum" AND STATE IS "Texas") OR (BADGE_GROWTH IS "Gold" AND STATE IS "Ohio"))',
    ],
    [
      'hospitals in Portland, Maine and banks in Ohio',
      'LIST COMPANIES WHERE (INDUSTRY IS "Hospitals and Health Systems" AND CITY IS "Portland" AND STATE IS "Maine") OR (INDUSTRY IS "Banking" AND STATE IS "Ohio")',
    ],
    [
      'banks with gold growth and gold stability, or platinum overall',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND (OVERALL_BADGE IS "Platinum" OR (BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS "Gold"))',
    ],
    ['banks or insurers in Ohio or Texas', 'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Insurance") AND STATE IN ("Ohio", "Texas")'],
    [
      'banks with a growth badge in Ohio and at least two badges',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS Ranked AND STATE IS "Ohio" AND BADGE_COUNT >= 2',
    ],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('places that must hold together', () => {
  it.each([
    ['employers hiring welders in both Ohio and Texas', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE STATE IS "Ohio" AND STATE IS "Texas"'],
    [
      'employers hiring welders in each of Ohio, Texas and Florida',
      'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE STATE IS "Ohio" AND STATE IS "Texas" AND STATE IS "Florida"',
    ],
    ['employers hiring welders in Ohio and Texas', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE STATE IN ("Ohio", "Texas")'],
    ['companies in both Ohio and Texas', 'LIST COMPANIES WHERE STATE IN ("Ohio", "Texas")'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('numbers that are no number of rows', () => {
  it.each([
    ['companies with platinum in all four categories', 'LIST COMPANIES WHERE ALL_BADGES IS "Platinum"'],
    ['employers ranked in two categories', 'LIST COMPANIES WHERE OVERALL_BADGE IS Ranked'],
    ['retailers whose top ten roles include welders', 'LIST COMPANIES FOR CLUSTER 483 WHERE INDUSTRY IS "Retail" AND TOP10 IS 1'],
    ['hospitals where nurses make the top ten', 'LIST COMPANIES FOR CLUSTER 247 WHERE INDUSTRY IS "Hospitals and Health Systems" AND TOP10 IS 1'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what is asked of matches', () => {
  it.each([
    ['convert "front end dev" but only matches above 0.5', 'TITLECONVERT "front end dev" WHERE MIN_SCORE >= 0.5'],
    ['code for "shift lead", at least 60% sure', 'TITLECONVERT "shift lead" WHERE MIN_SCORE >= 0.6'],
    ['match "ops lead", only if the score is at least 0.8', 'TITLECONVERT "ops lead" WHERE MIN_SCORE >= 0.8'],
    ['what is "manager"? give me a clarifying question if ambiguous', 'TITLECONVERT "manager" CLARIFY'],
    ['which occupation is "analyst"; ask follow up if needed', 'TITLECONVERT "analyst" CLARIFY'],
    ['convert "associate" with a follow-up question in case it could mean several', 'TITLECONVERT "associate" CLARIFY'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('figures that a query needs something else for', () => {
  it.each([
    [
      'destinations for nurses where retention is at least 60%',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE RETENTION_RATE_3YR >= 0.6 AND EXPERIENCE_LEVEL IS "Experienced"',
    ],
    ['next jobs for waiters that pay over 80k', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "35-3031.00" WHERE WAGE_P75_AT_10Y > 80000'],
    ['who posts the most beginner jobs for waiters', 'LIST COMPANIES FOR OCCUPATION "35-3031.00" ORDER BY ENTRY_POSTING_COUNT'],
    ['occupations by ai flag, counts', 'COUNT OCCUPATIONS GROUP BY AI_FLAG'],
    ['employers by industry: how many?', 'COUNT COMPANY_BADGES GROUP BY INDUSTRY'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});
