import type { Entity } from './items.ts';
import type { FieldValue, Topic } from './senses.ts';
import { wordTable } from '../../text/word-table.ts';

/** Which question a form answers. */
export interface Intent {
  /** How much each topic suggests the form. A topic that is not listed counts against it. */
  readonly topics: Readonly<Partial<Record<Topic, number>>>;
  /** The question must have one of these topics. Without this, a name alone is enough. */
  readonly needs?: readonly Topic[];
  /** Fields whose values the answer shows, although the form cannot filter by them. */
  readonly shows?: readonly string[];
  /** Fields whose values the answer states, too, although a question about them alone does not ask for it. */
  readonly states?: readonly string[];
  /** Conditions that say a topic, unless the question names a value of the field. */
  readonly narrows?: Readonly<Partial<Record<Topic, FieldValue>>>;
  /** Fields that the form has, but that questions about it do not mean. */
  readonly without?: readonly string[];
  /** Fields with another meaning than the question has, also where it leaves something out: the headquarters, of a question about hiring. */
  readonly others?: readonly string[];
  /** The same, where one question has both: by the position of the part of the question. */
  readonly othersAt?: (at: number) => readonly string[];
  /** Fields that only questions about several names mean: "compare the badges of Target and Costco". */
  readonly forSeveral?: readonly string[];
  /** Orders of the same kind. */
  readonly withoutOrders?: readonly string[];
  /** Names that are enough without a topic. */
  readonly orNames?: readonly Entity['kind'][];
  /** Fields, or orders, without which the query does not say the topic. */
  readonly saidBy?: Readonly<Partial<Record<Topic, readonly string[]>>>;
  /** The question must have one of these topics, too. */
  readonly needsAlso?: readonly Topic[];
  /** How probable the form must be without one of its topics: "match 'ops lead'" asks for no cluster. */
  readonly leastGuess?: number;
  /** Only for a cluster that the question names as such, not for the cluster of an occupation. */
  readonly isForClusters?: boolean;
  /** Counts for the form, or, if negative, against it. */
  readonly prior?: number;
  /** EXPAND for a topic. */
  readonly expands?: Readonly<Partial<Record<Topic, string>>>;
}

/** How much a topic counts against a form that does not list it. Default: 1. */
export const AGAINST: Readonly<Partial<Record<Topic, number>>> = {
  who: 0.2,
  where: 0.7,
  jobs: 0.4,
  companies: 0.8,
  member: 0.5,
  each: 0,
  about: 0.5,
  convert: 0.4,
  search: 0.5,
  count: 1.5,
  metro: 0.6,
  growth: 0.8,
};

const PAIRS_OF_ROLE = {
  companies: 2,
  hiring: 1.5,
  who: 0.8,
  where: 0.3,
  postings: 0.5,
  entry_postings: 0.5,
  jobs: 0.2,
  badges: -1.5,
  beginners: 0.5,
  company_search: 1.5,
  // The answer names companies, not industries.
  industries: -0.1,
  about: 0,
};
const ABOUT_ROLE = { jobs: 0, clusters: 0.3, about: 0, companies: -0.5 };
const ABOUT_OUTCOME = { ...ABOUT_ROLE, probability: 2.2, retention: 0.8, promotion: 0.8 };
const OUTCOMES: NonNullable<Intent['narrows']> = {
  retention: { field: 'OUTCOME', values: ['retention'] },
  promotion: { field: 'OUTCOME', values: ['internal_promotion', 'external_promotion'] },
};
const SAID_BY: NonNullable<Intent['saidBy']> = {
  ai: ['AI_FLAG', 'ENTRY_BARRIER_TREND', 'EXPERTISE_PREMIUM_TREND'],
  education: ['JOB_LEVEL', 'BA_PLUS_SHARE'],
  pathways: ['PREMIUM_SKILL'],
  beginners: ['BADGE_EARLY_CAREER', 'ENTRY_POSTING_TIER', 'ENTRY_POSTING_COUNT', 'BLEND'],
  entry_postings: ['ENTRY_POSTING_TIER', 'ENTRY_POSTING_COUNT', 'BLEND'],
};
/** Counts of badges are by level and kind. They do not say how many companies have three badges. */
const BADGE_FIELDS = ['OVERALL_BADGE', 'ANY_BADGE', 'BADGE_EARLY_CAREER', 'BADGE_GROWTH', 'BADGE_STABILITY', 'ALL_BADGES'];

/**
 * The questions that each form of the query language answers, by the name of the form. What a question says besides its topics is derived from the form itself:
 * its target, and the fields, orders, groups, and expansions of its operation. A test requires an entry for each form.
 */
export const INTENTS = wordTable<Intent>({
  'LIST COMPANIES': {
    topics: { companies: 2, company_search: 1.5, about: 0, industries: 0, who: 0, relatives: 0 },
    expands: { relatives: 'RELATIONSHIPS' },
    needs: ['companies', 'company_search'],
    without: ['NAME'],
    forSeveral: ['COMPANY'],
    withoutOrders: ['COMPANY_COUNT'],
  },
  'LIST COMPANIES FOR CLUSTER': {
    topics: { ...PAIRS_OF_ROLE, clusters: 0.3 },
    needs: ['companies', 'company_search', 'hiring', 'postings', 'entry_postings'],
    without: ['COMPANY'],
    saidBy: SAID_BY,
  },
  'LIST COMPANIES FOR OCCUPATION': {
    topics: PAIRS_OF_ROLE,
    needs: ['companies', 'company_search', 'hiring', 'postings', 'entry_postings'],
    without: ['COMPANY'],
    prior: 0.05,
    saidBy: SAID_BY,
  },
  'LIST INDUSTRIES': { topics: { industries: 2.2, companies: 0.3 }, needs: ['industries'] },
  'LIST CLUSTERS': {
    topics: { clusters: 2, education: 0, ai: 0.3, pathways: 0, jobs: 0, next: -2.5, similar: -2.5 },
    needs: ['clusters'],
    without: ['CLUSTER_NAME', 'COMPANY'],
    forSeveral: ['CLUSTER_ID'],
    saidBy: SAID_BY,
    expands: { ai: 'AI_IMPACT' },
  },
  'LIST OCCUPATIONS': {
    topics: { jobs: 2, education: 0, ai: 0.3, companies: -0.2 },
    needs: ['jobs'],
    without: ['ONET_CODE', 'COMPANY'],
    forSeveral: ['CLUSTER_ID'],
    saidBy: SAID_BY,
    expands: { ai: 'AI_IMPACT' },
  },
  'LIST OCCUPATIONS FOR COMPANY': {
    topics: { jobs: 2, hiring: 1, postings: 0.5, entry_postings: 0.5, companies: 0, who: 0, code: -0.5 },
    needs: ['jobs', 'hiring', 'postings', 'entry_postings'],
    orNames: ['company', 'role'],
  },
  'LIST OCCUPATIONS FOR CLUSTER': {
    topics: { jobs: 2, clusters: 0.3, member: 1, code: 0.3 },
    needs: ['jobs', 'member', 'code'],
    without: ['ONET_CODE', 'CLUSTER_ID'],
    isForClusters: true,
    saidBy: SAID_BY,
  },
  'LIST COMPANY_CLUSTERS': { topics: { clusters: 1.8, workforce: 2, companies: 0, jobs: 0.3 }, needs: ['clusters', 'workforce'] },
  'LIST COMPANY_ALIASES': { topics: { aliases: 3, company_name: 0.5, companies: -0.5, about: 0 }, needs: ['aliases'] },
  'LIST OCCUPATION_CLUSTERS': { topics: { clusters: 1.2, member: 1.5, jobs: 0.2, about: 0 }, needs: ['clusters', 'member'], without: ['CLUSTER_ID'] },
  'LIST EARLY_CAREER_COMPANIES': {
    topics: { beginners: 2, companies: 1.5, hiring: 0.3, where: 0.5, industries: 0, about: 0, jobs: -0.2 },
    needs: ['beginners'],
    without: ['NAME', 'COMPANY'],
    withoutOrders: ['COMPANY_COUNT'],
  },
  'LIST COMPANY_BADGES': { topics: { company_badges: 2.2, badges: 1.3, companies: 0.3 }, needs: ['company_badges', 'badges'], forSeveral: ['COMPANY'] },
  'LIST OCCUPATION_BADGES': {
    topics: { role_badges: 2.2, badges: 1.5, jobs: 0.3, clusters: 0.2, companies: 0, company_badges: 1 },
    needs: ['role_badges', 'badges'],
    prior: -0.2,
  },
  'LIST SKILL_ADJACENT_CLUSTERS FOR CLUSTER': { topics: { ...ABOUT_ROLE, similar: 2.5, pathways: 0.5, hiring: 0 }, needs: ['similar'] },
  'LIST SKILL_ADJACENT_CLUSTERS FOR OCCUPATION': {
    topics: { ...ABOUT_ROLE, similar: 2.5, pathways: 0.5, hiring: 0 },
    needs: ['similar'],
    prior: 0.05,
  },
  'LIST DESTINATION_CLUSTERS FOR CLUSTER': { topics: { ...ABOUT_ROLE, next: 2.5, pathways: 0.5, where: 0, hiring: 0 }, needs: ['next'] },
  'LIST DESTINATION_CLUSTERS FOR OCCUPATION': {
    topics: { ...ABOUT_ROLE, next: 2.5, pathways: 0.5, where: 0, hiring: 0 },
    needs: ['next'],
    prior: 0.05,
  },
  'GET COMPANY': {
    topics: { about: 1, companies: 0.5, industries: 0.8, relatives: 1.8, member: 1, where: 0.2, who: 0 },
    shows: ['EVENT_TYPE'],
    expands: { relatives: 'RELATIONSHIPS', member: 'RELATIONSHIPS' },
  },
  'GET BADGES FOR COMPANY': { topics: { badges: 2, company_badges: 1.8, companies: 0.3, about: 0 }, shows: BADGE_FIELDS },
  'GET OCCUPATION': { topics: { code: 0.8, jobs: 0.9, about: 0.9, convert: 0 } },
  'GET OCCUPATION FOR CLUSTER': { topics: { jobs: 1, member: 1, clusters: 0.3 }, needs: ['jobs', 'member'], prior: -1, isForClusters: true },
  'GET CLUSTER': { topics: { clusters: 1.6, about: 1, pathways: 0.4, ai: -0.5 }, needs: ['clusters'], isForClusters: true },
  'GET WAGES FOR OCCUPATION': { topics: { ...ABOUT_ROLE, wages: 2.5 }, needs: ['wages'], prior: 0.05 },
  'GET WAGES FOR CLUSTER': { topics: { ...ABOUT_ROLE, wages: 2.5 }, needs: ['wages'] },
  'GET WAGE_PROGRESSION FOR OCCUPATION': { topics: { ...ABOUT_ROLE, wages: 1.2, growth: 2 }, needs: ['growth'], prior: 0.05 },
  'GET WAGE_PROGRESSION FOR CLUSTER': { topics: { ...ABOUT_ROLE, wages: 1.2, growth: 2 }, needs: ['growth'] },
  'GET RETENTION FOR OCCUPATION': {
    shows: ['OUTCOME'],
    topics: { ...ABOUT_ROLE, retention: 2.5, promotion: 2.5, count: 0 },
    needs: ['retention', 'promotion'],
    prior: 0.05,
  },
  'GET RETENTION FOR CLUSTER': { shows: ['OUTCOME'], topics: { ...ABOUT_ROLE, retention: 2.5, promotion: 2.5, count: 0 }, needs: ['retention', 'promotion'] },
  'GET PROBABILITIES FOR OCCUPATION': { topics: ABOUT_OUTCOME, needs: ['probability'], states: ['YEARS_IN'], narrows: OUTCOMES, prior: 0.05 },
  'GET PROBABILITIES FOR CLUSTER': { topics: ABOUT_OUTCOME, needs: ['probability'], states: ['YEARS_IN'], narrows: OUTCOMES },
  'GET EDUCATION FOR OCCUPATION': { topics: { ...ABOUT_ROLE, education: 2.5 }, needs: ['education'], shows: ['JOB_LEVEL', 'BA_PLUS_SHARE'], prior: 0.05 },
  'GET EDUCATION FOR CLUSTER': { topics: { ...ABOUT_ROLE, education: 2.5 }, needs: ['education'], shows: ['JOB_LEVEL', 'BA_PLUS_SHARE'] },
  'GET PATHWAYS FOR OCCUPATION': {
    topics: { ...ABOUT_ROLE, wages: -0.5, pathways: 2.3, next: 0.5, similar: 0.5 },
    needs: ['pathways'],
    shows: ['PREMIUM_SKILL'],
    prior: 0.05,
  },
  'GET PATHWAYS FOR CLUSTER': { topics: { ...ABOUT_ROLE, wages: -0.5, pathways: 2.3, next: 0.5, similar: 0.5 }, needs: ['pathways'], shows: ['PREMIUM_SKILL'] },
  'GET AI_IMPACT FOR OCCUPATION': { topics: { ...ABOUT_ROLE, ai: 2.5 }, needs: ['ai'], shows: ['AI_FLAG'], prior: 0.05 },
  'GET AI_IMPACT FOR CLUSTER': { topics: { ...ABOUT_ROLE, ai: 2.5 }, needs: ['ai'], shows: ['AI_FLAG'] },
  'GET HIRING FOR COMPANY': { topics: { hiring: 1.2, where: 1.3, metro: 0.6, jobs: 0, postings: 0.3, companies: 0 }, needs: ['hiring', 'where', 'metro'] },
  'GET LOCATION_ZIP': { topics: { companies: -0.1, zip: 2, where: 1.5, metro: 0.5, about: 0.5 }, shows: ['MSA_SIZE'] },
  'GET LOCATION_CBSA': { topics: { code: 0, member: 0, metro: 2.2, where: 0.3, count: 0, about: 0.3 }, needs: ['metro'], shows: ['MSA_SIZE'] },
  'COUNT COMPANIES': { topics: { count: 2, companies: 1.2, industries: 0, about: 0 }, needs: ['companies'], without: ['NAME', 'COMPANY'], prior: -0.3 },
  'COUNT OCCUPATIONS': {
    topics: { count: 2, jobs: 1.2, clusters: 0.3, member: 0.3, education: 0, ai: 0.3 },
    needs: ['jobs'],
    without: ['ONET_CODE'],
    isForClusters: true,
    prior: -0.3,
    saidBy: SAID_BY,
  },
  'COUNT CLUSTERS': {
    topics: { count: 2, clusters: 1.2, education: 0, ai: 0.3, jobs: 0, next: -2.5, similar: -2.5 },
    needs: ['clusters'],
    without: ['CLUSTER_ID', 'CLUSTER_NAME'],
    prior: -0.3,
    saidBy: SAID_BY,
  },
  'COUNT INDUSTRIES': { topics: { count: 2, industries: 1.2 }, needs: ['industries'], prior: -0.3 },
  'COUNT COMPANY_BADGES': {
    topics: { count: 1.6, company_badges: 2, badges: 1, companies: 0.6 },
    needs: ['company_badges', 'badges', 'companies'],
    shows: BADGE_FIELDS,
    without: ['COMPANY'],
    prior: -0.4,
  },
  'COUNT OCCUPATION_BADGES': {
    topics: { count: 1.6, role_badges: 2, badges: 0.8, jobs: 1, hiring: 0 },
    needs: ['role_badges', 'badges', 'jobs'],
    needsAlso: ['role_badges', 'badges', 'count'],
    prior: -0.5,
  },
  'ANALYZE BADGES': {
    topics: { statistics: 2.5, badges: 1, companies: 0, company_badges: 1, role_badges: 0.8, about: 0.5, industries: 0 },
    needs: ['statistics'],
    shows: BADGE_FIELDS,
    states: ['ARCHETYPE', 'INDUSTRY', 'STATE'],
  },
  TITLECONVERT: { topics: { code: 2.2, convert: 1.6, jobs: 0.9, who: 0, about: 0, companies: -0.6 }, needs: ['code', 'convert', 'jobs'] },
  'TITLECONVERT […]': { topics: { code: 2.2, convert: 1.6, jobs: 0.9, about: 0 }, needs: ['code', 'convert', 'jobs'] },
  COMPANYCONVERT: {
    shows: ['ALIAS_TYPE'],
    topics: { company_name: 2.5, convert: 1, companies: 0.3, aliases: 1.5, code: 0, search: 0, member: 0 },
    needs: ['company_name', 'aliases'],
  },
  CLUSTERCONVERT: { topics: { clusters: 1.8, convert: 1.6, jobs: 0, search: 0 }, needs: ['clusters'], leastGuess: 0.5, prior: -0.3 },
  'SEARCH COMPANIES': {
    topics: { search: 2, company_search: 2.5, companies: 1, about: 0.3, who: 0 },
    needs: ['search', 'company_search'],
    needsAlso: ['companies', 'company_search'],
  },
});
