import type { RequestHandler } from 'express';
import { COUNT, listOf, NUMBER, oneOf, orNull, record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import { SERVICE_VERSION } from '../config/config.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import type { SearchEngine } from '../engine/client.ts';
import { IMPORT_SCHEMA, shownImport } from '../reads/version-info.ts';
import { readImports } from '../store/imports.ts';
import { stateOf } from '../freshness/data-state.ts';
import { readDatasetVersion, readLoadedDataset } from '../store/dataset.ts';
import { ping, readIndexBacklog } from '../store/health.ts';
import type { Database } from '../store/pool.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { route } from '../routing/route.ts';

interface Check {
  readonly status: 'up' | 'down';
  readonly latency_ms: number | null;
}

const CHECK_TIMEOUT_MS = 1_500;
/** Changes are normally indexed within a second. A minute means that no indexer is running, or that the search engine rejects a change. */
const LONGEST_LAG_SECONDS = 60;

const LATENCY = record({ status: oneOf(['up', 'down']), latency_ms: orNull(NUMBER) });
const HEALTH_SCHEMA = record({
  status: {
    ...oneOf(['ok', 'degraded', 'down']),
    description:
      'degraded: the search engine is unreachable; its index is out of date (built from another dataset, or a minute behind the changes); or the title data cannot be read.',
  },
  version: TEXT,
  checks: record({
    postgres: LATENCY,
    opensearch: LATENCY,
    index: record({
      status: oneOf(['current', 'stale', 'missing', 'unknown']),
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
  }),
  dataset: orNull(record({ version: TEXT, loaded_at: TIMESTAMP })),
  imports: { ...listOf(IMPORT_SCHEMA), description: 'The imports in use. Empty without any, and while the database is unreachable.' },
  uptime_seconds: COUNT,
});
const PROBE_SCHEMA = record({ status: oneOf(['ok', 'down']) });
const PROBE = { method: 'get', tag: 'System', permission: 'none', parameters: {}, errors: [] } as const;

export const HEALTH_ROUTES = [
  route({
    ...PROBE,
    path: '/health',
    id: 'getHealth',
    summary: 'State of the database, the search engine, the index, and the title data.',
    answer: HEALTH_SCHEMA,
    example: '/health',
    others: { 503: { description: 'The database is unreachable, or the title model is still loading.', schema: HEALTH_SCHEMA } },
  }),
  route({ ...PROBE, path: '/health/live', id: 'getLiveness', summary: 'Whether the process is running.', answer: PROBE_SCHEMA, example: '/health/live' }),
  route({
    ...PROBE,
    path: '/health/ready',
    id: 'getReadiness',
    summary: 'Whether the process can answer.',
    description: 'True when lists and single records are available and the title model is loaded. Does not require the search engine.',
    answer: PROBE_SCHEMA,
    example: '/health/ready',
    others: { 503: { description: 'The database is unreachable, or the title model is still loading.', schema: PROBE_SCHEMA } },
  }),
];

/** GET /health, /health/live, and /health/ready. No token required. */
export function healthEndpoints(database: Database, engine: SearchEngine, conversion: Pick<TitleConversion, 'modelState' | 'isReady'>): Endpoint[] {
  const health: RequestHandler = async (_request, response) => {
    const [postgres, opensearch, dataset, index, imports] = await Promise.all([
      check(() => ping(database)),
      check(() => engine.ping()),
      currentDataset(database),
      indexState(database, engine),
      withTimeout(readImports(database)).catch(() => []),
    ]);
    const titles = conversion.modelState();
    const isDegraded = opensearch.status === 'down' || index.status !== 'current' || titles.failing_since !== null;
    const status = postgres.status === 'down' ? 'down' : isDegraded ? 'degraded' : 'ok';
    response.status(status === 'down' ? 503 : 200).json({
      status,
      version: SERVICE_VERSION,
      checks: { postgres, opensearch, index, titles },
      dataset,
      imports: imports.map(shownImport),
      uptime_seconds: Math.floor(process.uptime()),
    });
  };

  const live: RequestHandler = (_request, response) => {
    response.json({ status: 'ok' });
  };

  // Ready when no request has to wait for the title model, while lists and single records are available. Without the search engine, the service is degraded but still useful.
  const ready: RequestHandler = async (_request, response) => {
    const postgres = await check(() => readDatasetVersion(database));
    const isReady = postgres.status === 'up' && conversion.isReady;
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'down' });
  };
  const handlers = [health, live, ready];
  return HEALTH_ROUTES.flatMap((declared, i) => ({ route: declared, handlers: handlers.slice(i, i + 1) }));
}

async function check(probe: () => Promise<unknown>): Promise<Check> {
  const start = performance.now();
  try {
    await withTimeout(probe());
    return { status: 'up', latency_ms: Number((performance.now() - start).toFixed(1)) };
  } catch {
    return { status: 'down', latency_ms: null };
  }
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timed out'));
    }, CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function currentDataset(database: Database): Promise<{ version: string; loaded_at: string } | null> {
  try {
    const row = await withTimeout(readLoadedDataset(database));
    return row === undefined ? null : { version: row.dataset_version, loaded_at: row.loaded_at.toISOString() };
  } catch {
    return null;
  }
}

interface IndexState {
  readonly status: 'current' | 'stale' | 'missing' | 'unknown';
  readonly lag_seconds: number | null;
  readonly pending: number | null;
  /** What it was built from, as the answers name it, and when. */
  readonly version: string | null;
  readonly built_at: string | null;
}

/** Whether the index serves the current dataset, and how many changes it has not seen yet, the oldest for how long; these are known without the engine, too. */
async function indexState(database: Database, engine: SearchEngine): Promise<IndexState> {
  const unknown = (): undefined => undefined;
  const [meta, backlog] = await Promise.all([
    withTimeout(engine.indexMeta('titles')).then((found) => ({ found }), unknown),
    withTimeout(readIndexBacklog(database)).catch(unknown),
  ]);
  const built = { version: meta?.found === undefined ? null : stateOf(meta.found), built_at: meta?.found?.built_at ?? null };
  if (backlog === undefined) return { status: 'unknown', lag_seconds: null, pending: null, ...built };
  const { pending, lag, dataset_version } = backlog;
  const lag_seconds = Number(Math.max(0, lag ?? 0).toFixed(1));
  if (meta === undefined) return { status: 'unknown', lag_seconds, pending, ...built };
  if (meta.found === undefined) return { status: 'missing', lag_seconds, pending, ...built };
  const isCurrent = meta.found.dataset_version === dataset_version && lag_seconds <= LONGEST_LAG_SECONDS;
  return { status: isCurrent ? 'current' : 'stale', lag_seconds, pending, ...built };
}
