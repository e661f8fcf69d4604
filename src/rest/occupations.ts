import { Router, type Request } from 'express';
import { requirePermission } from '../auth/authenticate.ts';
import { MSA_SIZES } from '../enumerations.ts';
import { OCCUPATION_CLUSTERS, OCCUPATIONS } from '../catalog/occupations.ts';
import { OCCUPATION_BADGES, OCCUPATION_COMPANIES } from '../catalog/pairs.ts';
import { WAGES } from '../catalog/wages.ts';
import { aiImpact, education, membersOf, pathways, singleWages, wageGrowth } from '../reads/cluster-facts.ts';
import { everyRow, listRows } from '../reads/list.ts';
import { clusterIdOf, findOccupation, findOccupationOrCluster } from '../reads/targets.ts';
import type { Database } from '../store/pool.ts';
import { badgeCounts } from './badge-counts.ts';
import { ANY_BADGE, anyBadge } from './any-badge.ts';
import { sendPage, sendRecord } from './envelope.ts';
import { readParameters } from './parameters.ts';
import { refusePostingsQuintile } from './retired.ts';
import { listParameters, listPlan } from './resource-parameters.ts';

const LIST = listParameters(OCCUPATIONS);
const BADGES = listParameters(OCCUPATION_BADGES);
const COMPANIES = { ...listParameters(OCCUPATION_COMPANIES), badge: ANY_BADGE };
const CLUSTER_WAGES = listParameters(WAGES);
const YEARS = Array.from({ length: 11 }, (_, year) => String(year));
const SINGLE_WAGES = {
  msa_size: { type: 'enumeration', values: MSA_SIZES, default: 'Large', description: 'Large: a million people or more.' },
  experience_level: { type: 'enumeration', values: YEARS, description: 'Years of tenure, as text; 10 when neither this nor years_in is given.' },
  years_in: { type: 'integer', minimum: 0, maximum: 10, description: 'Years of tenure.' },
} as const;

/** GET /api/occupations and everything below it. */
export function occupationRoutes(database: Database): Router {
  const router = Router();
  const read = requirePermission('occupations:read');
  const id = (request: Request): string => String(request.params['id']);

  router.get('/', read, async (request, response) => {
    const plan = listPlan(OCCUPATIONS, readParameters(request, LIST, '/api/occupations?search=nurse'));
    sendPage(request, response, await listRows(database, OCCUPATIONS, plan), plan.offset);
  });

  router.get('/badges', read, async (request, response) => {
    refusePostingsQuintile(request);
    const plan = listPlan(OCCUPATION_BADGES, readParameters(request, BADGES, '/api/occupations/badges?badge_growth=Platinum&industry=Banking'));
    sendPage(request, response, await listRows(database, OCCUPATION_BADGES, plan), plan.offset);
  });

  router.get(
    '/badges/counts',
    read,
    badgeCounts(
      database,
      OCCUPATION_BADGES,
      'p',
      { company: 'c.company_name', industry: 'c.primary_industry', cluster_id: 'p.cluster_id' },
      '/api/occupations/badges/counts?group_by=archetype',
    ),
  );

  router.get('/:id', read, async (request, response) => {
    readParameters(request, {}, '/api/occupations/29-1141.00');
    const target = await findOccupationOrCluster(database, id(request));
    if (target.kind === 'occupation') {
      sendRecord(response, target.occupation);
      return;
    }
    const { cluster_id, cluster_name } = target.cluster;
    sendRecord(response, { cluster_id, cluster_name, occupations: await membersOf(database, cluster_id) });
  });

  router.get('/:id/wages', requirePermission('wages:read'), async (request, response) => {
    const target = await findOccupationOrCluster(database, id(request));
    if (target.kind === 'cluster') {
      const { cluster_id, cluster_name } = target.cluster;
      const plan = listPlan(WAGES, readParameters(request, CLUSTER_WAGES, '/api/occupations/cluster:75/wages?msa_size=Large'), [
        { kind: 'in', field: 'cluster_id', values: [cluster_id] },
      ]);
      const [page, growth] = await Promise.all([listRows(database, WAGES, plan), wageGrowth(database, cluster_id)]);
      sendPage(request, response, page, plan.offset, { cluster_id, cluster_name, wage_growth: growth });
      return;
    }
    const given = readParameters(request, SINGLE_WAGES, '/api/occupations/29-1141.00/wages?msa_size=Large&experience_level=5');
    const { onet_code, cluster_id } = target.occupation;
    const years = given.years_in ?? Number(given.experience_level ?? 10);
    const [wages, growth] = await Promise.all([singleWages(database, cluster_id, years, given.msa_size), wageGrowth(database, cluster_id)]);
    sendRecord(response, { onet_code, wages, wage_growth: growth, years_in: years, msa_size: given.msa_size });
  });

  router.get('/:id/companies', read, async (request, response) => {
    refusePostingsQuintile(request);
    const given = readParameters(request, COMPANIES, '/api/occupations/29-1141.00/companies?badge_growth=Platinum');
    const { onet_code, onet_title, cluster_id, cluster_name } = await findOccupation(database, id(request));
    const plan = listPlan(OCCUPATION_COMPANIES, given, [{ kind: 'in', field: 'cluster_id', values: [cluster_id] }, ...anyBadge(given['badge'])]);
    sendPage(request, response, await listRows(database, OCCUPATION_COMPANIES, plan), plan.offset, { onet_code, onet_title, cluster_id, cluster_name });
  });

  router.get('/:id/clusters', read, async (request, response) => {
    readParameters(request, {}, '/api/occupations/29-1141.00/clusters');
    const { onet_code } = await findOccupation(database, id(request));
    const page = await listRows(database, OCCUPATION_CLUSTERS, everyRow(OCCUPATION_CLUSTERS, { kind: 'in', field: 'onet_code', values: [onet_code] }));
    sendPage(request, response, page, 0);
  });

  router.get('/:id/ai-impact', read, async (request, response) => {
    readParameters(request, {}, '/api/occupations/29-1141.00/ai-impact');
    const target = await findOccupationOrCluster(database, id(request), true);
    const facts = await aiImpact(database, clusterIdOf(target));
    if (target.kind === 'occupation') {
      const { onet_code, onet_title } = target.occupation;
      sendRecord(response, { onet_code, occupation_title: onet_title, ...facts });
      return;
    }
    response.json(await clusterAiImpact(database, target.cluster));
  });

  router.get('/:id/education', read, async (request, response) => {
    readParameters(request, {}, '/api/occupations/29-1141.00/education');
    sendRecord(response, await education(database, await findOccupationOrCluster(database, id(request))));
  });

  router.get('/:id/pathways', read, async (request, response) => {
    readParameters(request, {}, '/api/occupations/29-1141.00/pathways');
    sendRecord(response, await pathways(database, await findOccupationOrCluster(database, id(request))));
  });
  return router;
}

/** The cluster form of AI impact: the occupations of the cluster, each with the cluster's block, and a summary. */
export async function clusterAiImpact(database: Database, cluster: { cluster_id: number; cluster_name: string }): Promise<Record<string, unknown>> {
  const { cluster_id, cluster_name } = cluster;
  const [{ ai_impact, premium_skill_details }, members] = await Promise.all([aiImpact(database, cluster_id), membersOf(database, cluster_id)]);
  const flag = ai_impact['ai_flag'];
  return {
    success: true,
    summary: { total_occupations: members.length, ai_flag_distribution: typeof flag === 'string' ? { [flag]: members.length } : {} },
    ai_impact,
    data: members.map((member) => ({ ...member, ai_impact })),
    cluster_id,
    cluster_name,
    premium_skill_details,
    count: members.length,
    total: members.length,
    has_more: false,
  };
}
