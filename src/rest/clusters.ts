import { Router, type Request } from 'express';
import { requirePermission } from '../auth/authenticate.ts';
import { CLUSTER_DETAIL, CLUSTERS } from '../catalog/clusters.ts';
import { CLUSTER_COMPANIES } from '../catalog/pairs.ts';
import { RETENTION, WAGES } from '../catalog/wages.ts';
import { ARCHETYPES } from '../enumerations.ts';
import { ApiError } from '../errors.ts';
import type { Filter } from '../plan/plan.ts';
import { education, wageGrowth } from '../reads/cluster-facts.ts';
import { everyRow, listRows } from '../reads/list.ts';
import { findCluster, parseClusterId } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { adjacencyRoute } from './adjacency.ts';
import { ANY_BADGE, anyBadge } from './any-badge.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { clusterAiImpact } from './occupations.ts';
import { canonical, didYouMean, readParameters } from './parameters.ts';
import { refusePostingsQuintile } from './retired.ts';
import { listParameters, listPlan } from './resource-parameters.ts';

const CLUSTER_LIST = listParameters(CLUSTERS);
const LIST = { ...CLUSTER_LIST, include: { type: 'tokens', values: ['occupations'], description: 'occupations adds the member list.' } } as const;
const WAGE_LIST = listParameters(WAGES);
const RETENTION_LIST = listParameters(RETENTION);
const { order_by: _order, ...COMPANY_FILTERS } = listParameters(CLUSTER_COMPANIES);
const COMPANIES = {
  ...COMPANY_FILTERS,
  badge: ANY_BADGE,
  sort: {
    type: 'text',
    aliases: ['order_by'],
    description: 'alpha (default), entry_postings, total_postings, badge, industry, blend, or blend_<archetype>.',
    example: 'blend',
  },
  archetype: {
    type: 'text',
    description: 'Only with sort=blend: early_career (default), growth, stability; anything else counts as early_career.',
    example: 'growth',
  },
} as const;
const SORT_MODES = ['alpha', 'entry_postings', 'total_postings', 'badge', 'industry', 'blend'];

/** GET /api/clusters and everything below it, but for convert. */
export function clusterReads(database: Database): Router {
  const router = Router();
  const read = requirePermission('occupations:read');
  const target = (request: Request, overlay = false): ReturnType<typeof findCluster> =>
    findCluster(database, parseClusterId(String(request.params['id'])), overlay);
  const ofCluster = (id: number): Filter => ({ kind: 'in', field: 'cluster_id', values: [id] });

  router.get('/', read, async (request, response) => {
    const given = readParameters(request, LIST, '/api/clusters?premium_skill=python&sort=ba_plus_share&order=desc');
    const plan = listPlan(CLUSTERS, given);
    const expand = [...new Set([...plan.expand, ...given.include])];
    sendPage(request, response, await listRows(database, CLUSTERS, { ...plan, expand }), plan.offset);
  });

  router.get('/:id', read, async (request, response) => {
    const given = readParameters(
      request,
      { expand: { type: 'tokens', values: Object.keys(CLUSTERS.expansions), description: 'Further blocks.' }, include: LIST.include },
      '/api/clusters/75?include=occupations',
    );
    const { cluster_id } = await target(request);
    const { rows } = await listRows(
      database,
      CLUSTER_DETAIL,
      everyRow(CLUSTER_DETAIL, ofCluster(cluster_id), [...new Set([...given.expand, ...given.include])]),
    );
    sendRecord(response, rows[0]);
  });

  router.get('/:id/education', read, async (request, response) => {
    readParameters(request, {}, '/api/clusters/75/education');
    sendRecord(response, await education(database, { kind: 'cluster', cluster: await target(request) }));
  });

  router.get('/:id/wages', requirePermission('wages:read'), async (request, response) => {
    const given = readParameters(request, WAGE_LIST, '/api/clusters/75/wages?msa_size=Large&years_in=5');
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(WAGES, given, [ofCluster(cluster_id)]);
    const [page, growth] = await Promise.all([listRows(database, WAGES, plan), wageGrowth(database, cluster_id)]);
    sendPage(request, response, page, plan.offset, { cluster_id, cluster_name, wage_growth: growth });
  });

  router.get('/:id/retention', read, async (request, response) => {
    const given = readParameters(request, RETENTION_LIST, '/api/clusters/75/retention?experience_level=Entry-Level');
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(RETENTION, given, [ofCluster(cluster_id)]);
    sendPage(request, response, await listRows(database, RETENTION, plan), plan.offset, { cluster_id, cluster_name });
  });

  router.get('/:id/ai-impact', read, async (request, response) => {
    readParameters(request, {}, '/api/clusters/75/ai-impact');
    response.json(await clusterAiImpact(database, await target(request, true)));
  });

  router.get('/:id/companies', read, async (request, response) => {
    refusePostingsQuintile(request);
    const given = readParameters(request, COMPANIES, '/api/clusters/75/companies?sort=blend&archetype=growth');
    const order = sortOf(given.sort, given.archetype);
    const { cluster_id, cluster_name } = await target(request);
    const plan = listPlan(CLUSTER_COMPANIES, given, [ofCluster(cluster_id), ...anyBadge(given.badge)]);
    const page = await listRows(database, CLUSTER_COMPANIES, { ...plan, sort: [{ order: order.key, descending: false }], withScore: plan.withScore });
    sendPage(request, response, page, plan.offset, {
      status: 'success',
      cluster_id,
      cluster_name,
      sort: order.sort,
      ...(order.archetype === undefined ? {} : { blend_archetype: order.archetype }),
      ...(request.query['hiring_percentile'] === undefined ? {} : { deprecation_warning: 'hiring_percentile is deprecated; use hiring_postings_qtile.' }),
    });
  });

  router.get('/:id/skill-adj-clusters', read, adjacencyRoute(database, 'skill_adjacent_clusters', 'skill-adj-clusters'));
  router.get('/:id/cluster-destinations', read, adjacencyRoute(database, 'destination_clusters', 'cluster-destinations'));
  return router;
}

/** The order of a `sort`, `blend` with its archetype; `blend_<archetype>` is the token form of both. */
function sortOf(sort: string | undefined, archetype: string | undefined): { key: string; sort: string; archetype?: string } {
  const given = sort ?? 'alpha';
  const mode = canonical(given, SORT_MODES);
  const token = canonical(
    given,
    ARCHETYPES.map((name) => `blend_${name}`),
  )?.replace('blend_', '');
  if (mode === 'blend' || token !== undefined) {
    const chosen = token ?? canonical(archetype ?? '', ARCHETYPES) ?? 'early_career';
    return { key: `blend_${chosen}`, sort: 'blend', archetype: chosen };
  }
  if (mode === undefined) {
    throw new ApiError('invalid_parameters', {
      error: `Invalid sort: ${given}`,
      suggestion: `Use one of ${SORT_MODES.join(', ')}${didYouMean(given, SORT_MODES)}`,
      example: '/api/clusters/75/companies?sort=blend&archetype=growth',
      extra: { valid_sort_modes: SORT_MODES },
    });
  }
  if (archetype !== undefined)
    throw new ApiError('invalid_parameters', {
      error: 'archetype goes with sort=blend only',
      suggestion: 'Add sort=blend, or leave archetype out.',
      example: `/api/clusters/75/companies?sort=blend&archetype=${archetype}`,
    });
  return { key: mode, sort: mode };
}
