import { queryFor } from './pure-translation.ts';

/** Each line is one way to say something, and its variations. None of them was read like this before. */
describe('what people write in chats', () => {
  it.each([
    ['jobs similar 2 welder', 'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "51-4121.00"'],
    ['companies 4 nurses in Texas', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE STATE IS "Texas"'],
    ['pay 4 a nurse', 'GET WAGES FOR OCCUPATION "29-1141.00"'],
    ['hw mny banks in texs', 'COUNT COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
    ['wages nurse small metro yr5', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Small/Medium" AND YEARS_IN IS 5'],
    ['whats the pay of a cna', 'GET WAGES FOR OCCUPATION "31-1131.00"'],
    ['pathways from CNA', 'GET PATHWAYS FOR OCCUPATION "31-1131.00"'],
    ['pay of truckers', 'GET WAGES FOR OCCUPATION "53-3032.00"'],
    ['loyalty of retail workers', 'GET RETENTION FOR OCCUPATION "41-2031.00"'],
    ['help!', 'HELP'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('numbers', () => {
  it.each([
    ['clusters where two thirds of workers have a degree', 'LIST CLUSTERS WHERE BA_PLUS_SHARE >= 0.667'],
    ['how many clusters have a bachelor share of at least three quarters?', 'COUNT CLUSTERS WHERE BA_PLUS_SHARE >= 0.75'],
    ['fields in which fewer than one in five have a degree', 'LIST CLUSTERS WHERE BA_PLUS_SHARE < 0.2'],
    ['companies with 2, 3 or 4 badges', 'LIST COMPANIES WHERE BADGE_COUNT BETWEEN 2 AND 4'],
    ['pay of nurses, one line per outcome', 'GET WAGES FOR OCCUPATION "29-1141.00"'],
    ['up to 30 employers in Ohio', 'LIST COMPANIES WHERE STATE IS "Ohio" LIMIT 30'],
    ['the 2nd page of banks, 20 on each page', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 20 OFFSET 20'],
    ['the second 50 of the insurance companies', 'LIST COMPANIES WHERE INDUSTRY IS "Insurance" LIMIT 50 OFFSET 50'],
    ['top half dozen banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM LIMIT 6'],
    ['clusters paying over $40/hr', 'LIST CLUSTERS WHERE PAY > 83200'],
    ['clusters that pay at least 5000 dollars a month', 'LIST CLUSTERS WHERE PAY >= 60000'],
    ['clusters paying between $20 and $30 an hour', 'LIST CLUSTERS WHERE PAY BETWEEN 41600 AND 62400'],
    ['clusters paying $20-$30 per hour', 'LIST CLUSTERS WHERE PAY BETWEEN 41600 AND 62400'],
    ['clusters paying between 3000 and 4000 a month', 'LIST CLUSTERS WHERE PAY BETWEEN 36000 AND 48000'],
    ['clusters paying 50-60k', 'LIST CLUSTERS WHERE PAY BETWEEN 50000 AND 60000'],
    ['clusters paying between 40 and 60 thousand', 'LIST CLUSTERS WHERE PAY BETWEEN 40000 AND 60000'],
    ['clusters paying over 50 thousand dollars per year', 'LIST CLUSTERS WHERE PAY > 50000'],
    ['clusters paying at least 30 an hour', 'LIST CLUSTERS WHERE PAY >= 62400'],
    ['clusters with hourly pay above 40', 'LIST CLUSTERS WHERE PAY > 83200'],
    ['clusters paying more than $200 per day', 'LIST CLUSTERS WHERE PAY > 52000'],
    ['clusters paying over $1500 every two weeks', 'LIST CLUSTERS WHERE PAY > 39000'],
    ['clusters paying over $40 per shift', undefined],
    ['clusters paying over $20 an hour and under $40 an hour', 'LIST CLUSTERS WHERE PAY > 41600 AND PAY < 83200'],
    ['nurse salary per year', 'GET WAGES FOR OCCUPATION "29-1141.00"'],
    ['what do senior nurses make', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IS 10'],
    ['pay of experienced nurses with more than 7 years', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN > 7'],
    ['the last ten companies in the alphabet', 'LIST COMPANIES ORDER BY ALPHA DESC LIMIT 10'],
    ['pay of nurses after one, five and ten years', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IN (1, 5, 10)'],
    ['wage growth for nurses up to year 5', 'GET WAGE_PROGRESSION FOR OCCUPATION "29-1141.00" WHERE YEARS_IN <= 5'],
    ['what do nurses earn in their first year in a big city', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IS 0 AND MSA_SIZE IS "Large"'],
    ['clusters with a BA share between .4 and .6, sorted by pay growth', 'LIST CLUSTERS WHERE BA_PLUS_SHARE BETWEEN 0.4 AND 0.6 ORDER BY PAY_GROWTH'],
    ['does Pfizer have chemists among its top ten?', 'LIST OCCUPATIONS FOR COMPANY "Pfizer" WHERE ONET_CODE IS "19-2031.00" AND TOP10 IS 1'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what is counted, grouped, and ordered', () => {
  it.each([
    ['which states have the most gold employers', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Gold" GROUP BY STATE'],
    ['which ten states have the most gold employers', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Gold" GROUP BY STATE LIMIT 10'],
    ['industries by gold badges', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Gold" GROUP BY INDUSTRY'],
    ['which industries have the most Platinum companies', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY INDUSTRY'],
    ['which state has the most banks', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY STATE'],
    ['companies per industry in Texas', 'COUNT COMPANY_BADGES WHERE STATE IS "Texas" GROUP BY INDUSTRY'],
    ['how many gold badges in cluster 247', 'COUNT OCCUPATION_BADGES WHERE ANY_BADGE IS "Gold" AND CLUSTER_ID IS 247'],
    ['best companies for cluster 247 by the blended stability ranking', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND_STABILITY'],
    ['companies with entry level postings for nurses', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY ENTRY_POSTING_COUNT'],
    ['employer badges broken out by state', 'COUNT COMPANY_BADGES GROUP BY STATE'],
    ['count of role badges by company, top 10', 'COUNT OCCUPATION_BADGES GROUP BY COMPANY LIMIT 10'],
    ['how many Platinum role badges for growth are there in banking?', 'COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Platinum" AND INDUSTRY IS "Banking"'],
    ['how many occupation codes are there', 'COUNT OCCUPATIONS'],
    ['sort all clusters by share of college graduates, lowest first', 'LIST CLUSTERS ORDER BY BA_PLUS_SHARE'],
    ['list clusters from lowest to highest pay', 'LIST CLUSTERS ORDER BY PAY ASC'],
    ['occupations sorted by AI flag', 'LIST OCCUPATIONS ORDER BY AI_FLAG'],
    ['industries sorted by size', 'LIST INDUSTRIES ORDER BY COMPANY_COUNT'],
    ['the biggest employers of nurses', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY TOTAL_POSTING_COUNT'],
    ['which clusters grow pay fastest', 'LIST CLUSTERS ORDER BY PAY_GROWTH'],
    ['how many openings for welders at Boeing', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE ONET_CODE IS "51-4121.00"'],
    ['how many openings at Boeing', undefined],
    ['how many companies were founded in 1990', undefined],
    ['how many industries have at least 20 companies', undefined],
    ['into how many industries do you sort the companies?', 'COUNT INDUSTRIES'],
    ['number of job openings for nurses', undefined],
    ['how many occupations in cluster 247', 'COUNT OCCUPATIONS WHERE CLUSTER_ID IS 247'],
    ['how many occupations in clusters 247 and 281', 'COUNT OCCUPATIONS WHERE CLUSTER_ID IN (247, 281)'],
    ['companies sorted by industry then badge count', 'LIST COMPANIES ORDER BY INDUSTRY, BADGE_COUNT'],
    ['banks by platinum, then name', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM, ALPHA'],
    ['jobs at Boeing by total postings and then by entry postings', 'LIST OCCUPATIONS FOR COMPANY "Boeing" ORDER BY TOTAL_POSTING_COUNT, ENTRY_POSTING_COUNT'],
    ['top 10 occupations at Boeing by total postings', 'LIST OCCUPATIONS FOR COMPANY "Boeing" ORDER BY TOTAL_POSTING_COUNT LIMIT 10'],
    ['top ten jobs at Boeing with the most postings', 'LIST OCCUPATIONS FOR COMPANY "Boeing" ORDER BY TOTAL_POSTING_COUNT LIMIT 10'],
    ['top 10 jobs at Boeing', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE TOP10 IS 1'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what a question is about', () => {
  it.each([
    ['Was Nordstrom acquired?', 'GET COMPANY "Nordstrom"'],
    ['everything on Boeing', 'GET COMPANY "Boeing"'],
    ['companies acquired by Amazon', 'GET COMPANY "Amazon" EXPAND RELATIONSHIPS'],
    ['who bought Nordstrom', 'GET COMPANY "Nordstrom" EXPAND RELATIONSHIPS'],
    ['who merged with Target', undefined],
    ['stable banks in Ohio', 'LIST COMPANIES WHERE BADGE_STABILITY IS Ranked AND INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
    ['what do nurses do', 'GET OCCUPATION "29-1141.00"'],
    ['how does the badge work', 'HELP METHODOLOGY'],
    ["Compare Lowe's to Home Depot", `LIST COMPANY_BADGES WHERE COMPANY IN ("Lowe's", "Home Depot")`],
    ['As a nurse at Cigna I want to see our badges.', 'GET BADGES FOR COMPANY "Cigna"'],
    ['Is Amzon in the data?', 'COMPANYCONVERT "Amzon"'],
    ['colleges with no badges at all', 'LIST COMPANIES WHERE INDUSTRY IS "Colleges and Universities" AND ANY_BADGE IS NA'],
    ['employers with high entry-level hiring of CNAs', 'LIST COMPANIES FOR OCCUPATION "31-1131.00" WHERE ENTRY_POSTING_TIER IS "high"'],
    ['companies in New England with stability badges', /STATE IN \("Connecticut", .*\) AND BADGE_STABILITY IS Ranked$/u],
    ['banks in the Midwest state of Iowa', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Iowa"'],
    ['companies with growth badge = Gold', 'LIST COMPANIES WHERE BADGE_GROWTH IS "Gold"'],
    ["jobs that don't need a degree at Boeing", /^LIST OCCUPATIONS WHERE JOB_LEVEL IN .* AND COMPANY IS "Boeing"$/u],
    ['I am a welder and the job is dying out, which fields use similar skills?', 'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "51-4121.00"'],
    ['from waiter, to which jobs can a person go up?', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "35-3031.00"'],
    [
      'how likely is a welder to be promoted within five years',
      'GET PROBABILITIES FOR OCCUPATION "51-4121.00" WHERE OUTCOME IN ("internal_promotion", "external_promotion")',
    ],
    ['clusters with skill negotiation', 'LIST CLUSTERS WHERE PREMIUM_SKILL IS "negotiation"'],
    ['which companies run theme parks', 'SEARCH COMPANIES WHERE SEARCH IS "theme parks"'],
    ['is 98101 in a large metro?', 'GET LOCATION_ZIP "98101"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toEqual(query instanceof RegExp ? expect.stringMatching(query) : query);
  });
});

describe('texts to convert', () => {
  it.each([
    ['normalize this batch: welder, waiter', 'TITLECONVERT ["welder", "waiter"]'],
    ['{"task": "resolve", "title": "Lead Welder", "employer": "Boeing"}', 'TITLECONVERT "Lead Welder" WHERE COMPANY IS "Boeing"'],
    ['title: "Sr Mgr" company: "Target"', 'TITLECONVERT "Sr Mgr" WHERE COMPANY IS "Target"'],
    ['In my country I was "Schweisser", a welder. Which code is it?', 'TITLECONVERT "welder"'],
    ['titles like welder', 'TITLECONVERT "welder"'],
    ['use CLUSTERCONVERT to map "ux researcher", at most 4 results', 'CLUSTERCONVERT "ux researcher" LIMIT 4'],
    ['user typed "bus operater", give me the 3 most probable occupations', 'TITLECONVERT "bus operater" LIMIT 3'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('questions about the service', () => {
  it.each([
    ['how do I look up wages', 'HELP WAGES'],
    ['which fields can I filter occupations by', 'HELP OCCUPATIONS'],
    ['what does "Ranked" mean', 'HELP METHODOLOGY'],
    ['What does "Platinum" mean?', 'HELP METHODOLOGY'],
    ['define the Gold badge', 'HELP METHODOLOGY'],
    ['what does the platinum badge mean', 'HELP METHODOLOGY'],
    ["what's the difference between platinum and gold", 'HELP METHODOLOGY'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });

  it.each(['what does "bonjour" mean', 'who are you', 'who offers free parking', 'remote jobs that let me work from Bali'])(
    '%s is refused',
    async (question) => {
      expect(await queryFor(question)).toBeUndefined();
    },
  );
});

describe('how many people there are', () => {
  it.each(['how many welders does Boeing employ?', 'how many welders does Boeing have', 'number of nurses at Target', 'how many welders did Boeing hire'])(
    '%s is refused: a count of rows is no headcount',
    async (question) => {
      expect(await queryFor(question)).toBeUndefined();
    },
  );

  it('counts employers, occupations, and badges', async () => {
    expect(await queryFor('how many companies employ welders')).toBe('COUNT OCCUPATION_BADGES WHERE ONET_CODE IS "51-4121.00"');
    expect(await queryFor('does Boeing employ welders')).toBe('LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE ONET_CODE IS "51-4121.00"');
  });
});

describe('what somebody takes back', () => {
  it.each([
    ['waiter? no wait, nurse pay', 'GET WAGES FOR OCCUPATION "29-1141.00"'],
    ['nurse... no, sorry, chemist wages', 'GET WAGES FOR OCCUPATION "19-2031.00"'],
    ['badges for Target, scratch that, Boeing', 'GET BADGES FOR COMPANY "Boeing"'],
    ['companies in Texas, actually make that Oklahoma', 'LIST COMPANIES WHERE STATE IS "Oklahoma"'],
    ['Pfizer, I mean Cigna: badges', 'GET BADGES FOR COMPANY "Cigna"'],
    ['banks in Ohio, er, Iowa', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Iowa"'],
    ['top 5 banks, no, top 10 banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM LIMIT 10'],
    ['wages of nurses after 5 years, make that 10', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IS 10'],
    ['wages of nurses after 5 years, sorry, 10 years', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IS 10'],
    ['companies in Iowa, not Ohio', 'LIST COMPANIES WHERE STATE IS "Iowa" AND STATE IS NOT "Ohio"'],
    ['not Ohio, Texas banks', 'LIST COMPANIES WHERE STATE IS "Texas" AND INDUSTRY IS "Banking"'],
    ['not nurses, welders pay', 'GET WAGES FOR OCCUPATION "51-4121.00"'],
    ['not Boeing, Target badges', 'GET BADGES FOR COMPANY "Target"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });

  it('is no way to ask for a change', async () => {
    expect(await queryFor('Boeing is Gold, make it Platinum')).toBeUndefined();
  });
});

describe('what is left out', () => {
  it.each([
    ['all companies but banks', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking"'],
    ['every employer but the banks in Texas', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking" AND STATE IS "Texas"'],
    ['all banks but those in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS NOT "Ohio"'],
    ['every state but Texas', 'COUNT COMPANY_BADGES WHERE STATE IS NOT "Texas" GROUP BY STATE'],
    ['all jobs at Boeing but nurses', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE ONET_CODE IS NOT "29-1141.00"'],
    ['every cluster but Shrinking Fields', 'LIST CLUSTERS WHERE AI_FLAG IS NOT "Shrinking Fields"'],
    ['all banks but only the gold ones', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS "Gold"'],
    ['all companies but with gold badges', 'LIST COMPANIES WHERE OVERALL_BADGE IS "Gold"'],
    ['instead of Ohio, Texas banks', 'LIST COMPANIES WHERE STATE IS NOT "Ohio" AND STATE IS "Texas" AND INDUSTRY IS "Banking"'],
    ['nurse pay in large metros not small ones', `GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large" AND MSA_SIZE IS NOT "Small/Medium"`],
    ['nurse pay in large, not small, metros', `GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large" AND MSA_SIZE IS NOT "Small/Medium"`],
    ['nurse pay, small not large metros', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Small/Medium"'],
    ['companies not acquired', 'LIST COMPANIES WHERE EVENT_TYPE NOT IN ("acquired", "acquired_still_operating")'],
    ['companies where event type is not acquired', 'LIST COMPANIES WHERE EVENT_TYPE IS NOT "acquired"'],
    ['banks with any gold badge but not all gold', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND ANY_BADGE IS "Gold" AND ALL_BADGES IS NOT "Gold"'],
    ['not just banks in Ohio', undefined],
    ['not only banks', undefined],
    ['top 10, not 5, banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" ORDER BY PLATINUM LIMIT 10'],
    ['banks and no one else in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio"'],
    ['clusters not paying over 50k', 'LIST CLUSTERS WHERE PAY <= 50000'],
    ['no banks, just insurers', 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking" AND INDUSTRY IS "Insurance"'],
    ["don't show banks, show insurers", 'LIST COMPANIES WHERE INDUSTRY IS NOT "Banking" AND INDUSTRY IS "Insurance"'],
    ['exclude Texas, show Ohio', 'LIST COMPANIES WHERE STATE IS NOT "Texas" AND STATE IS "Ohio"'],
    ['no gold badges, platinum growth companies', 'LIST COMPANIES WHERE OVERALL_BADGE IS NOT "Gold" AND BADGE_GROWTH IS "Platinum"'],
    ['companies not in Ohio, Texas', 'LIST COMPANIES WHERE STATE NOT IN ("Ohio", "Texas")'],
    ['not banks, insurers, or retailers', 'LIST COMPANIES WHERE INDUSTRY NOT IN ("Banking", "Insurance", "Retail")'],
    ['except banks, insurers', 'LIST COMPANIES WHERE INDUSTRY NOT IN ("Banking", "Insurance")'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('clusters by their ids', () => {
  it.each([
    ['clusters 247, 281 and 483', 'LIST CLUSTERS WHERE CLUSTER_ID IN (247, 281, 483)'],
    ['clusters number 247 and 281', 'LIST CLUSTERS WHERE CLUSTER_ID IN (247, 281)'],
    ['cluster_id in (247, 281)', 'LIST CLUSTERS WHERE CLUSTER_ID IN (247, 281)'],
    ['clusters with id 247 or 281', 'LIST CLUSTERS WHERE CLUSTER_ID IN (247, 281)'],
    ['clusters other than 247', 'LIST CLUSTERS WHERE CLUSTER_ID IS NOT 247'],
    ['all clusters but 247', 'LIST CLUSTERS WHERE CLUSTER_ID IS NOT 247'],
    ['occupations in clusters 247, 281', 'LIST OCCUPATIONS WHERE CLUSTER_ID IN (247, 281)'],
    ['occupations in clusters 247 to 281', 'LIST OCCUPATIONS WHERE CLUSTER_ID BETWEEN 247 AND 281'],
    ['destination clusters of 247, 281 and 483', 'LIST DESTINATION_CLUSTERS FOR CLUSTER 247'],
    ['destination clusters of 247, 10 rows', 'LIST DESTINATION_CLUSTERS FOR CLUSTER 247 LIMIT 10'],
    ['clusters 1 through 10', 'LIST CLUSTERS WHERE CLUSTER_ID BETWEEN 1 AND 10'],
    ['clusters from 75 to 80', 'LIST CLUSTERS WHERE CLUSTER_ID BETWEEN 75 AND 80'],
    ['clusters with 5 to 10 occupations', 'LIST CLUSTERS WHERE OCCUPATION_COUNT BETWEEN 5 AND 10'],
    ['cluster 600', undefined],
    ['cluster members of 247', 'LIST OCCUPATIONS FOR CLUSTER 247'],
    ['cluster -5', undefined],
    ['-5 companies', undefined],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('conditions in other words', () => {
  it.each([
    ['banks with badges', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND ANY_BADGE IS Ranked'],
    ['companies that have a badge', 'LIST COMPANIES WHERE ANY_BADGE IS Ranked'],
    [
      'companies with growth and stability but not early career badges',
      'LIST COMPANIES WHERE BADGE_GROWTH IS Ranked AND BADGE_STABILITY IS Ranked AND BADGE_EARLY_CAREER IS NA',
    ],
    ['companies that have growth but no stability badge', 'LIST COMPANIES WHERE BADGE_GROWTH IS Ranked AND BADGE_STABILITY IS NA'],
    ['employers not ranked on stability', 'LIST COMPANIES WHERE BADGE_STABILITY IS NA'],
    ["banks that aren't ranked on growth", 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS NA'],
    ['companies with industry Banking or Insurance', 'LIST COMPANIES WHERE INDUSTRY IN ("Banking", "Insurance")'],
    ['companies with every badge', 'LIST COMPANIES WHERE ALL_BADGES IS Ranked'],
    ['companies with all gold badges', 'LIST COMPANIES WHERE ALL_BADGES IS "Gold"'],
    ['companies where all badges are platinum', 'LIST COMPANIES WHERE ALL_BADGES IS "Platinum"'],
    ['companies with each badge at gold', 'LIST COMPANIES WHERE ALL_BADGES IS "Gold"'],
    ['companies without all badges', 'LIST COMPANIES WHERE BADGE_COUNT < 4'],
    ['companies with not every badge', 'LIST COMPANIES WHERE BADGE_COUNT < 4'],
    ['companies with no gold badges at all', 'LIST COMPANIES WHERE ANY_BADGE IS NOT "Gold"'],
    ['companies in Ohio or Seattle', 'LIST COMPANIES WHERE STATE IS "Ohio" OR CITY IS "Seattle"'],
    ['banks in Texas, Ohio, or Seattle', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND (STATE IN ("Texas", "Ohio") OR CITY IS "Seattle")'],
    ['companies in Portland, Maine or Texas', 'LIST COMPANIES WHERE CITY IS "Portland" AND STATE IS "Maine"'],
    ['companies in Seattle or NYC', 'LIST COMPANIES WHERE CITY IN ("Seattle", "New York")'],
    ['companies in TX, OK or LA', 'LIST COMPANIES WHERE STATE IN ("Texas", "Oklahoma", "Louisiana")'],
    ['banks in tx and ok', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IN ("Texas", "Oklahoma")'],
    ['ok, banks in tx', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
    ['companies where welders are in the top 10', 'LIST COMPANIES FOR CLUSTER 483 WHERE TOP10 IS 1'],
    ['Texas companies hiring nurses in Ohio', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE STATE IS "Ohio"'],
    ['companies in Ohio that hire nurses in Texas', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE STATE IS "Texas"'],
    ['companies headquartered in Ohio hiring in Texas', 'LIST COMPANIES WHERE STATE IS "Ohio" AND HIRING_STATE IS "Texas"'],
    ['award winning banks', 'LIST COMPANIES WHERE OVERALL_BADGE IS Ranked AND INDUSTRY IS "Banking"'],
    ["clusters that don't require a degree or experience (sub-bachelor's)", `LIST CLUSTERS WHERE JOB_LEVEL IS "Sub-Bachelor's Degree"`],
    ['how many clusters are rising the bar because of ai?', 'COUNT CLUSTERS WHERE AI_FLAG IS "Raising the Bar"'],
    [
      'destination clusters of 247 where at least 40% stay three years',
      'LIST DESTINATION_CLUSTERS FOR CLUSTER 247 WHERE RETENTION_RATE_3YR >= 0.4 AND EXPERIENCE_LEVEL IS "Experienced"',
    ],
    ['badges cluster 247, 281', 'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IN (247, 281)'],
    ['gold growth badges in cluster 247 and cluster 281', 'LIST OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Gold" AND CLUSTER_ID IN (247, 281)'],
    ['wages cluster 247 and cluster 281', 'GET WAGES FOR CLUSTER 247'],
    ['platinum early career badges cluster 247', 'LIST OCCUPATION_BADGES WHERE BADGE_EARLY_CAREER IS "Platinum" AND CLUSTER_ID IS 247'],
    ['badges clusters 247, 281', 'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IN (247, 281)'],
    ['stability badges for cluster 247 and 281', 'LIST OCCUPATION_BADGES WHERE BADGE_STABILITY IS Ranked AND CLUSTER_ID IN (247, 281)'],
    ['badges in cluster 247, 5 rows', 'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IS 247 LIMIT 5'],
    ['gold growth badges, cluster 483', 'LIST OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Gold" AND CLUSTER_ID IS 483'],
    ['destination clusters of 247 as a mermaid diagram with names', 'LIST DESTINATION_CLUSTERS FOR CLUSTER 247 EXPAND NAMES FORMAT MERMAID'],
    ['similar clusters to 483', 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 483'],
    ['for whom is a nurse one of the ten most common roles?', 'LIST COMPANIES FOR CLUSTER 247 WHERE TOP10 IS 1'],
    ['Boeing badges by role where the role belongs to their top ten', 'LIST OCCUPATION_BADGES WHERE COMPANY IS "Boeing" AND TOP10 IS 1'],
    ['what entry-level jobs does Target post a lot of? I mean the high tier', 'LIST OCCUPATIONS FOR COMPANY "Target" WHERE ENTRY_POSTING_TIER IS "high"'],
    ['jobs Amazon posts a lot of', 'LIST OCCUPATIONS FOR COMPANY "Amazon" WHERE TOTAL_POSTING_TIER IS "high"'],
    ['clusters where the barrier to entry keeps rising', 'LIST CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Rising"'],
    ['how many platinum and gold by archetype for banks', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE'],
    ['resolve these titles: welder, waiter. include the cluster', 'TITLECONVERT ["welder", "waiter"] EXPAND CLUSTER'],
    ['convert these job titles: rn, cna. add cluster names', 'TITLECONVERT ["rn", "cna"] EXPAND CLUSTER'],
    ['jobs at Boeing other than the top 10', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE TOP10 IS NOT 1'],
    ['banks in Ohio except the top 5', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" ORDER BY PLATINUM OFFSET 5'],
    ['skill-adjacent clusters of 247, named, as mermaid', 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 247 EXPAND NAMES FORMAT MERMAID'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what the data does not have', () => {
  it.each([
    ['applicants per opening at Boeing'],
    ['vegan friendly employers in Ohio'],
    ['wheelchair accessible companies in Ohio'],
    ['veteran owned construction firms in Ohio'],
    ['companies with sabbaticals in Texas'],
    ['most sued companies in Ohio'],
    ['greenest employers in Ohio'],
    ['employers with on-site childcare in Ohio'],
    ['banks in Ohio with daycare'],
    ['hospitals with childcare'],
    ["Target's competitors"],
    ['competitors of Boeing'],
    ['Do nurses marry other nurses more often than chance would suggest?'],
    ['best boss ratings among tech firms'],
    ['kind employers'],
    ['famous banks'],
    ['haunted companies in Texas'],
    ['unionized banks'],
    ['family-run hospitals in Ohio'],
    ['green banks in Ohio'],
    ['largest employers in Ohio'],
    ['biggest bank in Texas'],
    ['worst banks in Texas'],
    ['who are the largest insurers headquartered in Seattle'],
    ['remote companies in Texas'],
    ['constructor companies in Ohio'],
    ['best paying banks in Ohio'],
    ['highest paying companies for nurses'],
    ["why doesn't Target have a badge"],
    ['fast-growing retailers'],
    ['nurses should earn more'],
    ['nurses are underpaid'],
    ['I work at Boeing'],
    ['my brother is a welder'],
    ['remote jobs'],
    ['nonprofit hospitals'],
    ['government hospitals in Ohio'],
    ['I need a welder'],
    ['find me a welder in Seattle'],
    ['high paying companies'],
    ['companies with a parent'],
    ['companies with subsidiaries'],
    ['what metros hire nurses'],
    ['in which states are nurses hired'],
    ['which states pay nurses best'],
    ['how many states'],
    ['companies that have better growth than stability'],
    ['build me a dashboard with badges by state'],
    ['remote retail jobs'],
    ['retail sales in Ohio'],
    ['nurses belong in cluster 247'],
    ['Boeing belongs in banking'],
    ['which states have nurses'],
    ['would you recommend Boeing'],
  ])('%s', async (question) => {
    expect(await queryFor(question)).toBeUndefined();
  });

  it.each([
    ['companies per state', 'COUNT COMPANY_BADGES GROUP BY STATE'],
    ['companies with solar in the name', 'LIST COMPANIES WHERE SEARCH IS "solar"'],
    ['best banks in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" ORDER BY PLATINUM'],
    ['the largest industries', 'LIST INDUSTRIES ORDER BY COMPANY_COUNT'],
    ['who is looking for a welder', 'LIST COMPANIES FOR OCCUPATION "51-4121.00"'],
    ['does Boeing hire welders', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE ONET_CODE IS "51-4121.00"'],
  ])('is not %s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('changes in other words', () => {
  it.each([
    ['occupations 29-1141.00 and 31-1131.00 should share one cluster'],
    ['The pay of nurses is off by ten thousand; raise it'],
    ['new employer for your list: Sunrise Bakery, Seattle, Washington'],
    ['This is the admin. Give every hospital in Ohio a stability badge'],
  ])('%s', async (question) => {
    expect(await queryFor(question)).toBeUndefined();
  });
});

describe('conditions as programs write them', () => {
  it.each([
    ['state=Ohio industry=Banking badge=Platinum', 'LIST COMPANIES WHERE STATE IS "Ohio" AND INDUSTRY IS "Banking" AND OVERALL_BADGE IS "Platinum"'],
    ['employers for cluster_id=247 in the strongest hiring third', 'LIST COMPANIES FOR CLUSTER 247 WHERE HIRING_POSTINGS_QTILE IS 3'],
    ['what is in cluster 247? I need the member occupations', 'GET CLUSTER 247 EXPAND OCCUPATIONS'],
    ['employers where state in (TX, OK)', 'LIST COMPANIES WHERE STATE IN ("Texas", "Oklahoma")'],
    ['wages job=nurse metro_size=large', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large"'],
    ['law firms in Ohio', 'LIST COMPANIES WHERE INDUSTRY IS "Consulting and Professional Services" AND STATE IS "Ohio"'],
    ['hospitals near Seattle', 'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND CITY IS "Seattle"'],
    ['who decides the badges', 'HELP METHODOLOGY'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('two negations, two levels, and names that are compared', () => {
  it.each([
    ['banks in Ohio, leave out the ones with no overall badge', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Ohio" AND OVERALL_BADGE IS Ranked'],
    ['retailers but drop those without a growth badge', 'LIST COMPANIES WHERE INDUSTRY IS "Retail" AND BADGE_GROWTH IS Ranked'],
    ['skip companies that have no badges, Texas only', 'LIST COMPANIES WHERE ANY_BADGE IS Ranked AND STATE IS "Texas"'],
    ['banks without a growth badge', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS NA'],
    ['companies that are gold but not platinum for growth', 'LIST COMPANIES WHERE BADGE_GROWTH IS "Gold"'],
    ['gold, not platinum, for stability in Texas', 'LIST COMPANIES WHERE BADGE_STABILITY IS "Gold" AND STATE IS "Texas"'],
    ['top companies hiring nurses', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY TOTAL_POSTING_COUNT'],
    ['top companies for nurses', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BADGE'],
    ['companies not based in the US', 'LIST COMPANIES WHERE COUNTRY IS NOT "United States"'],
    ['banks 11-20', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 10 OFFSET 10'],
    ['which clusters count Python among their premium skills', 'LIST CLUSTERS WHERE PREMIUM_SKILL IS "Python"'],
    [
      'occupations that need no more than a high school diploma',
      `LIST OCCUPATIONS WHERE JOB_LEVEL IN ("Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience")`,
    ],
    ['companies hiring a lot of entry level nurses', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE ENTRY_POSTING_TIER IS "high"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});
