import type { RequestHandler } from 'express';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireJsonAccepted } from '../http/accepts-json.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Action } from '../operations/operation.ts';
import type { Services } from '../operations/services.ts';
import { sendRecord } from './envelope.ts';
import { readParameters } from './parameters.ts';
import { refused } from './problems.ts';
import { recordAnswer, type Route } from '../routing/route.ts';
import { requestId } from '../telemetry/request-scope.ts';

const LARGEST_BODY = '16kb';

/** The route of an action that has a path; undefined for those that only the query language has. */
export function actionRoute({ id, tag, permission, summary, description, readsOnly, answer, rest }: Action): Route | undefined {
  if (rest === undefined) return undefined;
  return {
    method: 'post',
    path: rest.path,
    id,
    tag,
    permission,
    summary,
    ...(description === undefined ? {} : { description }),
    ...(readsOnly === undefined ? {} : { readsOnly }),
    parameters: {},
    body: { schema: rest.body.schema, example: rest.body.example, required: true },
    answer: recordAnswer(answer),
    example: rest.path,
    errors: [400, 406, 413, 415, ...(rest.errors ?? [])],
  };
}

/** Reads the body and runs the action. All problems of the body and the query are reported in one 400. */
export function runAction(services: Services, action: Action): RequestHandler[] {
  const { rest } = action;
  if (rest === undefined) return [];
  const example = JSON.stringify(rest.body.example);
  return [
    jsonBody(LARGEST_BODY),
    async (request, response) => {
      requireJsonAccepted(request);
      if (request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example });
      const read = rest.read(request.body);
      const problems = 'input' in read ? [] : read.refusals.map((refusal) => refused('body', refusal));
      readParameters(request, {}, example, { problems });
      if (!('input' in read)) throw new Error('readParameters() reported no problem');
      const caller = { ...callerOf(request), requestId: requestId() };
      const { data, head } = await action.run(services, read.input, caller);
      sendRecord(response, data, head);
    },
  ];
}
