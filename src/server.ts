import cluster from 'node:cluster';
import express, { type Express } from 'express';
import { createApp } from './app.ts';
import { ConfigError, readConfig, requireVariables, weakSecrets, type Config } from './config/config.ts';
import { SearchEngine } from './engine/client.ts';
import { runProgram, takeNoArguments } from './runtime/run-program.ts';
import type { EngineProblems } from './rest/health.ts';
import { buildConsole, consoleState } from './runtime/console-build.ts';
import { buildFormScript } from './runtime/form-script.ts';
import { createLog, type Logger } from './runtime/log.ts';
import { DrainingServer, type Drain } from './http/draining-server.ts';
import { expressMessages } from './http/express-messages.ts';
import { limitedServer, type ServerLimits } from './http/limited-server.ts';
import { METRICS_PATH, metricsPage } from './http/metrics-page.ts';
import { checkPorts, listen, metricsPorts, urlOf } from './runtime/listen.ts';
import { processNumber, startProcesses } from './runtime/processes.ts';
import { stopOnSignal } from './runtime/stop-on-signal.ts';
import { Database } from './store/pool.ts';
import { ReplicatedReads } from './store/replicated-reads.ts';
import { Metrics } from './telemetry/metrics.ts';

/** Node's defaults would keep slow connections for minutes. */
const LIMITS: ServerLimits = {
  headersTimeout: 8_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1_000,
  // Longer than load balancers keep unused connections (60 s by default for most), so that they close them first. Otherwise, a request could meet a connection that is just being closed.
  keepAliveTimeout: 65_000,
  // Of a client that does not read its answer, which stays in memory. Longer than a batch may wait before it is converted.
  idleTimeout: 120_000,
};
/** Without SHUTDOWN_GRACE_MS. */
const GRACE_MS = 5_000;

export interface RunningServer {
  readonly url: string;
  /** Of the separate port for metrics, if there is one. */
  readonly metricsUrl: string | undefined;
  /** Accepts requests for the grace time, finishes those in progress, then closes the server and its connections to both engines. */
  stop(): Promise<void>;
}

/** The engine URLs and the secret that signs tokens. Everything else comes from the configuration. */
export interface ServerSources {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly opensearchUrl: string;
  readonly jwtSecret: string;
  readonly log: Logger;
  /** Private engines that are not running. */
  readonly engineProblems?: EngineProblems | undefined;
}

/** Builds the service and starts listening. Throws if a port is in use, and then leaves nothing open. */
export async function startServer({ config, databaseUrl, opensearchUrl, jwtSecret, log, engineProblems }: ServerSources): Promise<RunningServer> {
  const database = new Database(databaseUrl, config, (error) => {
    log.warn({ err: error }, 'An idle database connection was lost.');
  });
  const replica = await openReplica(database, config, log);
  const engine = new SearchEngine(opensearchUrl, config);
  const metrics = new Metrics();
  await buildFormScript().catch((error: unknown) => {
    log.warn({ err: error }, 'The script of /examples/form could not be built. Everything else works without it.');
  });
  const isStopping = (): boolean => server.isStopping;
  const app = createApp({ config, jwtSecret, database, replica, engine, log, warm: true, engineProblems, isStopping, metrics });
  const server = new DrainingServer({ ...LIMITS, ...expressMessages(app) }, app);
  const scraped = config.METRICS_PORT === undefined ? undefined : limitedServer(LIMITS, metricsApp(metrics));
  const stop = async (drain: Drain): Promise<void> => {
    await server.stop(drain);
    // Until now, the last requests can be counted.
    scraped?.close().closeAllConnections();
    await Promise.all([database.close(), engine.close()]);
  };
  try {
    await listen(server.server, config, 'PORT');
    if (scraped !== undefined) await listen(scraped, config, 'METRICS_PORT');
  } catch (error) {
    await stop({ graceMs: 0, timeoutMs: 0 });
    throw error;
  }
  return {
    url: urlOf(server.server, config.HOST),
    metricsUrl: scraped && `${urlOf(scraped, config.HOST)}${METRICS_PATH}`,
    stop: () => stop({ graceMs: config.SHUTDOWN_GRACE_MS ?? 0, timeoutMs: config.SHUTDOWN_TIMEOUT_MS }),
  };
}

/** Reads go to DATABASE_READ_URL if it is set. A server that is no standby would never get a change, so it is refused. */
async function openReplica(database: Database, { DATABASE_READ_URL: url }: Config, log: Logger): Promise<ReplicatedReads | undefined> {
  if (url === undefined) return undefined;
  const replica = new ReplicatedReads(database, url, (problem) => {
    if (problem === undefined) log.info('The replica of PostgreSQL answers. It is used for reads.');
    else log.warn({ problem }, 'The replica of PostgreSQL cannot be used. The primary server answers all reads.');
  });
  const { problem } = await replica.look();
  if (problem === 'not_a_standby') {
    await database.close();
    throw ConfigError.ofVariables([
      'DATABASE_READ_URL: the server is not a standby; give the URL of a streaming replica of DATABASE_URL, or remove the variable',
    ]);
  }
  return replica;
}

/** The port for metrics serves nothing else. */
function metricsApp(metrics: Metrics): Express {
  const app = express();
  app.disable('x-powered-by').get(METRICS_PATH, metricsPage(metrics));
  return app;
}

const USAGE = `Usage: npm run serve
Starts the API on prepared engines. Its settings are environment variables: DATABASE_URL, OPENSEARCH_URL, and JWT_SECRET are required.
docs/configuration.md describes all of them.`;

/** `npm run serve`: the API alone, for production. The engines run elsewhere and are already prepared. */
async function main(args: readonly string[]): Promise<void> {
  takeNoArguments(args, USAGE);
  const config = readConfig();
  requireVariables(config, ['DATABASE_URL', 'OPENSEARCH_URL', 'JWT_SECRET'], 'To run with private local engines, use `npm start`.');
  const weak = weakSecrets(config);
  if (weak.length > 0) throw ConfigError.ofVariables(weak);
  const log = createLog(config.LOG_LEVEL ?? 'info');
  if (cluster.isPrimary && consoleState() === 'outdated')
    await buildConsole().catch((error: unknown) => {
      log.warn({ err: error }, 'The web console could not be built. The API works without it.');
    });
  if (config.API_PROCESSES > 1 && cluster.isPrimary) {
    await checkPorts(config);
    const processes = await startProcesses(config.API_PROCESSES, log);
    stopOnSignal(processes.stop);
    log.info({ processes: config.API_PROCESSES }, 'ready');
    return;
  }
  const server = await startServer({
    config: { ...config, METRICS_PORT: metricsPorts(config)[processNumber() ?? 0], SHUTDOWN_GRACE_MS: config.SHUTDOWN_GRACE_MS ?? GRACE_MS },
    databaseUrl: config.DATABASE_URL,
    opensearchUrl: config.OPENSEARCH_URL,
    jwtSecret: config.JWT_SECRET,
    log,
  });
  stopOnSignal(() => server.stop());
  log.info({ url: server.url, metrics_url: server.metricsUrl, process: processNumber() }, 'ready');
}

runProgram(import.meta.filename, { usage: USAGE }, main);
