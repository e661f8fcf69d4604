import { API_VERSIONS } from '../../catalog/api-versions.ts';
import { listOf, record, TEXT } from '../../catalog/value-schema.ts';
import { operation } from '../operation.ts';

export const getChangelog = operation({
  id: 'getChangelog',
  tag: 'System',
  permission: 'token',
  summary: 'Changes of the API, newest first.',
  description: 'Returns Markdown with `Accept: text/markdown`.',
  answer: { kind: 'record', data: listOf(record({ version: TEXT, changes: listOf(TEXT), breaking: { type: 'boolean' } })) },
  rest: { path: '/changelog', example: '/changelog', unconditional: true, markdown },
  run: async () => {
    const data = API_VERSIONS.toReversed().map(({ version, changes, breaking }) => ({ version, changes, breaking }));
    return { data, count: data.length };
  },
});

function markdown(): string {
  const sections = API_VERSIONS.toReversed().map(({ version, changes }) => `## ${version}\n\n${changes.map((change) => `- ${change}`).join('\n')}\n`);
  return `# Changelog\n\n${sections.join('\n')}`;
}
