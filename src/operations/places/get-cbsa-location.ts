import { CBSA_SCHEMA } from '../../catalog/locations.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getCbsaLocation = operation({
  id: 'getCbsaLocation',
  tag: 'Location',
  permission: 'companies:read',
  summary: 'A metro area. Also: GET LOCATION BY CBSA.',
  description: 'Returns its size, its states, and its number of ZIP codes. A malformed code returns 400, an unknown one 404.',
  about: 'cbsa',
  answer: { kind: 'record', data: CBSA_SCHEMA },
  rest: { path: '/api/location/cbsa/{cbsa}', summary: 'A metro area.', example: '/api/location/cbsa/42660' },
  dsl: {
    form: 'GET LOCATION_CBSA',
    modifiers: [],
    examples: ['GET LOCATION_CBSA WHERE CBSA IS "42660"', 'GET LOCATION BY CBSA WHERE CBSA IS "42660"'],
    topic: 'HIRING',
  },
  run: async (_, { target }) => recordAnswer(target),
});
