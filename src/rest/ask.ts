import type { Request, RequestHandler, Response } from 'express';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Operation, RestFace } from '../operations/operation.ts';
import type { Services } from '../operations/services.ts';
import { findTarget, type About, type Targets } from '../operations/targets.ts';
import { clusterIdOf, type OccupationOrCluster } from '../reads/targets.ts';
import { sendAnswer } from './envelope.ts';
import { clusterFace, ownRoute } from './operation-routes.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { clusterPart } from '../operations/parameters/placeholders.ts';
import { namedTarget, questionOf } from './question.ts';
import { readRequest } from './read-request.ts';
import type { Route } from '../routing/route.ts';
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
  const caller = { ...callerOf(request), requestId: String(response.getHeader('X-Request-Id') ?? '') };
  const question = questionOf(operation, face, given, target, caller);
  const answer = await operation.run(services, question);
  const hints = answer.hint === undefined ? await unknownNames(services.database, operation, answer, given) : {};
  sendAnswer(request, response, { answer, question, face, route, resource: operation.resource, hints });
}

async function targetOf({ database }: Services, request: Request, operation: Operation, face: RestFace, given: Arguments<Parameters>): Promise<Targets[About]> {
  const text = Object.values(request.params)[0];
  if (text === undefined) return undefined;
  const path = String(text);
  const target = await findTarget(database, operation, namedTarget(path, operation, face, given));
  const refusal = face.contradiction?.(path, given, clusterIdOf(target as OccupationOrCluster));
  if (refusal !== undefined) throw new ApiError('invalid_parameters', refusal);
  return target;
}
