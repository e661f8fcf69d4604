import { queryFor } from './pure-translation.ts';

/** Each line is one way to say something. None of them was read like this before. */
describe('what is said around a question', () => {
  it.each([
    [
      'Please code these four titles for me: nurse, line cook, forklift operator, chemist. Ta!',
      'TITLECONVERT ["nurse", "line cook", "forklift operator", "chemist"]',
    ],
    ['match these to occupations: sous chef, host, busser thank you!!', 'TITLECONVERT ["sous chef", "host", "busser"]'],
    ['codes for: welder, nurse. Much appreciated', 'TITLECONVERT ["welder", "nurse"]'],
    ['SOC codes please: welder, nurse, roofer. Regards, Tom', 'TITLECONVERT ["welder", "nurse", "roofer"]'],
    ['Number of firms covered overall, for a footnote', 'COUNT COMPANIES'],
    // A teaching assistant, and no thanks.
    ['codes for these titles: nurse, TA', 'TITLECONVERT ["nurse", "TA"]'],
    ['Exec deck prep: every industry you cover, biggest first by how many employers sit in it', 'LIST INDUSTRIES ORDER BY COMPANY_COUNT'],
    ['sync check from QA: list of banks', 'LIST COMPANIES WHERE INDUSTRY IS "Banking"'],
    [
      'Sales asks: which hospitals in Texas are platinum overall',
      'LIST COMPANIES WHERE INDUSTRY IS "Hospitals and Health Systems" AND STATE IS "Texas" AND OVERALL_BADGE IS "Platinum"',
    ],
    ['For a brief on middle-skill work: clusters that pay tops 80 thousand', 'LIST CLUSTERS WHERE PAY > 80000'],
    ['Boeing report: badges', 'GET BADGES FOR COMPANY "Boeing"'],
    ['Per my editor: top 10 best paid clusters', 'LIST CLUSTERS ORDER BY PAY LIMIT 10'],
    ["For tomorrow's panel, which jobs are flagged Shrinking Fields?", 'LIST OCCUPATIONS WHERE AI_FLAG IS "Shrinking Fields"'],
    ['data science team here: clusters with no AI flag', 'LIST CLUSTERS WHERE AI_FLAG IS NULL'],
    ['retail is obvious. who OUTSIDE retail employs welders?', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE INDUSTRY IS NOT "Retail"'],
    ['dump of occupations ordered by job level and then title, first forty rows, our nurse needs it', 'LIST OCCUPATIONS ORDER BY JOB_LEVEL, TITLE LIMIT 40'],
    [
      'I recruit nurses on the west coast and compete with Pfizer. In which metros do they post for nurses?',
      'GET HIRING FOR COMPANY "Pfizer" WHERE CLUSTER_ID IS 247',
    ],
    ['My nephew lives near Seattle - which employers have their head office in that city?', 'LIST COMPANIES WHERE CITY IS "Seattle"'],
    ["We just acquired a competitor's team. Map 'nurse' and 'welder' in the context of Target", 'TITLECONVERT ["nurse", "welder"] WHERE COMPANY IS "Target"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('how many, in which order, and with what', () => {
  it.each([
    ['how large is the universe, i.e. total employers in the data set?', 'COUNT COMPANIES'],
    ['How large is the pool of California banks?', 'COUNT COMPANIES WHERE STATE IS "California" AND INDUSTRY IS "Banking"'],
    ['overall size of the occupation taxonomy?', 'COUNT OCCUPATIONS'],
    ['60614 -> which metro does it roll up to', 'GET LOCATION_ZIP "60614"'],
    ['90210: metro area?', 'GET LOCATION_ZIP "90210"'],
    ['94103 belongs to which CBSA', 'GET LOCATION_ZIP "94103"'],
    ['welder: best fitting clusters?', 'CLUSTERCONVERT "welder"'],
    ['3x3 badge matrix, banks only', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE'],
    ['cross tab of badge type and level for California employers', 'COUNT COMPANY_BADGES WHERE STATE IS "California" GROUP BY ARCHETYPE'],
    ['grid of badge level against badge type for Texas employers', 'COUNT COMPANY_BADGES WHERE STATE IS "Texas" GROUP BY ARCHETYPE'],
    ['nine-cell badge matrix for banks', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" GROUP BY ARCHETYPE'],
    ['split the overall platinum companies by industry', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY INDUSTRY'],
    ['companies per home state, only tech', 'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Software and Internet" GROUP BY STATE'],
    ['clusters tallied by AI flag', 'COUNT CLUSTERS GROUP BY AI_FLAG'],
    ['Overall-Platinum companies tallied by HQ state', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" GROUP BY STATE'],
    ['clusters whose wages grow more than 50% in ten years; steepest ten', 'LIST CLUSTERS WHERE PAY_GROWTH > 0.5 ORDER BY PAY_GROWTH LIMIT 10'],
    ['companies with more than 2 badges, most first', 'LIST COMPANIES WHERE BADGE_COUNT > 2 ORDER BY BADGE_COUNT'],
    ['occupations found at fewer than 5 employers, rarest first', 'LIST OCCUPATIONS WHERE COMPANY_COUNT < 5 ORDER BY COMPANY_COUNT ASC'],
    ['clusters: lowest retention at the top', 'LIST CLUSTERS ORDER BY RETENTION ASC'],
    ['companies by industry then badge count descending', 'LIST COMPANIES ORDER BY INDUSTRY, BADGE_COUNT'],
    ['clusters by pay, lowest first, then by name', 'LIST CLUSTERS ORDER BY PAY ASC, CLUSTER_NAME'],
    ['industry list ordered from most employers to fewest', 'LIST INDUSTRIES ORDER BY COMPANY_COUNT'],
    ['occupations badged by the most companies', 'LIST OCCUPATIONS ORDER BY COMPANY_COUNT_BADGED'],
    ['sort companies first by industry and second by name', 'LIST COMPANIES ORDER BY INDUSTRY, ALPHA'],
    ['occupations ordered by title and then code', 'LIST OCCUPATIONS ORDER BY TITLE, ONET_CODE'],
    ['employers of welders, biggest posting totals first', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" ORDER BY TOTAL_POSTING_COUNT'],
    ['which 10 employers sort best on role badges for welders, score column on', 'LIST COMPANIES FOR CLUSTER 483 ORDER BY BADGE LIMIT 10 WITH SCORE'],
    ['who has the top tercile of postings for welders', 'LIST COMPANIES FOR CLUSTER 483 WHERE HIRING_POSTINGS_QTILE IS 3'],
    [
      'companies hiring nurses where total posting volume is high or above average',
      'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE TOTAL_POSTING_TIER IN ("high", "above-average")',
    ],
    ['companies hiring nurses with below average postings', 'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE TOTAL_POSTING_TIER IN ("low", "none")'],
    ['employers for welders whose hiring is not low', 'LIST COMPANIES FOR OCCUPATION "51-4121.00" WHERE TOTAL_POSTING_TIER IS NOT "low"'],
    ['employers in the middle tercile for hiring welders', 'LIST COMPANIES FOR CLUSTER 483 WHERE HIRING_POSTINGS_QTILE IS 2'],
    ['clusters where pay beats 80k', 'LIST CLUSTERS WHERE PAY > 80000'],
    ['jobs at Boeing with low or no entry-level openings', 'LIST OCCUPATIONS FOR COMPANY "Boeing" WHERE ENTRY_POSTING_TIER IN ("low", "none")'],
    [
      "next-step clusters for nurses that Target hires for, include Target's hiring numbers",
      'LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00" WHERE COMPANY IS "Target" EXPAND COMPANY_HIRING',
    ],
    ['resolve "team lead" @ Target, full cluster details', 'TITLECONVERT "team lead" WHERE COMPANY IS "Target" EXPAND CLUSTER_DETAILS'],
    ['map "crew lead" at Target; include full details of the cluster', 'TITLECONVERT "crew lead" WHERE COMPANY IS "Target" EXPAND CLUSTER_DETAILS'],
    ['"forklift driver", "picker": standard titles plus clusters', 'TITLECONVERT ["forklift driver", "picker"] EXPAND CLUSTER'],
    ["code 'line cook' and 'host', clusters included", 'TITLECONVERT ["line cook", "host"] EXPAND CLUSTER'],
    ['banks with created and updated timestamps', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" EXPAND TIMESTAMPS'],
    [
      'neighbors of welders by skill - names of the neighbors and the occupations in each',
      'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION "51-4121.00" EXPAND NAMES, OCCUPATIONS',
    ],
    ['Texas companies acquired yet still run as separate brands', 'LIST COMPANIES WHERE STATE IS "Texas" AND EVENT_TYPE IS "acquired_still_operating"'],
  ])('%s', async (question, query) => {
    expect(await queryFor(question)).toBe(query);
  });
});

describe('sizes that the data does not have', () => {
  it.each(['how large is the pool of nurses in Ohio', 'how big is the universe of Boeing welders', 'overall size of the nursing workforce'])(
    '%s',
    async (question) => {
      expect(await queryFor(question)).toBeUndefined();
    },
  );
});
