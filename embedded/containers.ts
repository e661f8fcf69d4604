import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { composeImage } from './compose-image.ts';
import type { Engine } from './engine.ts';

/** PostgreSQL in a container, by testcontainers; with the collation of the local server, and without crash safety, because its data is temporary. */
export async function startPostgresContainer(): Promise<Engine> {
  const container = await new GenericContainer(composeImage('postgres'))
    .withEnvironment({ POSTGRES_USER: 'lma', POSTGRES_PASSWORD: 'lma', POSTGRES_DB: 'lma', POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C' })
    .withCommand(['postgres', '-c', 'random_page_cost=1.1', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'])
    .withSharedMemorySize(256 * 1024 * 1024)
    .withExposedPorts(5432)
    // On its first start, the image logs the line twice: for a temporary server that creates the database, and for the real one.
    .withWaitStrategy(Wait.forAll([Wait.forLogMessage(/database system is ready to accept connections/, 2), Wait.forListeningPorts()]))
    .withStartupTimeout(120_000)
    .start();
  const url = `postgresql://lma:lma@${container.getHost()}:${container.getMappedPort(5432)}/lma`;
  return { url, stop: stopping(container) };
}

/** OpenSearch in a container, by testcontainers; a single node without the security plug-in, with the settings of the local one. */
export async function startOpenSearchContainer(): Promise<Engine> {
  const container = await new GenericContainer(composeImage('opensearch'))
    .withEnvironment({
      'discovery.type': 'single-node',
      'action.auto_create_index': 'false',
      'action.destructive_requires_name': 'true',
      'cluster.routing.allocation.disk.threshold_enabled': 'false', // a nearly full developer's disk would leave every index without a shard
      DISABLE_SECURITY_PLUGIN: 'true',
      DISABLE_INSTALL_DEMO_CONFIG: 'true',
      DISABLE_PERFORMANCE_ANALYZER_AGENT_CLI: 'true', // a second Java process
      OPENSEARCH_JAVA_OPTS: '-Xms512m -Xmx512m -XX:TieredStopAtLevel=1', // the quick compiler only, like the local one
    })
    .withExposedPorts(9200)
    .withWaitStrategy(Wait.forHttp('/_cluster/health?wait_for_status=yellow&timeout=1s', 9200).forStatusCode(200))
    .withStartupTimeout(180_000)
    .start();
  return { url: `http://${container.getHost()}:${container.getMappedPort(9200)}`, stop: stopping(container) };
}

/** Ends the container and removes it with its data. */
function stopping(container: StartedTestContainer): () => Promise<void> {
  return async () => {
    await container.stop();
  };
}
