import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheCounts } from './counted-cache.ts';
import type { RequestScope } from './request-scope.ts';

/** Seconds. Typeahead answers take a few milliseconds; a statement may take ten seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Changes that the search index does not have yet. */
export interface FollowerState {
  readonly pending: number;
  /** Age of the oldest change in seconds; null without changes. */
  readonly lag: number | null;
  /** Changes whose documents the search engine rejects (dead letters). They are tried again until somebody fixes the cause. */
  readonly rejected: number;
}

/** What is read at each scrape. */
export interface MetricSources {
  readonly pool: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Undefined without a streaming replica for reads. */
  readonly replica:
    | {
        readonly pool: MetricSources['pool'];
        readonly state: () => {
          readonly problem: string | undefined;
          readonly lagSeconds: number | undefined;
          readonly statements: { readonly replica: number; readonly primary: number };
        };
      }
    | undefined;
  readonly caches: Readonly<Record<string, () => CacheCounts>>;
  readonly batches: () => { readonly running: number; readonly waiting: number };
  readonly titleModel: () => { readonly version: string; readonly trainedAt: Date } | undefined;
  readonly index: () => { readonly version: string; readonly dataset: string; readonly builtAt: Date | undefined };
  /** Undefined while the database is unreachable. */
  readonly follower: () => Promise<FollowerState | undefined>;
}

/** Process metrics exist once, even if several services run in one process. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/**
 * The metrics of one service, in the text format of Prometheus. Labels have few values that the program declares: ids of operations, never paths, names, or
 * codes from requests.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    ...this.named('requests_total', 'Answered requests. status is "aborted" if the caller disconnected.'),
    labelNames: ['interface', 'operation', 'status'] as const,
  });
  private readonly durations = new Histogram({
    ...this.named('request_duration_seconds', 'Time from the first byte of a request to the last byte of its response.'),
    labelNames: ['interface', 'operation'] as const,
    buckets: BUCKETS,
  });
  private readonly statements = new Histogram({
    ...this.named('database_statement_duration_seconds', 'Time of a SQL statement or transaction, including the wait for a connection.'),
    labelNames: ['outcome'] as const,
    buckets: BUCKETS,
  });
  private readonly searches = new Histogram({
    ...this.named('engine_request_duration_seconds', 'Time of a request to the search engine, including retries.'),
    labelNames: ['request', 'outcome'] as const,
    buckets: BUCKETS,
  });
  private readonly lostParts = new Counter({
    ...this.named('lost_parts_total', 'Parts of answers that failed, so that the answers were sent without them. Each is in the log.'),
    labelNames: ['part'] as const,
  });
  private readonly databaseUp = this.gauge('database_up', '1 if the database answered this scrape.');
  private readonly pending = this.gauge('follower_pending_changes', 'Changes that the search index does not have yet.');
  private readonly lag = this.gauge('follower_lag_seconds', 'Age of the oldest change that the search index does not have yet.');
  private readonly rejected = this.gauge('follower_rejected_changes', 'Changes whose documents the search engine rejects (dead letters).');
  private follower: MetricSources['follower'] = async () => undefined;

  request({ interface: by, operation }: RequestScope, status: string, seconds: number): void {
    this.requests.inc({ interface: by, operation, status });
    this.durations.observe({ interface: by, operation }, seconds);
  }

  statement(outcome: string, seconds: number): void {
    this.statements.observe({ outcome }, seconds);
  }

  lost(part: string): void {
    this.lostParts.inc({ part });
  }

  search(request: string, outcome: string, seconds: number): void {
    this.searches.observe({ request, outcome }, seconds);
  }

  /** Adds the metrics that are read at each scrape. */
  watch({ pool, replica, caches, batches, titleModel, index, follower }: MetricSources): void {
    this.follower = follower;
    this.connections('database_connections', 'Connections of the pool: all, idle ones, and requests that wait for one.', pool);
    if (replica !== undefined) this.watchReplica(replica);
    const ofCaches = (key: keyof CacheCounts) => (): Reading[] => Object.entries(caches).map(([cache, counts]) => [{ cache }, counts()[key]]);
    this.count('cache_hits_total', 'Answers from a cache.', ['cache'], ofCaches('hits'));
    this.count('cache_misses_total', 'Questions that a cache could not answer.', ['cache'], ofCaches('misses'));
    this.read('cache_entries', 'Entries of a cache.', ['cache'], ofCaches('size'));
    this.read('batches', 'Batches of titles: running, and waiting for another batch.', ['state'], () => {
      const { running, waiting } = batches();
      return [
        [{ state: 'running' }, running],
        [{ state: 'waiting' }, waiting],
      ];
    });
    this.read('title_model_info', 'Version of the title model in use; the value is always 1. Absent without a model.', ['version'], () => {
      const model = titleModel();
      return model === undefined ? [] : [[{ version: model.version }, 1]];
    });
    this.read('title_model_trained_timestamp_seconds', 'When the title model in use was trained.', [], () => timestamp(titleModel()?.trainedAt));
    this.read('index_info', 'Versions of the dataset and the search index in use; the value is always 1.', ['version', 'dataset'], () => {
      const { version, dataset } = index();
      return [[{ version, dataset }, 1]];
    });
    this.read('index_built_timestamp_seconds', 'When the build of the search index began.', [], () => timestamp(index().builtAt));
  }

  private watchReplica({ pool, state }: NonNullable<MetricSources['replica']>): void {
    this.connections('replica_connections', 'Connections to the streaming replica, in the same way.', pool);
    this.read('replica_up', '1 if the streaming replica can be used.', [], () => [[{}, state().problem === undefined ? 1 : 0]]);
    this.read(
      'replica_lag_seconds',
      'Age of the last change that the streaming replica has replayed; 0 if it has all that it received. Absent while it is unreachable.',
      [],
      () => {
        const { lagSeconds } = state();
        return lagSeconds === undefined ? [] : [[{}, lagSeconds]];
      },
    );
    this.count('reads_total', 'Statements that read the dataset, by the server that answered.', ['server'], () =>
      Object.entries(state().statements).map(([server, count]) => [{ server }, count]),
    );
  }

  private connections(name: string, help: string, pool: MetricSources['pool']): void {
    this.read(name, help, ['state'], () => Object.entries(pool()).map(([state, count]) => [{ state }, count]));
  }

  /** The current values. */
  async page(): Promise<{ readonly type: string; readonly text: string }> {
    const state = await this.follower();
    this.databaseUp.set(state === undefined ? 0 : 1);
    for (const [gauge, value] of [
      [this.pending, state?.pending],
      [this.lag, state && (state.lag ?? 0)],
      [this.rejected, state?.rejected],
    ] as const) {
      // An old value would look like a current one.
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
    const parts = await Promise.all([this.registry.metrics(), processRegistry().metrics()]);
    return { type: this.registry.contentType, text: parts.join('\n') };
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge(this.named(name, help));
  }

  private read(name: string, help: string, labelNames: readonly string[], readings: () => readonly Reading[]): void {
    new Gauge({
      ...this.named(name, help),
      labelNames: [...labelNames],
      collect() {
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of readings()) this.set(labels, value);
      },
    });
  }

  private count(name: string, help: string, labelNames: readonly string[], readings: () => readonly Reading[]): void {
    new Counter({
      ...this.named(name, help),
      labelNames: [...labelNames],
      collect() {
        this.reset();
        for (const [labels, value] of readings()) this.inc(labels, value);
      },
    });
  }

  private named(name: string, help: string): { name: string; help: string; registers: [Registry] } {
    return { name: `lma_${name}`, help, registers: [this.registry] };
  }
}

type Reading = [labels: Record<string, string>, value: number];

const timestamp = (at: Date | undefined): Reading[] => (at === undefined ? [] : [[{}, at.getTime() / 1000]]);
