import type { DatasetFacts } from '../reads/dataset-facts.ts';

/** A topic of HELP. The forms whose syntax, fields and examples belong to it name it themselves. */
export interface HelpTopic {
  readonly topic: string;
  readonly aliases?: readonly string[];
  readonly summary: string;
  readonly syntax?: readonly string[];
  readonly examples?: readonly string[];
  readonly notes?: readonly string[];
  /** Notes that depend on the loaded dataset. */
  readonly notesOn?: (facts: DatasetFacts) => readonly string[];
  readonly seeAlso?: readonly string[];
}

const NULL_BADGES =
  'A badge is Platinum (top fifth), Gold (next fifth) or null: too little data, or below both. Null does not mean low quality. Ranked stands for Platinum or Gold, NA for null.';

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    topic: 'COMPANIES',
    summary: 'Employers: lists, one employer, search, industries.',
    notes: ['Names are exact, in any case; COMPANYCONVERT resolves names, tickers and aliases first.', NULL_BADGES],
    seeAlso: ['CONVERT', 'BADGES', 'HIRING'],
  },
  {
    topic: 'WAGES',
    summary: 'What roles pay over ten years, by tenure and metro size.',
    notes: ["YEARS_IN runs from 0 to 10; EXPERIENCE_LEVEL is the same as text. Wage growth is the provider's and not reproducible from the percentiles."],
    seeAlso: ['PATHWAYS', 'METHODOLOGY'],
  },
  {
    topic: 'OCCUPATIONS',
    summary: 'Occupation codes (O*NET-SOC), and what a company employs.',
    seeAlso: ['CONVERT', 'CLUSTERS', 'WAGES'],
  },
  {
    topic: 'CONVERT',
    summary: 'Free text to codes and employers: TITLECONVERT, COMPANYCONVERT, CLUSTERCONVERT.',
    notes: [
      'TITLECONVERT takes up to 200 titles in brackets; results keep order and duplicates.',
      'A match of COMPANYCONVERT whose in_database is false must not be used in further queries.',
      'RESOLVE CLUSTER [DETAILS] is another spelling of EXPAND CLUSTER and EXPAND CLUSTER_DETAILS.',
    ],
    seeAlso: ['GUIDELINES', 'SAMPLE'],
  },
  {
    topic: 'HIRING',
    summary: 'Who hires where.',
    notes: ['postings_count_qtile is geographic, 3 the strongest third; posting tiers are another measure.'],
    seeAlso: ['COMPANIES', 'CLUSTERS'],
  },
  {
    topic: 'AI_IMPACT',
    summary: 'What AI changes: flag, trends and narratives.',
    notes: ['Where coverage.classified is false, flag, trends and narratives are null: nothing is known, which is not an error.'],
    examples: ['LIST CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Rising" EXPAND AI_IMPACT LIMIT 5'],
    seeAlso: ['AI_IMPACT_EXPERIMENTAL', 'CLUSTERS'],
  },
  {
    topic: 'AI_IMPACT_EXPERIMENTAL',
    summary: 'The overlay in filters, orders and expansions; beta, most likely to change.',
    syntax: [
      'WHERE AI_FLAG | ENTRY_BARRIER_TREND | EXPERTISE_PREMIUM_TREND IS <text>',
      'ORDER BY AI_FLAG | ENTRY_BARRIER_TREND | EXPERTISE_PREMIUM_TREND',
      'EXPAND AI_IMPACT',
    ],
    examples: [
      'LIST OCCUPATIONS WHERE AI_FLAG IS "Winners Pull Away" ORDER BY TITLE LIMIT 5',
      'LIST OCCUPATIONS ORDER BY AI_FLAG DESC, TITLE EXPAND AI_IMPACT LIMIT 5',
    ],
    seeAlso: ['AI_IMPACT'],
  },
  {
    topic: 'CLUSTERS',
    summary: 'Occupation clusters: cohorts of codes that behave alike in labor data.',
    seeAlso: ['PATHWAYS', 'AI_IMPACT'],
  },
  {
    topic: 'PATHWAYS',
    summary: 'Where roles lead: pathways, destination clusters, skill-adjacent clusters.',
    notes: [
      'Metrics are taken at a snapshot: EXPERIENCE_LEVEL "0", "5", "10" fill wages, "Entry-Level" and "Experienced" promotion and retention. wage_p75_at_10y is filled at "10" only.',
    ],
    seeAlso: ['WAGES', 'CLUSTERS'],
  },
  {
    topic: 'METHODOLOGY',
    summary: 'What the data is, how badges are made and where it is weak.',
    notes: [
      NULL_BADGES,
      'Badges of a company: overall, and three archetypes: early career (entry-level opportunity), growth (wages and roles), stability (tenure and retention). Badges of a pair compare employers for one role.',
      'Clusters are cohorts of the provider, not O*NET classifications.',
    ],
    notesOn,
    examples: ['ANALYZE BADGES', 'VERSION'],
    seeAlso: ['BADGES', 'AI_IMPACT'],
  },
  {
    topic: 'SCHEMA',
    summary: 'The grammar of the language.',
    notes: [
      'Words match in any case; texts stand in double quotes (\\" and \\\\ inside), numbers bare, JSON in single quotes; # begins a comment.',
      'AND binds closer than OR. NOT keeps rows without a value, but for comparisons of size, which need one.',
      'Modifiers come in any order, each once. A query holds one command: no pipe, no semicolon.',
    ],
    examples: ['LIST COMPANIES WHERE (STATE IS "Ohio" OR STATE IS "Texas") AND NOT INDUSTRY IN ("Banking", "Retail") ORDER BY GOLD, ALPHA RANGE 1-5'],
    seeAlso: ['GUIDELINES'],
  },
  {
    topic: 'BADGES',
    aliases: ['COMPANY_BADGES', 'OCCUPATION_BADGES'],
    summary: 'Badges of employers and of pairs of employer and cluster: lists, counts, analysis.',
    notes: [NULL_BADGES, 'ANY_BADGE is met by one badge of the level, ALL_BADGES by all; BADGE on pairs also takes archetype:level, as in "growth:Gold".'],
    seeAlso: ['METHODOLOGY', 'COMPANIES'],
  },
  {
    topic: 'GUIDELINES',
    aliases: ['BEHAVIOR'],
    summary: 'How to work with this service: which query first, how to resolve names, how to read nulls.',
    notes: [
      '1. Resolve what people wrote first: job titles with TITLECONVERT, employers with COMPANYCONVERT. Use the code or name of the recommended row in what follows.',
      '2. When disambiguation.status is ambiguous, ask, or add WHERE COMPANY, INDUSTRY or LOCATION.',
      '3. NOT_IN_DATABASE means that nothing is known of this employer; say so.',
      '4. ' + NULL_BADGES,
      '5. total is exact; has_more says that there are further rows (LIMIT, OFFSET, RANGE).',
      '6. dsl_suggestions are queries that fit the answer and run as they are.',
      '7. An error says what is wrong, where, and shows an example that runs.',
    ],
    examples: ['TITLECONVERT "truck driver" EXPAND CLUSTER LIMIT 3', 'COMPANYCONVERT "wallmart"'],
    seeAlso: ['CONVERT', 'SCHEMA'],
  },
  {
    topic: 'SAMPLE',
    summary: 'Records for learning: SUBMIT SAMPLE and SUBMIT TITLECONVERT. Intake only.',
    notes: ['The same ID twice records once: the second answers recorded false.'],
    seeAlso: ['CONVERT'],
  },
  {
    topic: 'ADMIN',
    summary: 'Changes of company data; needs the admin role.',
    notes: ['alias_type: alternate_spelling, former_name, abbreviation, parent_company, subsidiary, legal_name, typo.'],
    seeAlso: ['COMPANIES'],
  },
];

/** What the loaded dataset says of itself. */
function notesOn({ overlayClusters, classifiedClusters, observationWindow, limitations, statusNote }: DatasetFacts): string[] {
  return [
    `${classifiedClusters} of ${overlayClusters} clusters are classified for AI impact.`,
    ...(observationWindow === null ? [] : [`Observed ${observationWindow}.`]),
    ...limitations,
    statusNote,
  ];
}
