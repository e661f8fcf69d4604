import { NO_PLAN, type Plan } from '../catalog/plan.ts';
import type { Operation, RestFace } from '../operations/operation.ts';
import type { Question } from '../operations/question.ts';
import { clusterPart } from '../operations/parameters/placeholders.ts';
import type { Caller } from '../operations/services.ts';
import type { Settings, Values } from '../operations/settings.ts';
import type { About, NameTarget, Targets } from '../operations/targets.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { listPlan } from './resource-parameters.ts';
import { settingValues } from './setting-parameters.ts';

/** What a request names, with the kind of name: a code or, after `cluster:`, a cluster. */
export interface Named {
  readonly about: NameTarget;
  readonly name: string;
}

export const namedTarget = (path: string, { about = 'nothing' }: Operation, face: RestFace, given: Arguments<Parameters>): Named =>
  face.targetOf?.(path, given) ?? namedBy(path, face.about ?? about);

function namedBy(path: string, about: About): Named {
  const cluster = clusterPart(path);
  if (cluster !== undefined && (about === 'cluster' || about === 'occupation_or_cluster')) return { about: 'cluster', name: cluster };
  if (about === 'company_name') return { about: 'company', name: path };
  if (about === 'occupation_or_cluster') return { about: 'occupation', name: path };
  if (about === 'nothing') throw new Error('a path names something that the operation is not about');
  return { about, name: path };
}

/** The question that a request asks: the parameters by the operation's declaration, and the target that its path names. */
export function questionOf(operation: Operation, face: RestFace, given: Arguments<Parameters>, target: Targets[About], caller: Caller): Question {
  const { resource, settings, page } = operation;
  const scope = face.scopedTo === undefined ? [] : [{ kind: 'in', field: face.scopedTo, values: [valueOf(target, face.scopedTo)] } as const];
  const plan: Plan =
    resource === undefined ? NO_PLAN : listPlan(resource, { offset: 0, ...given, ...(page === undefined ? {} : { order_by: undefined }) }, scope);
  const group = face.group === undefined ? undefined : given[face.group.parameter];
  const limit = typeof given['limit'] === 'number' ? given['limit'] : null;
  const question: Question = {
    target,
    plan: { ...plan, limit, offset: Number(given['offset'] ?? 0) },
    settings: settingValues(settings, given) as Values<Settings>,
    expand: Array.isArray(given['expand']) ? (given['expand'] as readonly string[]) : [],
    groupBy: typeof group === 'string' ? group.toLowerCase() : undefined,
    diagram: false,
    caller,
  };
  return face.lower === undefined ? question : face.lower(question, given);
}

const valueOf = (target: unknown, member: string): string | number => (target as Readonly<Record<string, string | number>>)[member] ?? '';
