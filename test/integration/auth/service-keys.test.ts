import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import type { Role, Tier } from '../../../src/catalog/roles.ts';
import { createServiceKey, revokeServiceKey } from '../../../src/auth/service-keys.ts';
import { listServiceKeys } from '../../../src/store/accounts/service-keys.ts';
import { npmProgram } from '../../setup/npm-program.ts';
import { StatementLog } from '../../setup/statement-log.ts';
import { TestService } from '../../setup/test-service.ts';
import { isAccepted, seconds, withoutRequestId } from './accounts.ts';
import { until } from '../../setup/until.ts';

/** A use is recorded in the next second or two. */
const SOON_MS = 3_000;

let service: TestService;
/** A second process on the same database. */
let replica: TestService;
const names: string[] = [];

beforeAll(async () => {
  [service, replica] = await Promise.all([TestService.start(), TestService.start()]);
});
afterAll(async () => {
  await service.database.query({ text: 'DELETE FROM service_keys WHERE name = ANY($1)', values: [names] });
  await Promise.all([service.stop(), replica.stop()]);
});

function create(role: Role = 'analyst', tier: Tier = 'internal', days?: number): Promise<string> {
  const name = `test-${randomUUID()}`;
  names.push(name);
  return createServiceKey(service.database, { name, role, tier, days });
}
const idOf = (key: string): string => key.split('_')[1]!;
const rowOf = async (key: string) =>
  (
    await service.database.query<{ secret_hash: Buffer; last_used_at: Date | null; expires_at: Date | null }>({
      text: 'SELECT * FROM service_keys WHERE key_id = $1',
      values: [idOf(key)],
    })
  )[0]!;
const change = (key: string, set: string) => service.database.query({ text: `UPDATE service_keys SET ${set} WHERE key_id = $1`, values: [idOf(key)] });
const usesOf = (key: string) =>
  service.database.query({ text: `SELECT * FROM audit_log WHERE action = 'key.use' AND actor_id = $1`, values: [`key:${idOf(key)}`] });

/** Waits for what happens in the background. */
it('looks like svc_<id>_<secret>; of the secret only a hash is stored', async () => {
  const key = await create();
  expect(key).toMatch(/^svc_[0-9a-f]{16}_[\w-]{43}$/);
  const secret = key.slice(21);
  expect((await rowOf(key)).secret_hash).toEqual(createHash('sha256').update(secret).digest());
  const [row] = await service.database.query<{ whole: string }>({ text: 'SELECT k::text AS whole FROM service_keys k WHERE key_id = $1', values: [idOf(key)] });
  expect(row!.whole).not.toContain(secret);
});

it.each([
  ['reader', 200, 200],
  ['analyst', 200, 200],
] as const)('a key of role %s reads at every replica', async (role, ...statuses) => {
  const key = await create(role);
  expect([(await service.get('/api/companies?limit=1', key)).status, (await replica.get('/api/companies?limit=1', key)).status]).toEqual(statuses);
});

it('has the role and tier that it has now, within a second', async () => {
  const key = await create('analyst', 'standard');
  const policy = async () => (await replica.get('/api/companies?limit=1', key)).headers.get('ratelimit-policy');
  expect(await policy()).toMatch(/^"60-in-1min"/);
  await change(key, `tier = 'premium'`);
  await seconds(1);
  expect(await policy()).toMatch(/^"500-in-1min"/);
});

it('is limited by its tier, apart from other keys', async () => {
  const [key, other] = [await create('reader', 'standard'), await create('reader', 'standard')];
  const first = await service.get('/api/companies?limit=1', key);
  expect(first.headers.get('ratelimit')).toMatch(/^"60-in-1min"; r=59;/);
  expect((await replica.get('/api/companies?limit=1', key)).headers.get('ratelimit')).toMatch(/r=58;/);
  expect((await replica.get('/api/companies?limit=1', other)).headers.get('ratelimit')).toMatch(/r=59;/);
});

it('revoked, it is refused within a second at every replica', async () => {
  const key = await create();
  expect(await isAccepted(service, key)).toBe(true);
  expect(await isAccepted(replica, key)).toBe(true);
  expect(await revokeServiceKey(service.database, idOf(key))).toBe(true);
  await seconds(1);
  expect(await isAccepted(service, key)).toBe(false);
  expect(await isAccepted(replica, key)).toBe(false);
  expect(await revokeServiceKey(service.database, idOf(key))).toBe(false);
});

it('ends when it was said to end, and not before', async () => {
  const key = await create('analyst', 'internal', 7);
  const days = ((await rowOf(key)).expires_at!.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  expect(await isAccepted(service, key)).toBe(true);
  await change(key, `expires_at = now() - interval '1 second'`);
  await seconds(1);
  expect(await isAccepted(service, key)).toBe(false);
  expect((await listServiceKeys(service.database)).find(({ key_id }) => key_id === idOf(key))).toMatchObject({ state: 'expired' });
});

it.each<[string, (key: string) => string]>([
  ['another secret', (key) => `${key.slice(0, 21)}${'A'.repeat(43)}`],
  ['the last character changed', (key) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')],
  ['no secret', (key) => key.slice(0, 21)],
  ['no id', (key) => `svc__${key.slice(21)}`],
  ['an id that nobody has', (key) => `svc_0000000000000000_${key.slice(21)}`],
  ['something after it', (key) => `${key}A`],
  ['capitals', (key) => key.toUpperCase()],
])('%s: the same 401 as for an invented key', async (_case, spoil) => {
  const answer = await service.get('/api/companies?limit=1', spoil(await create()));
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(withoutRequestId(answer)).toEqual(withoutRequestId(await service.get('/api/companies?limit=1', 'svc_nobody_x')));
});

it('notes its last use at most once a minute, and the first of an hour in the audit log, whichever replica sees it', async () => {
  const key = await create();
  expect((await rowOf(key)).last_used_at).toBeNull();
  await Promise.all([service, replica, service, replica].map((at) => isAccepted(at, key)));
  await until('the use is recorded', async () => (await rowOf(key)).last_used_at !== null, SOON_MS);
  const { last_used_at } = await rowOf(key);
  for (let i = 0; i < 5; i++) await isAccepted(i % 2 === 0 ? service : replica, key);
  await seconds(0.3);
  expect((await rowOf(key)).last_used_at).toEqual(last_used_at);
  expect(await usesOf(key)).toHaveLength(1);

  await change(key, `last_used_at = now() - interval '61 minutes'`);
  const third = await TestService.start();
  await isAccepted(third, key);
  await until('both uses are recorded', async () => (await usesOf(key)).length === 2, SOON_MS);
  await third.stop();
});

it('an id that no key has is looked for once in 750 ms, and a key that is created meanwhile works within a second', async () => {
  const own = await TestService.start();
  try {
    const statements = new StatementLog(own.database);
    const key = await create();
    await change(key, 'revoked_at = now()');
    const sent = await statements.during(async () => {
      for (let i = 0; i < 5; i++) expect(await isAccepted(own, key)).toBe(false);
    });
    expect(sent.filter(({ name }) => name === 'service-key')).toHaveLength(1);
    await change(key, 'revoked_at = NULL');
    await seconds(1);
    expect(await isAccepted(own, key)).toBe(true);
  } finally {
    await own.stop();
  }
});

it('ends no session: signing out with it is a mistake that is reported', async () => {
  const { status, body } = await service.post('/auth/logout', {}, await create());
  expect(status).toBe(400);
  expect(body.error).toBe('This credential has no session to end.');
});

describe('npm run admin -- key', () => {
  const admin = (...args: string[]) =>
    spawnSync(process.execPath, npmProgram('src/admin/main.ts', ...args), {
      env: { ...process.env, DATABASE_URL: process.env['TEST_POSTGRES_URL'], OPENSEARCH_URL: process.env['TEST_OPENSEARCH_URL'] },
      encoding: 'utf8',
    });

  it('creates a key that works, shows it once, lists it without its secret, and revokes it', async () => {
    const name = `test-${randomUUID()}`;
    names.push(name);
    const created = admin('key', 'create', name, '--role', 'reader', '--tier', 'premium', '--expires', '30');
    expect(created.status).toBe(0);
    const key = /svc_\w+_[\w-]{43}/.exec(created.stdout)![0];
    expect(await isAccepted(service, key)).toBe(true);

    const listed = admin('key', 'list').stdout;
    expect(listed).toMatch(new RegExp(`${idOf(key)}  ${name}\\s+reader\\s+premium\\s+active\\s+expires \\d{4}-`));
    expect(listed).not.toContain(key.slice(21));

    expect(admin('key', 'revoke', idOf(key)).stdout).toContain('is revoked');
    await seconds(1);
    expect(await isAccepted(service, key)).toBe(false);
    const entries = await service.database.query<{ action: string; actor_kind: string; details: object }>({
      text: `SELECT action, actor_kind, details FROM audit_log WHERE details ->> 'key' = $1 ORDER BY audit_id`,
      values: [idOf(key)],
    });
    expect(entries).toEqual([
      { action: 'key.create', actor_kind: 'operator', details: { key: idOf(key), name, role: 'reader', tier: 'premium', days: 30 } },
      { action: 'key.revoke', actor_kind: 'operator', details: { key: idOf(key), name } },
    ]);
  });

  it.each([
    [['key', 'create', 'x'], '--role reader|analyst|admin is missing.'],
    [['key', 'create', 'x', '--role', 'root', '--tier', 'standard'], '--role root: must be one of reader, analyst, admin'],
    [['key', 'create', 'x', '--role', 'reader', '--tier', 'standard', '--expires', '0'], '--expires 0: must be a whole number of days'],
    [['key', 'revoke', 'unheard-of'], 'No active service key has the id unheard-of.'],
    [['key', 'create', ' ', '--role', 'reader', '--tier', 'standard'], 'must be 1 to 100 characters'],
    [['key', 'list', 'all'], 'Usage'],
    [['key', 'forge'], 'Usage'],
  ])('%j is refused', (args, message) => {
    const { status, stderr } = admin(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});
