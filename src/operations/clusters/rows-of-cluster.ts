import type { Plan } from '../../catalog/plan.ts';
import type { Resource } from '../../catalog/resource.ts';
import { listRows } from '../../reads/list.ts';
import { wageGrowth } from '../../reads/cluster-facts.ts';
import { clusterIdOf, type OccupationOrCluster } from '../../reads/targets.ts';
import { onCluster, pageAnswer, scoped, type Answer } from '../answer.ts';
import type { Services } from '../services.ts';
import { headOf, leadsTo } from './cluster-head.ts';

/** Rows of the given cluster, or of the cluster of the given code. */
export async function rowsOfCluster({ database }: Services, resource: Resource, plan: Plan, target: OccupationOrCluster): Promise<Answer> {
  return pageAnswer(await listRows(database, resource, scoped(plan, onCluster(clusterIdOf(target)))), () => leadsTo(target), headOf(target));
}

/** The same for wages, with their growth in ten years. */
export async function wagesOfCluster(services: Services, resource: Resource, plan: Plan, target: OccupationOrCluster): Promise<Answer> {
  const [answer, wage_growth] = await Promise.all([rowsOfCluster(services, resource, plan, target), wageGrowth(services.database, clusterIdOf(target))]);
  return { ...answer, head: { ...answer.head, wage_growth } };
}
