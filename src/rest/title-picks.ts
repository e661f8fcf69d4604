import { json, type Request, type RequestHandler } from 'express';
import { callerOf } from '../auth/caller.ts';
import { PICK_SCHEMA, RECORDED_PICK_SCHEMA } from '../catalog/learning.ts';
import { ApiError } from '../errors.ts';
import { PICK_EXAMPLE, readPick, recordPick, type TitlePick } from '../intake/picks.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord } from './envelope.ts';
import { operation, recordAnswer } from './openapi/operation.ts';
import { readParameters } from './parameters.ts';
import { problemOf } from './problems.ts';

const LARGEST_BODY = '16kb';

const RECORD = operation({
  method: 'post',
  path: '/api/titleconvert',
  id: 'recordTitlePick',
  tag: 'Conversion',
  permission: 'dsl:execute',
  summary: 'Records which row of a title conversion a person picked',
  description: [
    'picked is one row of data of GET /api/titleconvert, copied as is; its onet_code is needed and must be of the dataset. The title stands in query_info or beside picked; in both, it must be the same.',
    'Nothing is matched again, and no conversion changes by it: picks are stored for learning. Sent twice with one id, a pick is recorded once; the second answer is 200 with recorded false and the title and code that were sent, and what was stored first stays.',
    'Of the row, onet_code, onet_title, match_score, cluster_id and cluster_name are kept, with the name of the caller.',
  ].join('\n\n'),
  parameters: {},
  body: { schema: PICK_SCHEMA, example: PICK_EXAMPLE, required: true },
  answer: recordAnswer(RECORDED_PICK_SCHEMA),
  example: '/api/titleconvert',
  errors: [400, 413, 415],
});
export const TITLE_PICK_OPERATIONS = [RECORD];

const EXAMPLE = JSON.stringify(PICK_EXAMPLE);
const HINT = 'Send the title that was converted, and as picked one row of data of GET /api/titleconvert as it is.';

/** POST /api/titleconvert. */
export function titlePickRoute(database: Database): RequestHandler[] {
  return [
    json({ limit: LARGEST_BODY, strict: false }),
    async (request, response) => {
      sendRecord(response, await recordPick(database, pickOf(request), callerOf(request).name));
    },
  ];
}

/** The pick of a request; what is wrong with its body and its query is told in one 400. */
function pickOf(request: Request): TitlePick {
  if (request.is('application/json') === false) throw new ApiError('unsupported_media_type', { example: EXAMPLE });
  const read = readPick(request.body);
  const problems = 'pick' in read ? [] : read.problems.map((error) => problemOf('body', { error, suggestion: HINT }));
  readParameters(request, RECORD.parameters, EXAMPLE, { problems });
  if ('pick' in read) return read.pick;
  throw new Error('readParameters() lets no problem pass');
}
