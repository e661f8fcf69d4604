import type { RequestHandler } from 'express';
import { nameOperation } from '../telemetry/request-scope.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export const METRICS_PATH = '/metrics';

/** GET /metrics, in the text format of Prometheus. */
export function metricsPage(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    nameOperation('getMetrics');
    const { type, text } = await metrics.page();
    response.setHeader('Content-Type', type);
    response.send(text);
  };
}
