import { listOf, orNull, record, TEXT } from '../../catalog/value-schema.ts';
import { IMPORT_SCHEMA, INDEX_SCHEMA, MODEL_SCHEMA, versionInfo } from '../../reads/version-info.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getVersion = operation({
  id: 'getVersion',
  tag: 'System',
  permission: 'token',
  summary: 'Versions of the API, the service, and the data.',
  description:
    '`imports` are the imports in use, `index` the search index, `title_model` the model that ranks job titles: what each was made from, and since when. It is null while no model is loaded.',
  answer: {
    kind: 'record',
    data: record({
      rest_version: TEXT,
      service_version: TEXT,
      mcp_protocol_version: TEXT,
      dataset_version: TEXT,
      methodology_version: orNull(TEXT),
      imports: listOf(IMPORT_SCHEMA),
      index: INDEX_SCHEMA,
      title_model: MODEL_SCHEMA,
      build: record({ commit: orNull(TEXT), node: TEXT }),
    }),
  },
  rest: { path: '/api/version', example: '/api/version', unconditional: true },
  run: async ({ database, versions, titles }) => recordAnswer(await versionInfo(database, versions, titles.modelState()), [{ to: 'help' }]),
});
