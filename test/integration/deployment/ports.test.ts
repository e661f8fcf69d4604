import { createServer, type Server } from 'node:net';
import { freePort } from '../../../embedded/free-port.ts';
import { readConfig } from '../../../src/config/config.ts';
import { checkPorts } from '../../../src/runtime/listen.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { startServer, type RunningServer } from '../../../src/server.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { JWT_SECRET, testUrl } from '../../setup/service-client.ts';

let taken: Server;
let port: number;
let own: OwnDatabase;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  ({ port } = taken.address() as { port: number });
  own = await OwnDatabase.migrated();
});
afterAll(async () => {
  taken.close();
  await own.drop();
});

const start = (env: NodeJS.ProcessEnv): Promise<RunningServer> =>
  startServer({
    config: readConfig(env),
    databaseUrl: own.url,
    opensearchUrl: testUrl('TEST_OPENSEARCH_URL'),
    jwtSecret: JWT_SECRET,
    log: createLog('silent'),
  });

/** Connections to the database of this file, except the one that counts. PostgreSQL ends them shortly after they are closed. */
async function connections(): Promise<number> {
  const text = 'SELECT count(*) AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  const [found] = await own.database.query<{ open: number }>({ text });
  return found!.open;
}

async function expectNoConnections(): Promise<void> {
  const deadline = Date.now() + 2_000;
  while ((await connections()) > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await connections()).toBe(0);
}

it('a start on a port that is taken says so, and leaves no connection open', async () => {
  await expect(start({ PORT: String(port) })).rejects.toThrow(`127.0.0.1:${port} (EADDRINUSE). Set PORT (and HOST) to a free address`);
  await expectNoConnections();
});

it('so does one whose port for metrics is taken, and it no longer listens on the other', async () => {
  const free = await freePort();
  await expect(start({ PORT: String(free), METRICS_PORT: String(port) })).rejects.toThrow(`127.0.0.1:${port} (EADDRINUSE). Set METRICS_PORT`);
  await expectNoConnections();
  await expect(fetch(`http://127.0.0.1:${free}/health/live`)).rejects.toThrow('fetch failed');
});

it('the port for metrics must be another one than PORT, and free: checked before anything starts', async () => {
  await expect(checkPorts(readConfig({ PORT: '8123', METRICS_PORT: '8123' }))).rejects.toThrow('METRICS_PORT: must differ from PORT (8123)');
  await expect(checkPorts(readConfig({ PORT: '0', METRICS_PORT: String(port) }))).rejects.toThrow(`127.0.0.1:${port} (EADDRINUSE). Set METRICS_PORT`);
});
