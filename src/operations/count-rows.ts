import { CLUSTERS } from '../catalog/clusters.ts';
import { COMPANIES } from '../catalog/companies.ts';
import { INDUSTRIES } from '../catalog/industries.ts';
import { OCCUPATIONS } from '../catalog/occupations.ts';
import { countOf } from './counts.ts';

export const countCompanies = countOf(
  'countCompanies',
  'Companies',
  'companies:read',
  COMPANIES,
  'COMPANIES',
  'COMPANIES',
  'Number of employers that meet a condition.',
  'COUNT COMPANIES WHERE OVERALL_BADGE IS Ranked',
);
export const countOccupations = countOf(
  'countOccupations',
  'Occupations',
  'occupations:read',
  OCCUPATIONS,
  'OCCUPATIONS',
  'OCCUPATIONS',
  'Number of occupations that meet a condition.',
  'COUNT OCCUPATIONS WHERE JOB_LEVEL IS "Bachelor\'s Degree"',
);
export const countClusters = countOf(
  'countClusters',
  'Clusters',
  'occupations:read',
  CLUSTERS,
  'CLUSTERS',
  'CLUSTERS',
  'Number of clusters that meet a condition.',
  'COUNT CLUSTERS WHERE AI_FLAG IS "Raising the Bar"',
);
export const countIndustries = countOf(
  'countIndustries',
  'Industries',
  'companies:read',
  INDUSTRIES,
  'INDUSTRIES',
  'COMPANIES',
  'Number of industries.',
  'COUNT INDUSTRIES',
);
