import { queryFor } from './pure-translation.ts';

/** What authors said in words that nobody had used before: each line is a class of such words. */
describe('what employers are good at', () => {
  it.each([
    ['employers gold or better for welders in terms of keeping people', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE BADGE_STABILITY IS Ranked'],
    ['best places to be a welder if you care about raises and getting promoted', 'LIST COMPANIES FOR CLUSTER 483 ORDER BY BLEND_GROWTH'],
    ['companies with a badge for keeping folks in Texas', 'LIST COMPANIES WHERE BADGE_STABILITY IS Ranked AND STATE IS "Texas"'],
    ['employers of nurses, ranked by retention badge and how much they hire', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND_STABILITY'],
    ['employers for cluster 247 ranked by the calculated growth order', 'LIST COMPANIES FOR CLUSTER 247 ORDER BY BLEND_GROWTH'],
    ['newcomer-friendly employers in Texas', 'LIST EARLY_CAREER_COMPANIES WHERE STATE IS "Texas"'],
    ['banks in Texas with a growth badge, either level', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas" AND BADGE_GROWTH IS Ranked'],
    ['top 5 Texas employers by number of badges, any level', 'LIST COMPANIES WHERE STATE IS "Texas" ORDER BY BADGE_COUNT LIMIT 5'],
    ['banks w/o a growth badge but w/ one for stability', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_GROWTH IS NA AND BADGE_STABILITY IS Ranked'],
    ['banks with no badge for stability, gold overall', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND BADGE_STABILITY IS NA AND OVERALL_BADGE IS "Gold"'],
    ['roles at Boeing that got nothing for stability', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE BADGE_STABILITY IS NA'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('counts, shares, and tiers', () => {
  it.each([
    ['overall badge distribution among banks', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY OVERALL_BADGE'],
    ['how do golds and platinums split across the three dimensions for banks', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE'],
    ['which employer has the most roles with a growth badge?', 'COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS Ranked GROUP BY COMPANY'],
    ['roles at Pfizer in the "above-average" band for entry postings', 'LIST OCCUPATIONS FOR COMPANY "Pfizer" WHERE ENTRY_POSTING_TIER IS "above-average"'],
    [
      'roles at Pfizer, average or better total postings',
      'LIST OCCUPATIONS FOR COMPANY "Pfizer" WHERE TOTAL_POSTING_TIER IN ("high", "above-average", "average")',
    ],
    [
      'jobs close in skill to a welder where at least 6 out of 10 are still around after three years',
      'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "51-4121.00" WHERE RETENTION_RATE_3YR >= 0.6 AND EXPERIENCE_LEVEL IS "Experienced"',
    ],
    ['who hires nurses, most total postings first', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" ORDER BY TOTAL_POSTING_COUNT'],
    ['median for nurses, years 0 5 and 10', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE YEARS_IN IN (0, 5, 10)'],
    ['the third page of employers in Texas, pages of 20', 'LIST COMPANIES WHERE STATE IS "Texas" LIMIT 20 OFFSET 40'],
    ['jobs that need no degree and also do not need experience', 'LIST OCCUPATIONS WHERE JOB_LEVEL IS "Sub-Bachelor\'s Degree"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('amounts in unusual words and digits', () => {
  it.each([
    ['clusters that pay north of 1.5m', 'LIST CLUSTERS WHERE PAY > 1500000'],
    ['clusters that pay at least 1.2e5', 'LIST CLUSTERS WHERE PAY >= 120000'],
    ['clusters that pay just shy of 40k', 'LIST CLUSTERS WHERE PAY < 40000'],
    ['clusters that pay in the neighborhood of 60k', 'LIST CLUSTERS WHERE PAY BETWEEN 54000 AND 66000'],
    ['clusters that pay about $60,000', 'LIST CLUSTERS WHERE PAY BETWEEN 54000 AND 66000'],
    ['clusters with retention of around 80%', 'LIST CLUSTERS WHERE RETENTION BETWEEN 0.72 AND 0.88'],
    ['around 20 companies in Texas', 'LIST COMPANIES WHERE STATE IS "Texas" LIMIT 20'],
    ['clusters with pay growth in excess of 1.5x', undefined],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('names and sentences', () => {
  it.each([
    ['boeing vs target vs cigna, badges', 'LIST COMPANY_BADGES WHERE COMPANY IN ("Boeing", "Target", "Cigna")'],
    ['Pfizer roles, all of them', 'LIST OCCUPATIONS FOR COMPANY "Pfizer"'],
    ['how many states have... no wait, count companies by state', 'COUNT COMPANY_BADGES GROUP BY STATE'],
    [
      "I'd rather not leave Texas. Which banks there have Platinum for stability?",
      'LIST COMPANIES WHERE STATE IS "Texas" AND INDUSTRY IS "Banking" AND BADGE_STABILITY IS "Platinum"',
    ],
    ['I live in Ohio. Which banks are in Texas?', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND STATE IS "Texas"'],
    ['I keep hearing about jobs where the winners pull away. Which occupations are those?', 'LIST OCCUPATIONS WHERE AI_FLAG IS "Winners Pull Away"'],
    ['picture of where nursing can take you', 'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" FORMAT MERMAID'],
    ['skill neighbors of cluster 247 drawn as a diagram with labels', 'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER 247 EXPAND NAMES FORMAT MERMAID'],
    ['all the occupations in cluster 247 with their ai details inline', 'LIST OCCUPATIONS FOR CLUSTER 247 EXPAND AI_IMPACT'],
    ['what other occupations are lumped together with nurses in your grouping', 'LIST OCCUPATIONS FOR CLUSTER 247'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('what the data does not have', () => {
  it.each([
    'which unions represent workers at Boeing',
    'what does it feel like to work as a nurse',
    'salaries of the nurses in Houston by name',
    "how did Target's growth badge change between 2020 and 2023",
    'what did a welder earn in 1998',
    'wages for welders in Ontario',
    'clusters with the most women in them',
    'how much commission do retail salespersons keep',
    'the company registration number of Deloitte',
  ])('%s', async (question) => {
    expect(await queryFor(question)).toBeUndefined();
  });
});
