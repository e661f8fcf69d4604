import type { Request, RequestHandler, Response } from 'express';
import { callerOf } from '../auth/caller.ts';
import { echoOf } from '../catalog/echo.ts';
import type { Plan } from '../catalog/plan.ts';
import { ApiError } from '../errors/api-error.ts';
import type { RestFace } from '../operations/faces.ts';
import type { Operation, Question } from '../operations/operation.ts';
import type { Services } from '../operations/services.ts';
import type { Settings, Values } from '../operations/settings.ts';
import { findTarget, type About, type NameTarget, type Targets } from '../operations/targets.ts';
import { clusterIdOf, type OccupationOrCluster } from '../reads/targets.ts';
import { sendAnswer } from './envelope.ts';
import { clusterFace, ownRoute } from './operation-routes.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { clusterPart } from '../operations/parameters/placeholders.ts';
import { readRequest } from './read-request.ts';
import { listPlan } from './resource-parameters.ts';
import type { Route } from '../routing/route.ts';
import { settingValues } from './setting-parameters.ts';
import { unknownNames } from './unknown-names.ts';

/** The REST handler of an operation: reads the request, runs the operation, and sends the answer. */
export function askOperation(services: Services, operation: Operation, face: RestFace): RequestHandler {
  const asked = { operation, face, route: ownRoute(operation, face) };
  const inCluster = face.clusterForm === undefined ? undefined : clusterAsked(face.clusterForm, face);
  return async (request, response) => {
    const named = String(Object.values(request.params)[0]);
    await ask(services, request, response, inCluster !== undefined && clusterPart(named) !== undefined ? inCluster : asked);
  };
}

function clusterAsked(operation: Operation, codeFace: RestFace): Asked {
  const face = clusterFace(operation, codeFace);
  return { operation, face, route: ownRoute(operation, face) };
}

interface Asked {
  readonly operation: Operation;
  readonly face: RestFace;
  readonly route: Route;
}

async function ask(services: Services, request: Request, response: Response, { operation, face, route }: Asked): Promise<void> {
  const given = readRequest(request, route);
  const target = await targetOf(services, request, operation, face, given);
  const question = questionOf(request, response, operation, face, given, target);
  const answer = await operation.run(services, question);
  const hints = answer.hint === undefined ? await unknownNames(services.database, operation, answer, given) : {};
  sendAnswer(request, response, { answer, question, face, route, resource: operation.resource, hints });
}

async function targetOf(
  { database }: Services,
  request: Request,
  { about = 'nothing', overlay = false }: Operation,
  face: RestFace,
  given: Arguments<Parameters>,
): Promise<Targets[About]> {
  const text = Object.values(request.params)[0];
  if (text === undefined) return undefined;
  const path = String(text);
  const named = face.targetOf?.(path, given) ?? namedBy(path, face.about ?? about);
  const target = await findTarget(database, about === 'nothing' ? named.about : about, named.about, named.name, overlay);
  const refusal = face.contradiction?.(path, given, clusterIdOf(target as OccupationOrCluster));
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  return target;
}

/** A path contains a code or, after `cluster:`, a cluster id. */
function namedBy(path: string, about: About): { readonly about: NameTarget; readonly name: string } {
  const cluster = clusterPart(path);
  if (cluster !== undefined && (about === 'cluster' || about === 'occupation_or_cluster')) return { about: 'cluster', name: cluster };
  if (about === 'company_name') return { about: 'company', name: path };
  if (about === 'occupation_or_cluster') return { about: 'occupation', name: path };
  if (about === 'nothing') throw new Error('a path names a target of the wrong kind');
  return { about, name: path };
}

function questionOf(
  request: Request,
  response: Response,
  operation: Operation,
  face: RestFace,
  given: Arguments<Parameters>,
  target: Targets[About],
): Question {
  const { resource, settings, page } = operation;
  const scope = face.scopedTo === undefined ? [] : [{ kind: 'in', field: face.scopedTo, values: [valueOf(target, face.scopedTo)] } as const];
  const plan: Plan =
    resource === undefined
      ? { resource: '', filter: undefined, sort: [], limit: null, offset: 0, expand: [], withScore: false }
      : listPlan(resource, { offset: 0, ...given, ...(page === undefined ? {} : { order_by: undefined }) }, scope);
  const group = face.group === undefined ? undefined : given[face.group.parameter];
  const limit = typeof given['limit'] === 'number' ? given['limit'] : null;
  const question: Question = {
    target,
    plan: { ...plan, limit, offset: Number(given['offset'] ?? 0) },
    settings: settingValues(settings, given) as Values<Settings>,
    expand: Array.isArray(given['expand']) ? (given['expand'] as readonly string[]) : [],
    groupBy: typeof group === 'string' ? group.toLowerCase() : undefined,
    filters: echoOf(plan.filter),
    diagram: false,
    caller: { ...callerOf(request), requestId: String(response.getHeader('X-Request-Id') ?? '') },
  };
  return face.lower === undefined ? question : face.lower(question, given);
}

const valueOf = (target: unknown, member: string): string | number => (target as Readonly<Record<string, string | number>>)[member] ?? '';
