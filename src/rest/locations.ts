import { Router } from 'express';
import { CBSA_SCHEMA, ZIP_SCHEMA } from '../catalog/locations.ts';
import { cbsaLocation, zipLocation } from '../reads/locations.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord } from './envelope.ts';
import { CBSA_CODE, operation, recordAnswer, ZIP_CODE } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';

const PLACE = { method: 'get', tag: 'Location', permission: 'companies:read', parameters: {}, conditional: true, errors: [400, 404] } as const;

const ZIP = operation({
  ...PLACE,
  path: '/api/location/zip/{zip}',
  id: 'getZipLocation',
  summary: 'Where a ZIP code lies',
  description: 'cbsa_code and cbsa_name are null outside of all metropolitan areas. A malformed code is 400, an unknown one 404.',
  placeholders: { zip: ZIP_CODE },
  answer: recordAnswer(ZIP_SCHEMA),
  example: '/api/location/zip/98101',
});
const CBSA = operation({
  ...PLACE,
  path: '/api/location/cbsa/{cbsa}',
  id: 'getCbsaLocation',
  summary: 'A metropolitan area',
  description: 'Its size, its states and the number of its ZIP codes. A malformed code is 400, an unknown one 404.',
  placeholders: { cbsa: CBSA_CODE },
  answer: recordAnswer(CBSA_SCHEMA),
  example: '/api/location/cbsa/42660',
});
export const LOCATION_OPERATIONS = [ZIP, CBSA];

/** GET /api/location/zip/{zip} and /api/location/cbsa/{cbsa}. */
export function locationRoutes(database: Database): Router {
  const router = Router();
  router.get('/zip/:zip', async (request, response) => {
    readRequest(request, ZIP);
    sendRecord(response, await zipLocation(database, request.params.zip));
  });
  router.get('/cbsa/:cbsa', async (request, response) => {
    readRequest(request, CBSA);
    sendRecord(response, await cbsaLocation(database, request.params.cbsa));
  });
  return router;
}
