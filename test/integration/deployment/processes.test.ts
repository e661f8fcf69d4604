import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { freePort } from '../../../embedded/free-port.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { npmProgram } from '../../setup/npm-program.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { JWT_SECRET, ServiceClient, testUrl } from '../../setup/service-client.ts';
import { smallDataset } from '../../setup/small-dataset.ts';

/** `npm run serve` with API_PROCESSES=2, which writes its log as lines of JSON. */
class Processes extends ServiceClient {
  readonly lines: { readonly pid: number; readonly msg: string }[] = [];
  private readonly child: ChildProcess;

  constructor(port: number, own: OwnDatabase) {
    super(`http://127.0.0.1:${port}`, own.database);
    this.child = spawn(process.execPath, npmProgram('src/server.ts'), {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: own.url,
        OPENSEARCH_URL: testUrl('TEST_OPENSEARCH_URL'),
        JWT_SECRET,
        PORT: String(port),
        API_PROCESSES: '2',
        TRUST_PROXY: 'loopback',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(this.child.stdout!).on('line', (line) => this.lines.push(JSON.parse(line) as { pid: number; msg: string }));
  }

  pidsOf(message: string): number[] {
    return [...new Set(this.lines.filter(({ msg }) => msg === message).map(({ pid }) => pid))];
  }

  /** Waits until so many processes, the first one included, have logged that they are ready. */
  async ready(count: number): Promise<void> {
    while (this.pidsOf('ready').length < count) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** The workers, without the first process. */
  workers(): number[] {
    return this.pidsOf('ready').filter((pid) => pid !== this.child.pid);
  }

  /** Asks on a connection of its own, which any process may get. */
  ask(token: string): Promise<number> {
    return this.get('/api/companies?limit=1', token, { connection: 'close' }).then(({ status }) => status);
  }

  signal(): void {
    this.child.kill('SIGTERM');
  }

  async exitCode(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

let own: OwnDatabase;
let service: Processes;
beforeAll(async () => {
  // Each of the processes reads what it needs for titles: of a small dataset, this is little.
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('processes'), { onlyIfEmpty: true });
  service = new Processes(await freePort(), own);
  await service.ready(3);
});
afterAll(async () => {
  service.signal();
  await service.exitCode();
  await own.drop();
});

it('two processes share the port, the sessions, and the limit of a caller', async () => {
  const token = await service.signIn('reader', 'standard');
  const statuses = await Promise.all(Array.from({ length: 70 }, () => service.ask(token)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(service.pidsOf('request completed').sort()).toEqual(service.workers().sort());
});

it('a process that is lost is replaced; meanwhile the other one answers', async () => {
  const token = await service.signIn();
  const [lost, other] = service.workers();
  process.kill(lost!, 'SIGKILL');
  await service.ready(4);
  expect(service.lines.some(({ msg }) => msg === 'A process was lost. It is started again after a pause.')).toBe(true);
  expect(service.workers()).toContain(other);
  expect(await Promise.all(Array.from({ length: 10 }, () => service.ask(token)))).toEqual(Array.from({ length: 10 }, () => 200));
});

it('SIGTERM lets open requests finish, and ends all processes', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'wrong wrong wrong' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue', connection: 'close' };
  const open = request(`${service.url}/auth/login`, { method: 'POST', headers });
  const answered = once(open, 'response') as Promise<[IncomingMessage]>;
  open.flushHeaders();
  await once(open, 'continue');
  service.signal();
  open.end(body);
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(401);
  expect(await service.exitCode()).toBe(0);
  for (const pid of service.workers()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
