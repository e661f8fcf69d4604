import { Router } from 'express';
import { INDUSTRIES } from '../catalog/industries.ts';
import { listRows } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import { sendPage } from './envelope.ts';
import { operation, pageAnswer, rowSchema } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';
import { listParameters, listPlan } from './resource-parameters.ts';

const LIST = operation({
  method: 'get',
  path: '/api/industries',
  id: 'listIndustries',
  tag: 'Industries',
  permission: 'companies:read',
  summary: 'Industries',
  description: 'company_count counts the companies whose primary industry it is; ordered by it, the largest industry comes first.',
  parameters: listParameters(INDUSTRIES),
  answer: pageAnswer(rowSchema(INDUSTRIES)),
  media: ['text/csv'],
  conditional: true,
  example: '/api/industries?order_by=company_count',
  errors: [400, 406],
});
export const INDUSTRY_OPERATIONS = [LIST];

/** GET /api/industries. */
export function industryRoutes(database: Database): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const plan = listPlan(INDUSTRIES, readRequest(request, LIST));
    sendPage(request, response, await listRows(database, INDUSTRIES, plan), plan.offset);
  });
  return router;
}
