import { queryFor } from './pure-translation.ts';

/** Each line is a way to say which rows are wanted. None of them was read like this before. */
describe('what a condition is, and what only counts or orders', () => {
  it.each([
    ['which roles at Target are not among the top 10', 'LIST OCCUPATIONS FOR COMPANY "Target" WHERE TOP10 IS NOT 1'],
    [
      'role badges for banks: must be a top-10 role of the company, platinum for growth',
      'LIST OCCUPATION_BADGES WHERE INDUSTRY IS "Banking" AND TOP10 IS 1 AND BADGE_GROWTH IS "Platinum"',
    ],
    ['retailers with gold in growth or in stability', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND (BADGE_GROWTH IS "Gold" OR BADGE_STABILITY IS "Gold")'],
    [
      "banks where stability is gold yet growth didn't get anything",
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_STABILITY IS "Gold" AND BADGE_GROWTH IS NA',
    ],
    [
      'retailers where growth is gold but early career never got a badge',
      'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND BADGE_GROWTH IS "Gold" AND BADGE_EARLY_CAREER IS NA',
    ],
    [
      'hospitals with platinum growth, interesting story angle maybe',
      'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND BADGE_GROWTH IS "Platinum"',
    ],
    ['nurse pay between the second and the fifth year', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN BETWEEN 2 AND 5'],
    ['pay of welders from entry level to year 5', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN BETWEEN 0 AND 5'],
    ['year-by-year pay of welders, from rookie up to ten years', 'GET WAGE_PROGRESSION FOR OCCUPATION "51-4121.00" WHERE YEARS_IN BETWEEN 0 AND 10'],
    ["I've already seen the first 25 banks, show the next 25", 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 25 OFFSET 25'],
    ['banks in Texas. I already got the first 20, now the next 20', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas" LIMIT 20 OFFSET 20'],
    ['anything in Retail that matches the term organic', 'SEARCH COMPANIES WHERE INDUSTRY IS "Retail" AND SEARCH IS "organic"'],
    ['top 20 employers by number of entry-level nurse postings', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY ENTRY_POSTING_COUNT LIMIT 20'],
    ["clusters that want a bachelor's, richest first", `LIST CLUSTERS WHERE JOB_LEVEL IS "Bachelor's Degree" ORDER BY PAY`],
    [
      "which clusters list negotiation as a premium skill, require a bachelor's",
      `LIST CLUSTERS WHERE PREMIUM_SKILL IS "negotiation" AND JOB_LEVEL IS "Bachelor's Degree"`,
    ],
    ['how are occupations divided among education levels, just counts', 'COUNT OCCUPATIONS GROUP BY JOB_LEVEL'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('figures of clusters', () => {
  it.each([
    ['show the clusters at Pfizer that pay more than 80 thousand', 'LIST CLUSTERS WHERE COMPANY IS "Pfizer" AND PAY > 80000'],
    ['best paying jobs at Target, just the first 5', 'LIST CLUSTERS WHERE COMPANY IS "Target" ORDER BY PAY LIMIT 5'],
    ['clusters at Amazon that grow pay the fastest', 'LIST CLUSTERS WHERE COMPANY IS "Amazon" ORDER BY PAY_GROWTH'],
    ['clusters at Amazon', 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Amazon"'],
    [
      "My son can't decide: clusters 247, 281 or 483? Put pay, pay growth and retention of the three next to each other.",
      'LIST CLUSTERS WHERE CLUSTER_ID IN (247, 281, 483) EXPAND METRICS',
    ],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('titles to convert', () => {
  it.each([
    [
      'Boeing titles: stock clerk; barista; cna. I need codes plus clusters for all three',
      'TITLECONVERT ["stock clerk", "barista", "cna"] WHERE COMPANY IS "Boeing" EXPAND CLUSTER',
    ],
    ['convert "nurse", only hits scoring 0.7 or better, three at most', 'TITLECONVERT "nurse" WHERE MIN_SCORE >= 0.7 LIMIT 3'],
    ["The form just says 'engineer'. Which follow-up questions should I ask to pin it down?", 'TITLECONVERT "engineer" CLARIFY'],
    ['a client sent me 29-1141.00 without explanation. what job is this code?', 'GET OCCUPATION "29-1141.00"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});
