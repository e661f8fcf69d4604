import { COUNT, listOf, NUMBER, oneOf, orNull, record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import { INDEX_STATUSES } from '../freshness/index-health.ts';
import { IMPORT_SCHEMA } from '../reads/version-info.ts';
import { route } from '../routing/route.ts';
import { PROBLEM_SCHEMA } from './health-problems.ts';

const LATENCY = record({ status: oneOf(['up', 'down']), latency_ms: orNull(NUMBER) });
const HEALTH_SCHEMA = record({
  status: {
    ...oneOf(['ok', 'degraded', 'down']),
    description:
      'degraded: something in `problems`, such as that the search engine is unreachable, that an index is missing, closed, blocked, or out of date, or that the title data is still loading or cannot be read.',
  },
  version: TEXT,
  checks: record(
    {
      postgres: LATENCY,
      replica: {
        ...record({ status: oneOf(['up', 'behind', 'unreachable', 'not_a_standby']), lag_seconds: orNull(NUMBER) }),
        description:
          'The streaming replica that answers reads; absent without one. While it is not up, the primary server answers. lag_seconds: age of the last change that it has replayed; 0 if it has all that it received.',
      },
      opensearch: LATENCY,
      index: record({
        status: oneOf(INDEX_STATUSES),
        lag_seconds: orNull(NUMBER),
        pending: orNull(COUNT),
        version: orNull(TEXT),
        built_at: orNull(TIMESTAMP),
      }),
      titles: {
        ...record({
          status: oneOf(['ok', 'loading', 'unavailable']),
          failing_since: orNull(TIMESTAMP),
          model: orNull(TEXT),
          trained_at: orNull(TIMESTAMP),
          loaded_at: orNull(TIMESTAMP),
        }),
        description:
          'The model that ranks job titles. While it is unavailable, titles are ranked by search results alone. failing_since: when reading it started to fail; null if it works. ' +
          'model: the version of the index that it goes with. loaded_at: when this process began to use it.',
      },
    },
    ['replica'],
  ),
  problems: {
    ...listOf(PROBLEM_SCHEMA),
    description:
      'What is wrong now: which check, what, since when, and what to do. check: postgres, replica, opensearch, index, index.KIND, titles, process, or engine.NAME.',
  },
  dataset: orNull(record({ version: TEXT, loaded_at: TIMESTAMP })),
  imports: { ...listOf(IMPORT_SCHEMA), description: 'The imports in use. Empty without any, and while the database is unreachable.' },
  uptime_seconds: COUNT,
});
const PROBE_SCHEMA = record({ status: oneOf(['ok', 'down']) });
const PROBE = { method: 'get', tag: 'System', permission: 'none', parameters: {}, errors: [400] } as const;

export const HEALTH = route({
  ...PROBE,
  path: '/health',
  id: 'getHealth',
  summary: 'State of the database, the search engine, the index, and the title data.',
  description: 'The stores are asked at most once per second.',
  answer: HEALTH_SCHEMA,
  example: '/health',
  others: { 503: { description: 'The database is unreachable.', schema: HEALTH_SCHEMA } },
});
export const LIVENESS = route({
  ...PROBE,
  path: '/health/live',
  id: 'getLiveness',
  summary: 'Whether the process is running.',
  answer: PROBE_SCHEMA,
  example: '/health/live',
});
export const READINESS = route({
  ...PROBE,
  path: '/health/ready',
  id: 'getReadiness',
  summary: 'Whether the process can answer.',
  description:
    'True when lists and single records are available, the title model is loaded, and the process is not stopping. Does not require the search engine.',
  answer: PROBE_SCHEMA,
  example: '/health/ready',
  others: { 503: { description: 'The database is unreachable, the title model is still loading, or the process is stopping.', schema: PROBE_SCHEMA } },
});
export const HEALTH_ROUTES = [HEALTH, LIVENESS, READINESS];
