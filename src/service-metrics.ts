import type { ServiceKeys } from './auth/service-keys.ts';
import type { Sessions } from './auth/sessions.ts';
import type { AccessTokens } from './auth/tokens.ts';
import type { CompanyConversion } from './conversion/companies/company-conversion.ts';
import type { TitleConversion } from './conversion/titles/title-conversion.ts';
import type { SearchEngine } from './engine/client.ts';
import type { CurrentVersions } from './freshness/current-versions.ts';
import type { Logger } from './runtime/log.ts';
import { storeLog, type StoreLog } from './runtime/store-log.ts';
import { readIndexBacklog } from './store/health.ts';
import type { Database } from './store/pool.ts';
import type { ReplicatedReads } from './store/replicated-reads.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** A scrape must not wait for a database that is busy or away. */
const SCRAPE_WITHIN_MS = 1_000;

interface Stores {
  readonly database: Database;
  readonly replica: ReplicatedReads | undefined;
  readonly engine: SearchEngine;
}

/** Counts and logs what goes to the database and to the search engine. */
export function reportStores({ database, replica, engine }: Stores, metrics: Metrics, log: Logger, slowMs: number): void {
  const stores = storeLog(log, slowMs);
  const reported =
    (to: StoreLog): Parameters<Database['observe']>[0] =>
    (report) => {
      metrics.statement(report.outcome, report.ms / 1000);
      to.statement(report);
    };
  database.observe(reported(stores));
  // Its outages are its own.
  replica?.observe(reported(storeLog(log, slowMs, 'The replica of PostgreSQL')));
  engine.observe((report) => {
    metrics.search(report.request, report.outcome, report.ms / 1000);
    stores.search(report);
  });
}

/** The parts of the service whose state is read at each scrape. */
interface Watched {
  readonly database: Database;
  readonly replica: ReplicatedReads | undefined;
  readonly versions: CurrentVersions;
  readonly titles: TitleConversion;
  readonly companies: CompanyConversion;
  readonly sessions: Sessions;
  readonly keys: ServiceKeys;
  readonly tokens: AccessTokens;
}

export function watchService(metrics: Metrics, { database, replica, versions, titles, companies, sessions, keys, tokens }: Watched): void {
  const connection = database.aside({
    DATABASE_POOL_MAX: 1,
    DATABASE_STATEMENT_TIMEOUT_MS: SCRAPE_WITHIN_MS,
    DATABASE_CONNECT_TIMEOUT_MS: SCRAPE_WITHIN_MS,
  });
  metrics.watch({
    pool: () => database.connections(),
    replica: replica && { pool: () => replica.connections(), state: () => replica.state() },
    caches: {
      titles: () => titles.cacheCounts(),
      title_batches: () => titles.batchCacheCounts(),
      companies: () => companies.cacheCounts(),
      sessions: () => sessions.alive.counts(),
      service_keys: () => keys.alive.counts(),
      access_tokens: () => tokens.verified.counts(),
    },
    batches: () => titles.batchCounts(),
    titleModel: () => {
      const { model, trained_at } = titles.modelState();
      return model === null || trained_at === null ? undefined : { version: model, trainedAt: new Date(trained_at) };
    },
    index: () => {
      const { index, dataset } = versions.current();
      const built = versions.indexMeta?.built_at;
      return { version: index, dataset, builtAt: built === undefined ? undefined : new Date(built) };
    },
    follower: () => readIndexBacklog(connection).catch(() => undefined),
  });
}
