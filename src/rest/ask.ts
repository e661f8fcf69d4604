import type { Request, RequestHandler, Response } from 'express';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Operation, RestFace } from '../operations/operation.ts';
import type { Answer } from '../operations/answer.ts';
import type { Question } from '../operations/question.ts';
import type { Caller, Services } from '../operations/services.ts';
import { NotFound } from '../reads/hints.ts';
import { runWithNotes } from '../operations/notes.ts';
import { FINDERS, findTarget, type About, type Targets } from '../operations/targets.ts';
import { clusterIdOf, type OccupationOrCluster } from '../reads/targets.ts';
import { isSaid, noteText } from '../wording/note-words.ts';
import { ASKING } from './asking.ts';
import { sendAnswer } from './envelope.ts';
import { clusterFace, ownRoute } from './operation-routes.ts';
import type { Arguments, Parameters } from '../routing/parameter.ts';
import { clusterPart } from '../operations/parameters/placeholders.ts';
import { namedTarget, questionOf } from './question.ts';
import { notFoundError } from './hint-text.ts';
import { segmentsMeant, withCompanyMeant } from './path-meant.ts';
import { readRequest } from './read-request.ts';
import { refusalOf } from './request-problem-text.ts';
import type { Route } from '../routing/route.ts';
import { requestId } from '../telemetry/request-scope.ts';
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
  const caller = { ...callerOf(request), requestId: requestId() };
  const given = await read(services, request, { operation, face, route }, caller);
  const { question, answer } = await answerOf(services, request, { operation, face, route }, given, caller).catch((error: unknown) => {
    throw error instanceof NotFound ? notFoundError(error, withCompanyMeant(request, error.hint)) : error;
  });
  const hints = answer.hint === undefined ? await unknownNames(services.database, operation, answer, given) : {};
  // That counts of postings are national is in the description of their columns.
  const notes = (answer.notes ?? []).filter(isSaid).map((note) => noteText(operation.resource, note, ASKING));
  sendAnswer(request, response, { answer, question, face, route, resource: operation.resource, hints, notes });
}

/** The parameters of a request. If they are wrong, the example of the error is about something that exists. */
async function read(services: Services, request: Request, asked: Asked, caller: Caller): Promise<Arguments<Parameters>> {
  const segments = await segmentsMeant(services, request, asked.route, caller);
  try {
    return readRequest(request, asked.route, segments);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw await withKnownTarget(services, request, asked, error);
  }
}

async function withKnownTarget({ database }: Services, request: Request, { operation, face, route }: Asked, error: ApiError): Promise<ApiError> {
  const [name] = Object.values(request.params);
  const [path, query] = error.details.example?.split('?') ?? [];
  if (name === undefined || path !== request.originalUrl.split('?')[0]) return error;
  const named = namedTarget(String(name), operation, face, Object.fromEntries(new URLSearchParams(query)));
  const missing: unknown = await FINDERS[named.about](database, named.name, operation).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(missing instanceof NotFound)) return error;
  const example = withCompanyMeant({ originalUrl: error.details.example ?? '', params: request.params }, missing.hint) ?? route.example;
  return new ApiError(error.code, { ...error.details, example });
}

async function answerOf(
  services: Services,
  request: Request,
  { operation, face }: Asked,
  given: Arguments<Parameters>,
  caller: Caller,
): Promise<{ readonly question: Question; readonly answer: Answer }> {
  const target = await targetOf(services, request, operation, face, given);
  const question = questionOf(operation, face, given, target, caller);
  return { question, answer: await runWithNotes(services, operation, question) };
}

async function targetOf({ database }: Services, request: Request, operation: Operation, face: RestFace, given: Arguments<Parameters>): Promise<Targets[About]> {
  const text = Object.values(request.params)[0];
  if (text === undefined) return undefined;
  const path = String(text);
  const target = await findTarget(database, operation, namedTarget(path, operation, face, given));
  const problem = face.contradiction?.(path, given, clusterIdOf(target as OccupationOrCluster));
  if (problem !== undefined) throw new ApiError('invalid_parameters', refusalOf(problem, face.example));
  return target;
}
