import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { RETRY_AFTER_SECONDS } from '../errors/api-error.ts';
import { drainBody } from '../http/drain-body.ts';
import { toApiError } from '../http/to-api-error.ts';
import { NotFound } from '../reads/hints.ts';
import type { Logger } from '../runtime/log.ts';
import { isExpected } from '../runtime/store-log.ts';
import { requestId } from '../telemetry/request-scope.ts';
import { notFoundError } from './hint-text.ts';

/** Converts a thrown error to the flat error body. An error that is not in the catalog is logged and shown only as `internal`. */
export function answerError(log: Logger, security: RequestHandler): ErrorRequestHandler {
  return async (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = thrown instanceof NotFound ? notFoundError(thrown) : toApiError(thrown);
    if (error.status >= 500 && !isExpected(thrown))
      log.error({ err: error.details.cause ?? thrown, request_id: requestId(), path: request.path }, error.message);
    if (error.passesSoon) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.setHeader('X-Error-Code', error.code);
    for (const [name, value] of Object.entries(error.details.headers ?? {})) response.setHeader(name, [...ofCallersLimit(response, name), value].join(', '));
    await drainBody(request, response);
    security(request, response, () => {
      response.status(error.status).json(error.body(requestId()));
    });
  };
}

/** What a header says about the rate limit of the caller. A limit that was reached is added to it. */
function ofCallersLimit(response: Response, name: string): string[] {
  const value = name.startsWith('RateLimit') ? response.getHeader(name) : undefined;
  return value === undefined ? [] : [String(value)];
}
