import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { withoutSecrets, type Logger } from '../runtime/log.ts';

/**
 * One line a request, with its id, which the caller finds in X-Request-Id. A caller's own id is kept when it is harmless.
 * Query strings may hold names of people's jobs and employers, but no secrets; headers are left out altogether.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const { method, originalUrl } = request;
    // Comes after the last byte was handed over, and also when the caller hangs up before.
    response.once('close', () => {
      const level = response.statusCode >= 400 ? 'warn' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const line = { req: { id, method, url: withoutSecrets(originalUrl) }, res: { status: response.statusCode }, responseTime: since(start) };
      log[level](line, response.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}

/** Milliseconds, two decimals. */
const since = (start: number): number => Math.round((performance.now() - start) * 100) / 100;
