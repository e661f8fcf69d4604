import { Router, type Request } from 'express';
import { MSA_SIZES } from '../catalog/enumerations.ts';
import {
  CLUSTER_AI_IMPACT_SCHEMA,
  CLUSTER_MEMBERS_SCHEMA,
  EDUCATION_SCHEMA,
  OCCUPATION_AI_IMPACT_SCHEMA,
  OCCUPATION_SCHEMA,
  PATHWAYS_SCHEMA,
  SINGLE_WAGES_SCHEMA,
} from '../catalog/cluster-records.ts';
import { WAGE_GROWTH_SCHEMA } from '../catalog/clusters.ts';
import { OCCUPATION_CLUSTERS, OCCUPATIONS } from '../catalog/occupations.ts';
import { OCCUPATION_BADGE_GROUPS, OCCUPATION_BADGES, OCCUPATION_COMPANIES } from '../catalog/pairs.ts';
import { INTEGER, TEXT } from '../catalog/value-schema.ts';
import { WAGES } from '../catalog/wages.ts';
import { clusterAiImpact } from '../reads/ai-impact.ts';
import { aiImpact, education, membersOf, pathways, singleWages, wageGrowth } from '../reads/cluster-facts.ts';
import { everyRow, listRows } from '../reads/list.ts';
import { clusterIdOf, findCluster, findOccupation, findOccupationOrCluster, namesCluster, parseClusterId } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { badgeCounts, countParameters, COUNTS_ANSWER } from './badge-counts.ts';
import { ANY_BADGE, anyBadge } from './any-badge.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { CODE_OR_CLUSTER, ONET_CODE, operation, pageAnswer, recordAnswer, rowSchema } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';
import { withRetiredQuintile } from './retired.ts';
import { listParameters, listPlan } from './resource-parameters.ts';
import { unknownNames } from './unknown-names.ts';
import { ONE_TENURE } from './wage-years.ts';

const YEARS = Array.from({ length: 11 }, (_, year) => String(year));
const SINGLE_WAGES = {
  msa_size: { type: 'enumeration', values: MSA_SIZES, default: 'Large', description: 'Large: a million people or more.' },
  experience_level: { type: 'enumeration', values: YEARS, description: 'Years of tenure, as text; 10 when neither this nor years_in is given.' },
  years_in: { type: 'integer', minimum: 0, maximum: 10, description: 'Years of tenure.' },
} as const;
const CLUSTER_WAGES = listParameters(WAGES);

const READ = { method: 'get', tag: 'Occupations', permission: 'occupations:read', conditional: true } as const;
const ONE = { ...READ, placeholders: { id: CODE_OR_CLUSTER }, parameters: {}, errors: [400, 404] } as const;

const LIST = operation({
  ...READ,
  path: '/api/occupations',
  id: 'listOccupations',
  summary: 'Occupations, one row a code',
  description: 'Each code has one core cluster. Nulls come last in both directions.',
  parameters: listParameters(OCCUPATIONS),
  answer: pageAnswer(rowSchema(OCCUPATIONS)),
  media: ['text/csv'],
  example: '/api/occupations?search=nurse',
  errors: [400, 406],
});
const BADGES = operation({
  ...READ,
  path: '/api/occupations/badges',
  id: 'listOccupationBadges',
  summary: 'Badges of all pairs of company and cluster',
  description: 'A pair has an onet_code when its cluster holds it. The filter postings_qtile was retired and answers 400.',
  parameters: withRetiredQuintile(listParameters(OCCUPATION_BADGES), '/api/occupations/badges'),
  answer: pageAnswer(rowSchema(OCCUPATION_BADGES)),
  media: ['text/csv'],
  example: '/api/occupations/badges?badge_growth=Platinum&industry=Banking',
  errors: [400, 406],
});
const BADGE_COUNTS = operation({
  ...READ,
  path: '/api/occupations/badges/counts',
  id: 'countOccupationBadges',
  summary: 'Counts of pair badges',
  description: 'Without group_by one total; with group_by=archetype the 3x3 matrix; otherwise groups, largest first, a null key included.',
  parameters: countParameters(OCCUPATION_BADGES, OCCUPATION_BADGE_GROUPS, '/api/occupations/badges/counts'),
  answer: COUNTS_ANSWER,
  example: '/api/occupations/badges/counts?group_by=archetype',
  errors: [400],
});
const DETAIL = operation({
  ...ONE,
  path: '/api/occupations/{id}',
  id: 'getOccupation',
  summary: 'One occupation, or the members of a cluster',
  answer: recordAnswer({ anyOf: [OCCUPATION_SCHEMA, CLUSTER_MEMBERS_SCHEMA] }),
  example: '/api/occupations/29-1141.00',
});
const WAGES_OF_ONE = operation({
  ...ONE,
  path: '/api/occupations/{id}/wages',
  id: 'getOccupationWages',
  permission: 'wages:read',
  summary: 'Wages of an occupation or a cluster',
  description:
    'A code gives one record, by default at ten years in large metros. `cluster:<id>` gives a list, all rows when no limit is given; limit, offset, min_years_in and max_years_in belong to that form only. years_in and experience_level are the same years: with none in common they are refused. Wages are provisional.',
  parameters: { ...CLUSTER_WAGES, ...SINGLE_WAGES },
  rules: [ONE_TENURE],
  answer: {
    anyOf: [recordAnswer(SINGLE_WAGES_SCHEMA), pageAnswer(rowSchema(WAGES), { cluster_id: INTEGER, cluster_name: TEXT, wage_growth: WAGE_GROWTH_SCHEMA })],
  },
  media: ['text/csv'],
  example: '/api/occupations/29-1141.00/wages?msa_size=Large&experience_level=5',
  errors: [400, 404, 406],
});
const COMPANIES = operation({
  ...READ,
  path: '/api/occupations/{id}/companies',
  id: 'listOccupationCompanies',
  summary: 'Companies with an occupation',
  description: 'The filter and order postings_qtile were retired and answer 400.',
  placeholders: { id: ONET_CODE },
  parameters: withRetiredQuintile({ ...listParameters(OCCUPATION_COMPANIES), badge: ANY_BADGE }, '/api/occupations/29-1141.00/companies'),
  answer: pageAnswer(rowSchema(OCCUPATION_COMPANIES), { onet_code: TEXT, onet_title: TEXT, cluster_id: INTEGER, cluster_name: TEXT }),
  media: ['text/csv'],
  example: '/api/occupations/29-1141.00/companies?badge_growth=Platinum',
  errors: [400, 404, 406],
});
/** What each form of the id takes. */
const WAGES_OF_CLUSTER = { ...WAGES_OF_ONE, parameters: CLUSTER_WAGES, example: '/api/occupations/cluster:75/wages?msa_size=Large' };
const WAGES_OF_CODE = { ...WAGES_OF_ONE, parameters: SINGLE_WAGES };
const CLUSTERS = operation({
  ...READ,
  path: '/api/occupations/{id}/clusters',
  id: 'listOccupationClusters',
  summary: 'Cluster of an occupation',
  placeholders: { id: ONET_CODE },
  parameters: {},
  answer: pageAnswer(rowSchema(OCCUPATION_CLUSTERS)),
  media: ['text/csv'],
  example: '/api/occupations/29-1141.00/clusters',
  errors: [400, 404, 406],
});
const AI_IMPACT = operation({
  ...ONE,
  path: '/api/occupations/{id}/ai-impact',
  id: 'getOccupationAiImpact',
  summary: 'AI impact of an occupation or a cluster',
  description:
    'An unclassified cluster is a success with coverage.classified false and the other fields null. `cluster:<id>` answers as /api/clusters/{id}/ai-impact does, for all 861 clusters of the overlay.',
  answer: { anyOf: [recordAnswer(OCCUPATION_AI_IMPACT_SCHEMA), CLUSTER_AI_IMPACT_SCHEMA] },
  example: '/api/occupations/29-1141.00/ai-impact',
});
const EDUCATION = operation({
  ...ONE,
  path: '/api/occupations/{id}/education',
  id: 'getOccupationEducation',
  summary: 'Education of an occupation or a cluster',
  description: 'The derived education_level was removed in 0.12.2-beta; use ba_plus_share and job_level.',
  answer: recordAnswer(EDUCATION_SCHEMA),
  example: '/api/occupations/29-1141.00/education',
});
const PATHWAYS = operation({
  ...ONE,
  path: '/api/occupations/{id}/pathways',
  id: 'getOccupationPathways',
  summary: 'Career pathways of an occupation or a cluster',
  answer: recordAnswer(PATHWAYS_SCHEMA),
  example: '/api/occupations/29-1141.00/pathways',
});
export const OCCUPATION_OPERATIONS = [LIST, BADGES, BADGE_COUNTS, DETAIL, WAGES_OF_ONE, COMPANIES, CLUSTERS, AI_IMPACT, EDUCATION, PATHWAYS];

/** GET /api/occupations and everything below it. */
export function occupationRoutes(database: Database): Router {
  const router = Router();
  const id = (request: Request): string => String(request.params['id']);

  router.get('/', async (request, response) => {
    const plan = listPlan(OCCUPATIONS, readRequest(request, LIST));
    sendPage(request, response, await listRows(database, OCCUPATIONS, plan), plan.offset);
  });

  router.get('/badges', async (request, response) => {
    const given = readRequest(request, BADGES);
    const plan = listPlan(OCCUPATION_BADGES, given);
    const page = await listRows(database, OCCUPATION_BADGES, plan);
    sendPage(request, response, page, plan.offset, await unknownNames(database, page, given));
  });

  router.get('/badges/counts', badgeCounts(database, OCCUPATION_BADGES, 'p', OCCUPATION_BADGE_GROUPS, BADGE_COUNTS));

  router.get('/:id', async (request, response) => {
    readRequest(request, DETAIL);
    const target = await findOccupationOrCluster(database, id(request));
    if (target.kind === 'occupation') {
      sendRecord(response, target.occupation);
      return;
    }
    const { cluster_id, cluster_name } = target.cluster;
    sendRecord(response, { cluster_id, cluster_name, occupations: await membersOf(database, cluster_id) });
  });

  router.get('/:id/wages', async (request, response) => {
    if (namesCluster(id(request))) {
      const given = readRequest(request, WAGES_OF_CLUSTER);
      const { cluster_id, cluster_name } = await findCluster(database, parseClusterId(id(request).replace(/^cluster:/i, '')));
      const plan = listPlan(WAGES, given, [{ kind: 'in', field: 'cluster_id', values: [cluster_id] }]);
      const [page, growth] = await Promise.all([listRows(database, WAGES, plan), wageGrowth(database, cluster_id)]);
      sendPage(request, response, page, plan.offset, { cluster_id, cluster_name, wage_growth: growth });
      return;
    }
    const given = readRequest(request, WAGES_OF_CODE);
    const { onet_code, cluster_id } = await findOccupation(database, id(request));
    const years = given.years_in ?? Number(given.experience_level ?? 10);
    const [wages, growth] = await Promise.all([singleWages(database, cluster_id, years, given.msa_size), wageGrowth(database, cluster_id)]);
    sendRecord(response, { onet_code, wages, wage_growth: growth, years_in: years, msa_size: given.msa_size });
  });

  router.get('/:id/companies', async (request, response) => {
    const given = readRequest(request, COMPANIES);
    const { onet_code, onet_title, cluster_id, cluster_name } = await findOccupation(database, id(request));
    const plan = listPlan(OCCUPATION_COMPANIES, given, [{ kind: 'in', field: 'cluster_id', values: [cluster_id] }, ...anyBadge(given['badge'])]);
    const page = await listRows(database, OCCUPATION_COMPANIES, plan);
    sendPage(request, response, page, plan.offset, { ...(await unknownNames(database, page, given)), onet_code, onet_title, cluster_id, cluster_name });
  });

  router.get('/:id/clusters', async (request, response) => {
    readRequest(request, CLUSTERS);
    const { onet_code } = await findOccupation(database, id(request));
    const page = await listRows(database, OCCUPATION_CLUSTERS, everyRow(OCCUPATION_CLUSTERS, { kind: 'in', field: 'onet_code', values: [onet_code] }));
    sendPage(request, response, page, 0);
  });

  router.get('/:id/ai-impact', async (request, response) => {
    readRequest(request, AI_IMPACT);
    const target = await findOccupationOrCluster(database, id(request), true);
    if (target.kind === 'occupation') {
      const { onet_code, onet_title } = target.occupation;
      const facts = await aiImpact(database, clusterIdOf(target));
      sendRecord(response, { onet_code, occupation_title: onet_title, ...facts });
      return;
    }
    response.json({ success: true, ...(await clusterAiImpact(database, target.cluster)) });
  });

  router.get('/:id/education', async (request, response) => {
    readRequest(request, EDUCATION);
    sendRecord(response, await education(database, await findOccupationOrCluster(database, id(request))));
  });

  router.get('/:id/pathways', async (request, response) => {
    readRequest(request, PATHWAYS);
    sendRecord(response, await pathways(database, await findOccupationOrCluster(database, id(request))));
  });
  return router;
}
