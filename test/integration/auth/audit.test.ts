import { commandOf } from '../../../src/admin/commands.ts';
import { recordAudit } from '../../../src/audit/audit-log.ts';
import { disableUser } from '../../../src/auth/users.ts';
import { someAddress, TestService } from '../../setup/test-service.ts';
import { McpClient } from '../mcp/mcp-client.ts';
import { Accounts, login, PASSWORD, seconds, type Account } from './accounts.ts';

interface Row {
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly actor_kind: string;
  readonly action: string;
  readonly outcome: string;
  readonly address: string;
  readonly request_id: string;
  readonly details: Record<string, unknown>;
}

let service: TestService;
let accounts: Accounts;
let account: Account;

beforeAll(async () => {
  service = await TestService.start();
  accounts = new Accounts(service);
});
beforeEach(async () => {
  service.address = someAddress();
  account = await accounts.create('reader');
});
afterAll(async () => {
  await accounts.remove();
  await service.stop();
});

/** What was written about requests of this test's address, the queued part included. */
async function entries(): Promise<Row[]> {
  await seconds(1.3);
  return service.database.query<Row & Record<string, unknown>>({
    text: 'SELECT * FROM audit_log WHERE address = $1 ORDER BY audit_id',
    values: [service.address],
  });
}
const short = (rows: readonly Row[]): unknown[] => rows.map(({ actor_name, action, outcome }) => [actor_name, action, outcome]);

it('sign-in, failed sign-in, sign-out: who, what, whence, in which request', async () => {
  const failed = await service.post('/auth/login', { username: account.username.toUpperCase(), password: 'wrong' });
  const signedIn = await login(service, account);
  const out = await service.post('/auth/logout', {}, signedIn.body.tokens.access_token as string);
  const rows = await entries();
  expect(rows).toMatchObject([
    {
      actor_kind: 'anonymous',
      actor_id: null,
      action: 'sign_in',
      outcome: 'failed',
      request_id: failed.headers.get('x-request-id'),
      details: { username: account.username },
    },
    {
      actor_kind: 'user',
      actor_id: expect.stringMatching(/^user:[0-9a-f-]{36}$/),
      actor_name: account.username,
      action: 'sign_in',
      outcome: 'ok',
      request_id: signedIn.headers.get('x-request-id'),
      details: { session: signedIn.body.session_id },
    },
    {
      actor_name: account.username,
      action: 'sign_out',
      outcome: 'ok',
      request_id: out.headers.get('x-request-id'),
      details: { session: signedIn.body.session_id },
    },
  ]);
});

it('a refresh token that is used twice, in the transaction that revokes the session', async () => {
  const { body } = await login(service, account);
  const refresh_token = body.tokens.refresh_token as string;
  await service.post('/auth/refresh', { refresh_token });
  await service.post('/auth/refresh', { refresh_token });
  expect((await entries()).at(-1)).toMatchObject({
    actor_name: account.username,
    action: 'refresh_token.reuse',
    outcome: 'refused',
    details: { session: body.session_id, effect: 'session revoked' },
  });
});

it('a credential that is not valid; equal refusals once, with their number; asking without a credential is none', async () => {
  const token = (await login(service, account)).body.tokens.access_token as string;
  for (let i = 0; i < 3; i++) await service.get(`/api/companies/path-${i}`, 'garbage');
  for (let i = 0; i < 5; i++) await service.get('/api/companies');
  for (let i = 0; i < 2; i++) expect((await service.get('/api/companies?limit=1', token)).status).toBe(200);
  const rows = (await entries()).filter(({ action }) => action !== 'sign_in');
  expect(rows).toMatchObject([{ actor_kind: 'anonymous', action: 'credential', outcome: 'refused', details: { times: 3 } }]);
  expect(rows[0]!.details['path']).toBeUndefined();
});

it('a refused call of the MCP tool, although its response has status 200', async () => {
  const analyst = await accounts.create('analyst');
  const token = (await login(service, analyst)).body.tokens.access_token as string;
  const client = new McpClient(service, token).with({ 'x-forwarded-for': service.address });
  expect((await client.query('UPDATE COMPANY "Walmart" SET NAME = "Else"')).body.error.data.http_status).toBe(403);
  expect((await client.query('LIST COMPANYS')).body.error.data.http_status).toBe(400);
  const rows = (await entries()).filter(({ action }) => action !== 'sign_in');
  expect(rows).toMatchObject([{ actor_name: analyst.username, action: 'permission', outcome: 'refused', details: { method: 'POST', path: '/mcp' } }]);
});

it('too many failures', async () => {
  for (let i = 0; i < 10; i++) await service.post('/auth/login', { username: account.username, password: 'wrong' });
  await login(service, account);
  const rows = await entries();
  expect(rows.filter(({ outcome }) => outcome === 'failed')).toHaveLength(10);
  expect(short(rows).at(-1)).toEqual([null, 'sign_in', 'refused']);
});

it('changes of users by the operator', async () => {
  await disableUser(service.database, account.username, { kind: 'operator', name: 'somebody' });
  const rows = await service.database.query<Row & Record<string, unknown>>({
    text: `SELECT * FROM audit_log WHERE details ->> 'username' = $1 ORDER BY audit_id`,
    values: [account.username],
  });
  expect(rows).toMatchObject([
    { actor_kind: 'operator', action: 'user.add', outcome: 'ok', details: { username: account.username, role: 'reader', tier: 'internal' } },
    { actor_kind: 'operator', actor_name: 'somebody', action: 'user.disable', outcome: 'ok' },
  ]);
});

it('an entry of a transaction stays if and only if the transaction does', async () => {
  const write = (end: () => void) =>
    service.database.transaction(async (client) => {
      await recordAudit(client, { actor: { kind: 'operator' }, action: 'test.transaction', outcome: 'ok', address: service.address });
      end();
    });
  await write(() => undefined);
  await expect(
    write(() => {
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await entries()).toHaveLength(1);
});

it('holds no secrets: neither passwords, nor what was typed as a name that nobody has, nor tokens', async () => {
  const { body } = await login(service, account);
  const { access_token, refresh_token } = body.tokens as Record<string, string>;
  await service.post('/auth/login', { username: 'my-secret-typed-in-the-wrong-field', password: PASSWORD });
  await service.get(`/api/companies?token=${access_token}`, 'svc_0123456789abcdef_a-key-that-nobody-has');
  await service.post('/auth/refresh', { refresh_token: 'a-refresh-token-that-nobody-has' });
  const text = JSON.stringify(await entries());
  for (const secret of [PASSWORD, 'my-secret', access_token!, refresh_token!, 'nobody-has']) expect(text).not.toContain(secret);
});

it('what waits is written when the service stops', async () => {
  const leaving = await TestService.start();
  await leaving.get('/api/companies', 'garbage');
  await leaving.stop();
  const rows = await service.database.query({ text: `SELECT 1 FROM audit_log WHERE address = $1 AND action = 'credential'`, values: [leaving.address] });
  expect(rows).toHaveLength(1);
});

describe('pruning', () => {
  const write = (age: string, count: number): Promise<unknown> =>
    service.database.query({
      text: `INSERT INTO audit_log (at, actor_kind, action, outcome, address)
             SELECT now() - $1::interval, 'anonymous', 'test.old', 'ok', $2 FROM generate_series(1, $3)`,
      values: [age, service.address, count],
    });

  it('deletes what is older, in several steps, leaves the rest, and is recorded itself', async () => {
    await write('401 days', 5_001);
    await write('399 days', 2);
    expect(await commandOf(['audit', 'prune', '400'])(service.database, { kind: 'operator', name: 'op-of-the-test' })).toMatch(
      /^\d+ entries older than 400 days deleted from the audit log\.$/,
    );
    const left = await entries();
    expect(left.map(({ action }) => action)).toEqual(['test.old', 'test.old']);
    const recorded = await service.database.query<Row & Record<string, unknown>>({
      text: "SELECT * FROM audit_log WHERE action = 'audit.prune' AND actor_name = 'op-of-the-test'",
    });
    expect(recorded).toMatchObject([{ actor_kind: 'operator', outcome: 'ok', details: { days: 400 } }]);
    expect(recorded[0]!.details['rows']).toBeGreaterThanOrEqual(5_001);
  });

  it.each([['0'], ['-1'], ['x'], ['1.5'], ['99999'], ['']])('%j is no number of days', (days) => {
    expect(() => commandOf(['audit', 'prune', days])).toThrow('must be a whole number of days');
  });
});
