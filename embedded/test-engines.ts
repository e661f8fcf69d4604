import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EngineError, type Engine } from './engine.ts';
import { isAlive, reapOrphan } from './process-by-id.ts';
import { startOpenSearch } from './opensearch.ts';
import { startPostgres } from './postgres.ts';

export interface TestEngines {
  readonly postgres: Engine;
  readonly opensearch: Engine;
  stop(): Promise<void>;
}

const DATA = resolve(import.meta.dirname, '..', '.data');
const SHARED_CACHE = join(DATA, 'engines');
const RUNS = join(DATA, 'test');

/** The homes of engines that are not running. */
export interface Homes {
  readonly postgres: string;
  readonly opensearch: string;
}

/**
 * Temporary engines for tests and benchmarks, chosen by TEST_ENGINES: `local` (private servers on free ports; the default),
 * `containers` (testcontainers, from the images that docker-compose.yml names) or `external` (DATABASE_URL and OPENSEARCH_URL). Local ones can begin with copies of
 * the data of others; `prepare` then makes these.
 */
export async function startTestEngines(log: (message: string) => void = () => undefined, prepare?: () => Promise<Homes>): Promise<TestEngines> {
  const kind = process.env['TEST_ENGINES'] ?? 'local';
  switch (kind) {
    case 'local':
      return startLocal(log, await prepare?.());
    case 'containers': {
      // Loaded only here, because testcontainers is a large package and requires Docker.
      const { startOpenSearchContainer, startPostgresContainer } = await import('./containers.ts');
      return both(startPostgresContainer(), startOpenSearchContainer());
    }
    case 'external': {
      const postgres = process.env['DATABASE_URL'];
      const opensearch = process.env['OPENSEARCH_URL'];
      if (postgres === undefined || opensearch === undefined)
        throw new EngineError('TEST_ENGINES=external needs DATABASE_URL and OPENSEARCH_URL. Tests replace the data of that database: use a separate one.');
      const leave = async (): Promise<void> => undefined;
      return { postgres: { url: postgres, stop: leave }, opensearch: { url: opensearch, stop: leave }, stop: leave };
    }
    default:
      throw new EngineError(`TEST_ENGINES must be local, containers or external, not "${kind}".`);
  }
}

async function startLocal(log: (message: string) => void, copyOf: Homes | undefined): Promise<TestEngines> {
  mkdirSync(RUNS, { recursive: true });
  await removeKilledRuns(log);
  const home = mkdtempSync(join(RUNS, 'run-'));
  chmodSync(home, 0o711); // PostgreSQL may run as another account
  writeFileSync(join(home, 'owner.pid'), String(process.pid));
  const engines = await both(
    startPostgres({ home: join(home, 'postgres'), log, binaries: process.env['PG_BIN'], disposable: true, copyOf: copyOf?.postgres }),
    startOpenSearch({ home: join(home, 'opensearch'), cache: SHARED_CACHE, log, quickStart: true, copyOf: copyOf?.opensearch }),
  );
  return {
    ...engines,
    stop: async () => {
      await engines.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Ends the servers and removes the folders of runs that were killed before they could do so themselves. */
async function removeKilledRuns(log: (message: string) => void): Promise<void> {
  for (const name of readdirSync(RUNS)) {
    const home = join(RUNS, name);
    let owner = 0;
    try {
      owner = Number(readFileSync(join(home, 'owner.pid'), 'utf8'));
    } catch {
      // killed before it wrote its id
    }
    if (isAlive(owner)) continue;
    await reapOrphan(join(home, 'postgres', 'postgres.pid'), home, log);
    await reapOrphan(join(home, 'opensearch', 'opensearch.pid'), home, log);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Waits for both. If one fails, stops the other before it fails. */
async function both(postgres: Promise<Engine>, opensearch: Promise<Engine>): Promise<TestEngines> {
  const [first, second] = await Promise.allSettled([postgres, opensearch]);
  const stop = async (): Promise<void> => {
    await Promise.all([first, second].map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.stop() : Promise.resolve())));
  };
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return { postgres: first.value, opensearch: second.value, stop };
  await stop();
  throw (first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason) as Error;
}
