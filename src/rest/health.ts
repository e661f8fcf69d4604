import type { RequestHandler } from 'express';
import { COUNT, listOf, NUMBER, oneOf, orNull, record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import { SERVICE_VERSION } from '../config/config.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import type { SearchEngine } from '../engine/client.ts';
import { IMPORT_SCHEMA, shownImport } from '../reads/version-info.ts';
import { readImports } from '../store/imports.ts';
import { INDEX_STATUSES, readIndexHealth, type IndexHealth } from '../freshness/index-health.ts';
import { readDatasetVersion, readLoadedDataset } from '../store/dataset.ts';
import { ping } from '../store/health.ts';
import type { Database } from '../store/pool.ts';
import type { ReplicatedReads, StandbyState } from '../store/replicated-reads.ts';
import {
  indexFindings,
  OPENSEARCH_DOWN,
  POSTGRES_DOWN,
  ProblemClock,
  replicaFindings,
  PROBLEM_SCHEMA,
  STOPPING,
  titleFindings,
  type Finding,
} from './health-problems.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { route } from '../routing/route.ts';
import { recentAnswer } from '../runtime/recent-answer.ts';
import { answerWithin } from '../store/answer-within.ts';

interface Check {
  readonly status: 'up' | 'down';
  readonly latency_ms: number | null;
}

const CHECK_TIMEOUT_MS = 1_500;
/** Anybody may ask, so what the stores answer is shared for this time. What the process knows itself is always current. */
const SHARED_MS = 1_000;

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

const HEALTH = route({
  ...PROBE,
  path: '/health',
  id: 'getHealth',
  summary: 'State of the database, the search engine, the index, and the title data.',
  description: 'The stores are asked at most once per second.',
  answer: HEALTH_SCHEMA,
  example: '/health',
  others: { 503: { description: 'The database is unreachable.', schema: HEALTH_SCHEMA } },
});
const LIVENESS = route({
  ...PROBE,
  path: '/health/live',
  id: 'getLiveness',
  summary: 'Whether the process is running.',
  answer: PROBE_SCHEMA,
  example: '/health/live',
});
const READINESS = route({
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

/** A private engine that is not running, as the process that starts it reports. */
export type EngineProblems = () => readonly Finding[];

/** What only the process knows about itself. */
export interface ProcessState {
  readonly engineProblems?: EngineProblems | undefined;
  /** From the signal to stop until the end. Requests are still answered, but no new ones should be sent. */
  readonly isStopping?: (() => boolean) | undefined;
}

interface CheckedStores {
  readonly database: Database;
  readonly replica: ReplicatedReads | undefined;
  readonly engine: SearchEngine;
}

const shownReplica = ({ problem, lagSeconds }: StandbyState) => ({ status: problem ?? 'up', lag_seconds: lagSeconds ?? null });

const shownIndex = ({ status, lagSeconds, pending, version, builtAt }: IndexHealth) => ({
  status,
  lag_seconds: lagSeconds,
  pending,
  version,
  built_at: builtAt,
});

/** GET /health, /health/live, and /health/ready. No token required. */
export function healthEndpoints(
  { database, replica, engine }: CheckedStores,
  conversion: Pick<TitleConversion, 'modelState' | 'isReady'>,
  { engineProblems = () => [], isStopping = () => false }: ProcessState = {},
): Endpoint[] {
  const clock = new ProblemClock();
  const stores = recentAnswer(SHARED_MS, () =>
    Promise.all([
      check(() => ping(database)),
      check(() => engine.ping()),
      currentDataset(database),
      readIndexHealth(database, engine, CHECK_TIMEOUT_MS),
      inTime(readImports(database)).catch(() => []),
    ]),
  );
  const health: RequestHandler = async (_request, response) => {
    const [postgres, opensearch, dataset, index, imports] = await stores();
    const titles = conversion.modelState();
    const standby = replica?.state();
    const problems = clock.timed([
      ...(postgres.status === 'down' ? [POSTGRES_DOWN] : []),
      ...(standby === undefined ? [] : replicaFindings(standby)),
      ...(opensearch.status === 'down' ? [OPENSEARCH_DOWN] : indexFindings(index)),
      ...titleFindings(titles, { isReady: conversion.isReady }),
      ...(isStopping() ? [STOPPING] : []),
      ...engineProblems(),
    ]);
    const status = postgres.status === 'down' ? 'down' : problems.length > 0 || index.status !== 'current' ? 'degraded' : 'ok';
    response.status(status === 'down' ? 503 : 200).json({
      status,
      version: SERVICE_VERSION,
      checks: { postgres, ...(standby === undefined ? {} : { replica: shownReplica(standby) }), opensearch, index: shownIndex(index), titles },
      problems,
      dataset,
      imports: imports.map(shownImport),
      uptime_seconds: Math.floor(process.uptime()),
    });
  };

  const live: RequestHandler = (_request, response) => {
    response.json({ status: 'ok' });
  };

  // Ready when no request has to wait for the title model, while lists and single records are available. Without the search engine, the service is degraded but still useful.
  const rows = recentAnswer(SHARED_MS, () => check(() => readDatasetVersion(database)));
  const ready: RequestHandler = async (_request, response) => {
    const postgres = await rows();
    const isReady = postgres.status === 'up' && conversion.isReady && !isStopping();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'down' });
  };
  return [
    { route: HEALTH, handlers: [health] },
    { route: LIVENESS, handlers: [live] },
    { route: READINESS, handlers: [ready] },
  ];
}

/** Both stores get the same time. */
const inTime = <T>(answer: Promise<T>): Promise<T> => answerWithin(CHECK_TIMEOUT_MS, answer);

async function check(probe: () => Promise<unknown>): Promise<Check> {
  const start = performance.now();
  try {
    await inTime(probe());
    return { status: 'up', latency_ms: Number((performance.now() - start).toFixed(1)) };
  } catch {
    return { status: 'down', latency_ms: null };
  }
}

async function currentDataset(database: Database): Promise<{ version: string; loaded_at: string } | null> {
  try {
    const row = await inTime(readLoadedDataset(database));
    return row === undefined ? null : { version: row.dataset_version, loaded_at: row.loaded_at.toISOString() };
  } catch {
    return null;
  }
}
