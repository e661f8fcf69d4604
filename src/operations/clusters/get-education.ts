import { EDUCATION_SCHEMA } from '../../catalog/cluster-records.ts';
import { education } from '../../reads/cluster-facts.ts';
import { recordAnswer } from '../answer.ts';
import { forCodeAndCluster } from '../faces-for-both.ts';
import { operation } from '../operation.ts';
import { leadsTo } from './cluster-head.ts';

export const getEducation = operation({
  id: 'getOccupationEducation',
  tag: 'Occupations',
  permission: 'occupations:read',
  summary: "Share of workers with a bachelor's degree, and job level.",
  description: 'The derived education_level was removed in 0.12.2-beta; use ba_plus_share and job_level.',
  about: 'occupation_or_cluster',
  answer: { kind: 'record', data: EDUCATION_SCHEMA },
  rest: [
    { path: '/api/occupations/{id}/education', example: '/api/occupations/29-1141.00/education' },
    { id: 'getClusterEducation', tag: 'Clusters', path: '/api/clusters/{id}/education', about: 'cluster', example: '/api/clusters/75/education' },
  ],
  dsl: forCodeAndCluster('EDUCATION', { modifiers: [], topic: 'OCCUPATIONS' }),
  run: async ({ database }, { target }) => recordAnswer(await education(database, target), leadsTo(target)),
});
