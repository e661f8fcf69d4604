import { CLUSTERS } from '../catalog/clusters.ts';
import { COMPANIES } from '../catalog/companies.ts';
import { INDUSTRIES } from '../catalog/industries.ts';
import { OCCUPATIONS } from '../catalog/occupations.ts';
import { countAtCompanyOf, countOf } from './counts.ts';

export const countCompanies = countOf({
  id: 'countCompanies',
  tag: 'Companies',
  permission: 'companies:read',
  summary: 'Number of employers that meet a condition.',
  resource: COMPANIES,
  subject: 'COMPANIES',
  topic: 'COMPANIES',
  example: 'COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked',
});
export const countOccupations = countAtCompanyOf({
  id: 'countOccupations',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: 'Number of occupations that meet a condition.',
  resource: OCCUPATIONS,
  subject: 'OCCUPATIONS',
  topic: 'OCCUPATIONS',
  example: 'COUNT OCCUPATIONS WHERE JOB_LEVEL IS "Bachelor\'s Degree"',
});
export const countClusters = countAtCompanyOf({
  id: 'countClusters',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Number of clusters that meet a condition.',
  resource: CLUSTERS,
  subject: 'CLUSTERS',
  topic: 'CLUSTERS',
  example: 'COUNT CLUSTERS WHERE AI_FLAG IS "Raising the Bar"',
});
export const countIndustries = countOf({
  id: 'countIndustries',
  tag: 'Industries',
  permission: 'companies:read',
  summary: 'Number of industries.',
  resource: INDUSTRIES,
  subject: 'INDUSTRIES',
  topic: 'COMPANIES',
  example: 'COUNT INDUSTRIES',
});
