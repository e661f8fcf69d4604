import { Router } from 'express';
import { INDUSTRIES } from '../catalog/industries.ts';
import { listRows } from '../reads/list.ts';
import type { Database } from '../store/pool.ts';
import { sendPage } from './envelope.ts';
import { readParameters } from './parameters.ts';
import { listParameters, listPlan } from './resource-parameters.ts';

const LIST = listParameters(INDUSTRIES);

/** GET /api/industries. */
export function industryRoutes(database: Database): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const plan = listPlan(INDUSTRIES, readParameters(request, LIST, '/api/industries?order_by=company_count'));
    sendPage(request, response, await listRows(database, INDUSTRIES, plan), plan.offset);
  });
  return router;
}
