import { API_VERSIONS } from '../../catalog/api-versions.ts';
import { listOf, oneOf, record, TEXT } from '../../catalog/value-schema.ts';
import type { Refusal } from '../../errors/api-error.ts';
import { recordAnswer } from '../answer.ts';
import type { Action } from '../operation.ts';

const NAMES = API_VERSIONS.map(({ version }) => version);
const EXAMPLE = { from: '0.12.5-beta', to: '0.13.0-beta' };

interface Comparison {
  readonly from: string;
  readonly to: string;
}

export const compareVersions: Action<Comparison> = {
  id: 'compareVersions',
  tag: 'System',
  permission: 'token',
  readsOnly: true,
  summary: 'Changes between two versions of the API.',
  description: '`to` defaults to the newest version. An unknown version returns 400 with valid_versions.',
  answer: record({
    from: oneOf(NAMES),
    to: oneOf(NAMES),
    direction: oneOf(['upgrade', 'downgrade', 'same']),
    breaking: { type: 'boolean' },
    changes: listOf(record({ version: TEXT, change: TEXT, breaking: { type: 'boolean' } })),
  }),
  rest: {
    path: '/api/version/compare',
    body: { schema: record({ from: oneOf(NAMES), to: oneOf(NAMES) }, ['to']), example: EXAMPLE },
    read,
  },
  run: async (_, { from, to }) => {
    const [start, end] = [NAMES.indexOf(from), NAMES.indexOf(to)];
    const between = API_VERSIONS.slice(Math.min(start, end) + 1, Math.max(start, end) + 1);
    return recordAnswer({
      from,
      to,
      direction: start < end ? 'upgrade' : start > end ? 'downgrade' : 'same',
      breaking: between.some(({ breaking }) => breaking),
      changes: between.flatMap(({ version, changes, breaking }) => changes.map((change) => ({ version, change, breaking }))),
    });
  },
};

function read(body: unknown): { readonly input: Comparison } | { readonly refusals: readonly Refusal[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { refusals: [{ error: 'The body must be a JSON object.' }] };
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => name !== 'from' && name !== 'to');
  const { from = NAMES[0], to = NAMES.at(-1) } = given;
  const unnamed = [from, to].filter((version) => !NAMES.includes(version as string));
  const problems = [
    ...(given['from'] === undefined ? ['from is required'] : []),
    ...unknown.map((name) => `${name} is not a field of this body`),
    ...unnamed.map((version) => `${JSON.stringify(version)} is not a known version`),
  ];
  if (problems.length === 0) return { input: { from: from as string, to: to as string } };
  const refusal = {
    error: problems.join('. '),
    suggestion: [
      ...(unknown.length > 0 ? ['Send only from and to.'] : []),
      ...(given['from'] === undefined || unnamed.length > 0 ? [`Use one of ${NAMES.join(', ')}.`] : []),
    ].join(' '),
    data: { valid_versions: NAMES, ...(unknown.length > 0 ? { unknown_fields: unknown, valid_fields: ['from', 'to'] } : {}) },
  };
  return { refusals: [refusal] };
}
