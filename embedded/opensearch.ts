import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { EngineError, type Engine, type EngineLog } from './engine.ts';
import { freePort, freePortBetween } from './free-port.ts';
import { findJava, javaFound, MINIMUM_JAVA } from './java.ts';
import { startManagedProcess } from './managed-process.ts';
import { reapOrphan } from './process-by-id.ts';
import { resolveClassPath } from './opensearch-jars.ts';
import { compilePlugin, CREDENTIALS_VARIABLE, OWNER_ONLY_PLUGIN } from './owner-only.ts';

export interface OpenSearchOptions {
  /** Folder that holds the data, configuration and logs of this node. */
  readonly home: string;
  /** Folder for what several nodes share: the resolved class path and the class-data archive. */
  readonly cache: string;
  readonly log: EngineLog;
  /** Java heap in MB; default 512. */
  readonly heapMb?: number;
  /** Uses only the quick compiler, which halves the startup time but lowers the peak speed. For tests. */
  readonly quickStart?: boolean;
  /** The home of another node that is not running. The new one begins with its data. */
  readonly copyOf?: string | undefined;
}

/** The runner opens base port + 1 and refuses anything above 9299. */
const LOWEST_PORT = 9210;
const HIGHEST_PORT = 9299;

const USER = 'svc';

/**
 * Starts a private single-node OpenSearch on a free port of 127.0.0.1 from jars that Maven resolved. It only answers requests with the user and the
 * password in its URL, which are new on each start.
 */
export async function startOpenSearch(options: OpenSearchOptions): Promise<Engine> {
  const jdk = findJava();
  if (jdk === undefined) throw new EngineError(`OpenSearch needs a Java runtime of version ${MINIMUM_JAVA} or newer. ${javaFound()}`);
  const jars = await resolveClassPath(options.cache);
  const classPath = [jars, await compilePlugin(options.cache, jars)].join(delimiter);
  const pidFile = join(options.home, 'opensearch.pid');
  await reapOrphan(pidFile, options.home, options.log);

  const conf = join(options.home, 'conf');
  for (const folder of [conf, join(options.home, 'data'), join(options.home, 'logs'), join(options.home, 'tmp')]) mkdirSync(folder, { recursive: true });
  if (options.copyOf !== undefined) cpSync(join(options.copyOf, 'data'), join(options.home, 'data'), { recursive: true });
  const port = await freePortBetween(LOWEST_PORT, HIGHEST_PORT);
  const password = randomBytes(24).toString('hex');
  const clusterName = `lma-${randomBytes(6).toString('hex')}`;
  writeFileSync(join(conf, 'opensearch.yml'), configuration(await freePort()));

  const heap = options.heapMb ?? 512;
  const archive = join(
    options.cache,
    `opensearch-jdk${jdk.version}-${basename(classPath.split(delimiter)[0] ?? '', '.jar')}${options.quickStart === true ? '-quick' : ''}.jsa`,
  );
  const server = await startManagedProcess({
    name: 'OpenSearch',
    command: jdk.java,
    args: [
      `-Xms${heap}m`,
      `-Xmx${heap}m`,
      '-XX:+UseSerialGC',
      ...(options.quickStart === true ? ['-XX:TieredStopAtLevel=1'] : []),
      '-XX:+AutoCreateSharedArchive',
      `-XX:SharedArchiveFile=${archive}`,
      '-Xlog:disable',
      '-Dfile.encoding=UTF-8',
      `-Djava.io.tmpdir=${join(options.home, 'tmp')}`,
      '-cp',
      classPath,
      'org.codelibs.opensearch.runner.OpenSearchRunner',
      ...['-basePath', options.home, '-confPath', conf, '-dataPath', join(options.home, 'data'), '-logsPath', join(options.home, 'logs')],
      ...['-clusterName', clusterName, '-numOfNode', '1', '-baseHttpPort', String(port - 1), '-pluginTypes', OWNER_ONLY_PLUGIN],
    ],
    env: { ...process.env, [CREDENTIALS_VARIABLE]: `${USER}:${password}` },
    cwd: options.home,
    logFile: join(options.home, 'opensearch.log'),
    pidFile,
    identity: options.home,
    stopSignal: 'SIGTERM',
    readyTimeoutMs: 180_000,
    isReady: () => answers(`http://127.0.0.1:${port}`, password, clusterName),
    // The archive of classes is written when the server ends, and a damaged one crashes the next.
    onCrash: () => {
      rmSync(archive, { force: true });
    },
    log: options.log,
  });
  return {
    url: `http://${USER}:${password}@127.0.0.1:${port}`,
    stop: () => server.stop(),
    problem: () => server.problem(),
    runsOn: `Java ${jdk.version}, ${jdk.java}`,
  };
}

function configuration(transportPort: number): string {
  return [
    'discovery.type: single-node',
    'network.host: 127.0.0.1',
    `transport.port: ${transportPort}`,
    'action.auto_create_index: false',
    'action.destructive_requires_name: true',
    'cluster.routing.allocation.disk.threshold_enabled: false',
    // The serial collector leaves garbage on the heap until it is nearly full. The breaker must not refuse work because of it, only because of what is in use.
    'indices.breaker.total.use_real_memory: false',
    '',
  ].join('\n');
}

/** True when this node (not another server that took the port in the meantime) answers and can serve its indexes. */
export async function answers(url: string, password: string | undefined, clusterName: string): Promise<boolean> {
  try {
    const headers = password === undefined ? {} : { authorization: `Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}` };
    const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`, {
      headers,
      signal: AbortSignal.timeout(2_000),
    });
    const health = (await response.json()) as { cluster_name?: string; status?: string; timed_out?: boolean };
    return response.ok && health.cluster_name === clusterName && health.status !== 'red' && health.timed_out !== true;
  } catch {
    return false;
  }
}
