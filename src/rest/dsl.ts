import type { RequestHandler } from 'express';
import { callerOf } from '../auth/caller.ts';
import { INTEGER, listOf, record, TEXT, type Schema } from '../catalog/value-schema.ts';
import { LARGEST_QUERY_BODY, LONGEST_QUERY } from '../dsl/parse.ts';
import { INVALID_PARAMS } from '../dsl/problem.ts';
import { DSL_ANSWER } from '../dsl/envelope-schema.ts';
import type { DslService } from '../dsl/service.ts';
import { ApiError, RETRY_AFTER_SECONDS } from '../errors/api-error.ts';
import { requireJsonAccepted } from '../http/accepts-json.ts';
import { jsonBody } from '../http/json-body.ts';
import type { Logger } from '../runtime/log.ts';
import { isExpected } from '../runtime/store-log.ts';
import { route } from '../routing/route.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { readParameters } from './parameters.ts';
import { requestId } from '../telemetry/request-scope.ts';
import { shownNames } from '../text/shown-names.ts';

const EXAMPLE = { query: 'TITLECONVERT "registered nurse" LIMIT 3' };

const ERROR: Schema = record({
  status: { type: 'string', const: 'error' },
  success: { type: 'boolean', const: false },
  error: {
    ...record(
      {
        code: { type: 'integer', enum: [-32602, -32603] },
        message: TEXT,
        suggestion: TEXT,
        example: { ...TEXT, description: 'A valid query.' },
        error_type: TEXT,
        position: record({ line: INTEGER, column: INTEGER, caret: { ...TEXT, description: 'The line of the query, with a caret below the position.' } }),
        problems: listOf({ type: 'object' }),
      },
      ['error_type', 'position', 'problems'],
    ),
    additionalProperties: true,
  },
  request_id: TEXT,
});
/** Errors before the query is parsed have the flat body of REST. */
const FLAT = { $ref: '#/components/schemas/Error' };
const dslError = (description: string): { description: string; schema: Schema } => ({ description, schema: { anyOf: [ERROR, FLAT] } });

const QUERY = route({
  method: 'post',
  path: '/api/dsl',
  id: 'runDsl',
  tag: 'Query language',
  permission: 'dsl:execute',
  summary: 'Runs one command of the query language.',
  description: [
    'The query language can do everything that the other REST endpoints can, and more. `HELP` lists the topics. `HELP <topic>` shows syntax, fields, and examples. `HELP SCHEMA` shows the grammar.',
    'UPDATE, ADD, and REMOVE require the permission data:write. An error says what is wrong and where, and includes an example that works. Several problems are reported in one response. Error statuses are 400 (invalid query or deprecated feature), 403 (missing permission), 404 (company, occupation, cluster, ZIP code, or CBSA not found), 410 (removed subject), and 503 (the database or search engine is unreachable, or too many batches are waiting). Errors before the query is parsed have the flat body of REST.',
  ].join('\n\n'),
  parameters: {},
  body: { schema: record({ query: { ...TEXT, maxLength: LONGEST_QUERY, description: 'Exactly one command.' } }), example: EXAMPLE, required: true },
  answer: DSL_ANSWER,
  example: '/api/dsl',
  errors: [406, 413, 415],
  others: {
    400: dslError('The query is invalid. With the flat body: the body is not JSON, or the request has query parameters.'),
    403: dslError('The permission is missing.'),
    404: dslError('Something that the query names does not exist.'),
    410: dslError('The subject was removed. `error_type` is `command_removed`.'),
    500: dslError('An unexpected error, without internal details.'),
    503: dslError('The database or search engine is unreachable, or too many batches are waiting. Retry-After says when to try again.'),
  },
});
export const DSL_ROUTES = [QUERY];

/** POST /api/dsl. The service checks the permission itself, so that the error is in the format of the query language. */
export function dslEndpoint(dsl: DslService, log: Logger): Endpoint {
  const handlers: RequestHandler[] = [
    jsonBody(LARGEST_QUERY_BODY),
    async (request, response) => {
      requireJsonAccepted(request);
      if (request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example: JSON.stringify(EXAMPLE) });
      readParameters(request, QUERY.parameters, JSON.stringify(EXAMPLE));
      const { query, problem: message } = queryOf(request.body);
      if (query === undefined) {
        const error = { code: INVALID_PARAMS, message, suggestion: `Send ${JSON.stringify(EXAMPLE)}.`, example: EXAMPLE.query };
        response.status(400).json({ status: 'error', success: false, error, request_id: requestId() });
        return;
      }
      const answer = await dsl.run(query, { ...callerOf(request), requestId: requestId() });
      if (answer.ok) {
        response.json(answer.envelope);
        return;
      }
      // Every 429 has the flat body, as that of the rate limit.
      if (answer.httpStatus === 429) throw answer.cause;
      if (answer.httpStatus >= 500 && !isExpected(answer.cause)) log.error({ err: answer.cause, request_id: requestId() }, answer.error.message);
      if (answer.retryAfter === true) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      response.status(answer.httpStatus).json({ status: 'error', success: false, error: answer.error, request_id: requestId() });
    },
  ];
  return { route: QUERY, handlers, checksPermission: true };
}

/** The query of a body, or everything that is wrong with the body. */
function queryOf(body: unknown): { readonly query: string; readonly problem?: undefined } | { readonly query?: undefined; readonly problem: string } {
  const wanted = 'The body must be a JSON object with one field, query, which is a string';
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const given = body === null ? 'null' : Array.isArray(body) ? 'a list' : `a ${typeof body}`;
    return { problem: `${wanted}. It is ${given}` };
  }
  const { query, ...others } = body as Record<string, unknown>;
  const unknown = shownNames(Object.keys(others));
  const problems = [
    ...(query === undefined ? ['The field query is missing'] : typeof query === 'string' ? [] : ['The field query is not a string']),
    ...(unknown.length === 0 ? [] : [`Unknown field${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`]),
  ];
  return typeof query === 'string' && problems.length === 0 ? { query } : { problem: [wanted, ...problems].join('. ') };
}
