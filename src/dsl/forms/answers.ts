import type { Resource } from '../../catalog/resource.ts';
import { listRows, type Page, type Row } from '../../reads/list.ts';
import type { Filter, Plan } from '../../catalog/plan.ts';
import { quoted } from '../print.ts';
import type { Services } from '../services.ts';
import type { Answer, Question } from './form.ts';

/** Next queries that the first row of a list invites to. */
export type Next = (first: Row) => readonly string[];

export const recordAnswer = (data: object, next: readonly string[] = [], more: Answer['more'] = {}): Answer => ({ data, count: 1, next, more });

export function pageAnswer({ rows, total }: Page, next: Next = () => [], more: Answer['more'] = {}): Answer {
  const [first] = rows;
  return { data: rows, count: rows.length, total, next: first === undefined ? [] : next(first), more };
}

/** The plan of a question, with conditions that its target or form adds. */
export function scoped(plan: Plan, ...scope: readonly Filter[]): Plan {
  if (scope.length === 0) return plan;
  const own = plan.filter === undefined ? [] : plan.filter.kind === 'all' ? plan.filter.of : [plan.filter];
  return { ...plan, filter: { kind: 'all', of: [...scope, ...own] } };
}

export const onCluster = (id: number): Filter => ({ kind: 'in', field: 'cluster_id', values: [id] });

/** Runs the plan of a question on a resource. */
export const listOf =
  (resource: Resource, next?: Next) =>
  async ({ database }: Services, { plan }: Question): Promise<Answer> =>
    pageAnswer(await listRows(database, resource, plan), next);

/** Queries about a company, an occupation and a cluster that an answer names. */
export const ABOUT = {
  company: (name: unknown): string[] => [`GET COMPANY ${quoted(String(name))}`, `LIST OCCUPATIONS FOR COMPANY ${quoted(String(name))} WHERE TOP10 IS 1`],
  occupation: (code: unknown): string[] => [
    `GET WAGES FOR OCCUPATION WHERE ONET_CODE IS ${quoted(String(code))}`,
    `LIST COMPANIES FOR OCCUPATION WHERE ONET_CODE IS ${quoted(String(code))} ORDER BY ENTRY_POSTING_COUNT LIMIT 10`,
    `GET PATHWAYS FOR OCCUPATION WHERE ONET_CODE IS ${quoted(String(code))}`,
  ],
  cluster: (id: unknown): string[] => [
    `GET WAGES FOR CLUSTER ${String(id)}`,
    `LIST COMPANIES FOR CLUSTER ${String(id)} ORDER BY BLEND LIMIT 10`,
    `LIST DESTINATION_CLUSTERS FOR CLUSTER ${String(id)}`,
  ],
};
