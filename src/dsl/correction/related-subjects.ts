import { wordTable } from '../../text/word-table.ts';

/** Figures of occupations and clusters. Of a company, only badges are known. */
const OF_JOBS = ['WAGES', 'WAGE_PROGRESSION', 'RETENTION', 'PROBABILITIES', 'EDUCATION', 'PATHWAYS', 'AI_IMPACT'];

/**
 * The subjects whose rows answer a question that another one cannot, nearest first: who hires for a job is a list of companies, pay and retention are figures of clusters,
 * and where jobs are is in the hiring of a company or in the badges of its jobs.
 */
export const RELATED = wordTable<readonly string[]>({
  HIRING: ['COMPANIES', 'OCCUPATION_BADGES'],
  LOCATION_CBSA: ['HIRING', 'COMPANIES'],
  LOCATION_ZIP: ['HIRING', 'COMPANIES'],
  OCCUPATIONS: ['CLUSTERS', 'HIRING', 'OCCUPATION_BADGES'],
  COMPANIES: ['OCCUPATION_BADGES'],
  COMPANY: ['COMPANIES'],
  CLUSTERS: ['HIRING', 'OCCUPATION_BADGES'],
  INDUSTRIES: ['COMPANY_BADGES'],
  BADGES: ['OCCUPATION_BADGES', 'COMPANY_BADGES'],
  COMPANY_BADGES: ['OCCUPATION_BADGES'],
  ...Object.fromEntries(OF_JOBS.map((subject) => [subject, ['BADGES']])),
});
