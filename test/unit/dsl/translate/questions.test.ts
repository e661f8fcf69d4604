import { queryFor } from './pure-translation.ts';

/** Each line is one way to say something, and its variations. None of them was read like this before. */
describe('what people write in chats', () => {
  it.each([
    ['jobs similar 2 welder', 'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "51-4121.00"'],
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
    ['up to 30 employers in Ohio', 'LIST COMPANIES WHERE STATE IS "Ohio" LIMIT 30'],
    ['the 2nd page of banks, 20 on each page', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 20 OFFSET 20'],
    ['the second 50 of the insurance companies', 'LIST COMPANIES WHERE INDUSTRY IS "Insurance" LIMIT 50 OFFSET 50'],
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
    ['which industries have the most Platinum companies', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY INDUSTRY'],
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
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what a question is about', () => {
  it.each([
    ['Was Nordstrom acquired?', 'GET COMPANY "Nordstrom"'],
    ['everything on Boeing', 'GET COMPANY "Boeing"'],
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
    expect(await queryFor(question)).toEqual(typeof query === 'string' ? query : expect.stringMatching(query));
  });
});

describe('texts to convert', () => {
  it.each([
    ['normalize this batch: welder, waiter', 'TITLECONVERT ["welder", "waiter"]'],
    ['{"task": "resolve", "title": "Lead Welder", "employer": "Boeing"}', 'TITLECONVERT "Lead Welder" WHERE COMPANY IS "Boeing"'],
    ['title: "Sr Mgr" company: "Target"', 'TITLECONVERT "Sr Mgr" WHERE COMPANY IS "Target"'],
    ['In my country I was "Schweisser", a welder. Which code is it?', 'TITLECONVERT "welder"'],
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
