import type { RequestHandler } from 'express';
import { SERVICE_VERSION } from '../config/config.ts';
import type { TitleConversion } from '../conversion/titles/title-conversion.ts';
import type { SearchEngine } from '../engine/client.ts';
import { shownImport } from '../reads/version-info.ts';
import { readImports } from '../store/imports.ts';
import { readIndexHealth, type IndexHealth } from '../freshness/index-health.ts';
import { readDatasetVersion, readLoadedDataset } from '../store/dataset.ts';
import { ping } from '../store/health.ts';
import type { Database } from '../store/pool.ts';
import type { ReplicatedReads, StandbyState } from '../store/replicated-reads.ts';
import { indexFindings, OPENSEARCH_DOWN, POSTGRES_DOWN, ProblemClock, replicaFindings, STOPPING, titleFindings, type Finding } from './health-problems.ts';
import { HEALTH, LIVENESS, READINESS } from './health-routes.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { recentAnswer } from '../runtime/recent-answer.ts';
import { answerWithin } from '../store/answer-within.ts';

interface Check {
  readonly status: 'up' | 'down';
  readonly latency_ms: number | null;
}

const CHECK_TIMEOUT_MS = 1_500;
/** Anybody may ask, so what the stores answer is shared for this time. What the process knows itself is always current. */
const SHARED_MS = 1_000;

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
