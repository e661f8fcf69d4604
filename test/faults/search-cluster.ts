import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from '../../embedded/engine.ts';
import { freePort, freePortBetween } from '../../embedded/free-port.ts';
import { findCompiler } from '../../embedded/java.ts';
import { startManagedProcess, type ManagedProcess } from '../../embedded/managed-process.ts';
import { resolveClassPath } from '../../embedded/opensearch-jars.ts';

const HEAP_MB = 400;
/** The runner opens base port + 1 and refuses anything above 9299. */
const PORTS = [9210, 9299] as const;
const LAUNCHER = join(import.meta.dirname, 'ClusterNode.java');

const SETTINGS = [
  'network.host: 127.0.0.1',
  'action.auto_create_index: false',
  'action.destructive_requires_name: true',
  'cluster.routing.allocation.disk.threshold_enabled: false',
  'indices.breaker.total.use_real_memory: false',
  '',
].join('\n');

/** A cluster of OpenSearch, each node a process that is started again when it ends. It has no password, so use it only for minutes. */
export class SearchCluster {
  private constructor(
    /** Of all nodes, separated by commas. */
    readonly url: string,
    readonly nodes: readonly ManagedProcess[],
  ) {}

  static async start(home: string, cache: string, size: number): Promise<SearchCluster> {
    const jdk = findCompiler();
    if (jdk === undefined) throw new EngineError('A cluster of OpenSearch needs a JDK with a compiler; none was found.');
    const classPath = await resolveClassPath(cache);
    const names = Array.from({ length: size }, (_, i) => `node-${i + 1}`);
    const http: number[] = [];
    const transport: number[] = [];
    for (const _ of names) {
      let port: number;
      do port = await freePortBetween(...PORTS);
      while (http.includes(port));
      http.push(port);
      transport.push(await freePort());
    }
    const isReady = (): Promise<boolean> => isWhole(`http://127.0.0.1:${http[0] ?? 0}`, size);
    const nodes = await Promise.all(
      names.map((name, i) => {
        const folder = join(home, name);
        const [conf, data, logs, temporary] = ['conf', 'data', 'logs', 'tmp'].map((part) => join(folder, part)) as [string, string, string, string];
        for (const part of [conf, data, logs, temporary]) mkdirSync(part, { recursive: true });
        writeFileSync(join(conf, 'opensearch.yml'), SETTINGS);
        const runner = ['-basePath', folder, '-confPath', conf, '-dataPath', data, '-logsPath', logs, '-clusterName', 'lma-faults', '-numOfNode', '1'];
        return startManagedProcess({
          name: `OpenSearch ${name}`,
          command: join(jdk, 'java'),
          args: [
            ...[`-Xms${HEAP_MB}m`, `-Xmx${HEAP_MB}m`, '-XX:+UseSerialGC', '-Xlog:disable', `-Djava.io.tmpdir=${temporary}`, '-cp', classPath, LAUNCHER],
            ...[names.join(','), transport.join(','), String(i)],
            ...[...runner, '-baseHttpPort', String((http[i] ?? 0) - 1)],
          ],
          cwd: folder,
          logFile: join(folder, 'node.log'),
          pidFile: join(folder, 'node.pid'),
          identity: folder,
          stopSignal: 'SIGTERM',
          readyTimeoutMs: 240_000,
          isReady,
          log: () => undefined,
        });
      }),
    );
    return new SearchCluster(http.map((port) => `http://127.0.0.1:${port}`).join(','), nodes);
  }

  /** Waits until every node is there again, with all copies of all shards. */
  async untilGreen(): Promise<void> {
    const urls = this.url.split(',');
    while (!(await Promise.all(urls.map((url) => isWhole(url, urls.length, 'green')))).every(Boolean)) await new Promise((resolve) => setTimeout(resolve, 500));
  }

  /** The number of the node that manages the cluster. */
  async manager(): Promise<number> {
    const [url = ''] = this.url.split(',');
    const answer = await fetch(`${url}/_cat/cluster_manager?h=node`);
    return Number((await answer.text()).trim().replace('node-', '')) - 1;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}

async function isWhole(url: string, size: number, status = 'yellow'): Promise<boolean> {
  try {
    const query = `wait_for_status=${status}&wait_for_nodes=${size}&timeout=1s`;
    const answer = await fetch(`${url}/_cluster/health?${query}`, { signal: AbortSignal.timeout(3_000) });
    const health = (await answer.json()) as { timed_out?: boolean };
    return answer.ok && health.timed_out === false;
  } catch {
    return false;
  }
}
