import { CLUSTERS } from '../../catalog/clusters.ts';
import { atCompany } from '../../catalog/company-hiring.ts';
import { toCluster } from '../answer.ts';
import { SHAPED } from '../faces.ts';
import { operation } from '../operation.ts';
import { AT_COMPANY, rowsAtCompany } from './at-company.ts';
import { INCLUDE, withIncluded } from './include.ts';

export const listClusters = operation({
  id: 'listClusters',
  tag: 'Clusters',
  permission: 'occupations:read',
  summary: 'Occupation clusters.',
  description:
    'Lists the core clusters. The AI-impact overlay has more. The number of numbered fields depends on the dataset. Nulls come last in both directions.',
  resource: atCompany(CLUSTERS, undefined),
  settings: { company: AT_COMPANY },
  answer: { kind: 'page' },
  rest: {
    path: '/api/clusters',
    example: '/api/clusters?premium_skill=python&sort=ba_plus_share&order=desc',
    csv: true,
    parameters: { include: INCLUDE },
    without: ['company_hiring'],
    lower: withIncluded,
  },
  dsl: {
    form: 'LIST CLUSTERS',
    modifiers: [...SHAPED, 'include'],
    examples: [
      'LIST CLUSTERS WHERE AI_FLAG IS "Raising the Bar" EXPAND AI_IMPACT LIMIT 10',
      'LIST CLUSTERS WHERE PREMIUM_SKILL CONTAINS "python" INCLUDE OCCUPATIONS',
    ],
    topic: 'CLUSTERS',
  },
  run: (services, { plan, settings }) => rowsAtCompany(services, CLUSTERS, plan, settings.company, toCluster),
});
