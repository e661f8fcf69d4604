import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeImage } from './compose-image.ts';
import { docker, ensureImage, removeContainer } from './docker.ts';
import type { Engine, EngineLog } from './engine.ts';
import { freePort } from './free-port.ts';
import { startManagedProcess } from './managed-process.ts';
import { reapOrphan } from './process-by-id.ts';
import { answers as opensearchAnswers } from './opensearch.ts';
import { POSTGRES_SETTINGS } from './postgres-settings.ts';
import { answers as postgresAnswers } from './postgres.ts';

export interface DockerEngineOptions {
  /** The folder for the engines in containers: their logs, their password, and the id that names their volumes. */
  readonly home: string;
  readonly log: EngineLog;
}

/** Marks the volumes, so that people find them. */
const LABEL = 'labor-market-analytics';
const POSTGRES_PORT = 5432;
const OPENSEARCH_PORT = 9200;

/** PostgreSQL from the image of docker-compose.yml, on a free port of 127.0.0.1. */
export async function startDockerPostgres({ home, log }: DockerEngineOptions): Promise<Engine> {
  const password = secretOf(home, 'postgres-password');
  const port = await freePort();
  const url = `postgresql://lma:${password}@127.0.0.1:${port}/lma`;
  return startContainer({
    name: 'PostgreSQL',
    service: 'postgres',
    home,
    log,
    url,
    publish: `127.0.0.1:${port}:${POSTGRES_PORT}`,
    data: '/var/lib/postgresql',
    options: ['--shm-size', '256m'],
    // A name without a value takes the value from the environment of the command, where other users cannot read it.
    settings: ['POSTGRES_PASSWORD', 'POSTGRES_USER=lma', 'POSTGRES_DB=lma', 'POSTGRES_INITDB_ARGS=--encoding=UTF8 --locale=C'],
    secrets: { POSTGRES_PASSWORD: password },
    command: ['postgres', ...POSTGRES_SETTINGS.flatMap((setting) => ['-c', setting])],
    stopSignal: 'SIGINT', // fast shutdown: open transactions are rolled back
    isReady: () => postgresAnswers(url),
  });
}

/** OpenSearch from the image of docker-compose.yml, on a free port of 127.0.0.1, without a password: the image has no way to set one without certificates. */
export async function startDockerOpenSearch({ home, log, heapMb = 512 }: DockerEngineOptions & { readonly heapMb?: number }): Promise<Engine> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clusterName = `lma-${randomBytes(6).toString('hex')}`;
  return startContainer({
    name: 'OpenSearch',
    service: 'opensearch',
    home,
    log,
    url,
    publish: `127.0.0.1:${port}:${OPENSEARCH_PORT}`,
    data: '/usr/share/opensearch/data',
    options: [],
    settings: [
      `cluster.name=${clusterName}`,
      'discovery.type=single-node',
      'action.auto_create_index=false',
      'action.destructive_requires_name=true',
      'cluster.routing.allocation.disk.threshold_enabled=false',
      'DISABLE_SECURITY_PLUGIN=true',
      'DISABLE_INSTALL_DEMO_CONFIG=true',
      'DISABLE_PERFORMANCE_ANALYZER_AGENT_CLI=true',
      `OPENSEARCH_JAVA_OPTS=-Xms${heapMb}m -Xmx${heapMb}m`,
    ],
    secrets: {},
    command: [],
    stopSignal: 'SIGTERM',
    isReady: () => opensearchAnswers(url, undefined, clusterName),
  });
}

interface Container extends DockerEngineOptions {
  readonly name: string;
  readonly service: 'postgres' | 'opensearch';
  readonly url: string;
  readonly publish: string;
  /** The folder of the image that becomes a volume. */
  readonly data: string;
  readonly options: readonly string[];
  readonly settings: readonly string[];
  readonly secrets: NodeJS.ProcessEnv;
  readonly command: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
}

/**
 * Runs `docker run` in the foreground and manages it like the process of a local engine: its output is the log, its end is noticed, and Docker passes on the
 * signal that ends it.
 */
async function startContainer(container: Container): Promise<Engine> {
  const { service, home, log } = container;
  const image = composeImage(service);
  // Volumes instead of folders: an engine in a container works as another account, whose files the owner of this folder could not delete.
  const name = `lma-${secretOf(home, 'id', 6)}-${service}`;
  const pidFile = join(home, `${service}.pid`);
  await reapOrphan(pidFile, name, log);
  await removeContainer(name);
  await ensureImage(image);
  await docker('volume', 'create', '--label', `${LABEL}=${dirname(home)}`, name);
  const server = await startManagedProcess({
    name: container.name,
    command: 'docker',
    args: [
      ...['run', '--rm', '--name', name, '--label', LABEL, '--publish', container.publish, '--volume', `${name}:${container.data}`],
      ...container.options,
      ...container.settings.flatMap((setting) => ['--env', setting]),
      image,
      ...container.command,
    ],
    env: { ...process.env, ...container.secrets },
    logFile: join(home, `${service}.log`),
    pidFile,
    identity: name,
    stopSignal: container.stopSignal,
    readyTimeoutMs: 180_000,
    isReady: container.isReady,
    log,
  }).catch(async (error: unknown) => {
    await removeContainer(name);
    throw error;
  });
  return {
    url: container.url,
    problem: () => server.problem(),
    stop: async () => {
      await server.stop();
      // Only if it had to be killed is there still a container.
      await removeContainer(name);
    },
  };
}

/** A random text that only the owner can read, made on the first start. */
function secretOf(home: string, file: string, bytes = 24): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const path = join(home, file);
  if (!existsSync(path)) writeFileSync(path, randomBytes(bytes).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
