import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { withoutSecrets, type Logger } from '../runtime/log.ts';

/** A longer URL is cut off in the log. */
const LONGEST_URL = 500;

/**
 * Logs one line per request, with the request id that the caller finds in X-Request-Id. An id that the caller sends is kept when it is safe to log.
 * URLs are logged without secrets; headers are not logged.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const { method, originalUrl } = request;
    // Emitted after the last byte is sent, or when the caller disconnects.
    response.once('close', () => {
      // A caller's mistake is no warning for the operator. Probes expect a 503 while the service starts.
      const level = response.statusCode >= 500 && !originalUrl.startsWith('/health') ? 'warn' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const line = {
        req: { id, method, url: withoutSecrets(originalUrl).slice(0, LONGEST_URL) },
        res: { status: response.statusCode },
        responseTime: since(start),
      };
      log[level](line, response.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}

/** Milliseconds, two decimals. */
const since = (start: number): number => Math.round((performance.now() - start) * 100) / 100;
