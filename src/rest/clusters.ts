import { Router, type Request } from 'express';
import { CLUSTER_AI_IMPACT_SCHEMA, EDUCATION_SCHEMA } from '../catalog/cluster-records.ts';
import { CLUSTER_DETAIL, CLUSTERS, WAGE_GROWTH_SCHEMA } from '../catalog/clusters.ts';
import { CLUSTER_COMPANIES } from '../catalog/pairs.ts';
import { INTEGER, oneOf, TEXT } from '../catalog/value-schema.ts';
import { RETENTION, WAGES } from '../catalog/wages.ts';
import { ARCHETYPES } from '../catalog/enumerations.ts';
import type { Filter } from '../catalog/plan.ts';
import { education, wageGrowth } from '../reads/cluster-facts.ts';
import { everyRow, listRows } from '../reads/list.ts';
import { findCluster, parseClusterId } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { adjacencyRoute } from './adjacency.ts';
import { ANY_BADGE, anyBadge } from './any-badge.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { CLUSTER_ID, operation, pageAnswer, recordAnswer, rowSchema } from './openapi/operation.ts';
import { clusterAiImpact } from '../reads/ai-impact.ts';
import { readRequest } from './read-request.ts';
import { withRetiredQuintile } from './retired.ts';
import { CLUSTER_COMPANY_SORT, ONE_ARCHETYPE, SORT_MODES, sortOf } from './cluster-company-sort.ts';
import { listParameters, listPlan } from './resource-parameters.ts';
import { unknownNames } from './unknown-names.ts';
import { ONE_TENURE } from './wage-years.ts';

const { order_by: _order, ...COMPANY_FILTERS } = listParameters(CLUSTER_COMPANIES);
const INCLUDE = { type: 'tokens', values: ['occupations'], description: 'occupations adds the member list.' } as const;

const READ = { method: 'get', tag: 'Clusters', permission: 'occupations:read', conditional: true } as const;
const OF_ONE = { ...READ, placeholders: { id: CLUSTER_ID }, parameters: {}, errors: [400, 404] } as const;
const ROWS_OF_ONE = { ...OF_ONE, media: ['text/csv'], errors: [400, 404, 406] } as const;
const HEAD = { cluster_id: INTEGER, cluster_name: TEXT };

const LIST = operation({
  ...READ,
  path: '/api/clusters',
  id: 'listClusters',
  summary: 'Core clusters',
  description: 'The 561 core clusters; the AI overlay knows 861. Numbered fields are as many as the dataset is wide. Nulls come last in both directions.',
  parameters: { ...listParameters(CLUSTERS), include: INCLUDE },
  answer: pageAnswer(rowSchema(CLUSTERS)),
  media: ['text/csv'],
  example: '/api/clusters?premium_skill=python&sort=ba_plus_share&order=desc',
  errors: [400, 406],
});
const DETAIL = operation({
  ...OF_ONE,
  path: '/api/clusters/{id}',
  id: 'getCluster',
  summary: 'One core cluster',
  parameters: { expand: { type: 'tokens', values: Object.keys(CLUSTERS.expansions), description: 'Further blocks.' }, include: INCLUDE },
  answer: recordAnswer(rowSchema(CLUSTER_DETAIL)),
  example: '/api/clusters/75?include=occupations',
});
const EDUCATION = operation({
  ...OF_ONE,
  path: '/api/clusters/{id}/education',
  id: 'getClusterEducation',
  summary: 'Education of a cluster',
  description: 'The derived education_level was removed in 0.12.2-beta; use ba_plus_share and job_level.',
  answer: recordAnswer(EDUCATION_SCHEMA),
  example: '/api/clusters/75/education',
});
const CLUSTER_WAGES = operation({
  ...ROWS_OF_ONE,
  path: '/api/clusters/{id}/wages',
  id: 'listClusterWages',
  permission: 'wages:read',
  summary: 'Wages of a cluster by tenure and metro size',
  description: 'All rows when no limit is given. Provisional. years_in and experience_level are the same years: with none in common they are refused.',
  parameters: listParameters(WAGES),
  rules: [ONE_TENURE],
  answer: pageAnswer(rowSchema(WAGES), { ...HEAD, wage_growth: WAGE_GROWTH_SCHEMA }),
  example: '/api/clusters/75/wages?msa_size=Large&years_in=5',
});
const CLUSTER_RETENTION = operation({
  ...ROWS_OF_ONE,
  path: '/api/clusters/{id}/retention',
  id: 'listClusterRetention',
  summary: 'Promotion and retention of a cluster',
  description: 'All rows when no limit is given.',
  parameters: listParameters(RETENTION),
  answer: pageAnswer(rowSchema(RETENTION), HEAD),
  example: '/api/clusters/75/retention?experience_level=Entry-Level',
});
const AI_IMPACT = operation({
  ...OF_ONE,
  path: '/api/clusters/{id}/ai-impact',
  id: 'getClusterAiImpact',
  summary: 'AI impact of a cluster and its occupations',
  description: 'Answers all 861 clusters of the overlay. An unclassified one is a success with coverage.classified false.',
  answer: CLUSTER_AI_IMPACT_SCHEMA,
  example: '/api/clusters/75/ai-impact',
});
const COMPANIES = operation({
  ...ROWS_OF_ONE,
  path: '/api/clusters/{id}/companies',
  id: 'listClusterCompanies',
  summary: 'Companies that hire for a cluster',
  description:
    'sort=blend ranks the badge of an archetype together with the hiring tier (entry-level for early_career, all postings otherwise) and adds blend_rank, 99 for no rank; an unknown archetype counts as early_career, a bad token such as blend_x is 400, and so is an archetype without sort=blend. cbsa and hiring_postings_qtile are asked of the same hiring row. `hiring_percentile` still works and adds deprecation_warning. The filter and order postings_qtile were retired and answer 400.',
  parameters: withRetiredQuintile({ ...COMPANY_FILTERS, badge: ANY_BADGE, ...CLUSTER_COMPANY_SORT }, '/api/clusters/75/companies'),
  rules: [ONE_ARCHETYPE],
  answer: pageAnswer(
    rowSchema(CLUSTER_COMPANIES),
    {
      status: { type: 'string', const: 'success' },
      ...HEAD,
      sort: oneOf(SORT_MODES),
      blend_archetype: { ...oneOf(ARCHETYPES), description: 'With sort=blend.' },
      deprecation_warning: { ...TEXT, description: 'With hiring_percentile.' },
    },
    ['blend_archetype', 'deprecation_warning'],
  ),
  example: '/api/clusters/75/companies?sort=blend&archetype=growth',
});
export const CLUSTER_OPERATIONS = [LIST, DETAIL, EDUCATION, CLUSTER_WAGES, CLUSTER_RETENTION, AI_IMPACT, COMPANIES];

/** GET /api/clusters and everything below it, but for convert. */
export function clusterReads(database: Database): Router {
  const router = Router();
  const target = (request: Request, overlay = false): ReturnType<typeof findCluster> =>
    findCluster(database, parseClusterId(String(request.params['id'])), overlay);
  const ofCluster = (id: number): Filter => ({ kind: 'in', field: 'cluster_id', values: [id] });

  router.get('/', async (request, response) => {
    const given = readRequest(request, LIST);
    const plan = listPlan(CLUSTERS, given);
    const expand = [...new Set([...plan.expand, ...given.include])];
    sendPage(request, response, await listRows(database, CLUSTERS, { ...plan, expand }), plan.offset);
  });

  router.get('/:id', async (request, response) => {
    const given = readRequest(request, DETAIL);
    const { cluster_id } = await target(request);
    const { rows } = await listRows(
      database,
      CLUSTER_DETAIL,
      everyRow(CLUSTER_DETAIL, ofCluster(cluster_id), [...new Set([...given.expand, ...given.include])]),
    );
    sendRecord(response, rows[0]);
  });

  router.get('/:id/education', async (request, response) => {
    readRequest(request, EDUCATION);
    sendRecord(response, await education(database, { kind: 'cluster', cluster: await target(request) }));
  });

  router.get('/:id/wages', async (request, response) => {
    const given = readRequest(request, CLUSTER_WAGES);
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(WAGES, given, [ofCluster(cluster_id)]);
    const [page, growth] = await Promise.all([listRows(database, WAGES, plan), wageGrowth(database, cluster_id)]);
    sendPage(request, response, page, plan.offset, { cluster_id, cluster_name, wage_growth: growth });
  });

  router.get('/:id/retention', async (request, response) => {
    const given = readRequest(request, CLUSTER_RETENTION);
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(RETENTION, given, [ofCluster(cluster_id)]);
    sendPage(request, response, await listRows(database, RETENTION, plan), plan.offset, { cluster_id, cluster_name });
  });

  router.get('/:id/ai-impact', async (request, response) => {
    readRequest(request, AI_IMPACT);
    response.json({ success: true, ...(await clusterAiImpact(database, await target(request, true))) });
  });

  router.get('/:id/companies', async (request, response) => {
    const given = readRequest(request, COMPANIES);
    const order = sortOf(given);
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(CLUSTER_COMPANIES, given, [ofCluster(cluster_id), ...anyBadge(given.badge)]);
    const page = await listRows(database, CLUSTER_COMPANIES, { ...plan, sort: [{ order: order.key, reversed: false }], withScore: plan.withScore });
    sendPage(request, response, page, plan.offset, {
      ...(await unknownNames(database, page, given)),
      status: 'success',
      cluster_id,
      cluster_name,
      sort: order.sort,
      ...(order.archetype === undefined ? {} : { blend_archetype: order.archetype }),
      ...(request.query['hiring_percentile'] === undefined ? {} : { deprecation_warning: 'hiring_percentile is deprecated; use hiring_postings_qtile.' }),
    });
  });

  router.get('/:id/skill-adj-clusters', adjacencyRoute(database, 'skill_adjacent_clusters'));
  router.get('/:id/cluster-destinations', adjacencyRoute(database, 'destination_clusters'));
  return router;
}
