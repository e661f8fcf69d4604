import type { ServiceKeys } from './auth/service-keys.ts';
import type { Sessions } from './auth/sessions.ts';
import type { AccessTokens } from './auth/tokens.ts';
import type { CompanyConversion } from './conversion/companies/company-conversion.ts';
import type { TitleConversion } from './conversion/titles/title-conversion.ts';
import type { SearchEngine } from './engine/client.ts';
import type { CurrentVersions } from './freshness/current-versions.ts';
import type { StoreLog } from './runtime/store-log.ts';
import { readIndexBacklog } from './store/health.ts';
import type { Database } from './store/pool.ts';
import type { Metrics } from './telemetry/metrics.ts';

/** A scrape must not wait for a database that is busy or away. */
const SCRAPE_WITHIN_MS = 1_000;

/** Counts and logs what goes to the database and to the search engine. */
export function reportStores({ database, engine }: { readonly database: Database; readonly engine: SearchEngine }, metrics: Metrics, log: StoreLog): void {
  database.observe((report) => {
    metrics.statement(report.outcome, report.ms / 1000);
    log.statement(report);
  });
  engine.observe((report) => {
    metrics.search(report.request, report.outcome, report.ms / 1000);
    log.search(report);
  });
}

/** The parts of the service whose state is read at each scrape. */
interface Watched {
  readonly database: Database;
  readonly versions: CurrentVersions;
  readonly titles: TitleConversion;
  readonly companies: CompanyConversion;
  readonly sessions: Sessions;
  readonly keys: ServiceKeys;
  readonly tokens: AccessTokens;
}

export function watchService(metrics: Metrics, { database, versions, titles, companies, sessions, keys, tokens }: Watched): void {
  const connection = database.aside({
    DATABASE_POOL_MAX: 1,
    DATABASE_STATEMENT_TIMEOUT_MS: SCRAPE_WITHIN_MS,
    DATABASE_CONNECT_TIMEOUT_MS: SCRAPE_WITHIN_MS,
  });
  metrics.watch({
    pool: () => database.connections(),
    caches: {
      title_typeahead: () => titles.cacheCounts().typeahead,
      ranked_titles: () => titles.cacheCounts().ranked,
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
