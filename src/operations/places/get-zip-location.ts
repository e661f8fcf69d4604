import { ZIP_SCHEMA } from '../../catalog/locations.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getZipLocation = operation({
  id: 'getZipLocation',
  tag: 'Location',
  permission: 'companies:read',
  summary: 'Location of a ZIP code. Also: GET LOCATION BY ZIP.',
  description: 'cbsa_code and cbsa_name are null outside all metro areas. A malformed code returns 400, an unknown one 404.',
  about: 'zip',
  answer: { kind: 'record', data: ZIP_SCHEMA },
  rest: { path: '/api/location/zip/{zip}', summary: 'Location of a ZIP code.', example: '/api/location/zip/98101' },
  dsl: {
    form: 'GET LOCATION_ZIP',
    modifiers: [],
    examples: ['GET LOCATION_ZIP WHERE ZIP IS "98101"', 'GET LOCATION BY ZIP WHERE ZIP IS "98101"'],
    topic: 'HIRING',
  },
  run: async (_, { target }) => {
    const cbsa = target['cbsa_code'];
    return recordAnswer(target, typeof cbsa === 'string' ? [{ to: 'metro', cbsa }] : []);
  },
});
