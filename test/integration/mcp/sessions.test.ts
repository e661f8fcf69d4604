import { McpSessions } from '../../../src/mcp/sessions.ts';
import { TestService } from '../../setup/test-service.ts';
import { Accounts, login } from '../auth/accounts.ts';
import { INITIALIZE, McpClient } from './mcp-client.ts';

let service: TestService;
/** A second process on the same database. */
let replica: TestService;
let accounts: Accounts;
let own: McpClient;
let elsewhere: McpClient;
let stranger: McpClient;

beforeAll(async () => {
  [service, replica] = await Promise.all([TestService.start(), TestService.start()]);
  accounts = new Accounts(service);
  const [token, other] = [await signIn(), await signIn()];
  [own, elsewhere, stranger] = [new McpClient(service, token), new McpClient(replica, token), new McpClient(service, other)];
});
afterAll(async () => {
  await accounts.remove();
  await Promise.all([service.stop(), replica.stop()]);
});

async function signIn(): Promise<string> {
  return (await login(service, await accounts.create())).body.tokens.access_token as string;
}
const inSession = (client: McpClient, session: string) => client.with({ 'mcp-session-id': session });
const age = (session: string, hours: number) =>
  service.database.query({
    text: `UPDATE mcp_sessions SET expires_at = expires_at - make_interval(hours => $2) WHERE session_id = $1`,
    values: [session, hours],
  });
const expiry = async (session: string) =>
  (
    await service.database.query<{ hours: number }>({
      text: `SELECT extract(epoch FROM expires_at - now())::float8 / 3600 AS hours FROM mcp_sessions WHERE session_id = $1`,
      values: [session],
    })
  )[0]?.hours;

it('a session that one replica opened is used and ended at another', async () => {
  const session = await own.open();
  expect((await inSession(elsewhere, session).query('COUNT COMPANIES')).body.result.isError).toBe(false);
  expect((await inSession(elsewhere, session).message({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  const ended = await elsewhere.end(session);
  expect([ended.status, ended.body]).toEqual([200, { success: true, data: { session_id: session, ended: true } }]);
  for (const client of [own, elsewhere]) expect((await inSession(client, session).ask('ping')).status).toBe(404);
  expect((await own.end(session)).status).toBe(404);
});

it("another caller's session is unknown, and stays what it is", async () => {
  const session = await own.open();
  const seen = await inSession(stranger, session).ask('ping');
  expect(seen.status).toBe(404);
  expect((await stranger.end(session)).status).toBe(404);
  // Reported in the same words as one that never was.
  const { request_id: _a, ...foreign } = seen.body;
  const { request_id: _b, ...unheard } = (await inSession(stranger, '01234567-89ab-4cde-8f01-23456789abcd').ask('ping')).body;
  expect(foreign).toEqual(unheard);
  expect(foreign).toMatchObject({ success: false, suggestion: expect.stringContaining('initialize') });
  expect((await inSession(own, session).ask('ping')).status).toBe(200);
});

it.each(['junk', '', '0', "' OR 1=1 --", '01234567-89AB-4CDE-8F01-23456789ABCD'])('the session id %j is unknown', async (session) => {
  for (const method of ['ping', 'initialize', 'tools/list'])
    expect((await inSession(own, session).ask(method, method === 'initialize' ? INITIALIZE : {})).status).toBe(404);
  expect((await inSession(own, session).message({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(404);
  expect((await own.end(session)).status).toBe(404);
});

it('a session is optional', async () => {
  expect((await own.query('VERSION')).status).toBe(200);
  const { status, body } = await own.send('', { method: 'DELETE' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, error: expect.stringContaining('Mcp-Session-Id') });
});

it('a new token of the same caller goes on with the session', async () => {
  const account = await accounts.create();
  const clientOf = async () => new McpClient(service, (await login(service, account)).body.tokens.access_token as string);
  const session = await (await clientOf()).open();
  expect((await inSession(await clientOf(), session).ask('ping')).status).toBe(200);
});

it('a session ends after a day without use, and use prolongs it', async () => {
  const session = await own.open();
  await age(session, 20);
  expect(await expiry(session)).toBeCloseTo(4, 1);
  expect((await inSession(own, session).ask('ping')).status).toBe(200);
  expect(await expiry(session)).toBeCloseTo(24, 1);
  await age(session, 25);
  expect((await inSession(own, session).ask('ping')).status).toBe(404);
  expect((await own.end(session)).status).toBe(404);
  // The next one that is opened clears it away.
  await own.open();
  expect(await expiry(session)).toBeUndefined();
});

it('a session in use is not written at each request', async () => {
  const session = await own.open();
  await service.database.query({ text: `UPDATE mcp_sessions SET expires_at = expires_at - interval '20 minutes' WHERE session_id = $1`, values: [session] });
  const before = await expiry(session);
  await inSession(own, session).ask('ping');
  expect(await expiry(session)).toBeLessThanOrEqual(before!);
});

it('a caller keeps a thousand sessions; the one that was used longest ago makes room', async () => {
  const sessions = new McpSessions(service.database);
  const caller = `test:${Date.now()}`;
  await service.database.query({
    text: `INSERT INTO mcp_sessions (session_id, caller_id, client_name, client_version, expires_at)
           SELECT gen_random_uuid(), $1, 'c', '1', now() + make_interval(hours => 1, secs => n) FROM generate_series(1, 1000) n`,
    values: [caller],
  });
  const id = await sessions.open(caller, { name: 'c', version: '1' });
  const [row] = await service.database.query<{ n: number; oldest: number }>({
    text: `SELECT count(*)::int AS n, round(extract(epoch FROM min(expires_at) - now()))::int AS oldest FROM mcp_sessions WHERE caller_id = $1`,
    values: [caller],
  });
  expect(row!.n).toBe(1_000);
  expect(row!.oldest).toBeGreaterThan(3_590);
  expect(await sessions.isOpen(id, caller)).toBe(true);
  await service.database.query({ text: 'DELETE FROM mcp_sessions WHERE caller_id = $1', values: [caller] });
});

it('what a client calls itself is kept as far as it can be', async () => {
  const clientInfo = { name: `NUL \0 half \ud83d ${'x'.repeat(300)}`, version: '' };
  const { status, headers } = await own.ask('initialize', { ...INITIALIZE, clientInfo });
  expect(status).toBe(200);
  const [row] = await service.database.query<{ client_name: string }>({
    text: 'SELECT client_name FROM mcp_sessions WHERE session_id = $1',
    values: [headers['mcp-session-id']],
  });
  expect(row!.client_name).toHaveLength(200);
});
