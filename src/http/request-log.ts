import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { withoutSecrets, type Logger } from '../runtime/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { CallerLeft, inRequest, NO_OPERATION, type RequestScope } from '../telemetry/request-scope.ts';

/** A longer URL is cut off in the log. */
const LONGEST_URL = 500;
/** More is read, because secrets become shorter. */
const LONGEST_READ = 4_000;

/**
 * Logs and counts each request. It has one line in the log, with the request id that the caller finds in X-Request-Id. An id that the caller sends is kept when it is safe to log.
 * URLs are logged without secrets; headers are not logged.
 */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  // Nothing in these lines is secret. To look for secrets took a quarter of the memory of a request.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const start = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const { method, originalUrl } = request;
    const scope: RequestScope = { id, interface: 'rest', operation: NO_OPERATION, left: () => leftSignal(response) };
    // Emitted after the last byte is sent, or when the caller disconnects.
    response.once('close', () => {
      metrics.request(scope, response.writableFinished ? String(scope.status ?? response.statusCode) : 'aborted', (performance.now() - start) / 1000);
      // A caller's mistake is no warning for the operator. Nor is a 503, whose cause has a line of its own: under traffic, an outage would write thousands.
      const level = response.statusCode >= 500 && response.statusCode !== 503 ? 'warn' : 'info';
      if (!lines.isLevelEnabled(level)) return;
      const line = {
        request_id: id,
        operation: scope.operation,
        req: { id, method, url: withoutSecrets(originalUrl.slice(0, LONGEST_READ)).slice(0, LONGEST_URL) },
        res: { status: response.statusCode },
        responseTime: since(start),
      };
      lines[level](line, response.writableFinished ? 'request completed' : 'request aborted');
    });
    inRequest(scope, next);
  };
}

/** Milliseconds, two decimals. */
const since = (start: number): number => Math.round((performance.now() - start) * 100) / 100;

/** Only work that takes long asks for it, so most requests need none. */
function leftSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!response.writableFinished) controller.abort(new CallerLeft('The caller has disconnected.'));
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return controller.signal;
}
