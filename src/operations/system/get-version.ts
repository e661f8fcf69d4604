import { orNull, record, TEXT } from '../../catalog/value-schema.ts';
import { versionInfo } from '../../reads/version-info.ts';
import { recordAnswer } from '../answer.ts';
import { operation } from '../operation.ts';

export const getVersion = operation({
  id: 'getVersion',
  tag: 'System',
  permission: 'token',
  summary: 'Versions of the API, the service, and the data.',
  answer: {
    kind: 'record',
    data: record({
      rest_version: TEXT,
      service_version: TEXT,
      mcp_protocol_version: TEXT,
      dataset_version: TEXT,
      methodology_version: orNull(TEXT),
      build: record({ commit: orNull(TEXT), node: TEXT }),
    }),
  },
  rest: { path: '/api/version', example: '/api/version', unconditional: true },
  run: async ({ database, versions }) => recordAnswer(await versionInfo(database, versions), [{ to: 'help' }]),
});
