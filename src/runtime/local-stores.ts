import { join } from 'node:path';
import type { Engine, EngineProblem } from '../../embedded/engine.ts';
import { resolveClassPath } from '../../embedded/opensearch-jars.ts';
import { startOpenSearch } from '../../embedded/opensearch.ts';
import { startPostgres } from '../../embedded/postgres.ts';
import { startDockerOpenSearch, startDockerPostgres } from '../../embedded/docker-engines.ts';
import { chooseEngines, type EngineKind } from '../../embedded/prerequisites.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { DataFolder, type StoreUrls } from './data-folder.ts';
import { SearchEngine } from '../engine/client.ts';
import type { Progress } from './progress.ts';
import { ping } from '../store/health.ts';
import { Database } from '../store/pool.ts';

export interface Stores extends StoreUrls {
  /** Stops the engines that were started here. Others keep running. */
  stop(): Promise<void>;
  /** What is wrong with the engines that were started here. */
  problems(): readonly EngineProblem[];
}

/** Throws an error that names the variable if a configured engine does not answer. Called before anything is started. */
export async function checkReachable(config: Config): Promise<void> {
  const problems: string[] = [];
  if (config.DATABASE_URL !== undefined) {
    const database = new Database(config.DATABASE_URL, config, () => undefined);
    await ping(database).catch((error: unknown) => problems.push(`DATABASE_URL: PostgreSQL cannot be used (${reasonOf(error)})`));
    await database.close();
  }
  if (config.OPENSEARCH_URL !== undefined) {
    const engine = new SearchEngine(config.OPENSEARCH_URL, { ...config, OPENSEARCH_TIMEOUT_MS: 10_000 });
    await engine.ping().catch((error: unknown) => problems.push(`OPENSEARCH_URL: OpenSearch cannot be used (${reasonOf(error)})`));
    await engine.close();
  }
  if (problems.length > 0) throw ConfigError.ofVariables(problems);
}

/** The reason of an error, without the URL, which may contain a password. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : error instanceof Error ? error.message : String(error);
}

/** How the private engines run on this machine and this folder. Throws if they cannot. */
export const enginesFor = (config: Config, folder: DataFolder): EngineKind =>
  chooseEngines({ opensearch: config.OPENSEARCH_URL === undefined, cache: folder.cache, homes: folder.homes });

/** Starts the engines that are not configured, on a data folder that is already locked. */
export async function startStores(config: Config, folder: DataFolder, kind: EngineKind, progress: Progress): Promise<Stores> {
  const engines: Engine[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(engines.map((engine) => engine.stop()));
  };
  const log = (message: string): void => {
    progress.say(`  ${message}`);
  };
  const remember = (engine: Engine): string => {
    engines.push(engine);
    return engine.url;
  };
  try {
    const inContainers = { home: folder.homes.containers, log };
    if (kind === 'containers') log('The private engines run in Docker containers. The first start downloads their images, which may take minutes.');
    else if (config.OPENSEARCH_URL === undefined)
      await progress.step('Finding the OpenSearch server (Maven downloads it the first time)', () => resolveClassPath(folder.cache));
    const databaseUrl =
      config.DATABASE_URL ??
      remember(
        await progress.step('Starting PostgreSQL', () =>
          kind === 'containers' ? startDockerPostgres(inContainers) : startPostgres({ home: folder.homes.programs, log, binaries: config.PG_BIN }),
        ),
      );
    const opensearchUrl =
      config.OPENSEARCH_URL ??
      remember(
        await progress.step(
          'Starting OpenSearch',
          () =>
            kind === 'containers'
              ? startDockerOpenSearch({ ...inContainers, heapMb: config.OPENSEARCH_HEAP_MB })
              : startOpenSearch({ home: join(folder.path, 'opensearch'), cache: folder.cache, log, heapMb: config.OPENSEARCH_HEAP_MB }),
          ({ runsOn = '' }) => runsOn,
        ),
      );
    return { databaseUrl, opensearchUrl, stop, problems: () => engines.flatMap((engine) => engine.problem?.() ?? []) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The engines for an operator command: the configured ones, those of the running service, or private ones that run only for the command. Only a command that fills an empty
 * database may make a new one: with a mistyped DATA_DIR, others would succeed on a database that nobody uses.
 */
export async function openStores(config: Config, progress: Progress, { mayCreate }: { readonly mayCreate: boolean }): Promise<Stores> {
  const { DATABASE_URL: databaseUrl, OPENSEARCH_URL: opensearchUrl } = config;
  const leave = async (): Promise<void> => undefined;
  await checkReachable(config);
  if (databaseUrl !== undefined && opensearchUrl !== undefined) return { databaseUrl, opensearchUrl, stop: leave, problems: () => [] };
  const folder = new DataFolder(config.DATA_DIR);
  const running = folder.runningStores();
  if (running !== undefined) return { ...running, stop: leave, problems: () => [] };
  if (!mayCreate && databaseUrl === undefined && !folder.hasDatabase)
    throw new ConfigError(
      `There is no database in the data folder ${folder.path}, and nothing was changed. Set DATA_DIR to the data folder of the service, or DATABASE_URL to its database. To make a new one in this folder, run npm start.`,
    );
  const kind = enginesFor(config, folder);
  folder.lock();
  try {
    const stores = await startStores(config, folder, kind, progress);
    return {
      ...stores,
      stop: async () => {
        await stores.stop();
        folder.unlock();
      },
    };
  } catch (error) {
    folder.unlock();
    throw error;
  }
}
