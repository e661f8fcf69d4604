import { queryFor } from './pure-translation.ts';

/** Each line is one way to say something. None of them was read like this before. */
describe('what is listed, counted, and added', () => {
  it.each([
    ['top 5 best paying fields', 'LIST CLUSTERS ORDER BY PAY LIMIT 5'],
    ['roles at Target and Pfizer with a platinum growth badge', 'LIST OCCUPATION_BADGES WHERE COMPANY IN ("Target", "Pfizer") AND BADGE_GROWTH IS "Platinum"'],
    ['open cluster 247 and include the member occupations', 'GET CLUSTER 247 EXPAND OCCUPATIONS'],
    [
      'for welders, the matrix of platinum and gold role badges across early career, growth and stability',
      'COUNT OCCUPATION_BADGES WHERE ONET_CODE IS "51-4121.00" GROUP BY ARCHETYPE',
    ],
    ['how do the insurance companies split across overall badge levels?', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Insurance" GROUP BY OVERALL_BADGE'],
    ['convert "underwriter" and add the cluster details', 'TITLECONVERT "underwriter" EXPAND CLUSTER_DETAILS'],
    [
      'top ten banks by platinum badges, show me the score behind the ranking too',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM LIMIT 10 WITH SCORE',
    ],
    ['clusters with the flag "Lower Potential", with the complete AI narratives for each', 'LIST CLUSTERS WHERE AI_FLAG IS "Lower Potential" EXPAND AI_IMPACT'],
    ['number of occupations by required education level', 'COUNT OCCUPATIONS GROUP BY JOB_LEVEL'],
    ['how many clusters sit in each flag', 'COUNT CLUSTERS GROUP BY AI_FLAG'],
    ['how many clusters per entry barrier trend', 'COUNT CLUSTERS GROUP BY ENTRY_BARRIER_TREND'],
    ['count occupations by expertise premium trend', 'COUNT OCCUPATIONS GROUP BY EXPERTISE_PREMIUM_TREND'],
    ['count of role badges at Boeing: early career vs growth vs stability', 'COUNT OCCUPATION_BADGES WHERE COMPANY IS "Boeing" GROUP BY ARCHETYPE'],
    ['ohio employers: how many are overall platinum, how many gold, how many nothing', 'COUNT COMPANY_BADGES WHERE STATE IS "Ohio" GROUP BY OVERALL_BADGE'],
    ['top 15 job clusters by ten-year pay', 'LIST CLUSTERS ORDER BY PAY LIMIT 15'],
    ['roles at Boeing, one row per occupation code, first 50', 'LIST OCCUPATIONS FOR COMPANY "Boeing" GROUP BY ONET LIMIT 50'],
    ['staffing firms ordered by who has the most platinum', 'LIST COMPANIES WHERE INDUSTRY IS "Staffing and Business Services" ORDER BY PLATINUM'],
    [
      'which next-step clusters for nurses does Target hire for? show the hiring info too',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE COMPANY IS "Target" EXPAND COMPANY_HIRING',
    ],
    ['how many occupations are in the top 10 of at least 50 companies', 'COUNT OCCUPATIONS WHERE COMPANY_COUNT_TOP10 >= 50'],
    ['occupations for which at least 100 companies have a badge', 'LIST OCCUPATIONS WHERE COMPANY_COUNT_BADGED >= 100'],
    ['clusters ordered by entry barrier trend', 'LIST CLUSTERS ORDER BY ENTRY_BARRIER_TREND'],
    ['get cluster 247 with the vintage of its data', 'GET CLUSTER 247 EXPAND VINTAGE'],
    ['companies rows 0-49', 'LIST COMPANIES LIMIT 50'],
    ['which banks have platinum in all four', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND ALL_BADGES IS "Platinum"'],
    ['companies with at least one of the four badges platinum', 'LIST COMPANIES WHERE ANY_BADGE IS "Platinum"'],
    ['companies with at least one platinum badge', 'LIST COMPANIES WHERE ANY_BADGE IS "Platinum"'],
    ['companies with four platinum badges', 'LIST COMPANIES WHERE ALL_BADGES IS "Platinum"'],
    ['companies with at least two badges', 'LIST COMPANIES WHERE BADGE_COUNT >= 2'],
    ['entry level jobs at Target', 'LIST OCCUPATIONS FOR COMPANY "Target" WHERE ENTRY_POSTING_TIER IN ("high", "above-average", "average", "low")'],
    ['entry level jobs at Target, most postings first', 'LIST OCCUPATIONS FOR COMPANY "Target" ORDER BY ENTRY_POSTING_COUNT'],
    ['employers with platinum on every single one of their four badges', 'LIST COMPANIES WHERE ALL_BADGES IS "Platinum"'],
    ['ok new search banks in ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('conditions', () => {
  it.each([
    ['how many clusters have no AI classification', 'COUNT CLUSTERS WHERE AI_FLAG IS NULL'],
    ['occupations where expertise pays less than it used to', 'LIST OCCUPATIONS WHERE EXPERTISE_PREMIUM_TREND IS "Falling"'],
    ['welder pay: day one vs year ten', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN IN (0, 10)'],
    [
      'how many company-occupation pairs post a lot but nothing whatsoever for beginners?',
      'COUNT OCCUPATION_BADGES WHERE TOTAL_POSTING_TIER IS "high" AND ENTRY_POSTING_TIER IS "none"',
    ],
    ['clusters that AI has not been classified for', 'LIST CLUSTERS WHERE AI_FLAG IS NULL'],
    ["I am student from Brazil. I want see all occupations with word 'nurse' in title", 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"'],
    ['companies with no growth rank', 'LIST COMPANIES WHERE BADGE_GROWTH IS NA'],
    ['banks that have no ranking at all for growth', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS NA'],
    ['side by side badges for our competitors Boeing and Pfizer', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Boeing", "Pfizer")'],
    ['early-career-friendly companies in Ohio, Platinum only', 'LIST EARLY_CAREER_COMPANIES WHERE STATE IS "Ohio" AND BADGE_EARLY_CAREER IS "Platinum"'],
    ['we do M&A work, so show me everyone who either merged or rebranded', 'LIST COMPANIES WHERE EVENT_TYPE IN ("merged", "rebranded")'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('conversions', () => {
  it.each([
    ['code for "rn", min score .7', 'TITLECONVERT "rn" WHERE MIN_SCORE >= 0.7'],
    ['convert the title "rn" with a score of at least 0.8', 'TITLECONVERT "rn" WHERE MIN_SCORE >= 0.8'],
    [
      'We are cleaning up a hospital HR extract. Codes for: patient care tech; unit clerk; charge nurse',
      'TITLECONVERT ["patient care tech", "unit clerk", "charge nurse"] WHERE INDUSTRY IS "Hospitals and Health Systems"',
    ],
    ['occupation codes for: Sr. Buyer; Buyer II; Mgr, Supply Chain', 'TITLECONVERT ["Sr. Buyer", "Buyer II", "Mgr, Supply Chain"]'],
    ['convert this job title to an O*NET code: Sr. Staff Accountant II', 'TITLECONVERT "Sr. Staff Accountant II"'],
    ['map this job title to a code: Lead RN - ICU', 'TITLECONVERT "Lead RN - ICU"'],
    [
      'A candidate writes "deli trainer" on her CV and the employer was Target. Which occupation code is that?',
      'TITLECONVERT "deli trainer" WHERE COMPANY IS "Target"',
    ],
    [
      'the import file says "Merk", it must be a drug company - match it, scores of 0.8 and up only',
      'COMPANYCONVERT "Merk" WHERE INDUSTRY IS "Pharmaceuticals and Biotechnology" AND MIN_SCORE >= 0.8',
    ],
    ['convert "Acme Bank" to a company with a score above 0.5', 'COMPANYCONVERT "Acme Bank" WHERE MIN_SCORE >= 0.5'],
    ['we call it Ma Bell around here, how is it listed in your system?', 'COMPANYCONVERT "Ma Bell"'],
    ['everybody calls it Boeing, what is it called in your system', 'COMPANYCONVERT "Boeing"'],
    [
      'I need the O*NET codes for five titles from our form: scrum master, barista, CNA, forklift operator and talent acquisition partner',
      'TITLECONVERT ["scrum master", "barista", "CNA", "forklift operator", "talent acquisition partner"]',
    ],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('places', () => {
  it.each([
    [
      'Californian software and internet companies in reverse alphabetical order',
      'LIST COMPANIES WHERE STATE IS "California" AND INDUSTRY IS "Software and Internet" ORDER BY ALPHA DESC',
    ],
    ['how many Ohioan companies do you have', 'COUNT COMPANIES WHERE STATE IS "Ohio"'],
    ['banks, alphabet backwards', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY ALPHA DESC'],
    ["insurers HQ'ed in Conn. or Mass.", 'LIST COMPANIES WHERE INDUSTRY IS "Insurance" AND STATE IN ("Connecticut", "Massachusetts")'],
    ['employers in Wash. and Ore. with gold for growth', 'LIST COMPANIES WHERE STATE IN ("Washington", "Oregon") AND BADGE_GROWTH IS "Gold"'],
    ['companies HQed in Oregon', 'LIST COMPANIES WHERE STATE IS "Oregon"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('short forms, spans, and what belongs together', () => {
  it.each([
    ['Does Pfizer go by any other names, brands or old names included?', 'LIST COMPANY_ALIASES WHERE COMPANY IS "Pfizer"'],
    [
      'retailers that got bought up but still trade under their own brand',
      'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND EVENT_TYPE IS "acquired_still_operating"',
    ],
    ['companies bought by others that still do business under the old name', 'LIST COMPANIES WHERE EVENT_TYPE IS "acquired_still_operating"'],
    ['clusters where negotiation is one of the best paid skills', 'LIST CLUSTERS WHERE PREMIUM_SKILL IS "negotiation"'],
    ['which next jobs for a CNA (nursing assistant)', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "31-1131.00"'],
    ['CNA here (nursing assistant). Which neighboring jobs have similar skills?', 'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "31-1131.00"'],
    ['boeing vs nordstrom, whose badges are better', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Boeing", "Nordstrom")'],
    ['"Winners Pull Away" clusters, and include the full AI impact details inline', 'LIST CLUSTERS WHERE AI_FLAG IS "Winners Pull Away" EXPAND AI_IMPACT'],
    [
      'Within utilities, which five companies collect the most Platinum stability badges across their roles?',
      'COUNT OCCUPATION_BADGES WHERE INDUSTRY IS "Utilities" AND BADGE_STABILITY IS "Platinum" GROUP BY COMPANY LIMIT 5',
    ],
    [
      'which 3 employers hold the most early career badges across all their occupations?',
      'COUNT OCCUPATION_BADGES WHERE BADGE_EARLY_CAREER IS Ranked GROUP BY COMPANY LIMIT 3',
    ],
    ['which 5 states have the most overall-platinum employers', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY STATE LIMIT 5'],
    [
      'ok so I need welders, three to seven years of tenure, small and medium metros, and put the 10th and 90th percentiles in there too',
      'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN BETWEEN 3 AND 7 AND MSA_SIZE IS "Small/Medium" EXPAND PERCENTILES',
    ],
    ['welder, 5 yoe, big city, $$$?', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN IS 5 AND MSA_SIZE IS "Large"'],
    [
      'what is Target made of? 15 biggest clusters by share of employment',
      'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Target" ORDER BY EMPLOYMENT_SHARE LIMIT 15',
    ],
    [
      'Of everything Deloitte hires for, where is AI raising the bar? show the AI data with it',
      'LIST OCCUPATIONS WHERE COMPANY IS "Deloitte" AND AI_FLAG IS "Raising the Bar" EXPAND AI_IMPACT',
    ],
    [
      'next clusters for nurses that promote more than 20% of people internally',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE INTERNAL_PROMOTION_RATE > 0.2 AND EXPERIENCE_LEVEL IS "Experienced"',
    ],
    ['fields where roughly half (40 to 60 percent) of workers have a BA', 'LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 0.4 AND 0.6'],
    ['which florida metros is Target recruiting drivers of trucks in', 'GET HIRING FOR COMPANY "Target" WHERE STATE IS "Florida" AND CLUSTER_ID IS 535'],
    ['How well do airlines hold on to nurses?', 'GET RETENTION FOR OCCUPATION "29-1141.00"'],
    ['drivers of trucks, median pay', 'GET WAGES FOR OCCUPATION "53-3032.00"'],
    [
      'drug makers taken over that kept their own label',
      'LIST COMPANIES WHERE INDUSTRY IS "Pharmaceuticals and Biotechnology" AND EVENT_TYPE IS "acquired_still_operating"',
    ],
    ['clusters where public speaking is among the best rewarded skills', 'LIST CLUSTERS WHERE PREMIUM_SKILL IS "public speaking"'],
    ['how good are restaurants at keeping waiters', 'GET RETENTION FOR OCCUPATION "35-3031.00"'],
    ['put the AI impact in, clusters flagged Raising the Bar', 'LIST CLUSTERS WHERE AI_FLAG IS "Raising the Bar" EXPAND AI_IMPACT'],
    ['job coach question: my client is a welder, next-step clusters please', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "51-4121.00"'],
    ['recruiter question: pay of welders', 'GET WAGES FOR OCCUPATION "51-4121.00"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('alternatives of several conditions, additions, groups, and shares in other words', () => {
  it.each([
    [
      'banks with platinum growth, or else gold overall together with gold stability',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND (BADGE_GROWTH IS "Platinum" OR (OVERALL_BADGE IS "Gold" AND BADGE_STABILITY IS "Gold"))',
    ],
    [
      'platinum overall or (gold growth and gold stability), banks only',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND (OVERALL_BADGE IS "Platinum" OR (BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS "Gold"))',
    ],
    [
      'clusters with a rising entry barrier combined with a falling expertise premium, or the flag Shrinking Fields',
      'LIST CLUSTERS WHERE AI_FLAG IS "Shrinking Fields" OR (ENTRY_BARRIER_TREND IS "Rising" AND EXPERTISE_PREMIUM_TREND IS "Falling")',
    ],
    ['banks with gold growth plus gold stability', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS "Gold"'],
    ['clusters with a rising entry barrier, with the full AI write-up', 'LIST CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Rising" EXPAND AI_IMPACT'],
    ['clusters flagged Shrinking Fields and the occupations they consist of', 'LIST CLUSTERS WHERE AI_FLAG IS "Shrinking Fields" EXPAND OCCUPATIONS'],
    [
      'next clusters for nurses that Target hires for, incl. its hiring tiers',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE COMPANY IS "Target" EXPAND COMPANY_HIRING',
    ],
    ['top 10 clusters by pay, show the metrics', 'LIST CLUSTERS ORDER BY PAY LIMIT 10 EXPAND METRICS'],
    ['welder wages, percentiles 10 and 90 too, not only the middle', 'GET WAGES FOR OCCUPATION "51-4121.00" EXPAND PERCENTILES'],
    ['by AI flag: clusters with a rising entry barrier', 'COUNT CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Rising" GROUP BY AI_FLAG'],
    ['by education level: occupations with a rising entry barrier', 'COUNT OCCUPATIONS WHERE ENTRY_BARRIER_TREND IS "Rising" GROUP BY JOB_LEVEL'],
    ['occupations with a rising entry barrier, grouped and counted by job level', 'COUNT OCCUPATIONS WHERE ENTRY_BARRIER_TREND IS "Rising" GROUP BY JOB_LEVEL'],
    [
      'next clusters for nurses where more than a third stay three years',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE RETENTION_RATE_3YR > 0.333 AND EXPERIENCE_LEVEL IS "Experienced"',
    ],
    ['clusters where fewer than a fifth hold a degree', 'LIST CLUSTERS WHERE BA_PLUS_SHARE < 0.2'],
    [
      'where can welders go next where the top quarter clears 100k after ten years',
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "51-4121.00" WHERE WAGE_P75_AT_10Y >= 100000',
    ],
    ['welder pay from the third to the seventh year', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN BETWEEN 3 AND 7'],
    ['welder here, 5 years, am I underpaid?', 'GET WAGES FOR OCCUPATION "51-4121.00" WHERE YEARS_IN IS 5'],
    ['Target jobs with total postings above average or better', 'LIST OCCUPATIONS FOR COMPANY "Target" WHERE TOTAL_POSTING_TIER IN ("high", "above-average")'],
    [
      'occupations found at more than 120 companies that need an advanced degree',
      'LIST OCCUPATIONS WHERE COMPANY_COUNT > 120 AND JOB_LEVEL IS "Advanced Degree"',
    ],
    ['banks with platinum in at least one of the badge categories', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND ANY_BADGE IS "Platinum"'],
    ['banks, 5 starting from the 6th', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 5 OFFSET 5'],
    [
      'banks in Texas with growth gold up, five is enough',
      'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas" AND BADGE_GROWTH IS Ranked LIMIT 5',
    ],
    ["banks in Ohio, I'd take anything with a growth badge", 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND BADGE_GROWTH IS Ranked'],
    ['welder employers by the calculated rank but for growth, only 10', 'LIST COMPANIES FOR CLUSTER 483 ORDER BY BLEND_GROWTH LIMIT 10'],
    ['sub-bachelor clusters (no experience), best paid first', 'LIST CLUSTERS WHERE JOB_LEVEL IS "Sub-Bachelor\'s Degree" ORDER BY PAY'],
    ['clusters where python is a skill that pays extra', 'LIST CLUSTERS WHERE PREMIUM_SKILL IS "python"'],
    ['is Boeing or Pfizer better for growth? put them side by side', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Boeing", "Pfizer")'],
    [
      'Recruiting for a clinic. I need employers of nurses with a stability badge',
      'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE BADGE_STABILITY IS Ranked',
    ],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('titles and what their codes are for', () => {
  it.each([
    ['please to convert: welder, waiter, truck driver. i need the codes for a form', 'TITLECONVERT ["welder", "waiter", "truck driver"]'],
    ['please code: welder, waiter, truck driver. this is for my tax form', 'TITLECONVERT ["welder", "waiter", "truck driver"]'],
    ['scrum master at Deloitte, which occupation code would you file it under?', 'TITLECONVERT "scrum master" WHERE COMPANY IS "Deloitte"'],
    ['Under what occupation code would a scrum master at Deloitte fall?', 'TITLECONVERT "scrum master" WHERE COMPANY IS "Deloitte"'],
    [
      '"Consultant" means nothing, I know. In insurance, what job is that, and in which cluster?',
      'TITLECONVERT "Consultant" WHERE INDUSTRY IS "Insurance" EXPAND CLUSTER',
    ],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('requests for changes that speak of texts and files', () => {
  it.each([
    'write "platinum" into the growth badge of Boeing',
    'import the file "companies.csv"',
    'put "Big Orange" as a nickname for Home Depot',
    'what is a Boeing 737 made of',
    'add the AI write-up to cluster 75',
    'add the hiring tiers of Boeing to cluster 75',
    'put Boeing and Pfizer together in one cluster',
    'file the scrum master under project managers',
    'Is the pizza at Target better than at Amazon?',
  ])('%s', async (question) => {
    expect(await queryFor(question)).toBeUndefined();
  });
});

describe('one job of one employer in one place, in any order', () => {
  it.each(['nurses at Target in Texas', 'in Texas nurses at Target', 'Target Texas nurses', 'Texas nurses Target', 'nurses in Texas at Target'])(
    '%s',
    async (question) => {
      const query = (await queryFor(question)) ?? '';
      expect(query).toMatch(/^GET HIRING FOR COMPANY "Target" WHERE /u);
      for (const condition of ['CLUSTER_ID IS 247', 'STATE IS "Texas"']) expect(query).toContain(condition);
    },
  );

  it.each(['I am a nurse at Target in Texas', 'lawyers sued Target in Texas'])('%s asks something else', async (question) => {
    expect(await queryFor(question)).toBeUndefined();
  });
});

describe('persons are in no dataset', () => {
  it.each(['look up a friend of mine, she works at Deloitte', 'find my cousin who works at Target', 'search for somebody named Ann Miller at Target'])(
    '%s',
    async (question) => {
      expect(await queryFor(question)).toBeUndefined();
    },
  );

  it('what is looked for on their behalf is', async () => {
    expect(await queryFor('find jobs for my friend at Target')).toBe('LIST OCCUPATIONS FOR COMPANY "Target"');
  });
});
