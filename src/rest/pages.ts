import { Router, type RequestHandler } from 'express';
import { exampleForm } from '../http/example-pages.ts';
import { METRICS_PATH, metricsPage } from '../http/metrics-page.ts';
import type { Page } from '../routing/paths.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { noParameters } from './no-parameters.ts';
import { docsRoutes, documentRoute } from './openapi/routes.ts';

const DOCUMENT_PATH = '/openapi.json';

/** All pages: they are served, but they are not routes of the API. */
export const pagesOf = (publicUrl: string | undefined, metrics: Metrics): Page[] => [
  { path: DOCUMENT_PATH, permission: 'none', handler: onePage(DOCUMENT_PATH, documentRoute(publicUrl)) },
  { path: '/docs', permission: 'none', handler: docsRoutes(publicUrl) },
  { path: '/examples/form', permission: 'none', handler: exampleForm() },
  { path: METRICS_PATH, permission: 'users:manage', handler: onePage(METRICS_PATH, metricsPage(metrics)) },
];

/** A page without parameters, and without files below it. */
const onePage = (path: string, handler: RequestHandler): Router => Router().get('/', noParameters(path), handler);
