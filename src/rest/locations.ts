import { Router } from 'express';
import { cbsaLocation, zipLocation } from '../reads/locations.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord } from './envelope.ts';
import { readParameters } from './parameters.ts';

/** GET /api/location/zip/{zip} and /api/location/cbsa/{cbsa}. */
export function locationRoutes(database: Database): Router {
  const router = Router();
  router.get('/zip/:zip', async (request, response) => {
    readParameters(request, {}, '/api/location/zip/98101');
    sendRecord(response, await zipLocation(database, request.params.zip));
  });
  router.get('/cbsa/:cbsa', async (request, response) => {
    readParameters(request, {}, '/api/location/cbsa/42660');
    sendRecord(response, await cbsaLocation(database, request.params.cbsa));
  });
  return router;
}
