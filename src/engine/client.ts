import { readFileSync } from 'node:fs';
import { Client, errors } from '@opensearch-project/opensearch';
import type { DocumentKind } from '../catalog/document-kinds.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import { isBlocked, isClosed, isUnusableIndex } from './index-errors.ts';
import { currentRequest } from '../telemetry/request-scope.ts';

export type EngineSettings = Pick<
  Config,
  | 'OPENSEARCH_USERNAME'
  | 'OPENSEARCH_PASSWORD'
  | 'OPENSEARCH_CA_FILE'
  | 'OPENSEARCH_TIMEOUT_MS'
  | 'OPENSEARCH_MAX_RETRIES'
  | 'OPENSEARCH_POOL_MAX'
  | 'OPENSEARCH_INDEX_PREFIX'
  | 'OPENSEARCH_SHARDS'
  | 'OPENSEARCH_REPLICAS'
  | 'OPENSEARCH_PREFERENCE'
>;

/** How an index is spread over the nodes of the engine. */
export interface IndexLayout {
  readonly shards: number;
  readonly replicas: number;
}

/** Where a search runs. */
interface Routing {
  readonly preference?: string;
  readonly search_type?: 'dfs_query_then_fetch';
}

export interface Hit<T> {
  readonly _id: string;
  readonly _score: number;
  readonly _source: T;
  /** Values of the requested columns (`docvalue_fields`). `stored_fields: '_none_'` omits id and source, which are slow to read. */
  readonly fields?: Readonly<Record<string, readonly unknown[]>>;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
  /** Its place in the requested order, for `search_after`. */
  readonly sort?: readonly unknown[];
  readonly matched_queries?: readonly string[];
}

export interface SearchResult<T> {
  readonly hits: readonly Hit<T>[];
  /** Exact number of matching documents if the search tracks it; otherwise the number of hits. */
  readonly total: number;
  /** Score of the best match of all pages; null if nothing matched or scores are not tracked. */
  readonly maxScore: number | null;
}

/** What an index was built from. It is stored with the index, so that the service can check at startup whether the index is current. */
export interface IndexMeta {
  readonly dataset_version: string;
  /** Number of imports into the database; absent if there were none. */
  readonly imports?: number;
  /** Fingerprint of the code and word lists that it was built with (src/freshness/inputs.ts). */
  readonly inputs: string;
  /** When the build began. */
  readonly built_at?: string;
}

interface RawSearchResponse {
  readonly timed_out: boolean;
  readonly error?: unknown;
  /** HTTP status of a part of a multi-search. */
  readonly status?: number;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly total?: { readonly value: number }; readonly max_score: number | null; readonly hits: readonly unknown[] };
}

/** What became of a request to the engine, for logs and metrics. */
export interface EngineReport {
  readonly request: 'search' | 'search_many' | 'value_counts' | 'index' | 'ping';
  readonly ms: number;
  readonly outcome: 'ok' | 'unavailable' | 'failed';
  readonly error?: unknown;
}

/** The OpenSearch client of the conversions. */
export class SearchEngine {
  readonly client: Client;
  /** Of the indexes that are built from now on. */
  readonly layout: IndexLayout;
  private readonly routing: Routing;
  private readonly prefix: string;
  private readonly timeoutMs: number;
  /** The engine stops a search by itself when nobody is waiting for it anymore. */
  private readonly engineTimeout: string;
  /** Kinds of documents whose index answers, but wrongly, and why. */
  private distrusted: ReadonlyMap<DocumentKind, string> = new Map();
  private inspections = 0;
  /** The inspection that {@link distrusted} is from. */
  private judgedBy = 0;
  private report: ((report: EngineReport) => void) | undefined;

  /** `url`: of the engine, or of several of its nodes, separated by commas. A node that does not answer is left out for a while. */
  constructor(url: string, settings: EngineSettings) {
    this.prefix = settings.OPENSEARCH_INDEX_PREFIX;
    this.layout = { shards: settings.OPENSEARCH_SHARDS, replicas: settings.OPENSEARCH_REPLICAS };
    this.routing = {
      ...(settings.OPENSEARCH_PREFERENCE === undefined ? {} : { preference: settings.OPENSEARCH_PREFERENCE }),
      // Each shard counts words in its own documents. Collected first, the counts and with them the ranking are those of one shard.
      ...(settings.OPENSEARCH_SHARDS === 1 ? {} : { search_type: 'dfs_query_then_fetch' }),
    };
    this.timeoutMs = settings.OPENSEARCH_TIMEOUT_MS;
    this.engineTimeout = `${settings.OPENSEARCH_TIMEOUT_MS}ms`;
    this.client = new Client({
      nodes: url.split(',').map((node) => node.trim()),
      ...(settings.OPENSEARCH_USERNAME === undefined ? {} : { auth: { username: settings.OPENSEARCH_USERNAME, password: settings.OPENSEARCH_PASSWORD ?? '' } }),
      ...(settings.OPENSEARCH_CA_FILE === undefined ? {} : { ssl: { ca: readFileSync(settings.OPENSEARCH_CA_FILE, 'utf8'), rejectUnauthorized: true } }),
      // The configured timeout covers the whole answer, including retries. If the engine is unreachable, the request gets a 503 within this time.
      requestTimeout: Math.ceil(settings.OPENSEARCH_TIMEOUT_MS / (settings.OPENSEARCH_MAX_RETRIES + 1)),
      maxRetries: settings.OPENSEARCH_MAX_RETRIES,
      agent: { maxSockets: settings.OPENSEARCH_POOL_MAX, keepAlive: true },
    });
  }

  /** The alias that readers use for a kind of documents. */
  alias(kind: DocumentKind): string {
    return `${this.prefix}-${kind}`;
  }

  /**
   * Starts an inspection of the indexes. The returned function takes the kinds whose index answers wrongly, and why. From then on, searches in these are refused, and in
   * all others allowed, unless an inspection that started later has already ended.
   */
  inspection(): (distrusted: ReadonlyMap<DocumentKind, string>) => void {
    const number = ++this.inspections;
    return (distrusted) => {
      if (number < this.judgedBy) return;
      this.judgedBy = number;
      this.distrusted = distrusted;
    };
  }

  async search<T>(kind: DocumentKind, body: Record<string, unknown>): Promise<SearchResult<T>> {
    this.refuseDistrusted([kind]);
    return this.reported('search', async () => {
      const response = await this.run<RawSearchResponse>(() =>
        this.client.search({ index: this.alias(kind), ...this.routing, body: { timeout: this.engineTimeout, ...body } }, shown()),
      );
      return resultOf<T>(response);
    });
  }

  /** Runs several searches in one round trip. Results are in the order of the searches. */
  async searchMany<T>(searches: readonly { readonly kind: DocumentKind; readonly body: Record<string, unknown> }[]): Promise<SearchResult<T>[]> {
    this.refuseDistrusted(searches.map(({ kind }) => kind));
    const lines = searches.flatMap(({ kind, body }) => [
      { index: this.alias(kind), ...this.routing },
      { timeout: this.engineTimeout, ...body },
    ]);
    return this.reported('search_many', async () => {
      const { responses } = await this.run<{ responses: RawSearchResponse[] }>(() => this.client.msearch({ body: lines }, shown()));
      return responses.map((part) => resultOf<T>(part));
    });
  }

  /** The number of documents that match the filter, in total and for each value of a keyword field. */
  async valueCounts(
    kind: DocumentKind,
    { field, filter, most }: { readonly field: string; readonly filter: Record<string, unknown>; readonly most: number },
  ): Promise<{ counts: ReadonlyMap<string, number>; documents: number }> {
    this.refuseDistrusted([kind]);
    const body = { timeout: this.engineTimeout, size: 0, track_total_hits: true, query: filter, aggs: { values: { terms: { field, size: most } } } };
    const raw = await this.reported('value_counts', () =>
      this.run<RawSearchResponse & { aggregations?: { values: { buckets: { key: string; doc_count: number }[] } } }>(() =>
        this.client.search({ index: this.alias(kind), ...this.routing, body }, shown()),
      ),
    );
    const { total } = resultOf<never>(raw);
    return { counts: new Map(raw.aggregations?.values.buckets.map(({ key, doc_count }) => [key, doc_count])), documents: total };
  }

  /** What the index behind an alias was built from; undefined if there is none. */
  async indexMeta(kind: DocumentKind): Promise<IndexMeta | undefined> {
    return (await this.indexBehind(kind))?.meta;
  }

  /** The index behind an alias, and what it was built from; undefined if there is none. Every build creates a new name. */
  async indexBehind(kind: DocumentKind): Promise<{ name: string; meta: IndexMeta | undefined } | undefined> {
    const mappings = await this.reported('index', () =>
      this.run<Record<string, { mappings: { _meta?: IndexMeta } }>>(() =>
        this.client.indices.getMapping({ index: this.alias(kind), ignore_unavailable: true }, shown()),
      ),
    );
    const [found] = Object.entries(mappings);
    return found === undefined ? undefined : { name: found[0], meta: found[1].mappings._meta };
  }

  /** Round-trip time of a ping, in milliseconds. Throws the 503 if the engine is unreachable. */
  async ping(): Promise<number> {
    const start = performance.now();
    await this.reported('ping', () => this.run(() => this.client.cluster.health({ timeout: '1s' }, shown())));
    return performance.now() - start;
  }

  async close(): Promise<void> {
    await this.client.close();
  }

  private refuseDistrusted(kinds: readonly DocumentKind[]): void {
    const found = kinds.find((kind) => this.distrusted.has(kind));
    if (found !== undefined) throw new ApiError('search_unavailable', { cause: new Error(`the index of ${found} is ${this.distrusted.get(found)}`) });
  }

  /** From now on, each request is reported. */
  observe(report: (report: EngineReport) => void): void {
    this.report = report;
  }

  private async reported<T>(request: EngineReport['request'], run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      const result = await run();
      this.report?.({ request, ms: performance.now() - start, outcome: 'ok' });
      return result;
    } catch (error) {
      this.report?.({ request, ms: performance.now() - start, outcome: error instanceof ApiError ? 'unavailable' : 'failed', error });
      throw error;
    }
  }

  /** Sends a request within the time limit, and returns the body of the answer. Throws the 503 if the engine is unreachable, or if an index cannot be used. */
  async run<T>(call: () => PromiseLike<{ body: unknown }> & { abort(): unknown }): Promise<T> {
    const request = call();
    // The client's timeout ends when the headers arrive. Without this limit, a stalled body would block forever.
    const deadline = setTimeout(() => request.abort(), this.timeoutMs);
    try {
      const response = await request;
      const { body } = response;
      // The client keeps the last answer of each connection. Its lists would grow old with it, and have to be collected with all other old objects.
      response.body = undefined;
      return body as T;
    } catch (error) {
      if (isAway(error)) throw new ApiError('search_unavailable', { cause: error });
      throw error;
    } finally {
      clearTimeout(deadline);
    }
  }
}

/** The id of the current request, as the engine shows it in its slow log and its tasks. */
function shown(): { opaqueId?: string } {
  const id = currentRequest()?.id;
  return id === undefined ? {} : { opaqueId: id };
}

function resultOf<T>(response: RawSearchResponse): SearchResult<T> {
  const { status } = response;
  if (response.error !== undefined && (isClosed(response.error) || isBlocked(response.error)))
    throw new ApiError('search_unavailable', { cause: new Error('the index is closed or blocked') });
  // Of several searches in one request, each has a status of its own: the index of this one is gone.
  if (status === 404) throw new ApiError('search_unavailable', { cause: new Error(`the index is missing: ${JSON.stringify(response.error)}`) });
  // If the engine cannot run a query, that is a bug in this service, not an outage.
  if (response.error !== undefined && status !== undefined && status < 429)
    throw new Error(`the search engine rejected a search: ${JSON.stringify(response.error)}`);
  // A search that timed out or lost a shard still returns 200 with partial results, which must not be used.
  if (response.error !== undefined || response.timed_out || response._shards.failed > 0) {
    throw new ApiError('search_unavailable', { cause: new Error(`incomplete search: ${JSON.stringify(response.error ?? response._shards)}`) });
  }
  const { total, hits, max_score } = response.hits;
  return { hits: hits as Hit<T>[], total: total?.value ?? hits.length, maxScore: max_score };
}

function isAway(error: unknown): boolean {
  if (error instanceof errors.ResponseError) {
    const { statusCode } = error;
    // 404 index_not_found: the indexes are not built yet.
    return statusCode === 404 || isUnusableIndex(error) || statusCode === 429 || statusCode >= 502;
  }
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.RequestAbortedError
  );
}
