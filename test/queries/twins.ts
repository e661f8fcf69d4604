/** A read of REST and the query that asks the same. */
export interface Twin {
  readonly path: string;
  readonly query: string;
}

const twin = (path: string, query: string): Twin => ({ path, query });

/** What only the dataset knows stands in capitals, and is filled in. */
export interface Names {
  readonly UID_WALMART: string;
  readonly UID_NOBODY: string;
  readonly ID_BANKING: string;
  readonly CLUSTER_WALMART: string;
  readonly CODE_WALMART: string;
  readonly CBSA_WALMART: string;
  readonly CLUSTER_SHRINKING: string;
}

export function filledIn({ path, query }: Twin, names: Names): Twin {
  const fill = (text: string): string => Object.entries(names).reduce((filled, [name, value]) => filled.replaceAll(name, value as string), text);
  return { path: fill(path), query: fill(query) };
}

/** Every read of REST and every parameter of it, with its query; what has none is in the lists below. */
export const TWINS: readonly Twin[] = [
  // Companies
  twin('/api/companies?limit=50', 'LIST COMPANIES LIMIT 50'),
  twin(
    '/api/companies?industry=Banking&overall_badge=Ranked&badge_stability=Gold,NA&limit=20&offset=3',
    'LIST COMPANIES WHERE INDUSTRY IS "Banking" AND OVERALL_BADGE IS Ranked AND BADGE_STABILITY IN ("Gold", NA) LIMIT 20 OFFSET 3',
  ),
  twin('/api/companies?sector=Insurance&order_by=industry&limit=9', 'LIST COMPANIES WHERE SECTOR IS "Insurance" ORDER BY INDUSTRY RANGE 1-9'),
  twin(
    '/api/companies?industry_id=ID_BANKING&order_by=platinum&include_score=true',
    'LIST COMPANIES WHERE INDUSTRY_ID IS ID_BANKING ORDER BY PLATINUM LIMIT 50 WITH SCORE',
  ),
  twin(
    '/api/companies?badge_early_career=Platinum&badge_growth=Gold,Platinum&order_by=gold&include_score=1&limit=1000',
    'LIST COMPANIES WHERE BADGE_EARLY_CAREER IS "Platinum" AND BADGE_GROWTH IN ("Gold", "Platinum") ORDER BY GOLD LIMIT 1000 WITH SCORE',
  ),
  twin('/api/companies?search=health&order_by=badge_count&limit=1000', 'LIST COMPANIES WHERE SEARCH IS "health" ORDER BY BADGE_COUNT LIMIT 1000'),
  twin(
    '/api/companies?event_type=acquired,merged&order_by=name_desc&expand=relationships,timestamps',
    'LIST COMPANIES WHERE EVENT_TYPE IN ("acquired", "merged") ORDER BY ALPHA_DESC EXPAND RELATIONSHIPS, TIMESTAMPS LIMIT 50',
  ),
  twin('/api/companies?event_type=none&order_by=alpha_desc&limit=5', 'LIST COMPANIES WHERE EVENT_TYPE IS "none" ORDER BY ALPHA_DESC LIMIT 5'),
  twin('/api/companies?company_uid=UID_WALMART,UID_NOBODY', 'LIST COMPANIES WHERE COMPANY_UID IN ("UID_WALMART", "UID_NOBODY") LIMIT 50'),
  twin('/api/companies?badge_count=4&limit=100', 'LIST COMPANIES WHERE BADGE_COUNT IS 4'),
  twin('/api/companies?min_badge_count=1&max_badge_count=2&limit=100', 'LIST COMPANIES WHERE BADGE_COUNT >= 1 AND BADGE_COUNT <= 2'),
  twin('/api/companies/Walmart', 'GET COMPANY "Walmart"'),
  twin('/api/companies/UID_WALMART?expand=relationships,timestamps', 'GET COMPANY WHERE NAME IS "walmart" EXPAND RELATIONSHIPS, TIMESTAMPS'),
  twin('/api/companies/Walmart/badges', 'GET BADGES FOR COMPANY WHERE COMPANY IS "Walmart"'),
  twin('/api/companies/search?q=children%20hospital&limit=7&offset=2', 'SEARCH COMPANIES WHERE SEARCH IS "children hospital" LIMIT 7 OFFSET 2'),
  twin('/api/companies/search?search=bank&industry=Banking,Insurance', 'SEARCH COMPANIES WHERE SEARCH IS "bank" AND INDUSTRY IN ("Banking", "Insurance")'),
  twin(
    '/api/companies/badges?overall_badge=Platinum&company_state=California,Ohio&company_country=United%20States&limit=30&offset=5',
    'LIST COMPANY_BADGES WHERE OVERALL_BADGE IS "Platinum" AND STATE IN ("California", "Ohio") AND COUNTRY IS "United States" LIMIT 30 OFFSET 5',
  ),
  twin(
    '/api/companies/badges?badge_early_career=NA,Ranked&badge_growth=Ranked&badge_stability=NA,Ranked&industry=Banking&company_city=New%20York,San%20Francisco',
    'LIST COMPANY_BADGES WHERE BADGE_EARLY_CAREER IN (NA, Ranked) AND BADGE_GROWTH IS Ranked AND BADGE_STABILITY IN (NA, Ranked) AND INDUSTRY IS "Banking" AND CITY IN ("New York", "San Francisco")',
  ),
  twin('/api/companies/badges/counts?badge_growth=Ranked&company_state=Ohio', 'COUNT COMPANY_BADGES WHERE BADGE_GROWTH IS Ranked AND STATE IS "Ohio"'),
  twin('/api/companies/badges/counts?group_by=archetype&overall_badge=Gold', 'COUNT COMPANY_BADGES WHERE OVERALL_BADGE IS "Gold" GROUP BY archetype'),
  twin(
    '/api/companies/badges/counts?group_by=industry&badge_stability=Ranked&badge_early_career=Gold',
    'COUNT COMPANY_BADGES WHERE BADGE_EARLY_CAREER IS "Gold" AND BADGE_STABILITY IS Ranked GROUP BY INDUSTRY',
  ),
  twin(
    '/api/companies/badges/counts?group_by=overall_badge&industry=Banking&company_country=United%20States',
    'COUNT COMPANY_BADGES WHERE INDUSTRY IS "Banking" AND COUNTRY IS "United States" GROUP BY OVERALL_BADGE',
  ),
  twin('/api/companies/badges/counts?group_by=company_state&company_city=Seattle', 'COUNT COMPANY_BADGES WHERE CITY IS "Seattle" GROUP BY COMPANY_STATE'),
  twin(
    '/api/companies/Walmart/occupations?top10=1&badge_growth=Ranked&badge_stability=Ranked,NA&badge_early_career=Ranked,NA&expand=timestamps&limit=100',
    'LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE TOP10 IS "1" AND BADGE_EARLY_CAREER IN (Ranked, NA) AND BADGE_GROWTH IS Ranked AND BADGE_STABILITY IN (Ranked, NA) EXPAND TIMESTAMPS',
  ),
  twin(
    '/api/companies/Walmart/occupations?entry_posting_tier=high,average&total_posting_tier=high&order_by=entry_postings&include_score=true&offset=1',
    'LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE ENTRY_POSTING_TIER IN ("high", "average") AND TOTAL_POSTING_TIER IS "high" ORDER BY ENTRY_POSTING_COUNT OFFSET 1 WITH SCORE',
  ),
  twin(
    '/api/companies/Walmart/occupations?group=occupation&order_by=total_postings&limit=8',
    'LIST OCCUPATIONS FOR COMPANY "Walmart" GROUP BY ONET ORDER BY TOTAL_POSTING_COUNT LIMIT 8',
  ),
  twin(
    '/api/companies/Walmart/occupations?onet_code=29-1141.00,CODE_WALMART&cluster_id=CLUSTER_WALMART',
    'LIST OCCUPATIONS FOR COMPANY "Walmart" WHERE ONET_CODE IN ("29-1141.00", "CODE_WALMART") AND CLUSTER_ID IS CLUSTER_WALMART',
  ),
  twin('/api/companies/Walmart/clusters', 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart" LIMIT 1000'),
  twin('/api/companies/Walmart/clusters?order_by=alpha&limit=6&offset=6', 'LIST COMPANY_CLUSTERS WHERE COMPANY IS "Walmart" ORDER BY ALPHA LIMIT 6 OFFSET 6'),
  twin('/api/companies/Walmart/hiring', 'GET HIRING FOR COMPANY "Walmart" LIMIT 1000'),
  twin(
    '/api/companies/Walmart/hiring?cluster_id=CLUSTER_WALMART,75&cbsa=CBSA_WALMART,Atlanta&limit=10',
    'GET HIRING FOR COMPANY WHERE COMPANY IS "Walmart" AND CLUSTER_ID IN (CLUSTER_WALMART, 75) AND CBSA IN ("CBSA_WALMART", "Atlanta") LIMIT 10',
  ),
  twin('/api/companies/Walmart/hiring?limit=9&offset=3', 'GET HIRING FOR COMPANY "Walmart" RANGE 4-12'),
  // Industries
  twin('/api/industries', 'LIST INDUSTRIES'),
  twin(
    '/api/industries?search=health&order_by=company_count&limit=2&offset=1',
    'LIST INDUSTRIES WHERE SEARCH IS "health" ORDER BY COMPANY_COUNT LIMIT 2 OFFSET 1',
  ),
  // Occupations
  twin('/api/occupations?search=nurse', 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"'),
  twin(
    '/api/occupations?job_level=Advanced%20Degree&ai_flag=Raising%20the%20Bar,Lower%20Potential&sort=company_count_all&order=desc&expand=ai_impact&limit=15&offset=2',
    'LIST OCCUPATIONS WHERE JOB_LEVEL IS "Advanced Degree" AND AI_FLAG IN ("Raising the Bar", "Lower Potential") ORDER BY COMPANY_COUNT_ALL EXPAND AI_IMPACT LIMIT 15 OFFSET 2',
  ),
  twin(
    '/api/occupations?cluster_id=75,76,77&entry_barrier_trend=Rising&expertise_premium_trend=Falling,Rising',
    'LIST OCCUPATIONS WHERE CLUSTER_ID IN (75, 76, 77) AND ENTRY_BARRIER_TREND IS "Rising" AND EXPERTISE_PREMIUM_TREND IN ("Falling", "Rising")',
  ),
  ...(
    [
      'title',
      'onet_code',
      'cluster_id',
      'cluster_name',
      'ai_flag',
      'entry_barrier_trend',
      'expertise_premium_trend',
      'job_level',
      'company_count_badged',
      'company_count_top10',
    ] as const
  ).flatMap((order) => [
    twin(`/api/occupations?sort=${order}&limit=40`, `LIST OCCUPATIONS ORDER BY ${order} ASC LIMIT 40`),
    twin(`/api/occupations?order_by=${order}&dir=desc&limit=40`, `LIST OCCUPATIONS ORDER BY ${order} DESC LIMIT 40`),
  ]),
  ...(['company_count_all', 'company_count_badged', 'company_count_top10'] as const).flatMap((count) => [
    twin(`/api/occupations?${count}=3,4,5`, `LIST OCCUPATIONS WHERE ${count} IN (3, 4, 5)`),
    twin(`/api/occupations?min_${count}=2&max_${count}=40`, `LIST OCCUPATIONS WHERE ${count} >= 2 AND ${count} <= 40`),
  ]),
  twin('/api/occupations/badges?limit=25', 'LIST OCCUPATION_BADGES LIMIT 25'),
  twin(
    '/api/occupations/badges?company=Walmart&onet_code=CODE_WALMART&badge_early_career=Ranked,NA&badge_growth=Ranked,NA&badge_stability=Ranked,NA&top10=0,1',
    'LIST OCCUPATION_BADGES WHERE BADGE_EARLY_CAREER IN (Ranked, NA) AND BADGE_GROWTH IN (Ranked, NA) AND BADGE_STABILITY IN (Ranked, NA) AND COMPANY IS "Walmart" AND ONET_CODE IS "CODE_WALMART" AND TOP10 IN (0, 1)',
  ),
  twin(
    '/api/occupations/badges?industry=Banking&cluster_id=75&entry_posting_tier=high&total_posting_tier=high,above-average&expand=timestamps&include_score=true&limit=10&offset=1',
    'LIST OCCUPATION_BADGES WHERE CLUSTER_ID IS 75 AND INDUSTRY IS "Banking" AND ENTRY_POSTING_TIER IS "high" AND TOTAL_POSTING_TIER IN ("high", "above-average") EXPAND TIMESTAMPS WITH SCORE LIMIT 10 OFFSET 1',
  ),
  twin('/api/occupations/badges/counts?onet_code=29-1141.00&top10=1', 'COUNT OCCUPATION_BADGES WHERE ONET_CODE IS "29-1141.00" AND TOP10 IS 1'),
  twin(
    '/api/occupations/badges/counts?group_by=archetype&cluster_id=75&badge_early_career=Ranked',
    'COUNT OCCUPATION_BADGES WHERE BADGE_EARLY_CAREER IS Ranked AND CLUSTER_ID IS 75 GROUP BY ARCHETYPE',
  ),
  twin(
    '/api/occupations/badges/counts?group_by=industry&badge_growth=Platinum&badge_stability=Ranked&entry_posting_tier=high',
    'COUNT OCCUPATION_BADGES WHERE BADGE_GROWTH IS "Platinum" AND BADGE_STABILITY IS Ranked AND ENTRY_POSTING_TIER IS "high" GROUP BY INDUSTRY',
  ),
  twin(
    '/api/occupations/badges/counts?group_by=company&industry=Banking&total_posting_tier=high',
    'COUNT OCCUPATION_BADGES WHERE INDUSTRY IS "Banking" AND TOTAL_POSTING_TIER IS "high" GROUP BY COMPANY',
  ),
  twin('/api/occupations/badges/counts?group_by=cluster_id&company=Walmart', 'COUNT OCCUPATION_BADGES WHERE COMPANY IS "Walmart" GROUP BY CLUSTER_ID'),
  twin('/api/occupations/29-1141.00', 'GET OCCUPATION WHERE ONET_CODE IS "29-1141.00"'),
  twin('/api/occupations/cluster:75', 'GET OCCUPATION FOR CLUSTER 75'),
  twin(
    '/api/occupations/cluster:75/wages?msa_size=Large&experience_level=0,5,10&limit=2&offset=1',
    'GET WAGES FOR CLUSTER 75 WHERE MSA_SIZE IS "Large" AND EXPERIENCE_LEVEL IN ("0", "5", "10") LIMIT 2 OFFSET 1',
  ),
  twin('/api/occupations/cluster:75/wages?min_years_in=3&max_years_in=5', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN >= 3 AND YEARS_IN <= 5'),
  twin('/api/occupations/cluster:75/wages?years_in=5', 'GET WAGES FOR CLUSTER WHERE CLUSTER_ID IS 75 AND YEARS_IN IS 5'),
  twin(
    '/api/occupations/29-1141.00/companies?badge=growth:Gold&badge_early_career=Ranked,NA&badge_growth=Ranked,NA&badge_stability=Ranked,NA&sort=entry_postings&limit=20&offset=1',
    'LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND BADGE IS "growth:Gold" AND BADGE_EARLY_CAREER IN (Ranked, NA) AND BADGE_GROWTH IN (Ranked, NA) AND BADGE_STABILITY IN (Ranked, NA) ORDER BY ENTRY_POSTING_COUNT LIMIT 20 OFFSET 1',
  ),
  twin(
    '/api/occupations/29-1141.00/companies?badge=NA&sort=total_postings',
    'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE ANY_BADGE IS NA ORDER BY TOTAL_POSTING_COUNT',
  ),
  twin(
    '/api/occupations/29-1141.00/companies?sector=Health%20Care%20Services,Insurance&entry_posting_tier=high,low,average&total_posting_tier=high,low,average&expand=timestamps&include_score=true&order_by=alpha',
    'LIST COMPANIES FOR OCCUPATION "29-1141.00" WHERE ENTRY_POSTING_TIER IN ("high", "low", "average") AND TOTAL_POSTING_TIER IN ("high", "low", "average") AND SECTOR IN ("Health Care Services", "Insurance") EXPAND TIMESTAMPS WITH SCORE ORDER BY ALPHA',
  ),
  twin('/api/occupations/29-1141.00/clusters', 'LIST OCCUPATION_CLUSTERS WHERE ONET_CODE IS "29-1141.00"'),
  twin('/api/occupations/29-1141.00/clusters?limit=5&offset=0', 'LIST OCCUPATION_CLUSTERS WHERE ONET_CODE IS "29-1141.00" LIMIT 5 OFFSET 0'),
  twin('/api/occupations/29-1141.00/ai-impact', 'GET AI_IMPACT FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"'),
  twin('/api/occupations/cluster:75/ai-impact', 'GET AI_IMPACT FOR CLUSTER 75'),
  twin('/api/occupations/29-1141.00/education', 'GET EDUCATION FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"'),
  twin('/api/occupations/cluster:75/education', 'GET EDUCATION FOR CLUSTER 75'),
  twin('/api/occupations/29-1141.00/pathways', 'GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00"'),
  twin('/api/occupations/cluster:75/pathways', 'GET PATHWAYS FOR CLUSTER 75'),
  // Clusters
  twin('/api/clusters?search=nurse&include=occupations', 'LIST CLUSTERS WHERE SEARCH IS "nurse" INCLUDE OCCUPATIONS'),
  twin(
    '/api/clusters?premium_skill=python&job_level=Advanced%20Degree,Bachelor%27s%20Degree&sort=ba_plus_share&order=desc&expand=ai_impact,vintage&limit=9&offset=1',
    `LIST CLUSTERS WHERE JOB_LEVEL IN ("Advanced Degree", "Bachelor's Degree") AND PREMIUM_SKILL IS "python" ORDER BY BA_PLUS_SHARE DESC EXPAND AI_IMPACT, VINTAGE LIMIT 9 OFFSET 1`,
  ),
  twin(
    '/api/clusters?cluster_id=75,CLUSTER_SHRINKING&ai_flag=Shrinking%20Fields',
    'LIST CLUSTERS WHERE CLUSTER_ID IN (75, CLUSTER_SHRINKING) AND AI_FLAG IS "Shrinking Fields"',
  ),
  twin(
    '/api/clusters?entry_barrier_trend=Falling&expertise_premium_trend=Rising&expand=occupations',
    'LIST CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Falling" AND EXPERTISE_PREMIUM_TREND IS "Rising" EXPAND OCCUPATIONS',
  ),
  ...(['cluster_name', 'cluster_id', 'ai_flag', 'entry_barrier_trend', 'expertise_premium_trend', 'occupation_count'] as const).map((order) =>
    twin(`/api/clusters?order_by=${order}&dir=desc&limit=40`, `LIST CLUSTERS ORDER BY ${order} DESC LIMIT 40`),
  ),
  twin('/api/clusters/75?expand=ai_impact,vintage&include=occupations', 'GET CLUSTER 75 EXPAND AI_IMPACT, VINTAGE INCLUDE OCCUPATIONS'),
  twin('/api/clusters/75/education', 'GET EDUCATION FOR CLUSTER WHERE CLUSTER_ID IS 75'),
  twin(
    '/api/clusters?occupation_count=1&min_ba_plus_share=0.25&max_ba_plus_share=0.75',
    'LIST CLUSTERS WHERE OCCUPATION_COUNT IS 1 AND BA_PLUS_SHARE >= 0.25 AND BA_PLUS_SHARE <= 0.75',
  ),
  twin('/api/clusters?min_occupation_count=2&max_occupation_count=3', 'LIST CLUSTERS WHERE OCCUPATION_COUNT >= 2 AND OCCUPATION_COUNT <= 3'),
  twin('/api/clusters/75/wages?min_years_in=9&max_years_in=10', 'GET WAGES FOR CLUSTER 75 WHERE YEARS_IN >= 9 AND YEARS_IN <= 10'),
  twin('/api/clusters/75/wages', 'GET WAGES FOR CLUSTER WHERE CLUSTER_ID IS 75'),
  twin(
    '/api/clusters/75/wages?msa_size=Small/Medium&years_in=0,10&experience_level=10&limit=5&offset=0',
    'GET WAGES FOR CLUSTER 75 WHERE MSA_SIZE IS "Small/Medium" AND EXPERIENCE_LEVEL IS "10" AND YEARS_IN IN (0, 10) LIMIT 5 OFFSET 0',
  ),
  twin(
    '/api/clusters/75/retention?msa_size=Large&experience_level=Experienced',
    'GET RETENTION FOR CLUSTER 75 WHERE EXPERIENCE_LEVEL IS "Experienced" AND MSA_SIZE IS "Large"',
  ),
  twin('/api/clusters/75/retention?limit=2&offset=1', 'GET RETENTION FOR CLUSTER 75 RANGE 2-3'),
  twin('/api/clusters/75/ai-impact', 'GET AI_IMPACT FOR CLUSTER WHERE CLUSTER_ID IS 75'),
  ...(['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend_early_career', 'blend_growth', 'blend_stability'] as const).map((sort) =>
    twin(`/api/clusters/75/companies?sort=${sort}&limit=60`, `LIST COMPANIES FOR CLUSTER 75 ORDER BY ${sort.replace('postings', 'posting_count')} LIMIT 60`),
  ),
  twin(
    '/api/clusters/75/companies?cbsa=Seattle&min_hiring_postings_qtile=2&max_hiring_postings_qtile=3',
    'LIST COMPANIES FOR CLUSTER 75 WHERE CBSA CONTAINS "Seattle" AND HIRING_POSTINGS_QTILE >= 2 AND HIRING_POSTINGS_QTILE <= 3',
  ),
  twin('/api/clusters/75/companies?sort=blend', 'LIST COMPANIES FOR CLUSTER 75 ORDER BY BLEND'),
  twin(
    '/api/clusters/75/companies?order_by=blend&archetype=growth&badge=Platinum',
    'LIST COMPANIES FOR CLUSTER 75 WHERE ANY_BADGE IS "Platinum" ORDER BY BLEND_GROWTH',
  ),
  twin(
    '/api/clusters/75/companies?cbsa=Seattle,35620&hiring_postings_qtile=2,3&industry=Banking&top10=Yes,No&limit=10&offset=1',
    'LIST COMPANIES FOR CLUSTER 75 WHERE INDUSTRY IS "Banking" AND TOP10 IN ("Yes", "No") AND CBSA IN ("Seattle", "35620") AND HIRING_POSTINGS_QTILE IN ("2", "3") LIMIT 10 OFFSET 1',
  ),
  twin(
    '/api/clusters/75/companies?badge_early_career=Ranked&badge_growth=Ranked,NA&badge_stability=Ranked,NA&entry_posting_tier=high&total_posting_tier=high&expand=timestamps&include_score=true',
    'LIST COMPANIES FOR CLUSTER 75 WHERE ENTRY_POSTING_TIER IS "high" AND TOTAL_POSTING_TIER IS "high" AND BADGE_EARLY_CAREER IS Ranked AND BADGE_GROWTH IN (Ranked, NA) AND BADGE_STABILITY IN (Ranked, NA) EXPAND TIMESTAMPS WITH SCORE',
  ),
  ...(
    [
      ['skill-adj-clusters', 'SKILL_ADJACENT_CLUSTERS'],
      ['cluster-destinations', 'DESTINATION_CLUSTERS'],
    ] as const
  ).flatMap(([path, subject]) => [
    twin(`/api/clusters/75/${path}?expand=names,occupations`, `LIST ${subject} FOR CLUSTER 75 EXPAND NAMES, OCCUPATIONS`),
    twin(`/api/clusters/0/${path}?onet=29-1141.00&limit=2&offset=1`, `LIST ${subject} FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" LIMIT 2 OFFSET 1`),
    twin(`/api/clusters/75/${path}?company=Walmart&expand=company_hiring`, `LIST ${subject} FOR CLUSTER 75 WHERE COMPANY IS "Walmart" EXPAND COMPANY_HIRING`),
    twin(
      `/api/clusters/75/${path}?experience_level=Experienced&msa_size=Small/Medium&min_retention_rate_3yr=0.1&max_retention_rate_3yr=0.9&min_internal_promotion_rate=0.01&max_internal_promotion_rate=0.9&min_external_promotion_rate=0.01&max_external_promotion_rate=0.95`,
      `LIST ${subject} FOR CLUSTER 75 WHERE EXPERIENCE_LEVEL IS "Experienced" AND MSA_SIZE IS "Small/Medium" AND INTERNAL_PROMOTION_RATE >= 0.01 AND INTERNAL_PROMOTION_RATE <= 0.9 AND EXTERNAL_PROMOTION_RATE >= 0.01 AND EXTERNAL_PROMOTION_RATE <= 0.95 AND RETENTION_RATE_3YR >= 0.1 AND RETENTION_RATE_3YR <= 0.9`,
    ),
    twin(
      `/api/clusters/75/${path}?min_wage_p75_at_10y=1000&max_wage_p75_at_10y=900000&job_level=Bachelor%27s%20Degree`,
      `LIST ${subject} FOR CLUSTER 75 WHERE JOB_LEVEL IS "Bachelor's Degree" AND WAGE_P75_AT_10Y >= 1000 AND WAGE_P75_AT_10Y <= 900000`,
    ),
    twin(
      `/api/clusters/75/${path}?ai_flag=Raising%20the%20Bar&premium_skill=a`,
      `LIST ${subject} FOR CLUSTER 75 WHERE AI_FLAG IS "Raising the Bar" AND PREMIUM_SKILL CONTAINS "a"`,
    ),
  ]),
  // Places
  twin('/api/location/zip/98101', 'GET LOCATION BY ZIP WHERE ZIP IS "98101"'),
  twin('/api/location/cbsa/42660', 'GET LOCATION_CBSA WHERE CBSA IS "42660"'),
  // Conversions
  twin('/api/titleconvert?title=registered%20nurse', 'TITLECONVERT "registered nurse"'),
  twin(
    '/api/titleconvert?title=software%20enginer&limit=3&expand=cluster&group=onet&ambiguity_threshold=0.1',
    'TITLECONVERT "software enginer" WHERE AMBIGUITY_THRESHOLD IS 0.1 LIMIT 3 EXPAND CLUSTER GROUP BY ONET',
  ),
  twin(
    '/api/titleconvert?title=sales%20manager&_fast=false&min_score=0.2&_fusion=true&_stem=false&_fts_and=true&_fusion_alpha=0.5&_fusion_beta=0.2&_fusion_exact=0.3&_fusion_lex_mode=percentile',
    'TITLECONVERT "sales manager" WHERE SCORE >= 0.2 USING NO FAST, FUSION, NO STEM, FTS_AND, FUSION_ALPHA=0.5, FUSION_BETA=0.2, FUSION_EXACT=0.3, FUSION_LEX_MODE=percentile',
  ),
  twin(
    '/api/titleconvert?title=analyst&company=Walmart&industry=Retail&location=Seattle&clarify=true&explain=true&limit=5',
    'TITLECONVERT "analyst" WHERE COMPANY IS "Walmart" AND INDUSTRY IS "Retail" AND LOCATION IS "Seattle" LIMIT 5 CLARIFY WITH EXPLAIN',
  ),
  twin(
    '/api/titleconvert?title=analyst&sector=Banking,Insurance&_catalog=false&_bypass=true',
    'TITLECONVERT "analyst" WHERE SECTOR IN ("Banking", "Insurance") USING NO CATALOG, BYPASS',
  ),
  twin('/api/companyconvert?name=microsft&min_score=0.5&limit=3', 'COMPANYCONVERT "microsft" WHERE SCORE >= 0.5 LIMIT 3'),
  twin('/api/companyconvert?name=first&industry=Banking,Insurance', 'COMPANYCONVERT "first" WHERE INDUSTRY IN ("Banking", "Insurance")'),
  twin(
    '/api/clusters/convert?title=data%20analyst&job_level=Bachelor%27s%20Degree&min_score=0.1&limit=4',
    `CLUSTERCONVERT "data analyst" WHERE JOB_LEVEL IS "Bachelor's Degree" AND SCORE >= 0.1 LIMIT 4`,
  ),
  twin('/api/clusters/convert?title=nurse&ai_flag=Raising%20the%20Bar', 'CLUSTERCONVERT "nurse" WHERE AI_FLAG IS "Raising the Bar"'),
  // The service
  twin('/api/version', 'VERSION'),
];

/** Lists of which REST brings all rows and the query language the first 100: what is asked differs, the rows of these do not. */
export const UNPAGED = ['/api/companies/Walmart/clusters', '/api/companies/Walmart/hiring', '/api/occupations/29-1141.00/clusters'];

/** The one read whose facts a query gives in another shape: rows with the ends of the distribution. */
export const RESHAPED: readonly Twin[] = [
  twin(
    '/api/occupations/29-1141.00/wages?msa_size=Small/Medium&experience_level=5',
    'GET WAGES FOR OCCUPATION WHERE ONET_CODE IS "29-1141.00" AND MSA_SIZE IS "Small/Medium" AND EXPERIENCE_LEVEL IS "5" EXPAND PERCENTILES',
  ),
  twin('/api/occupations/29-1141.00/wages?years_in=0', 'GET WAGES FOR OCCUPATION "29-1141.00" WHERE MSA_SIZE IS "Large" AND YEARS_IN IS 0 EXPAND PERCENTILES'),
];

/** Reads that no query asks, and why. */
export const REST_ONLY: Readonly<Record<string, string>> = {
  getHealth: 'For those who watch the service; asked without an account.',
  getLiveness: 'For orchestrators; asked without an account.',
  getReadiness: 'For orchestrators; asked without an account.',
  getProtectedResource: 'Tells clients where credentials come from; asked without an account.',
  getProtectedResourceOfMcp: 'Likewise.',
  getMcpCapabilities: 'Describes the MCP door to its clients.',
  getChangelog: 'A meta endpoint by the specification.',
};

/** Forms that ask what no read of REST does, and why REST goes without: it gets no new capabilities first. */
export const DSL_ONLY: Readonly<Record<string, string>> = {
  'LIST OCCUPATIONS FOR CLUSTER': 'REST: /api/occupations?cluster_id=….',
  'LIST EARLY_CAREER_COMPANIES': 'REST: /api/companies?badge_early_career=Ranked, in its own order.',
  'GET WAGE_PROGRESSION FOR OCCUPATION': 'The wages of REST, with their growth.',
  'GET WAGE_PROGRESSION FOR CLUSTER': 'The same.',
  'GET RETENTION FOR OCCUPATION': 'REST asks for the cluster of the code.',
  'GET PROBABILITIES FOR OCCUPATION': 'The retention of REST, one row an outcome.',
  'GET PROBABILITIES FOR CLUSTER': 'The same.',
  'COUNT COMPANIES': 'The total of the list.',
  'COUNT OCCUPATIONS': 'The total of the list.',
  'COUNT CLUSTERS': 'The total of the list.',
  'COUNT INDUSTRIES': 'The total of the list.',
  'TITLECONVERT […]': 'Batches are not available on REST, by the specification.',
  'ANALYZE BADGES': 'REST has the counts.',
};
