import { WAGE_GROWTH_DESCRIPTION } from '../catalog/cluster-metrics.ts';
import { LAST_TENURE_YEAR } from '../catalog/tenure.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { withRoles } from './permission.ts';

/** A topic of HELP. Each form names the topic that shows its syntax, fields, and examples. */
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
  'A badge is Platinum (top fifth), Gold (next fifth), or null (too little data, or below both). Null does not mean low quality. Ranked means Platinum or Gold; NA means null.';

const OF_CLUSTERS =
  'Figures of an occupation are those of its cluster: company counts, job level, AI impact, wages, promotion and retention, and badges and postings at companies. All codes of a cluster have the same. GET OCCUPATION FOR CLUSTER lists them.';

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    topic: 'COMPANIES',
    summary: 'Employers: lists, details, search, and industries.',
    notes: ['Names must be exact, in any case. Resolve other names, tickers, and aliases with COMPANYCONVERT first.', NULL_BADGES],
    seeAlso: ['CONVERT', 'BADGES', 'HIRING'],
  },
  {
    topic: 'WAGES',
    summary: 'Pay over ten years, by tenure and metro size.',
    notes: [
      `YEARS_IN is 0 to ${LAST_TENURE_YEAR}, where the data ends; EXPERIENCE_LEVEL is the same number as text.`,
      `growth_from_start of a row is the growth of the median in its metro size. wage_growth.p50_growth_0_10 and PAY_GROWTH: ${WAGE_GROWTH_DESCRIPTION}`,
      OF_CLUSTERS,
    ],
    seeAlso: ['PATHWAYS', 'METHODOLOGY'],
  },
  {
    topic: 'OCCUPATIONS',
    summary: 'Occupation codes (O*NET-SOC), and the occupations at a company.',
    notes: [OF_CLUSTERS],
    seeAlso: ['CONVERT', 'CLUSTERS', 'WAGES'],
  },
  {
    topic: 'CONVERT',
    summary: 'Convert free text to codes and employers: TITLECONVERT, COMPANYCONVERT, CLUSTERCONVERT.',
    notes: [
      'TITLECONVERT takes a list of up to 200 titles in brackets. Results keep the order and duplicates.',
      'Do not use a COMPANYCONVERT match in further queries if its in_database is false.',
      'RESOLVE CLUSTER means EXPAND CLUSTER, and RESOLVE CLUSTER DETAILS means EXPAND CLUSTER_DETAILS.',
    ],
    seeAlso: ['GUIDELINES', 'SAMPLE'],
  },
  {
    topic: 'HIRING',
    summary: 'In which metro areas a company hires, and ZIP codes and metro areas.',
    notes: ['postings_count_qtile compares metro areas; 3 is the strongest third. Posting tiers are a different measure.'],
    seeAlso: ['COMPANIES', 'CLUSTERS'],
  },
  {
    topic: 'AI_IMPACT',
    summary: 'AI impact: flag, trends, and narratives.',
    notes: ['If coverage.classified is false, the flag, trends, and narratives are null. This means that there is no data; it is not an error.'],
    examples: ['LIST CLUSTERS WHERE ENTRY_BARRIER_TREND IS "Rising" EXPAND AI_IMPACT LIMIT 5'],
    seeAlso: ['AI_IMPACT_EXPERIMENTAL', 'CLUSTERS'],
  },
  {
    topic: 'AI_IMPACT_EXPERIMENTAL',
    summary: 'AI-impact data in filters, orders, and expansions. Beta: likely to change.',
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
    summary: 'Occupation clusters: groups of occupation codes that are similar in labor data.',
    seeAlso: ['PATHWAYS', 'AI_IMPACT'],
  },
  {
    topic: 'PATHWAYS',
    summary: 'Career paths: pathways, destination clusters, and skill-adjacent clusters.',
    notes: [
      'Each row has the metrics of one snapshot. With EXPERIENCE_LEVEL "0", "5", or "10", it has wages; with "Entry-Level" or "Experienced", promotion and retention. wage_p75_at_10y is filled only at "10".',
    ],
    seeAlso: ['WAGES', 'CLUSTERS'],
  },
  {
    topic: 'METHODOLOGY',
    summary: 'Where the data comes from, how badges are calculated, and the limits of the data.',
    notes: [
      NULL_BADGES,
      'A company has an overall badge and one badge for each of three archetypes: early career (entry-level opportunity), growth (wages and roles), and stability (tenure and retention). The badges of a company-cluster pair compare employers for one role.',
      'Clusters are defined by the data provider. They are not O*NET classifications.',
    ],
    notesOn,
    examples: ['ANALYZE BADGES', 'VERSION'],
    seeAlso: ['BADGES', 'AI_IMPACT'],
  },
  {
    topic: 'SCHEMA',
    summary: 'The grammar of the query language.',
    notes: [
      'Keywords and names can be in any case. Put text in double quotes (with \\" and \\\\ as escapes) and JSON in single quotes; do not quote numbers. # starts a comment.',
      'AND binds tighter than OR. NOT also returns rows without a value, except when it negates >, >=, <, <=, or BETWEEN.',
      'Modifiers can be in any order, each at most once. A query is a single command, without pipes or semicolons.',
    ],
    examples: ['LIST COMPANIES WHERE (STATE IS "Ohio" OR STATE IS "Texas") AND NOT INDUSTRY IN ("Banking", "Retail") ORDER BY GOLD, ALPHA RANGE 1-5'],
    seeAlso: ['GUIDELINES'],
  },
  {
    topic: 'BADGES',
    aliases: ['COMPANY_BADGES', 'OCCUPATION_BADGES'],
    summary: 'Badges of employers and of employer-cluster pairs: lists, counts, and analysis.',
    notes: [
      NULL_BADGES,
      'ANY_BADGE matches if at least one badge has the level, ALL_BADGES if all badges have it. On pairs, BADGE also takes archetype:level, as in "growth:Gold".',
    ],
    seeAlso: ['METHODOLOGY', 'COMPANIES'],
  },
  {
    topic: 'GUIDELINES',
    aliases: ['BEHAVIOR'],
    summary: 'How to use this service: which query to run first, how to resolve names, and what nulls mean.',
    notes: [
      '1. First resolve what people wrote: job titles with TITLECONVERT, employers with COMPANYCONVERT. In later queries, use the code of the recommended title (of a batch, only if its status is matched), or the exact company_name. If confidence of the first employer is not high, ask which one is meant.',
      '2. If disambiguation.status is ambiguous, ask the user, or add WHERE COMPANY, INDUSTRY, or LOCATION. Without rows, the text is no known job title.',
      '3. NOT_IN_DATABASE means that there is no data about this employer. Say so.',
      '4. ' + NULL_BADGES,
      '5. total is exact. If has_more is true, get further rows with OFFSET or RANGE.',
      '6. dsl_suggestions are useful next queries. You can run them as they are.',
      '7. An error says what is wrong and where, and includes an example that you can run. For a question in plain English, the example is the query that it probably means.',
    ],
    examples: ['TITLECONVERT "truck driver" EXPAND CLUSTER LIMIT 3', 'COMPANYCONVERT "wallmart"'],
    seeAlso: ['CONVERT', 'SCHEMA'],
  },
  {
    topic: 'SAMPLE',
    summary: 'Submit data for learning: SUBMIT SAMPLE and SUBMIT TITLECONVERT. The data is only stored.',
    notes: ['A record with an ID that already exists is not stored again: recorded is then false.'],
    seeAlso: ['CONVERT'],
  },
  {
    topic: 'ADMIN',
    summary: `Change company data. Requires the permission ${withRoles('data:write')}.`,
    notes: ['alias_type: alternate_spelling, former_name, abbreviation, parent_company, subsidiary, legal_name, typo.'],
    seeAlso: ['COMPANIES'],
  },
];

/** Notes about the loaded dataset. */
function notesOn({ coreClusters, overlayClusters, classifiedClusters, observationWindow, limitations, statusNote }: DatasetFacts): string[] {
  return [
    `AI impact has finer clusters: ${classifiedClusters} of its ${overlayClusters} are classified. The other forms know the ${coreClusters} core clusters.`,
    ...(observationWindow === null ? [] : [`Observed ${observationWindow}.`]),
    ...limitations,
    statusNote,
  ];
}
