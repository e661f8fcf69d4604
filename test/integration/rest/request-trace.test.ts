import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { OwnDatabase } from '../../setup/own-database.ts';
import { StatementLog } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly request_id?: string;
  readonly operation?: string;
  readonly sql?: string;
  readonly engine_request?: string;
  readonly err?: object;
}

const WARN = 40;
const lines: Line[] = [];
/** Since the start. */
const all: Line[] = [];
const log = pino(
  { level: 'info' },
  {
    write: (text: string) => {
      const line = JSON.parse(text) as Line;
      lines.push(line);
      all.push(line);
    },
  },
);
/** A search engine that notes the ids of requests and answers nothing of use. */
const opaqueIds: unknown[] = [];
let engine: Server;
let service: TestService;
let statements: StatementLog;
let token: string;

beforeAll(async () => {
  engine = createServer((request, response) => {
    opaqueIds.push(request.headers['x-opaque-id']);
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  service = await TestService.start({ log, opensearchUrl: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`, env: { SLOW_MS: '1' } });
  statements = new StatementLog(service.database);
  token = await service.signIn('analyst');
});
afterAll(async () => {
  await service.stop();
  engine.close();
});
beforeEach(() => {
  lines.length = 0;
});

const ask = (path: string, id: string): Promise<{ status: number }> => service.get(path, token, { 'x-request-id': id });

/** The lines of a request. Some follow the answer. */
async function linesOf(id: string): Promise<Line[]> {
  await sleep(50);
  return lines.filter(({ request_id }) => request_id === id);
}

it('a slow statement is logged with the id and operation of its request, and without values', async () => {
  // Counting all rows takes more than a millisecond.
  await ask('/api/companies?search=no-company-has-this&limit=1', 'trace-slow');
  for (let i = 0; i < 20 && !lines.some(({ msg }) => msg === 'slow SQL statement'); i++)
    await ask(`/api/companies?min_posting_count=${i}&limit=1000`, 'trace-slow');
  const slow = (await linesOf('trace-slow')).filter(({ msg }) => msg === 'slow SQL statement');
  expect(slow.length).toBeGreaterThan(0);
  expect(slow[0]).toMatchObject({ operation: expect.any(String), sql: expect.stringMatching(/^(?:SELECT|WITH|INSERT)/) });
  expect(JSON.stringify(slow)).not.toContain('no-company-has-this');
});

it('an outage of the search engine is logged once, with the id of its first request, which the engine sees, too', async () => {
  expect((await ask('/api/companyconvert?name=walmart', 'trace-engine')).status).toBe(503);
  const begun = all.filter(({ msg }) => msg.startsWith('request to the search engine failed'));
  for (const path of ['/api/companyconvert?name=walmart', '/api/titleconvert?title=nurse', '/api/companies/search?q=bank'])
    expect((await ask(path, 'trace-more')).status).toBe(503);
  // The outage began with the start of this service.
  expect(begun).toEqual([expect.objectContaining({ level: WARN, engine_request: expect.any(String), err: expect.anything() })]);
  expect((await linesOf('trace-more')).filter(({ level }) => level >= WARN)).toEqual([]);
  expect(opaqueIds).toContain('trace-engine');
});

it('a failed statement is logged with the id of its request, and a refused value is not a failure', async () => {
  const own = await OwnDatabase.migrated();
  const broken = await TestService.start({ log, databaseUrl: own.url });
  const other = await broken.signIn('analyst');
  await own.database.query({ text: 'DROP TABLE zip_locations CASCADE' });
  expect((await broken.get('/api/location/zip/10001', other, { 'x-request-id': 'trace-failed' })).status).toBe(500);
  await broken.stop();
  await own.drop();
  const failed = (await linesOf('trace-failed')).filter(({ msg }) => msg === 'SQL statement failed');
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ level: WARN, operation: 'getZipLocation', sql: expect.stringContaining('zip_locations') });
  await ask('/api/companies/%00', 'trace-refused');
  expect((await linesOf('trace-refused')).filter(({ msg }) => msg === 'SQL statement failed')).toEqual([]);
});

it('PostgreSQL shows the id as the name of the connection, and keeps its prepared statements', async () => {
  const names = async (): Promise<string[]> => {
    const other = await service.database.query<{ application_name: string }>({
      text: "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'lma %'",
    });
    return other.map(({ application_name }) => application_name);
  };
  const sent: (readonly { name: string | undefined; text: string }[])[] = [];
  // Two connections see them, because asking for the names is a statement of its own.
  for (const id of ['trace-a', 'trace-b']) {
    sent.push(await statements.during(() => Promise.all([ask('/api/companies?limit=1', id), ask('/api/companies?limit=1', id)])));
    expect(await names()).toContain(`lma ${id}`);
  }
  expect(sent[1]!.map(({ name, text }) => `${name} ${text}`)).toEqual(expect.arrayContaining(sent[0]!.map(({ name, text }) => `${name} ${text}`)));
  expect(JSON.stringify(sent)).not.toContain('trace-');
});
