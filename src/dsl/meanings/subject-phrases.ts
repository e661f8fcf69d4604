import { wordTable } from '../../text/word-table.ts';

/** What is counted by a group that a query asks for, without saying of what: LIST STATES. */
export const COUNTED = 'counted badges';

/**
 * Subjects that plain English has no phrase for, or another meaning, best first; it knows the others (spoken-names.ts). These are names of fields of the answers
 * ("badge count", "cluster id"), and phrases of two topics, which questions say apart ("retention probability", "top employers"). "Plus" begins a clause of
 * queries. A question about titles wants them converted, and promotion rates are in the retention data here, but probabilities there. The badges of
 * occupations are analyzed, too. Singular and plural of the real names are added to these.
 */
export const SUBJECT_PHRASES = wordTable<readonly string[]>({
  ...Object.fromEntries(
    // The name of a table: CLUSTER_WAGES.
    ['cluster', 'occupation', 'company'].flatMap((of) =>
      Object.entries({
        wages: 'WAGES',
        retention: 'RETENTION',
        education: 'EDUCATION',
        pathways: 'PATHWAYS',
        hiring: 'HIRING',
        destinations: 'DESTINATION_CLUSTERS',
      }).map(([name, subject]) => [`${of} ${name}`, [subject]]),
    ),
  ),
  [COUNTED]: ['COMPANY_BADGES', 'OCCUPATION_BADGES'],
  'company profile': ['COMPANY'],
  'top employers': ['COMPANIES'],
  'early career employers': ['EARLY_CAREER_COMPANIES'],
  titles: ['OCCUPATIONS'],
  groups: ['CLUSTERS'],
  'job titles': ['OCCUPATIONS'],
  tickers: ['COMPANY_ALIASES'],
  'overall badge': ['BADGES'],
  'badge growth': ['BADGES'],
  'badge stability': ['BADGES'],
  'badge early career': ['BADGES'],
  'badge count': ['BADGES'],
  'wage percentiles': ['WAGES'],
  'promotion rate': ['RETENTION', 'PROBABILITIES'],
  'promotion rates': ['RETENTION', 'PROBABILITIES'],
  'promotion retention': ['RETENTION'],
  'promotion and retention': ['RETENTION'],
  'internal promotion rate': ['RETENTION'],
  'external promotion rate': ['RETENTION'],
  'retention rate 3yr': ['RETENTION'],
  'ba plus share': ['EDUCATION'],
  'occupation badges': ['OCCUPATION_BADGES', 'BADGES'],
  'cluster id': ['CLUSTER', 'CLUSTERS'],
  'cluster name': ['CLUSTER', 'CLUSTERS'],
  'next clusters': ['DESTINATION_CLUSTERS'],
  'cluster destinations': ['DESTINATION_CLUSTERS'],
  'career transitions': ['DESTINATION_CLUSTERS', 'PATHWAYS'],
  transitions: ['DESTINATION_CLUSTERS', 'PATHWAYS'],
  'job transitions': ['DESTINATION_CLUSTERS', 'PATHWAYS'],
  'skill adj clusters': ['SKILL_ADJACENT_CLUSTERS'],
  'company occupations': ['OCCUPATIONS', 'COMPANIES', 'OCCUPATION_BADGES'],
  'company clusters': ['COMPANY_CLUSTERS', 'COMPANIES', 'OCCUPATION_BADGES'],
  'neighboring clusters': ['SKILL_ADJACENT_CLUSTERS'],
  'mobility patterns': ['DESTINATION_CLUSTERS'],
  'access requirements': ['EDUCATION'],
  'retention data': ['RETENTION'],
  'ai overlay': ['AI_IMPACT'],
  'automation risk': ['AI_IMPACT'],
  'promotion probabilities': ['PROBABILITIES'],
  'promotion probability': ['PROBABILITIES'],
  'retention probability': ['PROBABILITIES'],
  'hiring metros': ['HIRING'],
  'job postings': ['HIRING', 'OCCUPATION_BADGES'],
  postings: ['HIRING', 'OCCUPATION_BADGES'],
  'job openings': ['HIRING', 'OCCUPATION_BADGES'],
  openings: ['HIRING', 'OCCUPATION_BADGES'],
  'location zip': ['LOCATION_ZIP'],
  'location by zip': ['LOCATION_ZIP'],
  'location cbsa': ['LOCATION_CBSA'],
  'location by cbsa': ['LOCATION_CBSA'],
  ...Object.fromEntries(
    ['msa', 'metro', 'metro area', 'metropolitan area'].flatMap((area) => [`location ${area}`, `location by ${area}`]).map((name) => [name, ['LOCATION_CBSA']]),
  ),
});
