import { PICK_SCHEMA, RECORDED_PICK_SCHEMA } from '../../catalog/learning.ts';
import { PICK_EXAMPLE, readPick, recordPick, type TitlePick } from '../../intake/picks.ts';
import { recordAnswer } from '../answer.ts';
import type { Action } from '../operation.ts';

const HINT = 'Send the converted title, and in `picked` one row from the data of the conversion (of a batch: one of the matches, or recommended), unchanged.';

export const recordTitlePick: Action<TitlePick> = {
  id: 'recordTitlePick',
  tag: 'Conversion',
  permission: 'dsl:execute',
  summary: 'Records which row of a title conversion a person picked.',
  description: [
    '`picked` is one row from the data of GET /api/titleconvert, or one of the matches or the recommended of a batch, unchanged. Its onet_code is required. The onet_code, and the cluster_id if there is one, must be in the dataset. Send the title in query_info.title or in title. If you send both, they must be equal.',
    'Picks are stored for learning. They do not change any conversion. If a pick with the same id already exists, nothing is stored: the response is 200 with recorded false and the title and code that you sent.',
    'The service stores onet_code, onet_title, match_score, cluster_id, and cluster_name of the row, and the name of the caller.',
  ].join('\n\n'),
  answer: RECORDED_PICK_SCHEMA,
  rest: {
    path: '/api/titleconvert',
    body: { schema: PICK_SCHEMA, example: PICK_EXAMPLE },
    read: (body) => {
      const read = readPick(body);
      return 'pick' in read ? { input: read.pick } : { refusals: read.problems.map((error) => ({ error, suggestion: HINT })) };
    },
  },
  dsl: {
    topic: 'SAMPLE',
    syntax: [
      'SUBMIT TITLECONVERT [ID <text>] TITLE <text> CHOICE <text> [AS <text>]',
      "SUBMIT TITLECONVERT VALUE '<json>'",
      "SUBMIT TITLECONVERT TITLE <text> VALUE '<json with onet_code and optional cluster fields>'",
    ],
    examples: [
      'SUBMIT TITLECONVERT TITLE "registered nurse" CHOICE "29-1141.00" AS "Registered Nurses"',
      'SUBMIT TITLECONVERT VALUE \'{"query_info": {"title": "registered nurse"}, "picked": {"onet_code": "29-1141.00"}}\'',
      'SUBMIT TITLECONVERT TITLE "registered nurse" VALUE \'{"onet_code": "29-1141.00", "cluster_id": 247}\'',
    ],
  },
  run: async ({ primary }, pick, { name }) => recordAnswer(await recordPick(primary, pick, name)),
};
