import { Router, json } from 'express';
import { API_VERSIONS } from '../catalog/api-versions.ts';
import { listOf, oneOf, orNull, record, TEXT } from '../catalog/value-schema.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import { ApiError } from '../errors.ts';
import { versionInfo } from '../reads/version-info.ts';
import type { Database } from '../store/pool.ts';
import { sendRecord } from './envelope.ts';
import { operation, recordAnswer } from './openapi/operation.ts';
import { readRequest } from './read-request.ts';

const COMPARE_EXAMPLE = '{"from": "0.12.5-beta", "to": "0.13.0-beta"}';
const NAMES = API_VERSIONS.map(({ version }) => version);

const CHANGES = { tag: 'System', permission: 'token', parameters: {} } as const;
const VERSION = operation({
  ...CHANGES,
  method: 'get',
  path: '/api/version',
  id: 'getVersion',
  summary: 'Versions of the interface, the service and the data',
  answer: recordAnswer(
    record({
      rest_version: TEXT,
      service_version: TEXT,
      mcp_protocol_version: TEXT,
      dataset_version: TEXT,
      methodology_version: orNull(TEXT),
      build: record({ commit: orNull(TEXT), node: TEXT }),
    }),
  ),
  example: '/api/version',
  errors: [400],
});
const COMPARE = operation({
  ...CHANGES,
  method: 'post',
  path: '/api/version/compare',
  id: 'compareVersions',
  summary: 'What changed between two versions of the interface',
  description: '`to` is the newest version when left out. An unknown version is 400 with valid_versions.',
  body: { schema: record({ from: oneOf(NAMES), to: oneOf(NAMES) }, ['to']), example: JSON.parse(COMPARE_EXAMPLE) as unknown, required: true },
  answer: recordAnswer(
    record({
      from: oneOf(NAMES),
      to: oneOf(NAMES),
      direction: oneOf(['upgrade', 'downgrade', 'same']),
      breaking: { type: 'boolean' },
      changes: listOf(record({ version: TEXT, change: TEXT, breaking: { type: 'boolean' } })),
    }),
  ),
  example: '/api/version/compare',
  errors: [400, 413, 415],
});
const CHANGELOG = operation({
  ...CHANGES,
  method: 'get',
  path: '/changelog',
  id: 'getChangelog',
  summary: 'Changes of the interface, newest first',
  description: 'As Markdown by Accept.',
  answer: recordAnswer(listOf(record({ version: TEXT, changes: listOf(TEXT), breaking: { type: 'boolean' } }))),
  media: ['text/markdown'],
  example: '/changelog',
  errors: [400, 406],
});
export const SYSTEM_OPERATIONS = [VERSION, COMPARE, CHANGELOG];

/** GET /api/version and POST /api/version/compare. */
export function versionRoutes(database: Database, versions: CurrentVersions): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    readRequest(request, VERSION);
    sendRecord(response, await versionInfo(database, versions));
  });

  router.post('/compare', json({ limit: '16kb', strict: false }), (request, response) => {
    readRequest(request, COMPARE);
    const { from, to } = compareBody(request.body, request.is('application/json') !== false);
    const [start, end] = [NAMES.indexOf(from), NAMES.indexOf(to)];
    const between = API_VERSIONS.slice(Math.min(start, end) + 1, Math.max(start, end) + 1);
    sendRecord(response, {
      from,
      to,
      direction: start < end ? 'upgrade' : start > end ? 'downgrade' : 'same',
      breaking: between.some(({ breaking }) => breaking),
      changes: between.flatMap(({ version, changes, breaking }) => changes.map((change) => ({ version, change, breaking }))),
    });
  });
  return router;
}

function compareBody(body: unknown, isJson: boolean): { from: string; to: string } {
  if (!isJson) throw new ApiError('unsupported_media_type', { example: COMPARE_EXAMPLE });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('invalid_request', { error: 'The body must be a JSON object.', example: COMPARE_EXAMPLE });
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => name !== 'from' && name !== 'to');
  const { from = NAMES[0], to = NAMES.at(-1) } = given;
  const problems = [
    ...(given['from'] === undefined ? ['from is required'] : []),
    ...unknown.map((name) => `${name} is not a member of this body`),
    ...[from, to].filter((version) => !NAMES.includes(version as string)).map((version) => `${JSON.stringify(version)} is not a known version`),
  ];
  if (problems.length > 0) {
    throw new ApiError('invalid_request', {
      error: problems.join('. '),
      suggestion: `Use one of ${NAMES.join(', ')}.`,
      example: COMPARE_EXAMPLE,
      data: { valid_versions: NAMES, ...(unknown.length > 0 ? { unknown_fields: unknown, valid_fields: ['from', 'to'] } : {}) },
    });
  }
  return { from: given['from'] as string, to: to as string };
}

/** GET /changelog: newest first, as JSON or, by Accept, as Markdown. */
export function changelogRoutes(): Router {
  const router = Router();
  const newestFirst = API_VERSIONS.toReversed();
  router.get('/', (request, response) => {
    readRequest(request, CHANGELOG);
    switch (request.accepts(['application/json', 'text/markdown'])) {
      case 'text/markdown':
        response
          .type('text/markdown; charset=utf-8')
          .send(
            `# Changelog\n\n${newestFirst.map(({ version, changes }) => `## ${version}\n\n${changes.map((change) => `- ${change}`).join('\n')}\n`).join('\n')}`,
          );
        return;
      case false:
        throw new ApiError('not_acceptable');
      default:
        response.json({
          success: true,
          data: newestFirst.map(({ version, changes, breaking }) => ({ version, changes, breaking })),
          count: newestFirst.length,
        });
    }
  });
  return router;
}
